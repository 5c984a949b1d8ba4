/** The numbers of the report's charts, so that screen and PDF draw the same. */
import type { IncomeKind, RentReport } from '@attesta/contract/report.ts'
import { monthOf, type Month } from '../day.ts'
import { statementMonths } from '../facts/account-lines.ts'
import { weakest, type Support } from '../facts/figure.ts'
import { hiredOn } from '../facts/hired-on.ts'
import { ordinaryPayslips } from '../facts/payslips.ts'
import type { Assessment } from '../income/assess-income.ts'
import { salaryLinesOfPerson } from '../income/employment.ts'
import { lastFullMonths, payslipMonthsWanted, windows } from '../journey/windows.ts'
import { decimal, sum, type Cents } from '../money.ts'
import { statementMonthsMissing, statementMonthsWanted } from '../reconcile/time.ts'
import type { ReconcileContext } from '../reconcile/cross-finding.ts'
import { byYear, type Cell } from './calendar.ts'

type Bar = RentReport['income_by_month'][number]
interface Part {
  kind: IncomeKind
  value: Cents
  seen: Support
}

/**
 * What one month brought: pay from the account, or from its payslip where the account shows none; the rest from the
 * account.
 */
function partsOf(
  { series, paidPayslips, otherIncomes, businessReceipts, selfEmployedIncome, documents }: Assessment,
  month: Month,
): Part[] {
  const inMonth = (kind: IncomeKind, lines: readonly { bookedOn: string; amount: Cents; seen: Support }[]): Part[] =>
    lines
      .filter(({ bookedOn }) => monthOf(bookedOn) === month)
      .map(({ amount, seen }) => ({ kind, value: amount, seen }))
  const salary = inMonth('employment', salaryLinesOfPerson(series, paidPayslips))
  const payslips = ordinaryPayslips(documents)
    .filter((slip) => slip.month === month)
    .map(({ net, seen }): Part => ({ kind: 'employment', value: net, seen }))
  const business =
    selfEmployedIncome.value === null
      ? []
      : businessReceipts.series.flatMap(({ movements }) => inMonth('self_employment', movements))
  const others = otherIncomes
    .filter(({ countedShare }) => countedShare > 0)
    .flatMap(({ kind, series: { movements } }) => inMonth(kind, movements))
  return [...(salary.length > 0 ? salary : payslips), ...business, ...others]
}

/** Returns the wanted months and any older ones, of the last six full months, that some document speaks of. */
export function incomeByMonth(context: ReconcileContext): Bar[] {
  const { assessment, today } = context
  const covered = statementMonths(assessment.documents)
  const slips = ordinaryPayslips(assessment.documents).map(({ month }) => month)
  const wanted = statementMonthsWanted(context)
  const bars = lastFullMonths(today, windows.statementMonthsSelfEmployed).map((month): Bar => {
    const parts = partsOf(assessment, month)
    const missing = parts.length === 0 && !covered.includes(month) && !slips.includes(month)
    const sources = [...Map.groupBy(parts, ({ kind }) => kind)].map(([kind, own]) => {
      const state = weakest(own.map(({ seen }) => seen))
      return { kind, value: decimal(sum(own.map(({ value }) => value))), state }
    })
    return { month, total: missing ? null : decimal(sum(parts.map(({ value }) => value))), missing, sources }
  })
  const first = bars.findIndex(({ month, missing }) => !missing || wanted.includes(month))
  return first === -1 ? [] : bars.slice(first)
}

const covers: Cell = { value: 'ok', numeric_value: null, msg: null }

/** Which months statements and payslips cover, and which of the wanted ones they do not. */
export function coverageCalendar(context: ReconcileContext): RentReport['coverage'] {
  const {
    assessment: { documents },
    applicant,
    today,
  } = context
  const row = (
    source: 'bank' | 'payslips',
    seen: readonly Month[],
    wanted: readonly Month[],
    missing: readonly Month[],
  ): RentReport['coverage'][number] => ({
    translation_key: `Report.Coverage.${source}`,
    source,
    years: byYear(
      new Map<Month, Cell>([
        ...wanted.map((month): [Month, Cell] => [
          month,
          missing.includes(month)
            ? {
                value: 'missing',
                numeric_value: null,
                msg: { key: `Report.Coverage.${source}.missing`, params: { month } },
              }
            : { value: 'warning', numeric_value: null, msg: { key: 'Report.Coverage.inPart', params: { month } } },
        ]),
        ...seen.map((month): [Month, Cell] => [month, covers]),
      ]),
    ),
  })
  const slips = ordinaryPayslips(documents).map(({ month }) => month)
  const wantedSlips = payslipMonthsWanted(slips, today, hiredOn(documents))
  const asksPayslips = applicant.employmentStatus === 'Employed' || slips.length > 0
  return [
    row('bank', statementMonths(documents), statementMonthsWanted(context), statementMonthsMissing(context)),
    ...(asksPayslips ? [row('payslips', slips, wantedSlips, wantedSlips)] : []),
  ]
}
