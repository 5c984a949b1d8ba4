import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import type { MortgagePart } from '@attesta/contract/report-mortgage.ts'
import { LATEST_AGE } from '@attesta/domain/affordability/mortgage.ts'
import { balanceShown } from '@attesta/domain/report/balance-shown.ts'
import { AmountsTable } from './amounts-table.tsx'
import { ChecksSection } from './checks-section.tsx'
import { Figure } from './figure.tsx'
import { IncomeByMonth } from './income-by-month.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/**
 * Shows what an intermediary decides on: what the income carries, what is asked for, each maturity, the checks, income
 * by month.
 */
export function MortgageDecision({ report, mortgage }: { report: RentReport; mortgage: MortgagePart }) {
  const { t, money, percent } = useReportWords()
  const {
    trace,
    hh_members: { content: members },
  } = report
  const over = (id: FigureId) => {
    const years = trace[id]?.workings['years']
    return years === undefined ? null : t('Report.Figure.OverYears', { years })
  }
  const committed = trace.committed_costs?.value ?? null
  const notes: Partial<Record<FigureId, string | null>> = {
    net_income: t('Report.PerMonth'),
    household_net_income: t('Report.PerMonth'),
    sustainable_instalment: t('Report.PerMonth'),
    sustainable_mortgage: over('sustainable_mortgage'),
    mortgage_instalment: over('mortgage_instalment'),
    mortgage_loan:
      mortgage.loan_to_value === null
        ? null
        : t('Report.Figure.OfTheValue', { percentage: percent(mortgage.loan_to_value) }),
    recurrent_costs: committed === null ? null : t('Report.Figure.OfWhichCommitted', { amount: money(committed) }),
  }
  const ids: FigureId[] = [
    ...(members.some(({ counted }) => counted) ? ['household_net_income' as const] : []),
    'net_income',
    'recurrent_costs',
    'sustainable_instalment',
    'sustainable_mortgage',
    'mortgage_loan',
    'mortgage_instalment',
    'down_payment',
    balanceShown(report).id,
  ]
  return (
    <>
      <Section id="report-affordability" title={t(mortgage.translation_key)}>
        <dl className="figures">
          {ids.map((id) => (
            <Figure key={id} id={id} note={notes[id]} report={report} />
          ))}
        </dl>
        <h3>{t('Report.Section.Maturities')}</h3>
        <AmountsTable
          caption={t('Report.Section.Maturities')}
          head={[
            t('Report.Column.Maturity'),
            t('Report.Column.SustainableAmount'),
            t('Report.Column.Instalment'),
            t('Report.Column.AgeAtEnd'),
          ]}
          rows={mortgage.maturities.map((line) => [
            // In the same cell: a column of its own is out of sight on a phone.
            <>
              {t('Report.Mortgage.Years', { years: line.years })}
              <span className="row-note meta muted">{t(`Report.Maturity.${line.outcome}`)}</span>
            </>,
            money(line.sustainable_amount),
            money(line.instalment),
            line.age_at_end ?? t('Report.Unknown'),
          ])}
        />
        <p className="small muted">{t('Report.Mortgage.Terms', { age: LATEST_AGE })}</p>
      </Section>
      <ChecksSection checks={report.checks} />
      <IncomeByMonth report={report} />
    </>
  )
}
