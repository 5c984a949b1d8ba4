/** How many months' pay a year brings: 12, 13 or 14. Evidence comes before the applicant's answer. */
import type { PayMonthsSource } from '@attesta/contract/report.ts'
import { monthOf, type Month } from '../day.ts'
import { salaryLines, statementMonths, type LineSeries } from '../facts/account-lines.ts'
import { limitedTo, readFrom, said, type Support } from '../facts/figure.ts'
import { cite, citeDeclared, type Applicant, type EvidenceDocument } from '../facts/evidence-document.ts'
import { latestMonths, ordinaryPayslips } from '../facts/payslips.ts'
import { fromDecimal, median, sum, type Cents } from '../money.ts'

export type PayMonthCount = 12 | 13 | 14

interface ExtraPay {
  run: 'thirteenth' | 'fourteenth'
  month: Month | null
  amount: Cents
}

export interface PayMonths {
  count: PayMonthCount
  source: PayMonthsSource
  /** What the count rests on; nothing where it is the least that a year of work pays. */
  from: Support[]
  /** The payments beyond twelve, as far as a payslip or the account shows them. */
  extras: ExtraPay[]
  /** The answer that the evidence speaks against. */
  contradicted: PayMonthCount | null
}

/**
 * The employee's pension contribution of most contracts: box 1 of the certificate is what is left after it. Source:
 * INPS, circular 6/2026, 9.19 %.
 */
const CONTRIBUTION_SHARE = 0.0919
/**
 * A year's pay ÷ a month's lies this near to a whole number, or it tells nothing: a raise of 4 % moves 14 by more than
 * half a month.
 */
const MAX_RATIO_GAP = 0.3
const FULL_YEAR_DAYS = 360
/** Fewer months of pay on the account show no usual amount. */
const MIN_MONTHS = 3
/** A month that brings this many times the usual pay brought an extra one; up to the lower bound it surely did not. */
const EXTRA_FROM = 1.5
const NO_EXTRA_UP_TO = 1.1

const certificates = ['cu', 'lohnsteuerbescheinigung'] as const
const MIN = 12
const counts: readonly PayMonthCount[] = [12, 13, 14]

interface Evidence {
  count: PayMonthCount
  from: Support[]
  extras: ExtraPay[]
}

/**
 * The whole year's gross pay on the employer's certificate ÷ the gross of an ordinary month. Null where it lies between
 * two counts.
 */
function byCertificate(documents: readonly EvidenceDocument[]): Evidence | null {
  const months = latestMonths(ordinaryPayslips(documents), 3)
  const slips = months.flatMap(([, own]) => own)
  const gross = slips.flatMap(({ payslip }) => (payslip.gross === null ? [] : [fromDecimal(payslip.gross)]))
  const monthly = median(gross)
  const newest = months[0]?.[0]
  if (!monthly || newest === undefined || new Set(slips.map(({ employerKey }) => employerKey)).size > 1) return null
  const found = documents.flatMap((document): Evidence[] => {
    const tax = document.result.tax_document
    const isFullYear = tax !== undefined && (tax.days ?? 0) >= FULL_YEAR_DAYS && tax.tax_year !== null
    if (!isFullYear || !certificates.some((form) => form === tax.form) || tax.gross_income === null) return []
    if (tax.tax_year! < Number(newest.slice(0, 4)) - 1) return []
    const year = fromDecimal(tax.gross_income) / (tax.form === 'cu' ? 1 - CONTRIBUTION_SHARE : 1)
    const count = counts.find((one) => Math.abs(year / monthly - one) <= MAX_RATIO_GAP)
    if (count === undefined) return []
    const place = cite(document, 'tax_document.gross_income', 'Report.Trace.yearly_gross', tax.gross_income, {
      when: String(tax.tax_year),
    })
    return [{ count, from: [readFrom(document, tax, [place])], extras: [] }]
  })
  return found[0] ?? null
}

/** Payslips of a thirteenth or fourteenth month: at least so many, proven where an account shows each to the cent. */
function byExtraPayslips(documents: readonly EvidenceDocument[], series: readonly LineSeries[]): Evidence | null {
  const credited = salaryLines(series).map(({ amount }) => amount)
  const runs = new Map<ExtraPay['run'], { document: EvidenceDocument; net: string; month: Month | null }>()
  for (const document of documents) {
    const slip = document.result.payslip
    if (!slip || (slip.run !== 'thirteenth' && slip.run !== 'fourteenth') || slip.net === null) continue
    const there = runs.get(slip.run)
    if (there === undefined || (slip.period ?? '') > (there.month ?? ''))
      runs.set(slip.run, { document, net: slip.net, month: slip.period })
  }
  if (runs.size === 0) return null
  return {
    count: runs.has('fourteenth') ? 14 : 13,
    from: [
      ...[...runs].map(([run, { document, net, month }]) =>
        readFrom(document, document.result.payslip!, [
          cite(document, 'payslip.net', `Report.Trace.${run}`, net, { when: month }),
        ]),
      ),
      ...limitedTo(
        'consistent',
        // A fourteenth alone shows no thirteenth, which counts with it.
        !runs.has('thirteenth') || ![...runs.values()].every(({ net }) => credited.includes(fromDecimal(net))),
      ),
    ],
    extras: [...runs].map(([run, { net, month }]) => ({ run, month, amount: fromDecimal(net) })),
  }
}

/** Months of the year in which an extra payment comes: the thirteenth in winter, the fourteenth in summer. */
const winter = ['11', '12'] as const
const summer = ['06', '07'] as const

interface Season {
  /** What came beyond the usual in one of its months. */
  extra: (ExtraPay & { lines: LineSeries['movements'] }) | null
  /** The pay of its months, where each is covered and brought no more than usual. */
  ordinary: LineSeries['movements'] | null
}

/** What the account shows in winter and in summer: at least so many months' pay, and at most so many. */
function byAccount(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
): { least: Evidence | null; most: Evidence | null } {
  const lines = salaryLines(series)
  const covered = statementMonths(documents)
  const byMonth = Map.groupBy(lines, ({ bookedOn }) => monthOf(bookedOn))
  const totalOf = (month: Month) => sum(byMonth.get(month)!.map(({ amount }) => amount))
  const usual = median([...byMonth.keys()].map(totalOf))
  if (usual === undefined || byMonth.size < MIN_MONTHS) return { least: null, most: null }
  const seasonOf = (run: ExtraPay['run'], numbers: readonly string[]): Season => {
    const latest = numbers.map((number) =>
      covered.findLast((month) => month.endsWith(`-${number}`) && byMonth.has(month)),
    )
    const paid = latest.find((month) => month !== undefined && totalOf(month) >= EXTRA_FROM * usual)
    return {
      extra: paid === undefined ? null : { run, month: paid, amount: totalOf(paid) - usual, lines: byMonth.get(paid)! },
      ordinary: latest.every((month) => month !== undefined && totalOf(month) <= NO_EXTRA_UP_TO * usual)
        ? latest.flatMap((month) => byMonth.get(month!)!)
        : null,
    }
  }
  const [inWinter, inSummer] = [seasonOf('thirteenth', winter), seasonOf('fourteenth', summer)]
  const extras = [inWinter.extra, inSummer.extra].flatMap((extra) => extra ?? [])
  const atMost = (count: PayMonthCount, own: LineSeries['movements']): Evidence => ({
    count,
    from: own.map(({ seen }) => seen),
    extras: [],
  })
  return {
    least:
      extras.length === 0
        ? null
        : {
            count: inSummer.extra === null ? 13 : 14,
            from: [
              ...extras.flatMap((extra) => extra.lines.map(({ seen }) => seen)),
              ...limitedTo('consistent', inWinter.extra === null),
            ],
            extras: extras.map(({ run, month, amount }) => ({ run, month, amount })),
          },
    most:
      inWinter.ordinary && inSummer.extra === null
        ? atMost(12, inWinter.ordinary)
        : inSummer.ordinary
          ? atMost(13, inSummer.ordinary)
          : null,
  }
}

/**
 * The count that the evidence shows, else the applicant's answer, else twelve. An answer above what a payslip shows may
 * still be right; one that the evidence rules out is contradicted.
 */
export function payMonths(
  { paychecksPerYear: answer }: Pick<Applicant, 'paychecksPerYear'>,
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
): PayMonths {
  const [certificate, payslips, account] = [
    byCertificate(documents),
    byExtraPayslips(documents, series),
    byAccount(documents, series),
  ]
  const extras = payslips?.extras ?? account.least?.extras ?? []
  const shownBy = (source: PayMonthsSource, { count, from }: Evidence): PayMonths => ({
    count,
    source,
    from,
    extras,
    contradicted: answer === null || answer === count ? null : answer,
  })
  const atLeast = payslips ?? account.least
  if (certificate !== null && certificate.count >= (atLeast?.count ?? MIN)) return shownBy('certificate', certificate)
  if (atLeast !== null && (answer ?? MIN) <= atLeast.count)
    return shownBy(payslips === null ? 'account' : 'payslip', atLeast)
  if (answer === null || answer === MIN)
    return { count: MIN, source: 'least', from: [], extras: [], contradicted: null }
  const most = atLeast === null ? account.most : null
  if (most !== null && answer > most.count) return shownBy('account', most)
  return {
    count: answer,
    source: 'answer',
    from: [said(citeDeclared('Report.Trace.paychecks', String(answer)))],
    extras,
    contradicted: null,
  }
}

/** A month's pay over the whole year, a twelfth of it: extra payments as they were seen, the others like any month. */
export const overTheYear = (monthly: Cents, { count, extras }: Pick<PayMonths, 'count' | 'extras'>): Cents => {
  const beyond = Array.from({ length: count - MIN }, (_, index) => extras[index]?.amount ?? monthly)
  return Math.round((monthly * MIN + sum(beyond)) / MIN)
}
