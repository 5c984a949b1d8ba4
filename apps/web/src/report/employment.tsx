import type { RentReport } from '@attesta/contract/report.ts'
import { StatusTag } from '../ui/status-tag.tsx'
import { ControlsList } from './controls-list.tsx'
import { Facts } from './facts.tsx'
import { Notes } from './notes.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'
import { yearsAndMonths } from '@attesta/domain/report/years-and-months.ts'

const looks = { ok: 'ok', warning: 'warn', error: 'err' } as const

/** The work that the income comes from, and how firm it is. */
export function Employment({ report }: { report: RentReport }) {
  const { t, told, money, day } = useReportWords()
  const { employment, trace } = report
  const {
    seniority: { months },
    employment_start_date: start,
    type_of_contract: contract,
    actual_monthly_rent: rent,
    other_monthly_income: other,
  } = employment
  const since =
    start === null
      ? null
      : day(start) +
        (months === null ? '' : ` (${t('Report.Employment.SeniorityMonths', yearsAndMonths(months)).trim()})`)
  const rows: [string, string | null][] = [
    [t('Report.Employment.Status'), t(`Report.Status.${employment.status}`)],
    [t('Report.Employment.Employer'), employment.employer],
    [t('Report.Figure.net_income'), money(employment.monthly_income.net_value)],
    [t('Report.Employment.MonthlyIncome'), money(employment.employment_monthly_income)],
    ...(employment.monthly_income.value === null
      ? []
      : [[t('Report.Employment.GrossIncome'), money(employment.monthly_income.value)] as [string, string]]),
    [
      t('Report.Employment.OtherIncome'),
      other.warning === null ? money(other.value) : `${money(other.value)} – ${told(other.warning)}`,
    ],
    [t('Report.Figure.recurrent_costs'), money(employment.recurrent_costs)],
    [t('Report.Figure.average_cash_balance'), money(employment.average_cash_balance.value)],
    [t('Report.Employment.Contract'), contract === null ? null : t(`Report.Contract.${contract}`)],
    [
      t('Report.Employment.Paychecks'),
      employment.paychecks_per_year === null ? null : String(employment.paychecks_per_year),
    ],
    [t('Report.Employment.Since'), since],
    ...(rent.display
      ? [
          [
            t('Report.Employment.ActualRent'),
            `${money(rent.value)} (${t(`Report.State.${trace.actual_monthly_rent?.state ?? 'unknown'}`)})`,
          ] as [string, string],
        ]
      : []),
  ]
  return (
    <Section isFolded id="report-employment" title={t('Report.Section.Employment')}>
      <p className="employment-evidence">
        {t('Report.Employment.Evidence')}{' '}
        <StatusTag look={looks[employment.status_icon]}>
          {t(`Report.Employment.Evidence.${employment.status_icon}`)}
        </StatusTag>
      </p>
      <Notes report={report} sources={['income']} />
      <Facts rows={rows} />
      {report.type === 'rapid' && <ControlsList controls={firmness(employment)} />}
    </Section>
  )
}

/** The short form's two questions on the work: has it lasted, and does it go on. */
function firmness({
  seniority,
  active_contract: active,
}: RentReport['employment']): RentReport['payslips_controls']['content'] {
  return (
    [
      ['Report.Control.seniority', seniority.valid],
      ['Report.Control.activeContract', active],
    ] as const
  ).map(([translation_key, answer]) => ({
    translation_key,
    value: answer === null ? 'unknown' : answer ? 'yes' : 'no',
    icon: answer === null ? 'unknown' : answer ? 'check' : 'warning',
    reverse_colors: false,
  }))
}
