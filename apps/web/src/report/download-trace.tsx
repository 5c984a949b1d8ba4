import { useState } from 'react'
import type { TraceAnnex } from '@attesta/contract/trace-annex.ts'
import { CallFailed } from '../call-failed.ts'
import { Button } from '../ui/button.tsx'
import { useReportWords } from './report-words.ts'

/** The trace for machines, fetched when it is wanted and saved to the person's device. */
export function DownloadTrace({ ask }: { ask: () => Promise<{ trace: TraceAnnex }> }) {
  const { t } = useReportWords()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = async () => {
    setState('busy')
    try {
      const { trace } = await ask()
      save(JSON.stringify(trace, null, 2), `report-trace-${trace.report_id}.json`)
      setState('idle')
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setState('failed')
    }
  }
  return (
    <div className="button-row">
      <Button small data-action="download-trace" busy={state === 'busy'} onClick={() => void download()}>
        {t('ReportPage.Data')}
      </Button>
      <span role="status" className="state-failed">
        {state === 'failed' && t('ReportPage.Data.Failed')}
      </span>
    </div>
  )
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' })),
    link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
