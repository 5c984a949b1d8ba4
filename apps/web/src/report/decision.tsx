import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { atAGlance, headingKey, payArithmetic } from '@attesta/domain/report/at-a-glance.ts'
import { balanceShown } from '@attesta/domain/report/balance-shown.ts'
import { AffordabilityMeter } from './affordability-meter.tsx'
import { ChecksSection } from './checks-section.tsx'
import { Figure } from './figure.tsx'
import { IncomeByMonth } from './income-by-month.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Shows what a landlord decides by: affordability and its figures, the checks, income by month. */
export function Decision({ report }: { report: RentReport }) {
  const { t, money, percent } = useReportWords()
  const {
    monthly_affordability: affordability,
    trace,
    hh_members: { content: members },
    deposit_affordability: deposit,
  } = report
  const { affordable, base, unsure } = atAGlance(report)
  const pay = payArithmetic(report)
  const { id: balance, months } = balanceShown(report)
  const committed = trace.committed_costs?.value ?? null
  const notes: Partial<Record<FigureId, string | null>> = {
    net_income:
      pay === null
        ? t('Report.PerMonth')
        : t(pay.key, {
            monthly: money(pay.monthly),
            count: pay.count,
            state: t(`Report.State.${pay.state}`),
          }),
    household_net_income: t('Report.PerMonth'),
    rent:
      affordability.percentage === null
        ? null
        : t(`Report.Glance.Share.${base}`, { percentage: percent(affordability.percentage) }),
    recurrent_costs: committed === null ? null : t('Report.Figure.OfWhichCommitted', { amount: money(committed) }),
    [balance]: [
      months !== null && t('Report.Figure.MonthsOfRent', { months }),
      deposit.needed !== null &&
        Number(deposit.short_by ?? 0) > 0 &&
        t('Report.Figure.DepositShort', { needed: money(deposit.needed), short: money(deposit.short_by ?? null) }),
    ]
      .filter(Boolean)
      .join(' · '),
  }
  // Of several who pay together the rent is measured against their incomes together; the applicant's own stands beside
  // it.
  const ids: FigureId[] = [
    ...(members.some(({ counted }) => counted) ? ['household_net_income' as const] : []),
    'net_income',
    'rent',
    'recurrent_costs',
    balance,
  ]
  return (
    <>
      <Section id="report-affordability" title={t(headingKey(affordability.translation_key, unsure))}>
        {affordable === null ? (
          <p className="muted">{t('Report.Affordability.Together.Text')}</p>
        ) : (
          <AffordabilityMeter report={report} />
        )}
        <dl className="figures">
          {ids.map((id) => (
            <Figure key={id} id={id} note={notes[id]} report={report} />
          ))}
        </dl>
      </Section>
      <ChecksSection checks={report.checks} />
      <IncomeByMonth report={report} />
    </>
  )
}
