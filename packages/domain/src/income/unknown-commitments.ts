/** What may be a commitment and does not say so. */
import { daysBetween, monthOf, monthsFrom, type Month } from '../day.ts'
import {
  accountsOf,
  isWithOthers,
  salaryLines,
  statementMonths,
  totalOf,
  type AccountLine,
  type LineSeries,
} from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { median, sum, type Cents } from '../money.ts'
import { compareNames } from '../person-name.ts'
import { foldWords } from '../transactions/fold.ts'
import { payerKind } from '../transactions/institution.ts'
import { schoolWords } from '../transactions/paid-in-instalments.ts'
import { hasLegalForm, payerOf } from '../transactions/payer.ts'
import { isTransfer } from '../transactions/transfer-words.ts'

/** A transfer is booked on both accounts within so many days. */
const TRANSFER_DAYS = 5

/**
 * What goes to other accounts of the person's own each month and comes in on none that is shown: what is paid from
 * there is not known. Cents, positive.
 */
export function paidToAccountsElsewhere(documents: readonly EvidenceDocument[], series: readonly LineSeries[]): Cents {
  const own = series.filter(({ category }) => category === 'own_transfer').flatMap(({ movements }) => movements)
  const arrived = own.filter(({ amount }) => amount > 0)
  const elsewhere = own.filter(({ amount, bookedOn }) => {
    if (amount > 0) return false
    const at = arrived.findIndex(
      (found) => found.amount === -amount && Math.abs(daysBetween(bookedOn, found.bookedOn)) <= TRANSFER_DAYS,
    )
    if (at >= 0) arrived.splice(at, 1)
    return at < 0
  })
  if (new Set(elsewhere.map(({ bookedOn }) => monthOf(bookedOn))).size < 2) return 0
  return Math.round(-sum(elsewhere.map(({ amount }) => amount)) / Math.max(1, statementMonths(documents).length))
}

/** A month between two others is told by no statement. */
export const hasGap = (covered: readonly Month[]): boolean =>
  covered.length > 0 && monthsFrom(covered[0]!, covered.at(-1)!).length > covered.length

/** Of so many months in a row, the same amount to the cent: a loan or a rent is paid so, and a purchase is not. */
const REGULAR_MONTHS = 3
const MIN_AMOUNT = 20_000

/** To a private person, or within so many days after pay, the same amount is looked for less exactly: it may be pay. */
const AFTER_PAY_DAYS = 5
const NEARLY = 0.05

const anyOf = (...words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')
/** A purpose that says what is paid for, and that is no commitment of the kind that counts. Of private life, too. */
const saysPurpose = anyOf(
  ...schoolWords.map((word) => word.replace('*', '\\p{L}*')),
  'KINDERGARTEN|ELTERNBEITRAG|HORT|SCHULE|SCHULGELD|SPENDE|BEITRAG|MITGLIEDSBEITRAG|SPARPLAN|SPAREN|DEPOT|TASCHENGELD',
  'DONAZIONE|RISPARMIO|FONDO PENSIONE|PAGHETTA',
)
/** What is of health is told of no one, be the payee a person. */
const saysCare = anyOf(
  'PRAXIS|ARZT|\\p{L}*ARZT|\\p{L}*(?:PSYCHO|THERAP)\\p{L}*|KLINIK|\\p{L}*KLINIK|APOTHEKE|HEBAMME|PFLEGEDIENST',
  'PSICO\\p{L}*|\\p{L}*TERAP\\p{L}*|STUDIO MEDICO|MEDIC\\p{L}*|CLINICA|FARMACIA|DENTIST\\p{L}*|ODONTO\\p{L}*',
)

/** Some banks print the other side's name and nothing else. */
function isNameAlone(line: AccountLine): boolean {
  const words = foldWords(line.description)
  const isFirm = words.length <= LONGEST_NAME && hasLegalForm(words.at(-1) ?? '') && !byCard.test(line.description)
  return isFirm || foldWords(payerOf(line).name ?? '').join(' ') === words.join(' ')
}
const LONGEST_NAME = 6

/** By a card, at a till or a terminal: a shop may be called like a person. */
const byCard = new RegExp(
  '(?<!\\p{L})(?:pos|carta|(?:giro|debit|kredit)?kart(?:e|en)\\p{L}*|einkauf|acquisto|purchase|visa|maestro|' +
    '(?:apple|google) ?pay|(?:pago)?bancomat|\\p{L}*card)(?!\\p{L})',
  'iu',
)

/**
 * From account to account, with no word that says what for; a purpose that anyone may write to a person says nothing.
 * Each bank has a word of its own for what is sent to a person: all counts but what was bought.
 */
function isUnexplained(line: AccountLine): boolean {
  const said = `${line.counterparty ?? ''} ${line.description}`
  const isToPerson = payerKind(payerOf(line).name) === 'person'
  const isExplained = saysCare.test(said) || (saysPurpose.test(said) && !isToPerson)
  const isSent = isTransfer(line.description) || isNameAlone(line) || (isToPerson && !byCard.test(line.description))
  return isSent && !isExplained
}

/** Of the pay; what leaves just after it and is so much may be the part of it that was never the person's. */
const MUCH = 0.2

/** Of care: what for and to whom is told of no one, nor shown. */
const isOfCare = ({ counterparty, description }: AccountLine): boolean =>
  saysCare.test(`${counterparty ?? ''} ${description}`)

/** Only a firm may draw money so. */
const directDebit = /\bsdd\b|addebito diretto|lastschrift/i

/** A card is topped up, be it whose it may; a terminal that anyone can have. */
const topUp = /\bricarica\b|aufladung/i
const ownTerminal = /\b(?:sumup|i?zettle|mypos)\b/i

/** Shops that are named for their owner: «Autohaus Fink». Once is a purchase; again and again it is any payment. */
const shop = /^(?:autohaus|autohandel|autosalone|concessionaria|m(?:ö|oe)belhaus|k(?:ü|ue)chenstudio|mobilificio)\b/i
const isPurchase = ({ payer, movements }: LineSeries) => movements.length === 1 && payer !== null && shop.test(payer)

/** Firms that send money on to people, in no two months the same. */
const sendsOn = anyOf(
  'WESTERN UNION|MONEY ?GRAM|REMITLY|RIA MONEY TRANSFER|TAPTAP SEND|WORLDREMIT|WISE PAYMENTS|PAYSEND|SMALL WORLD',
)

/** What goes out by such firms, by card too, each month and 200 euros or more of it: one payment of a month's sum. */
function sentOn(series: readonly LineSeries[]): LineSeries[] {
  const by = series.filter(
    (one) =>
      one.category === 'other' &&
      one.typicalAmount < 0 &&
      one.movements.every((line) => sendsOn.test(line.description)),
  )
  const movements = by.flatMap((one) => one.movements).toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn))
  const byMonth = Map.groupBy(movements, ({ bookedOn }) => monthOf(bookedOn))
  const totals = [...byMonth.values()].map((lines) => sum(lines.map(({ amount }) => amount)))
  const months = [...byMonth.keys()]
  if (months.length < REGULAR_MONTHS || !isMonthly(months) || totals.some((total) => total > -MIN_AMOUNT)) return []
  const isOne = new Set(by.map(({ key }) => key)).size === 1
  return [{ ...by[0]!, payer: isOne ? by[0]!.payer : null, months, typicalAmount: median(totals)!, movements }]
}

/** Cash drawn in parts just after a private person paid, each month all that they paid: it may go back to them. */
function drawnAgain(series: readonly LineSeries[]): LineSeries[] {
  const cash = series.filter(({ category, typicalAmount }) => category === 'cash' && typicalAmount < 0)
  const lines = cash.flatMap(({ movements }) => movements)
  const drawnAfter = ({ bookedOn }: AccountLine) =>
    lines.filter((line) => {
      const days = daysBetween(bookedOn, line.bookedOn)
      return days >= 0 && days <= AFTER_PAY_DAYS
    })
  return series.flatMap((one) => {
    const { movements, months, payer, typicalAmount } = one
    const isOfPerson = typicalAmount >= MIN_AMOUNT && isWithOthers(one) && payerKind(payer) === 'person'
    if (!isOfPerson || months.length < REGULAR_MONTHS || months.length < movements.length || !isMonthly(months))
      return []
    const drawn = movements.map((paid) => ({ paid, parts: drawnAfter(paid) }))
    return drawn.every(({ paid, parts }) => parts.length > 1 && -totalOf(parts) === paid.amount)
      ? [{ ...cash[0]!, months, typicalAmount: -typicalAmount, movements: drawn.flatMap(({ parts }) => parts) }]
      : []
  })
}

/**
 * What goes out each month and does not say what for: equal to the cent, or nearly so to a private person and just after
 * pay; and just after pay, by a card's top-up or a terminal that anyone can have, where it is a fifth of it. 200 euros and
 * more, the most first.
 */
export function unnamedPayments(series: readonly LineSeries[]): LineSeries[] {
  const pay = salaryLines(series)
  const payDays = pay.map(({ bookedOn }) => bookedOn)
  const usualPay = median(pay.map(({ amount }) => amount)) ?? 0
  const isAfterPay = ({ bookedOn }: AccountLine) =>
    payDays.some((day) => {
      const days = daysBetween(day, bookedOn)
      return days >= 0 && days <= AFTER_PAY_DAYS
    })
  const isAlike = ({ payer, category, movements, typicalAmount }: LineSeries) => {
    const isToPerson = category === 'other' && payerKind(payer) === 'person'
    const tolerance = isToPerson || movements.every(isAfterPay) ? NEARLY * -typicalAmount : 0
    return movements.every(({ amount }) => Math.abs(amount - typicalAmount) <= tolerance)
  }
  const isMuchAfterPay = ({ movements, typicalAmount }: LineSeries, means: RegExp) =>
    usualPay > 0 &&
    -typicalAmount >= MUCH * usualPay &&
    movements.every((line) => isAfterPay(line) && means.test(line.description))
  const isOpen = (one: LineSeries) =>
    one.category === 'cash' ||
    (one.category === 'other' && (one.movements.every(isUnexplained) || isMuchAfterPay(one, ownTerminal))) ||
    (one.category === 'own_transfer' && isMuchAfterPay(one, topUp))
  const remitted = sentOn(series.filter(isWithOthers))
  const isRemitted = ({ movements }: LineSeries) => remitted.some((one) => one.movements.includes(movements[0]!))
  const found = series.filter(
    (one) =>
      isWithOthers(one) &&
      !isRemitted(one) &&
      isOpen(one) &&
      one.typicalAmount <= -MIN_AMOUNT &&
      one.movements.length >= REGULAR_MONTHS &&
      isAlike(one) &&
      isMonthly(one.movements.map(({ bookedOn }) => monthOf(bookedOn))),
  )
  const told = new Set(found.flatMap(({ movements }) => movements))
  const again = drawnAgain(series).filter(({ movements }) => !movements.some((line) => told.has(line)))
  return [...found, ...again, ...remitted].toSorted((a, b) => a.typicalAmount - b.typicalAmount)
}

/**
 * What goes to private people beside the regular payments, whatever it says, where it is a fifth of the pay or more: a
 * month's mean in cents, positive, with its bookings. Of care only what is as much at once counts, and is not shown.
 * Between accounts of one's own nothing is sent. Null without pay.
 */
export function sentToPeople(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
): { monthly: Cents; lines: AccountLine[] } | null {
  const months = Math.max(1, statementMonths(documents).length)
  const pay = sum(salaryLines(series).map(({ amount }) => amount)) / months
  const regular = unnamedPayments(series)
  const holders = accountsOf(documents).flatMap(({ account }) => account.holders)
  const isHolder = (name: string | null) =>
    name === null || holders.some((holder) => compareNames(holder, name) !== 'different')
  const lines = series
    .filter(
      (one) =>
        isWithOthers(one) &&
        (one.category === 'other' || (one.category === 'own_transfer' && !isHolder(one.payer))) &&
        one.typicalAmount < 0 &&
        payerKind(one.payer) === 'person' &&
        !isPurchase(one) &&
        !regular.includes(one),
    )
    .flatMap(({ movements }) => movements.filter((line) => isTransfer(line.description) || isNameAlone(line)))
    .filter(({ description }) => !directDebit.test(description))
    .filter((line) => !isOfCare(line) || -line.amount >= MUCH * pay)
  const monthly = Math.round(-sum(lines.map(({ amount }) => amount)) / months)
  return pay > 0 && monthly >= MUCH * pay ? { monthly, lines: lines.filter((line) => !isOfCare(line)) } : null
}

const isMonthly = (months: readonly Month[]): boolean =>
  new Set(months).size === months.length && monthsFrom(months[0]!, months.at(-1)!).length === months.length
