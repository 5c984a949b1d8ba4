/** What a former post paid to those who now work for themselves. */
import { addDays, monthOf, type Day } from '../day.ts'
import type { AccountLine, LineSeries } from '../facts/account-lines.ts'
import { foldWords } from '../transactions/fold.ts'
import { hasLegalForm, payerKey } from '../transactions/payer.ts'
import { saysSeverance } from './end-of-pay.ts'
import { saysPay } from './pay-words.ts'

/** Fattura n. 12   RE 2026-14   RG-NR 7: the number of a bill. */
const invoice = /\b(?:FATTURA|FATT|FT|PARCELLA|NOTULA|INVOICE|RECHNUNG\w*|RECHN|RG|RE|RGNR|HONORAR\w*|ONORARI[OI])\b/
export const saysInvoice = (words: string): boolean => invoice.test(words)

/** By who asks for advice on it, or sues for it. */
const advice = new RegExp(
  [
    '\\b(?:COMPENS[OI]|CONSULENZ[AE]|PRATIC(?:A|HE)|PARERE|PERIZI[AE]|ASSISTENZA|VERTENZ[AE]',
    '\\w*BERATUNG\\w*|GUTACHTEN|MANDAT)\\b',
  ].join('|'),
)
const instalment = /\b(?:RAT[AE]|RATEN|TEILZAHLUNG)\b/
/** What comes in so many months is no severance, but for its instalments. */
const MONTHS_OF_FEES = 3

/** What a booking says beside the name of the firm that pays. */
export function purposeOf({ description }: AccountLine, { payer }: Pick<LineSeries, 'payer'>): string {
  const words = foldWords(description).join(' ')
  // A person's name may run on into what was paid: only a firm's has an end.
  const name = payer !== null && hasLegalForm(payer) ? foldWords(payer).join(' ') : ''
  return name === '' ? words : words.replace(name, ' ')
}

/** Who goes on paying pays at least so often. */
const DAYS_BETWEEN_PAYS = 62
const keyOf = ({ key, payer }: LineSeries) => (payer === null ? null : payerKey(payer)) ?? key
const dayOf = ({ bookedOn }: AccountLine) => bookedOn

/**
 * Severance, and wages of who pays it, or who stopped paying before the first receipt of another kind or long before the
 * latest: a bank calls the fees of a client pay, too, and that client goes on. `series`: all that came to the business.
 */
export function paidByFormerPost(series: readonly LineSeries[]): Set<AccountLine> {
  const lines = series.flatMap((one) =>
    one.movements
      .map((line) => ({ one, line, words: purposeOf(line, one) }))
      .filter(({ words }) => !saysInvoice(words)),
  )
  const settled = lines.filter(({ words }) => saysSeverance(words) && !advice.test(words))
  const once = settled.filter(({ words }) => !instalment.test(words))
  const isWork = new Set(once.map(({ line }) => monthOf(line.bookedOn))).size >= MONTHS_OF_FEES
  const severed = isWork ? [] : settled
  const severance = new Set(severed.map(({ line }) => line))
  const former = new Set(severed.map(({ one }) => keyOf(one)))
  const pay = lines.filter(({ line, words }) => !severance.has(line) && saysPay(words))
  const wages = new Set(pay.map(({ line }) => line))
  const earned = series
    .flatMap(({ movements }) => movements.filter((line) => !severance.has(line) && !wages.has(line)))
    .map(dayOf)
    .sort()
  const [first, latest] = [earned[0], earned.at(-1)]
  const isOver = (last: Day) =>
    first !== undefined && latest !== undefined && (last < first || addDays(last, DAYS_BETWEEN_PAYS) < latest)
  const paid = [...Map.groupBy(pay, ({ one }) => one)]
    .map(([one, some]) => ({ one, own: some.map(({ line }) => line) }))
    .filter(({ one, own }) => former.has(keyOf(one)) || isOver(own.map(dayOf).sort().at(-1)!))
  return new Set([...severance, ...paid.flatMap(({ own }) => own)])
}
