/** How the pay of the latest months compares: a fall, a bonus, another post. */
import type { TraceRef } from '@attesta/contract/report.ts'
import { addDays, firstDay, monthOf, type Month } from '../day.ts'
import { salaryLines, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { latestMonths, ordinaryPayslips, payOf, type MonthlyPayslip } from '../facts/payslips.ts'
import { median, sum, type Cents } from '../money.ts'
import { isSameFirm } from '../transactions/same-firm.ts'

/** Of pay that are looked at. */
export const MONTHS = 3
/** A month below this share of the ordinary one is another pay: less work, or another post. */
const FALL = 0.8
/** A latest month below this share of the ordinary one does not bear it out. */
const BORNE_OUT = 0.95

interface PaidMonth {
  month: Month
  paid: Cents
  documents: EvidenceDocument[]
  refs: TraceRef[]
}
export interface LowMonth extends PaidMonth {
  /** Median of the latest three months. */
  typical: Cents
}

/** Hired on one of the first days of a month, that month is paid whole. */
const FIRST_DAYS = 3

/** The month of the hiring, where it began before that day: its pay is of a part of it. */
export const isOfPartMonth = ({ month, payslip: { hired_on } }: MonthlyPayslip): boolean =>
  hired_on !== null && monthOf(hired_on) === month && hired_on > addDays(firstDay(month), FIRST_DAYS - 1)

/**
 * What the employers of the latest month paid in each: what a former post paid tells nothing of this one, nor does the
 * part of a month in which it began, where a whole one is known.
 */
export const ofPresentPost = (months: [Month, MonthlyPayslip[]][]): [Month, MonthlyPayslip[]][] => {
  const present = months[0]?.[1].flatMap(({ payslip: { employer } }) => employer ?? []) ?? []
  const isPresent = ({ payslip: { employer } }: MonthlyPayslip) =>
    employer === null || present.length === 0 || present.some((one) => isSameFirm(one, employer))
  const own = months
    .map(([month, slips]): [Month, MonthlyPayslip[]] => [month, slips.filter(isPresent)])
    .filter(([, slips]) => slips.length > 0)
  const whole = own.filter(([, slips]) => !slips.some(isOfPartMonth))
  return whole.length > 0 ? whole : own
}

/** The latest three months of pay, newest first: by the payslips, without them by the account. */
function paidMonths(slips: readonly [Month, MonthlyPayslip[]][], series: readonly LineSeries[]): PaidMonth[] {
  if (slips.length > 0)
    return slips.map(([month, some]) => ({
      month,
      paid: sum(some.map(payOf)),
      documents: some.map(({ document }) => document),
      refs: some.flatMap(({ seen }) => seen.inputs),
    }))
  return [...Map.groupBy(salaryLines(series), ({ bookedOn }) => monthOf(bookedOn))]
    .sort(([a], [b]) => b.localeCompare(a))
    .slice(0, MONTHS)
    .map(([month, some]) => ({
      month,
      paid: sum(some.map(({ amount }) => amount)),
      documents: some.map(({ document }) => document),
      refs: some.map(({ ref }) => ref),
    }))
}

/** The newest month whose pay is below that share of the usual one. Null where none is, or one month alone is known. */
function lowMonth(months: readonly PaidMonth[], share = FALL): LowMonth | null {
  const typical = median(months.map(({ paid }) => paid))
  const low = months.find(({ paid }) => typical !== undefined && paid < share * typical)
  return low === undefined || typical === undefined ? null : { ...low, typical }
}

/** Whether the pay of the latest month, in a new post too, is far below the usual one. */
export function payFall(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  share = FALL,
): LowMonth | null {
  const months = paidMonths(latestMonths(ordinaryPayslips(documents), MONTHS), series)
  const low = lowMonth(months, share)
  return low?.month === months[0]?.month ? low : null
}

/**
 * Whether the present post paid far less in an earlier month: then the usual pay may be more than what comes for good,
 * a bonus or overtime. Null where the latest month is the low one.
 */
export function payVaries(documents: readonly EvidenceDocument[], series: readonly LineSeries[]): LowMonth | null {
  const months = paidMonths(ofPresentPost(latestMonths(ordinaryPayslips(documents), MONTHS)), series)
  const low = lowMonth(months)
  return low?.month === months[0]?.month ? null : low
}

/** Whether the usual pay is borne out neither by the latest month nor by each of the others. */
export const isUneven = (documents: readonly EvidenceDocument[], series: readonly LineSeries[]): boolean =>
  payVaries(documents, series) !== null || payFall(documents, series, BORNE_OUT) !== null
