/**
 * Expenses that are given back with the pay: money that was spent before it came. Sources: art. 51 (5) TUIR, § 3 No. 13
 * and 16 EStG.
 */
import { sum } from '@attesta/domain/money.ts'
import { textOf } from '../../layout/rows.ts'
import type { Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'
import { inColumn } from './item-sums.ts'
import { payLinesOf, type PayLine } from './pay-lines.ts'
import { isInsideNet, type AddedUp, type PaidParts } from './pay-sides.ts'

// Rimborso spese   Rimb. km   Trasferta esente   Diaria   Reisekosten   Auslagenersatz   Verpflegungsmehraufwand
const expense =
  /\brimb\p{L}*\b.*\b(?:spese|spesa|km|chilom\p{L}*|viagg\p{L}*|trasf\p{L}*|missioni?|vitto|allogg\p{L}*|pasti|pie di lista|analitic\p{L}*|carburante|taxi|autostrad\p{L}*)\b|\btrasfert\p{L}*|\bdiari[ae]\b|\bindennita (?:km|chilom\p{L}*)\b|\breise(?:kosten|spesen)\p{L}*|\bauslagen?\p{L}*|\bspesen\p{L}*|\bverpfleg\p{L}*|\bverpfl mehr\p{L}*|\bkilometer(?:geld|pauschale)\b|\bkm geld\b|\bfahrtkosten(?:erstattung|ersatz)\b|\bubernachtungs\p{L}*|\bauslos(?:e|ung)\b|\btagegeld\p{L}*/u
/** Taxed as pay, kept back, a sum of others, or meals at work. */
const isPay =
  /\bimponibil\p{L}*|\btassat\p{L}*|\bmaggioraz\p{L}*|\b(?:tot|totale|summe|gesamt|di cui)\b|\b(?:recuper|trattenut|storno|anticip|acconto)\p{L}*|vorschuss|\bsteuerpflichtig|\bstpfl|\bverpflegung(?:sgeld|szuschuss)?$/u
/** «Non imponibile», «non tassato»: no pay. */
const isFree = /\bnon (?:imponibil|tassat|soggett)\p{L}*/gu

/** «Rimborso trasferta Londra: GBP 1.204,33»: the sum in euros is another line's. */
const otherCurrency = /\b(?:CHF|USD|GBP|PLN|CZK|SEK|DKK|NOK|HUF|RON)\b|[£$]/

/** Expenses that are part of the net pay; null where there are none. What is paid on top of the net is left out. */
export function reimbursedIn(sheets: readonly Sheet<PayslipField>[], parts: PaidParts): AddedUp | null {
  const { gross, earned, taken } = parts
  // Beside it may stand a rate, or the year's.
  const amountOf = ({ amounts }: PayLine) =>
    amounts.find((amount) => earned.includes(amount)) ??
    amounts.find((amount) => gross !== null && inColumn(gross.amount, amount)) ??
    amounts.at(-1)
  const lines = sheets
    .flatMap(payLinesOf)
    .filter(
      ({ text, folded, amounts }) =>
        expense.test(folded) &&
        !isPay.test(folded.replace(isFree, '')) &&
        !otherCurrency.test(`${text} ${textOf(amounts.flatMap(({ words }) => words))}`),
    )
  const amounts = lines.flatMap((line) => {
    const amount = amountOf(line)
    return amount && amount.sign >= 0 && !line.amounts.some((one) => taken.includes(one)) && isInsideNet(amount, parts)
      ? [amount]
      : []
  })
  return amounts.length === 0 ? null : { cents: sum(amounts.map(({ cents }) => cents)), amounts }
}
