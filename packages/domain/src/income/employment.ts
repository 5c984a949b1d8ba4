/** Income from work for an employer. Source: product decisions §6. */
import { addMonths, monthOf, monthsFrom, type Month } from '../day.ts'
import type { LineSeries } from '../facts/account-lines.ts'
import { stateOfReading, unknownFigure, type Figure } from '../facts/figure.ts'
import { cite, citeDeclared, type Applicant, type Paper } from '../facts/paper.ts'
import { latestMonths, ordinaryPayslips } from '../facts/payslips.ts'
import { decimal, fromDecimal, median, sum, type Cents } from '../money.ts'

const MONTHS = 3
/** Twelve until the applicant says otherwise: the least that a year of work pays. */
const LEAST_PAYCHECKS = 12
/** How far a year on paper may be from the figure and still bear it out. */
const YEAR_TOLERANCE = 0.1

const yearly = (monthly: Cents, paychecks: number): Cents => Math.round((monthly * paychecks) / 12)

/** Paychecks beyond twelve are only said, unless the payslip of the last extra month or a year's certificate bears them out. */
function paychecksBorneOut(papers: readonly Paper[], paychecks: number, monthlyNet: Cents): boolean {
  if (paychecks === LEAST_PAYCHECKS) return true
  if (papers.some(({ result }) => result.payslip?.run === (paychecks === 13 ? 'thirteenth' : 'fourteenth'))) return true
  const certificates = papers.flatMap(({ result }) =>
    result.tax_document?.net_income && (result.tax_document.days ?? 365) >= 360
      ? [fromDecimal(result.tax_document.net_income)]
      : [],
  )
  return certificates.some((net) => net >= monthlyNet * paychecks * (1 - YEAR_TOLERANCE))
}

/**
 * Median net pay of the latest three months with an ordinary payslip (all employers of a month together) × paychecks ÷ 12.
 * Euro cents a month. Unknown without a readable payslip; proven when all three payslips add up and the paychecks are borne out.
 */
export function payslipIncome(applicant: Pick<Applicant, 'paychecksPerYear'>, papers: readonly Paper[]): Figure {
  const rule = 'income.payslips@1'
  const months = latestMonths(ordinaryPayslips(papers), MONTHS)
  const typical = median(months.map(([, slips]) => sum(slips.map(({ net }) => net))))
  if (typical === undefined) return unknownFigure()
  const paychecks = applicant.paychecksPerYear ?? LEAST_PAYCHECKS
  const used = months.flatMap(([, slips]) => slips)
  const read = stateOfReading([
    ...used.map(({ sumsClose }) => sumsClose),
    months.length === MONTHS,
    paychecksBorneOut(papers, paychecks, typical),
  ])
  return {
    value: yearly(typical, paychecks),
    state: read,
    rule,
    inputs: [
      ...used.map(({ paper, payslip, month }) =>
        cite(paper, 'payslip.net', 'Report.Trace.net', payslip.net, { when: month }),
      ),
      citeDeclared('Report.Trace.paychecks', String(paychecks)),
    ],
    workings: { median: decimal(typical), paychecks, months: months.length },
  }
}

/**
 * What the statements show an employer pay: the median of the months from the first salary credit to the last (a month in which none came counts
 * as zero) over the latest three, × paychecks ÷ 12, so that it compares with the payslips. Unknown when no salary is seen, and when several employers pay
 * into an account of several holders with no payslip to tell whose pay it is.
 */
export function salaryCredits(
  applicant: Pick<Applicant, 'paychecksPerYear'>,
  papers: readonly Paper[],
  series: readonly LineSeries[],
  payslips: Figure,
): Figure {
  const rule = 'income.salary-credits@1'
  const salaries = series.filter(({ category, typicalAmount }) => category === 'salary' && typicalAmount > 0)
  const lines = salaries.flatMap(({ movements }) => movements)
  const isAnybodys =
    payslips.value === null && new Set(salaries.map(({ key }) => key)).size > 1 && lines.some(({ isJoint }) => isJoint)
  if (lines.length === 0 || isAnybodys) return unknownFigure()
  const byMonth = Map.groupBy(lines, ({ bookedOn }) => monthOf(bookedOn))
  const seen = [...byMonth.keys()].sort()
  const last = seen.at(-1)!
  const months = monthsFrom(seen[0]!, last).filter((month: Month) => month > addMonths(last, -MONTHS))
  const typical = median(months.map((month) => sum((byMonth.get(month) ?? []).map(({ amount }) => amount))))!
  const used = months.flatMap((month) => byMonth.get(month) ?? [])
  const paychecks = applicant.paychecksPerYear ?? LEAST_PAYCHECKS
  return {
    value: yearly(typical, paychecks),
    state: stateOfReading([...used.map(({ sumsClose }) => sumsClose), paychecksBorneOut(papers, paychecks, typical)]),
    rule,
    inputs: used.map(({ ref }) => ref),
    workings: { median: decimal(typical), paychecks, months: months.length },
  }
}

/** Both counts may differ by this much before it is worth a warning. */
export const CREDIT_TOLERANCE = 0.1

/** The share by which the two counts differ, of the larger one; null unless both are known. */
export function creditDifference(payslips: Figure, credits: Figure): number | null {
  if (payslips.value === null || credits.value === null) return null
  const larger = Math.max(payslips.value, credits.value)
  return larger === 0 ? 0 : Math.abs(payslips.value - credits.value) / larger
}

/**
 * Employment income: the lower of the payslips' count and the salary credits' where both are seen.
 * Proven when both are and they differ by no more than 10 %, else consistent; with one of them only, as that one stands; unknown when neither is seen.
 */
export function employmentIncome(payslips: Figure, credits: Figure): Figure {
  const difference = creditDifference(payslips, credits)
  if (difference === null) return payslips.value === null ? credits : payslips
  const lower = credits.value! < payslips.value! ? credits : payslips
  const proven = difference <= CREDIT_TOLERANCE && payslips.state === 'proven' && credits.state === 'proven'
  return {
    value: lower.value,
    state: proven ? 'proven' : 'consistent',
    rule: 'income.employment@1',
    inputs: [...payslips.inputs, ...credits.inputs],
    workings: {
      payslips: decimal(payslips.value!),
      salary_credits: decimal(credits.value!),
      difference_percent: Math.round(difference * 1000) / 10,
    },
  }
}
