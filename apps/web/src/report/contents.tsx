import { useRef, useState } from 'react'
import { useReportWords } from './report-words.ts'

/** Parts the decision from the evidence, and opens or folds all of the latter. */
export function Contents() {
  const { t } = useReportWords()
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const turn = () => {
    for (const part of row.current?.closest('.report')?.querySelectorAll('details.report-fold') ?? [])
      part.toggleAttribute('open', !isOpen)
    setOpen(!isOpen)
  }
  return (
    <div ref={row} className="contents">
      <p className="contents-title">{t('ReportPage.Contents')}</p>
      <button type="button" className="plain-link" data-action="expand-all" aria-expanded={isOpen} onClick={turn}>
        {t(isOpen ? 'ReportPage.Collapse' : 'ReportPage.Expand')}
      </button>
    </div>
  )
}
