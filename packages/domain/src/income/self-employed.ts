/** Income from one's own business. Source: C-self-employed-income. */
import { windows } from '../journey/windows.ts'
import { monthOf, type Day } from '../day.ts'
import { totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { figureFrom, figureOf, limitedTo, readFrom, unknownFigure, type Figure } from '../facts/figure.ts'
import { cite, type EvidenceDocument } from '../facts/evidence-document.ts'
import { decimal, fromDecimal, sum, type Cents } from '../money.ts'
import { besidePay, beyondPay } from './beside-pay.ts'
import {
  businessMonths,
  businessReceipts,
  SILENT_MONTHS,
  silentMonths,
  type BusinessReceipts,
} from './business-receipts.ts'

/** Of what came in. */
const HALF = 0.5

/**
 * Net income of the latest tax document ÷ 12. Proven when every sum that the form prints behind it closes, else
 * consistent.
 */
export function taxIncome(documents: readonly EvidenceDocument[]): Figure {
  const latest = documents
    .filter(
      ({ result }) =>
        result.tax_document?.net_income != null &&
        result.tax_document.form !== 'cu' &&
        result.tax_document.form !== 'lohnsteuerbescheinigung',
    )
    .sort((a, b) => (b.result.tax_document!.tax_year ?? 0) - (a.result.tax_document!.tax_year ?? 0))[0]
  const document = latest?.result.tax_document
  const net = document?.net_income
  if (latest === undefined || document === undefined || net == null) return unknownFigure()
  const when = document.tax_year === null ? null : String(document.tax_year)
  return figureOf({
    value: Math.round(fromDecimal(net) / 12),
    rule: 'income.tax-document@1',
    from: [
      readFrom(latest, document, [cite(latest, 'tax_document.net_income', 'Report.Trace.yearly_net', net, { when })]),
    ],
    workings: { yearly_net: net },
  })
}

/** Mean monthly business inflow of the last six full months less taxes paid, over the months that statements cover. */
export function businessInflow(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  today: Day,
  receipts: BusinessReceipts = businessReceipts(series, []),
): Figure {
  const months = businessMonths(documents, today)
  if (months.length === 0) return unknownFigure()
  const within = (wanted: (series: LineSeries) => boolean, of: readonly LineSeries[] = series) =>
    of
      .filter(wanted)
      .flatMap(({ movements }) => movements)
      .filter(({ bookedOn }) => months.includes(monthOf(bookedOn)))
  const [inflow, taxes] = [
    within(() => true, receipts.series),
    within(({ category, typicalAmount }) => category === 'tax' && typicalAmount < 0),
  ]
  if (inflow.length === 0) return unknownFigure()
  // What goes back to who paid it was no turnover.
  const payers = new Set(receipts.series.map(({ key }) => key))
  const returned = within(
    ({ key, category, typicalAmount }) => category === 'other' && typicalAmount < 0 && payers.has(key),
  )
  const came = sum([...inflow, ...returned].map(({ amount }) => amount))
  const paid = sum(taxes.map(({ amount }) => amount))
  const unbilled = receipts.unbilled.filter((line) => inflow.includes(line))
  const used = [...inflow, ...returned, ...taxes]
  return figureOf({
    value: Math.max(0, Math.round((came + paid) / months.length)),
    rule: 'income.business-inflow@1',
    from: [
      ...used.map(({ seen }) => seen),
      ...limitedTo('consistent', months.length < windows.statementMonthsSelfEmployed || unbilled.length > 0),
      ...limitedTo('declared', totalOf(unbilled) >= HALF * totalOf(inflow)),
    ],
    workings: { inflow: decimal(came), taxes: decimal(-paid), months: months.length },
  })
}

/**
 * The lower of the tax document's and the account's count, as strong as the weaker of them. The tax document alone is
 * never proven; neither is any of it better than said where the business rests (`isSilent`); the account alone shows what
 * came in and not what the business cost, so that it is no better than said.
 */
export function selfEmployedIncome(tax: Figure, inflow: Figure, isSilent: boolean): Figure {
  if (tax.value === null && inflow.value === null) return unknownFigure()
  if (tax.value === null || inflow.value === null)
    return tax.value === null
      ? figureFrom(inflow, { also: limitedTo('declared') })
      : figureFrom(tax, { also: limitedTo(isSilent ? 'declared' : 'consistent') })
  return figureOf({
    value: Math.min(tax.value, inflow.value),
    rule: tax.rule === besidePay ? besidePay : 'income.self-employed@1',
    from: [tax, inflow, ...limitedTo('declared', isSilent)],
    workings: { tax_document: decimal(tax.value), business_inflow: decimal(inflow.value) },
  })
}

/** Receipts on an account of two that count with another of the household, and how much of them a month. */
export interface CountedWithOther {
  shared: readonly AccountLine[]
  /** All that counts with the other, on accounts of their own too. */
  all: readonly AccountLine[]
  monthly: Cents
}

/** No more than the others leave: nothing tells for whom of them the clients paid, and they paid once. */
function withoutCounted(
  inflow: Figure,
  ofOthers: readonly CountedWithOther[],
  documents: readonly EvidenceDocument[],
  today: Day,
): Figure {
  const months = businessMonths(documents, today)
  const mean = (lines: readonly AccountLine[]) =>
    Math.round(totalOf(lines.filter(({ bookedOn }) => months.includes(monthOf(bookedOn)))) / Math.max(1, months.length))
  // What the other's own accounts show is theirs before what both show.
  const taken = ofOthers.map(({ shared, all, monthly }) => {
    const ofBoth = mean(shared)
    return Math.min(ofBoth, Math.max(0, monthly - Math.max(0, mean(all) - ofBoth)))
  })
  if (inflow.value === null || sum(taken) === 0) return inflow
  return figureOf({
    value: Math.max(0, inflow.value - sum(taken)),
    rule: 'income.business-inflow@1',
    from: [inflow, ...limitedTo('declared')],
    workings: { inflow: decimal(inflow.value), counted_with_others: decimal(sum(taken)) },
  })
}

/**
 * Returns what one's own business brings: its tax document and the account, one against the other. `pay`: of a post beside
 * it, which the document holds, too; the document alone tells of no business then.
 */
export function businessIncome(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  today: Day,
  receipts: BusinessReceipts,
  ofOthers: readonly CountedWithOther[] = [],
  pay?: Figure,
): Figure {
  const inflow = withoutCounted(businessInflow(documents, series, today, receipts), ofOthers, documents, today)
  if (pay !== undefined && inflow.value === null) return unknownFigure()
  const tax = pay === undefined ? taxIncome(documents) : beyondPay(taxIncome(documents), pay)
  const silent = silentMonths(documents, receipts, today).length
  const income = selfEmployedIncome(tax, inflow, silent >= SILENT_MONTHS)
  return figureFrom(income, { also: limitedTo('consistent', silent > 0) })
}
