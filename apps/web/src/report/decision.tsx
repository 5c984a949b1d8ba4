import type { RentReport } from '@attesta/contract/report.ts'
import { AffordabilityMeter } from './affordability-meter.tsx'
import { ChecksList } from './checks-list.tsx'
import { FigureButton } from './figure-button.tsx'
import { IncomeChart } from './income-chart.tsx'
import { useReportWords } from './report-words.ts'

/** What a landlord decides on, on one page: affordability, four figures, the checks, income by month. */
export function Decision({ report }: { report: RentReport }) {
  const { say, money, percent } = useReportWords()
  const { monthly_affordability: affordability, employment, trace, documents } = report
  const reading = affordability.rent === null ? say('Report.Affordability.NoRent') : say('Report.Affordability.Reading', { rent: money(affordability.rent), percentage: percent(affordability.percentage) })
  const months = employment.average_cash_balance.months_of_rent
  return (
    <>
      <section className="panel roomy" aria-labelledby="report-affordability">
        <h2 id="report-affordability">{say(affordability.translation_key)}</h2>
        <AffordabilityMeter affordability={affordability} label={say(affordability.translation_key)} text={reading}
          marks={{ min: money(affordability.min), value: money(affordability.value), max: money(affordability.max) }} />
        <dl className="figures">
          <FigureButton label={say('Report.Figure.net_income')} value={money(employment.monthly_income.net_value)} figure={trace.net_income} documents={documents} />
          <FigureButton label={say('Report.Figure.rent')} value={money(affordability.rent)} note={affordability.percentage === null ? null : say('Report.Figure.RentShare', { percentage: percent(affordability.percentage) })} figure={trace.rent} documents={documents} />
          <FigureButton label={say('Report.Figure.recurrent_costs')} value={money(employment.recurrent_costs)} figure={trace.recurrent_costs} documents={documents} />
          <FigureButton label={say('Report.Figure.average_cash_balance')} value={money(employment.average_cash_balance.value)} note={months === null ? null : say('Report.Figure.MonthsOfRent', { months })} figure={trace.average_cash_balance} documents={documents} />
        </dl>
        <dl className="figures minor">
          <FigureButton label={say('Report.Figure.affordable_rent')} value={`${money(affordability.min)} – ${money(affordability.max)}`} figure={trace.affordable_rent} documents={documents} />
          <FigureButton label={say('Report.Figure.committed_costs')} value={money(trace.committed_costs?.value ?? null)} figure={trace.committed_costs} documents={documents} />
          <FigureButton label={say('Report.Figure.residual')} value={money(trace.residual?.value ?? null)} figure={trace.residual} documents={documents} />
        </dl>
      </section>
      <section className="panel roomy" aria-labelledby="report-checks">
        <h2 id="report-checks">{say('Report.Section.Checks')}</h2>
        <ChecksList checks={report.checks} />
      </section>
      <IncomeByMonth report={report} />
    </>
  )
}

function IncomeByMonth({ report }: { report: RentReport }) {
  const { say, money, month, shortMonth, roundMoney } = useReportWords()
  const months = report.income_by_month
  if (months.length === 0) return null
  const { rent } = report.monthly_affordability
  const kinds = [...new Set(months.flatMap(({ sources }) => sources.map(({ kind }) => kind)))]
  return (
    <section className="panel roomy" aria-labelledby="report-months">
      <h2 id="report-months">{say('Report.Section.IncomeByMonth')}</h2>
      <IncomeChart months={months} rent={rent} title={say('Report.Section.IncomeByMonth')} description={say('Report.Chart.Description', { months: months.length, rent: money(rent) })}
        missingLabel={say('Report.Coverage.missing')} rentLabel={rent === null ? '' : say('Report.Chart.Rent', { rent: money(rent) })} monthName={shortMonth} amount={roundMoney} />
      {kinds.length > 1 && <ul className="legend">{kinds.map((kind) => <li key={kind}><span className={`legend-sign chart-${kind}`} aria-hidden="true" />{say(`Report.Income.${kind}`)}</li>)}</ul>}
      <details className="disclosure">
        <summary>{say('Report.Chart.AsTable')}</summary>
        <div className="scroll" tabIndex={0} role="region" aria-label={say('Report.Section.IncomeByMonth')}>
          <table>
            <thead><tr><th scope="col">{say('Report.Column.Month')}</th>{kinds.map((kind) => <th key={kind} scope="col" className="right">{say(`Report.Income.${kind}`)}</th>)}<th scope="col" className="right">{say('Report.Column.Total')}</th></tr></thead>
            <tbody>
              {months.map((bar) => (
                <tr key={bar.month}>
                  <th scope="row">{month(bar.month)}</th>
                  {kinds.map((kind) => <td key={kind} className="right number">{money(bar.sources.find((source) => source.kind === kind)?.value ?? null)}</td>)}
                  <td className="right number">{bar.missing ? say('Report.Coverage.missing') : money(bar.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
