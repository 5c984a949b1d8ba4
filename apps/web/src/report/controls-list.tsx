import type { RentReport } from '@attesta/contract/report.ts'
import { StatusTag } from '../ui/status-tag.tsx'
import { useReportWords } from './report-words.ts'

const looks = { check: 'ok', warning: 'warn', unknown: 'plain' } as const
const answers = { yes: 'Report.Yes', no: 'Report.No', unknown: 'Report.Unknown' } as const

/** Questions that are answered yes or no, each with whether that is good: never by the colour alone. */
export function ControlsList({ controls }: { controls: RentReport['payslips_controls']['content'] }) {
  const { t } = useReportWords()
  return (
    <ul className="controls">
      {controls.map(({ translation_key, value, icon }) => (
        <li key={translation_key}>
          <span>{t(translation_key)}</span>
          <StatusTag look={looks[icon]}>
            {t(answers[value])}
            {icon !== 'unknown' && <span className="unseen">, {t(`ReportPage.Control.${icon}`)}</span>}
          </StatusTag>
        </li>
      ))}
    </ul>
  )
}
