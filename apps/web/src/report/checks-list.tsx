import type { Check } from '@attesta/contract/report.ts'
import { useReportWords } from './report-words.ts'

const marks = { passed: '✓', failed: '!', unknown: '?' } as const

/** Lists the checks on the evidence with their outcome and sources. An unknown outcome is never shown as failed. */
export function ChecksList({ checks }: { checks: readonly Check[] }) {
  const { t, told } = useReportWords()
  return (
    <ul className="checks">
      {checks.map((check) => (
        <li key={check.id} className={`check check-${check.outcome}`}>
          <span className="check-mark" aria-hidden="true">
            {marks[check.outcome]}
          </span>
          <div>
            <p className="check-name">{t(check.translation_key)}</p>
            <p className="small">
              <span className="check-word">{t(`Report.Outcome.${check.outcome}`)}</span>
              {check.sources.length > 0 && (
                <span className="muted">
                  {' '}
                  · {check.sources.map((source) => t(`Report.Source.${source}`)).join(', ')}
                </span>
              )}
            </p>
            {check.reasons.map((reason, index) => (
              <p key={index} className="small muted">
                {told(reason)}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
