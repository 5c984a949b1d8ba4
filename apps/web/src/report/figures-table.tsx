import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { Figure } from './figure.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** In the order in which one leads to the next. */
const onTheWay: readonly FigureId[] = [
  'payslip_income',
  'salary_credits',
  'employment_income',
  'self_employed_income',
  'other_income',
  'committed_costs',
  'household_committed_costs',
  'residual',
  'affordable_rent_min',
  'affordable_rent',
  'affordable_rent_max',
  'actual_monthly_rent',
  'deposit_cover',
  'property_value',
  'monthly_inflows',
  'monthly_outflows',
  'yearly_gross',
  'yearly_net',
]

/** Those of them that are known of this report. */
const figuresOnTheWay = ({ trace, hh_members }: RentReport): FigureId[] =>
  onTheWay.filter(
    (id) =>
      (trace[id]?.value ?? null) !== null && (id !== 'household_committed_costs' || hh_members.content.length > 0),
  )

/** Shows the intermediate figures, each with its rule and its documents. */
export function FiguresTable({ report }: { report: RentReport }) {
  const { t } = useReportWords()
  const ids = figuresOnTheWay(report)
  if (ids.length === 0) return null
  return (
    <Section isFolded id="report-figures" title={t('Report.Section.Figures')}>
      <dl className="figures minor">
        {ids.map((id) => (
          <Figure key={id} id={id} report={report} />
        ))}
      </dl>
    </Section>
  )
}
