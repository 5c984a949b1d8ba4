import type { AffordabilityHint } from '@attesta/contract/reading.ts'
import { useReportWords } from '../../report/report-words.ts'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../words/words.tsx'
import { useWays } from './use-ways.ts'

/**
 * Shows what the rent or the instalment is of the income, and what could help: for the applicant alone, and no verdict.
 */
export function Hint({ hint }: { hint: AffordabilityHint }) {
  const t = useSay()
  const { t: reportText, money, percent } = useReportWords()
  const { toHelp } = useWays()
  const { of, amount, net_income, percentage, base, limit, is_company_limit, not_counted, standing } = hint
  const helps = hint.helps.filter((kind) => toHelp[kind] !== undefined)
  const limitKey =
    of === 'rent' && is_company_limit ? 'Reading.Hint.rent.CompanyLimit' : (`Reading.Hint.${of}.Limit` as const)
  return (
    <section className="panel roomy stack section-after" id="reading-hint" aria-labelledby="reading-hint-title">
      <h2 id="reading-hint-title" className="as-h3">
        {t(`Reading.Hint.${of}.Title`)}
      </h2>
      <p className="muted small">{t('Reading.Hint.Private')}</p>
      <p>
        <strong>{t(`Reading.Hint.${of}.Share`, { percentage: percent(percentage), base })}</strong>
        <br />
        <span className="number muted">
          {t('Reading.Hint.Arithmetic', {
            amount: money(amount),
            income: money(net_income),
            percentage: percent(percentage),
          })}
        </span>{' '}
        <span className={`figure-state state-${hint.state}`}>{reportText(`Report.State.${hint.state}`)}</span>
      </p>
      {limit && (
        <p>
          {t(limitKey, {
            limit: money(limit.amount),
            percentage: limit.percentage === null ? '–' : percent(limit.percentage),
          })}
        </p>
      )}
      {not_counted.length > 0 && <p>{t('Reading.Hint.NotCounted', { names: not_counted.join(', ') })}</p>}
      {standing === 'over' && helps.length > 0 && (
        <>
          <p>{t(`Reading.Hint.${of}.Over`)}</p>
          <div className="button-row">
            {helps.map((kind) => (
              <Button key={kind} small data-action={`help-${kind}`} onClick={toHelp[kind]}>
                {t(`Reading.Help.${kind}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
