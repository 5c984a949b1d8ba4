import { useState } from 'react'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSay } from '../../words/words.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { DoneLine } from '../done-line.tsx'
import type { Colleague } from '../listing-view.ts'
import { useChange } from '../use-change.ts'
import { ColumnPicker } from './column-picker.tsx'
import type { Mapping } from './import-fields.ts'
import { ImportPreview } from './import-preview.tsx'
import { importAll, ImportTrial } from './import-trial.tsx'
import { readRows } from './read-rows.ts'
import { useListingFile } from './use-listing-file.ts'

/** CSV, Excel, OpenImmo, and OpenImmo in a ZIP archive. */
const takenKinds = [
  '.csv,.xlsx,.xml,.zip,text/csv,application/xml,application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join()

/** Takes listings in from a spreadsheet or an OpenImmo file: file, columns, preview, then the import itself. */
export function ImportDialog({ colleagues, onClose }: { colleagues: readonly Colleague[]; onClose: () => void }) {
  const { t, language } = useDashboardWords()
  const say = useSay()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardListings', 'dashboardApplicants')
  const { source, refusal, isReading, pick, chooseSheet } = useListingFile()
  const [corrected, setCorrected] = useState<Mapping>()
  const [done, setDone] = useState<{ created: number; changed: number }>()
  const mapping = corrected ?? source?.mapping ?? {}
  const region = language === 'de' || source?.kind === 'openimmo' ? 'de' : 'it'
  const rows = source === undefined ? [] : readRows(source, { mapping, colleagues, region })
  const listings = rows.flatMap(({ listing }) => listing ?? [])
  const restart = () => {
    setDone(undefined)
    setCorrected(undefined)
  }
  const save = () =>
    run(async () => {
      setDone(await importAll(api, listings, false))
      pick(undefined)
    })
  return (
    <Dialog open heading={t('Dashboard.Import.Title')} onClose={onClose} closesOutside={source === undefined}>
      <div className="stack-wide">
        <p className="muted">{t('Dashboard.Import.Text')}</p>
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
        <DoneLine of={done}>
          {done && <span>{t('Dashboard.Import.Done', done)}</span>}
          <Button small data-action="close-import" onClick={onClose}>
            {say('General.Close')}
          </Button>
        </DoneLine>
        <ChangeFailed failure={failure} />
        {source && source.sheets.length > 1 && (
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
        {source && rows.length > 0 && (
          <>
            <ColumnPicker head={source.head} mapping={mapping} onChange={setCorrected} />
            <ImportPreview rows={rows} kind={source.kind} />
            <ImportTrial listings={listings} />
            <div className="button-row">
              <Button
                look="primary"
                data-action="start-import"
                busy={isBusy}
                disabled={listings.length === 0}
                onClick={() => void save()}
              >
                {t('Dashboard.Import.Start', { count: listings.length })}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
