/** The payslips of a person, by month, each once. */
import type { Month } from '../day.ts'
import { fromDecimal, type Cents } from '../money.ts'
import { payerKey } from '../transactions/payer.ts'
import { readFrom, type Support } from './figure.ts'
import { cite, type EvidenceDocument } from './evidence-document.ts'
import type { Payslip } from './parse-result.ts'

export interface MonthlyPayslip {
  document: EvidenceDocument
  payslip: Payslip
  month: Month
  net: Cents
  employerKey: string
  /** How well the net stands, with where it is printed. */
  seen: Support
}

/**
 * Ordinary payslips with a month and a net, oldest first. Of two for one month and employer the lower counts, so that a
 * second copy never adds.
 */
export function ordinaryPayslips(documents: readonly EvidenceDocument[]): MonthlyPayslip[] {
  const kept = new Map<string, MonthlyPayslip>()
  for (const document of documents) {
    const payslip = document.result.payslip
    if (!payslip || payslip.run !== 'ordinary' || payslip.period === null || payslip.net === null) continue
    const employerKey = payslip.employer === null ? '' : (payerKey(payslip.employer) ?? '')
    const slip = {
      document,
      payslip,
      month: payslip.period,
      net: fromDecimal(payslip.net),
      employerKey,
      seen: readFrom(document, payslip, [
        cite(document, 'payslip.net', 'Report.Trace.net', payslip.net, { when: payslip.period }),
      ]),
    }
    const place = `${slip.month} ${employerKey}`
    const there = kept.get(place)
    if (there === undefined || slip.net < there.net) kept.set(place, slip)
  }
  return [...kept.values()].sort((a, b) => a.month.localeCompare(b.month))
}

/** Payslips of the latest `count` months, grouped by month (several employers may pay in one), newest first. */
export const latestMonths = (slips: readonly MonthlyPayslip[], count: number): [Month, MonthlyPayslip[]][] =>
  [...Map.groupBy(slips, ({ month }) => month)].sort(([a], [b]) => b.localeCompare(a)).slice(0, count)
