import type { RentReport } from '@attesta/contract/report.ts'
import { IncomeChart } from './income-chart.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Shows the chart, its legend, and the same numbers as a table. */
export function IncomeByMonth({
  report: {
    income_by_month: months,
    monthly_affordability: { rent },
  },
}: {
  report: RentReport
}) {
  const { t, money, month } = useReportWords()
  const title = t('Report.Section.IncomeByMonth')
  if (months.length === 0)
    return (
      <Section id="report-months" title={title}>
        <p className="muted">{t('Report.Chart.Empty')}</p>
      </Section>
    )
  const sources = months.flatMap((bar) => bar.sources)
  const kinds = [...new Set(sources.map(({ kind }) => kind))]
  return (
    <Section isFolded="narrow" id="report-months" title={title}>
      <IncomeChart months={months} rent={rent} />
      <ul className="legend">
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={`legend-sign chart-${kind}`} aria-hidden="true" />
            {t(`Report.Income.${kind}`)}
          </li>
        ))}
        {rent !== null && (
          <li>
            <span className="legend-sign legend-rent" aria-hidden="true" />
            {t('Report.Chart.Rent', { rent })}
          </li>
        )}
        {sources.some(({ state }) => state !== 'proven') && (
          <li>
            <span className="legend-sign legend-hatched" aria-hidden="true" />
            {t('Report.Chart.Hatched')}
          </li>
        )}
      </ul>
      <details className="disclosure">
        <summary>{t('Report.Chart.AsTable')}</summary>
        <div className="scroll" tabIndex={0} role="group" aria-label={title}>
          <table>
            <caption className="unseen">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Report.Column.Month')}</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col" className="right">
                    {t(`Report.Income.${kind}`)}
                  </th>
                ))}
                <th scope="col" className="right">
                  {t('Report.Column.Total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map((bar) => (
                <tr key={bar.month}>
                  <th scope="row">{month(bar.month)}</th>
                  {kinds.map((kind) => (
                    <td key={kind} className="right number">
                      {money(bar.sources.find((source) => source.kind === kind)?.value ?? null, '–')}
                    </td>
                  ))}
                  <td className="right number">{bar.missing ? t('Report.Coverage.missing') : money(bar.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Section>
  )
}
