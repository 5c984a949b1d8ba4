import { useState } from 'react'
import { readCsv } from '@attesta/domain/csv.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import type { Colleague } from '../listing-view.ts'
import { useChange } from '../use-change.ts'
import { ColumnPicker } from './column-picker.tsx'
import { ImportPreview } from './import-preview.tsx'
import { importAll, ImportTrial } from './import-trial.tsx'
import { guessMapping, readRows, type Mapping } from './read-rows.ts'

/** More than this a browser's page does not show well. */
const maxRows = 5000

/** Spreadsheets of Windows write Latin-1 still: bytes that are no UTF-8 are read as that. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Takes listings in from a spreadsheet: file, columns, preview, then the import itself. */
export function ImportDialog({ colleagues, onClose }: { colleagues: readonly Colleague[]; onClose: () => void }) {
  const { t, language } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardListings', 'dashboardApplicants')
  const [table, setTable] = useState<string[][]>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [done, setDone] = useState<{ created: number; changed: number }>()
  const read = async (file: File | undefined) => {
    setDone(undefined)
    if (!file) return
    const rows = readCsv(await textOf(file))
    setTable(rows)
    setMapping(guessMapping(rows[0] ?? []))
  }
  const problem =
    table === undefined
      ? undefined
      : table.length < 2
        ? t('Dashboard.Import.Empty')
        : table.length - 1 > maxRows
          ? t('Dashboard.Import.TooLarge', { max: maxRows })
          : undefined
  const rows =
    table === undefined || problem !== undefined
      ? []
      : readRows(table, { mapping, colleagues, region: language === 'de' ? 'de' : 'it' })
  const listings = rows.flatMap(({ listing }) => listing ?? [])
  const save = () =>
    run(async () => {
      setDone(await importAll(api, listings, false))
      setTable(undefined)
    })
  return (
    <Dialog open heading={t('Dashboard.Import.Title')} onClose={onClose} closesOutside={table === undefined}>
      <div className="stack-wide">
        <p className="muted">{t('Dashboard.Import.Text')}</p>
        <FileButton
          id="import-file"
          label={t('Dashboard.Import.Pick')}
          purpose={t('Dashboard.Import.Purpose')}
          accept=".csv,text/csv"
          onPick={(file) => void read(file)}
        />
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <p role="status" className={done ? 'archiving-done' : 'unseen'}>
          {done && t('Dashboard.Import.Done', done)}
        </p>
        <ChangeFailed failure={failure} />
        {rows.length > 0 && (
          <>
            <ColumnPicker head={table![0]!} mapping={mapping} onChange={setMapping} />
            <ImportPreview rows={rows} />
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
