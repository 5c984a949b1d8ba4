import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSay } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { DoneLine } from '../done-line.tsx'
import type { Colleague } from '../listing-view.ts'
import { ColumnPicker } from './column-picker.tsx'
import type { Mapping } from './import-fields.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportTrial } from './import-trial.tsx'
import { readRows } from './read-rows.ts'
import { StayArchived } from './stay-archived.tsx'
import { useImport } from './use-import.ts'
import { useListingFile } from './use-listing-file.ts'
import { WrongRows } from './wrong-rows.tsx'

/** CSV, Excel, OpenImmo, and OpenImmo in a ZIP archive. */
const takenKinds = [
  '.csv,.xlsx,.xml,.zip,text/csv,application/xml,application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join()

/** Takes listings in from a spreadsheet or an OpenImmo file: file, columns, preview, then the import itself. */
export function ImportDialog({ colleagues, onClose }: { colleagues: readonly Colleague[]; onClose: () => void }) {
  const { t, language } = useDashboardWords()
  const say = useSay()
  const { source, refusal, isReading, pick, chooseSheet } = useListingFile()
  const [stops, setStops] = useState(0)
  const [corrected, setCorrected] = useState<Mapping>()
  const mapping = corrected ?? source?.mapping ?? {}
  const region = language === 'de' || source?.kind === 'openimmo' ? 'de' : 'it'
  const rows = source === undefined ? [] : readRows(source, { mapping, colleagues, region })
  const listings = rows.flatMap(({ listing }) => listing ?? [])
  const { progress, isBusy, isStopping, failure, start, stop, restart: clear } = useImport(listings)
  const isDone = progress !== undefined && !isBusy && progress.rows === progress.total
  const restart = () => {
    clear()
    setCorrected(undefined)
  }
  // One that is closed while it runs comes again: it tells what was saved, and how to go on. Closed once more, it goes,
  // whether the answer has come or not.
  const stopFirst = () => {
    stop()
    setStops(stops + 1)
  }
  return (
    <Dialog
      key={stops}
      open
      heading={t('Dashboard.Import.Title')}
      onClose={isBusy && !isStopping ? stopFirst : onClose}
      closesOutside={source === undefined || isDone}
    >
      <div className="stack-wide">
        <p className="muted">{t('Dashboard.Import.Text')}</p>
        {!isBusy && (
          <FileButton
            id="import-file"
            label={t('Dashboard.Import.Pick')}
            purpose={t('Dashboard.Import.Purpose')}
            accept={takenKinds}
            onPick={(file) => {
              restart()
              pick(file)
            }}
          />
        )}
        {isReading && (
          <p role="status">
            <Spinner /> {t('Dashboard.Import.Reading')}
          </p>
        )}
        {refusal && (
          <p className="field-error" role="alert">
            {t(refusal.key, refusal.values)}
          </p>
        )}
        <DoneLine of={isDone}>
          {isDone && (
            <span>
              {t('Dashboard.Import.Done', { created: progress.created, changed: progress.changed })}
              <StayArchived count={progress.archived} />
            </span>
          )}
          <Button small data-action="close-import" onClick={onClose}>
            {say('General.Close')}
          </Button>
        </DoneLine>
        {failure && !isBusy && (
          <Banner message={failure.text ?? t('Dashboard.Import.Interrupted')} takesFocus={!progress} />
        )}
        {source && !progress && source.sheets.length > 1 && (
          <SelectField
            id="import-sheet"
            label={t('Dashboard.Import.Sheet')}
            value={String(source.sheet)}
            onChange={(value) => {
              restart()
              chooseSheet(Number(value))
            }}
            options={source.sheets.map((name, index) => ({ value: String(index), label: name }))}
          />
        )}
        {source && rows.length === 0 && (
          <p className="field-error" role="alert">
            {t('Dashboard.Import.Empty')}
          </p>
        )}
        {progress && !isDone && (
          <ImportProgress
            progress={progress}
            isBusy={isBusy}
            isStopping={isStopping}
            failure={failure}
            start={start}
            stop={stop}
          />
        )}
        {source && rows.length > 0 && (
          <>
            {!progress && (
              <>
                <ColumnPicker head={source.head} mapping={mapping} onChange={setCorrected} />
                <ImportPreview rows={rows} />
              </>
            )}
            <WrongRows rows={rows} source={source} mapping={mapping} />
            {!progress && (
              <>
                <ImportTrial listings={listings} />
                <div className="button-row">
                  <Button
                    look="primary"
                    data-action="start-import"
                    disabled={listings.length === 0}
                    onClick={() => void start()}
                  >
                    {t('Dashboard.Import.Start', { count: listings.length })}
                  </Button>
                </div>
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
