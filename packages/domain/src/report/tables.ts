/** The tables of the report: who paid what in which month. */
import type { IncomeKind, RentReport } from '@attesta/contract/report.ts'
import type { TableRecord } from '@attesta/contract/report-tables.ts'
import { addMonths, monthOf, type Day, type Month } from '../day.ts'
import { allSalarySeries, statementMonths, type LineSeries } from '../facts/account-lines.ts'
import { isUsable, type EvidenceDocument } from '../facts/evidence-document.ts'
import { hiredOn } from '../facts/hired-on.ts'
import { ordinaryPayslips, paidOut, type MonthlyPayslip } from '../facts/payslips.ts'
import type { Assessment } from '../income/assess-income.ts'
import { isAnybodysPay, salaryLinesOfPerson } from '../income/employment.ts'
import { linesThatPaid } from '../income/paid-payslips.ts'
import { payslipMonthsWanted, windows } from '../journey/windows.ts'
import { decimal, median, sum, type Cents } from '../money.ts'
import type { CrossFinding, ReconcileContext } from '../reconcile/cross-finding.ts'
import { isOfAnother } from '../reconcile/names.ts'
import { byYear, type Cell } from './calendar.ts'

const seenCell = (amount: Cents): Cell => ({ value: 'ok', numeric_value: decimal(amount), msg: null })
const missingCell = (key: string): Cell => ({ value: 'missing', numeric_value: null, msg: { key, params: {} } })

/** A series month by month over the covered months; one that should come every month is missed where it does not. */
function seriesCells(series: LineSeries, covered: readonly Month[], isMissed: boolean): Map<Month, Cell> {
  const byMonth = Map.groupBy(series.movements, ({ bookedOn }) => monthOf(bookedOn))
  const [first, last] = [series.months[0]!, series.months.at(-1)!]
  const months = [...new Set([...covered, ...byMonth.keys()])].sort()
  return new Map(
    months.map((month) => {
      const lines = byMonth.get(month)
      if (lines) return [month, seenCell(Math.abs(sum(lines.map(({ amount }) => amount))))]
      return [
        month,
        isMissed && month > first && month < last
          ? missingCell('Report.Table.notSeen')
          : { value: 'none', numeric_value: null, msg: null },
      ]
    }),
  )
}

const documentsOf = ({ movements }: LineSeries) => [...new Set(movements.map(({ document }) => document.id))]
const rowOf = (
  series: LineSeries,
  label_key: string,
  cells: Map<Month, Cell>,
  monthly: Cents | null,
  counted_share: number,
): TableRecord => ({
  label: series.payer ?? '',
  label_key,
  notes: [],
  is_fraud: false,
  coverage: byYear(cells),
  monthly_value: monthly === null ? null : decimal(monthly),
  counted_share,
  document_ids: documentsOf(series),
})

/** Pay in several parts, with what paid a payslip under another name, is one employer's. */
function byEmployer({ series, paidPayslips }: Assessment): LineSeries[] {
  const paid = linesThatPaid(paidPayslips)
  const told = allSalarySeries(series)
  const calledOtherwise = series
    .filter((one) => !told.includes(one))
    .map((one) => ({ ...one, movements: one.movements.filter((line) => paid.has(line)) }))
    .filter(({ movements }) => movements.length > 0)
  return [
    ...Map.groupBy(
      [...told, ...calledOtherwise],
      ({ key, isOfAnother, isOfHousehold }) => `${isOfAnother === true} ${isOfHousehold === true} ${key}`,
    ).values(),
  ].map((some): LineSeries => {
    const movements = some.flatMap((one) => one.movements).toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn))
    const byMonth = Map.groupBy(movements, ({ bookedOn }) => monthOf(bookedOn))
    return {
      ...some[0]!,
      movements,
      months: [...byMonth.keys()],
      typicalAmount: median([...byMonth.values()].map((lines) => sum(lines.map(({ amount }) => amount))))!,
    }
  })
}

/**
 * Returns what came in, payer by payer: salary first, then the rest, the largest first. Regular money that nothing says
 * is income is listed as seen and not counted. Left out: single payments that count for nothing.
 */
export function incomeTable(assessment: Assessment): TableRecord[] {
  const { documents, series, paidPayslips, otherIncomes } = assessment
  const covered = statementMonths(documents)
  const own = isAnybodysPay(series, paidPayslips) ? [] : salaryLinesOfPerson(series, paidPayslips)
  const salaries = byEmployer(assessment).map((one) => {
    const isOwn = one.movements.some((line) => own.includes(line))
    return {
      ...rowOf(
        one,
        'Report.Income.employment',
        seriesCells(one, covered, isOwn),
        isOwn ? one.typicalAmount : null,
        isOwn ? 1 : 0,
      ),
      notes: isOwn
        ? []
        : [{ key: one.isOfHousehold ? 'Report.Income.ofHousehold' : 'Report.Income.ofAnother', params: {} }],
    }
  })
  const others = otherIncomes
    .filter(
      ({ kind, countedShare, isRegular, hasEnded, series: { months } }) =>
        countedShare > 0 || isRegular || hasEnded || (kind !== 'other' && months.length > 1),
    )
    .map(({ kind, series: one, countedShare, isRegular, hasEnded, isNone, figure }) => ({
      ...rowOf(
        // Money that does not count may come from a private person: its payer is not named.
        countedShare === 0 && kind === 'other' ? { ...one, payer: null } : one,
        `Report.Income.${kind satisfies IncomeKind}`,
        seriesCells(one, covered, countedShare === 1),
        figure.value,
        countedShare,
      ),
      notes:
        countedShare === 1
          ? []
          : countedShare > 0
            ? [{ key: 'Report.Income.countedInPart', params: {} }]
            : hasEnded
              ? [{ key: 'Report.Income.ended', params: {} }]
              : isNone !== null
                ? [{ key: `Report.Income.${isNone}`, params: {} }]
                : kind === 'other'
                  ? [{ key: 'Report.Income.seenNotCounted', params: { amount: figure.workings['monthly'] ?? '0.00' } }]
                  : isRegular
                    ? [{ key: 'Report.Income.notDeclared', params: { amount: figure.workings['monthly'] ?? '0.00' } }]
                    : [{ key: 'Report.Income.notCounted', params: {} }],
    }))
  return [...salaries, ...others.sort((a, b) => Number(b.monthly_value) - Number(a.monthly_value))]
}

export function costTable({ documents, costs }: Assessment): RentReport['recurrent_costs']['content'] {
  const covered = statementMonths(documents)
  return costs.map(({ series, monthly, committed }) => ({
    ...rowOf(
      series,
      `Report.Cost.${series.category}`,
      seriesCells(series, covered, series.rhythm === 'monthly'),
      monthly,
      1,
    ),
    committed,
  }))
}

const messageOf = ({ message_key, params }: CrossFinding) => ({ key: message_key, params })

/** Documents of a kind that cannot be used, each with its worst problem. */
export const errorFiles = (
  allDocuments: readonly EvidenceDocument[],
  type: EvidenceDocument['place'],
  findings: readonly CrossFinding[],
): RentReport['bank_statements_incomes']['error_files'] =>
  allDocuments
    .filter((document) => document.place === type && !isUsable(document))
    .map((document) => {
      const worst = findings.find(({ documents, severity }) => severity === 'error' && documents.includes(document.id))
      return {
        document_id: document.id,
        name: document.name,
        msg: worst ? messageOf(worst) : { key: 'Report.File.unread', params: {} },
      }
    })

/** Thirteenth and fourteenth salaries that were seen: they are used, and so they are told. */
const extraPayNotes = ({ payMonths: { extras } }: Assessment): TableRecord['notes'] =>
  extras.map(({ run, month, amount }) => ({
    key: `Report.Table.${run}`,
    params: { amount: decimal(amount), year: month === null ? '' : month.slice(0, 4) },
  }))

/**
 * Returns the latest payslip whose pay is not its net: after the net an advance or savings are taken off, or a refund
 * is added.
 */
const paidOutNotes = (own: readonly MonthlyPayslip[]): TableRecord['notes'] =>
  own
    .filter((slip) => paidOut(slip) !== slip.net)
    .slice(-1)
    .map((slip) => ({ key: 'Report.Table.paidOut', params: { month: slip.month, amount: decimal(paidOut(slip)) } }))

/** What counts of pay in another currency. */
const foreignNotes = (own: readonly MonthlyPayslip[]): TableRecord['notes'] =>
  own
    .flatMap(({ foreign }) => foreign?.currency ?? [])
    .slice(-1)
    .map((currency) => ({ key: 'Report.Table.foreignPay', params: { currency } }))

/** Why no payslip is missed of months before a post that began within the last three. */
const hiredNotes = (since: Day | null, today: Day): TableRecord['notes'] =>
  since !== null && monthOf(since) > addMonths(monthOf(today), -windows.payslipMonths)
    ? [{ key: 'Report.Table.employedSince', params: { day: since } }]
    : []

/**
 * Payslips by employer, month by month; the months wanted that are not there are missing. Files that failed stand with
 * the first employer, or alone.
 */
export function payslipTables(
  { applicant, assessment, today }: ReconcileContext,
  findings: readonly CrossFinding[],
): RentReport['payslips_incomes'] {
  const failed = errorFiles(applicant.documents, 'payslip', findings)
  const slips = ordinaryPayslips(
    applicant.documents.filter((document) => isUsable(document) && !isOfAnother(applicant, document)),
  )
  const employers = [...Map.groupBy(slips, ({ employerKey }) => employerKey).values()]
  const is_fraud = findings.some(({ code }) => code === 'payslip.fraud')
  const empty: TableRecord = {
    label: '',
    label_key: 'Report.Income.employment',
    notes: [],
    is_fraud,
    coverage: [],
    monthly_value: null,
    counted_share: 0,
    document_ids: [],
  }
  if (employers.length === 0) return failed.length === 0 ? [] : [{ ...empty, error_files: failed }]
  return employers.map((own, index) => {
    const since = hiredOn(own.map(({ document }) => document))
    const cells = new Map<Month, Cell>(
      payslipMonthsWanted(
        own.map(({ month }) => month),
        today,
        since,
      ).map((month) => [month, missingCell('Report.Table.noPayslip')]),
    )
    for (const { month, net, payslip } of own)
      cells.set(
        month,
        payslip.reconciled === true
          ? seenCell(net)
          : { value: 'warning', numeric_value: decimal(net), msg: { key: 'Report.Table.sumsOpen', params: {} } },
      )
    const typical = median(own.slice(-windows.payslipMonths).map(({ net }) => net))!
    return {
      ...empty,
      label: own.at(-1)!.payslip.employer ?? '',
      coverage: byYear(cells),
      monthly_value: decimal(typical),
      counted_share: 1,
      document_ids: own.map(({ document }) => document.id),
      notes: [
        ...hiredNotes(since, today),
        ...(index === 0 ? extraPayNotes(assessment) : []),
        ...paidOutNotes(own),
        ...foreignNotes(own),
      ],
      error_files: index === 0 ? failed : [],
    }
  })
}
