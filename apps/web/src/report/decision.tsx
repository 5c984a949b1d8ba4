import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { AffordabilityMeter } from './affordability-meter.tsx'
import { ChecksList } from './checks-list.tsx'
import { Figure } from './figure.tsx'
import { IncomeByMonth } from './income-by-month.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** What a landlord decides on: affordability, the figures it is made of, the checks, income by month. */
export function Decision({ report }: { report: RentReport }) {
  const { say, money, percent } = useReportWords()
  const {
    monthly_affordability: affordability,
    employment: {
      average_cash_balance: { months_of_rent: months },
    },
    trace,
    hh_members: { content: members },
  } = report
  const committed = trace.committed_costs?.value ?? null
  const notes: Partial<Record<FigureId, string | null>> = {
    net_income: say('Report.PerMonth'),
    household_net_income: say('Report.PerMonth'),
    rent:
      affordability.percentage === null
        ? null
        : say('Report.Figure.RentShare', { percentage: percent(affordability.percentage) }),
    recurrent_costs: committed === null ? null : say('Report.Figure.OfWhichCommitted', { amount: money(committed) }),
    average_cash_balance: months === null ? null : say('Report.Figure.MonthsOfRent', { months }),
  }
  // Of several who pay together the rent is measured against their incomes together; the applicant's own stands beside it.
  const ids: FigureId[] = [
    ...(members.some(({ counted }) => counted) ? ['household_net_income' as const] : []),
    'net_income',
    'rent',
    'recurrent_costs',
    'average_cash_balance',
  ]
  return (
    <>
      <Section id="report-affordability" title={say(affordability.translation_key)}>
        <AffordabilityMeter affordability={affordability} />
        <dl className="figures">
          {ids.map((id) => (
            <Figure key={id} id={id} note={notes[id]} report={report} />
          ))}
        </dl>
      </Section>
      <Section id="report-checks" title={say('Report.Section.Checks')}>
        <ChecksList checks={report.checks} />
      </Section>
      <IncomeByMonth report={report} />
    </>
  )
}
