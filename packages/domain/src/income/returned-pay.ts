/** Pay that goes back to who paid it: a reversal, or a transfer to the employer. */
import { addDays, monthOf } from '../day.ts'
import { salaryLines, salarySeries, totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { madeOnceOf } from '../made-once.ts'
import type { Cents } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'
import { saysCorrected } from '../transactions/given-back-words.ts'
import { isToldApart, payerOf, type Payer } from '../transactions/payer.ts'
import { isSameFirm } from '../transactions/same-firm.ts'
import { isTransfer } from '../transactions/transfer-words.ts'
import { saysPay } from './pay-words.ts'

/** Until the next pay and some days the same amount to the cent is the pay itself, to any party. */
const WHOLE_WITHIN_DAYS = 45
/** So soon after it two sums that make it to the cent are the pay itself. */
const AT_ONCE_DAYS = 7

/** Pay that is taken back, by its own words: «Rettifica accredito stipendio». */
const isTakenBack = (line: AccountLine): boolean =>
  saysCorrected(line.description) && saysPay(line.description) && !isToldApart(line)

export interface ReturnedPay {
  line: AccountLine
  /** The latest pay of the same firm before it. */
  of: AccountLine
}

/** A firm that bears a person's name is theirs: «Officine Lombarde di Rossi Mario». After the name a purpose may stand. */
const isOwner = ({ name, marker }: Payer, firm: readonly string[]): boolean => {
  const words = foldWords(name ?? '').slice(0, 2)
  return marker !== null && words.length === 2 && words.every((word) => firm.includes(word))
}

/** The firm's name is the payee's, or stands in the purpose: of one word, that a person may bear too, only the former. */
const namesFirm = (line: AccountLine, { name }: Payer, words: readonly string[]): boolean => {
  const payee = payerOf(line).name
  const said = foldWords(line.description)
  return words.length === 1
    ? payee !== null && name !== null && isSameFirm(payee, name)
    : words.every((word) => said.includes(word))
}

/** What an employer may be paid for beside work: a nursery, a canteen, a staff flat, a town's fees. */
const otherPurpose = new RegExp(
  [
    '\\b(?:asilo|nido|retta|mensa|tari|imu|tributi|scuola|parcheggio|abbonamento|foresteria|affitto|canone)\\b',
    '\\b(?:kita|elternbeitrag|kindergarten|hort|miete|parkplatz|kantine|jobticket|grundsteuer|abfallgeb(?:ü|ue)hr)',
    'wohnheim|essensgeld|werkswohnung|dienstwohnung',
  ].join('|'),
  'i',
)
/** Of the pay, in a month: more of it went back, whatever it is called. */
const MAX_OF_PURPOSE = 0.25

/** Whether a payment is for another thing, with all of its month that say so. */
const forOtherThings = (lines: readonly AccountLine[]) => {
  const named = lines.filter(({ description }) => otherPurpose.test(description))
  const byMonth = Map.groupBy(named, ({ bookedOn }) => monthOf(bookedOn))
  return (line: AccountLine, pay: AccountLine): boolean =>
    named.includes(line) && -totalOf(byMonth.get(monthOf(line.bookedOn)) ?? []) <= MAX_OF_PURPOSE * pay.amount
}

/** Two payments of it may make a round pay by chance. */
const isRound = (amount: Cents): boolean => amount % 10_000 === 0

/** Two transfers that together are a pay to the cent, soon after it. */
function halvesOf(pay: AccountLine, transfers: readonly AccountLine[]): AccountLine[] {
  const soon = transfers.filter(
    ({ bookedOn }) => bookedOn >= pay.bookedOn && bookedOn <= addDays(pay.bookedOn, AT_ONCE_DAYS),
  )
  const pair = soon
    .flatMap((one, at) => soon.slice(at + 1).map((other) => [one, other] as const))
    .find(
      ([one, other]) => one.amount + other.amount === -pay.amount && !(isRound(one.amount) && isRound(other.amount)),
    )
  return pair === undefined ? [] : [...pair]
}

/** Of a pay; so much is spent at one's employer's once, and not month after month. */
const MUCH = 0.5
const MONTHS_OF_MUCH = 2

/** What goes to the firm by card: as much as its pay to the cent, or half of it and more in several months. */
function boughtBack(series: readonly LineSeries[], paid: readonly { line: AccountLine; payer: Payer }[]) {
  const spent = series
    .flatMap(({ movements }) => movements)
    .filter((line) => line.amount < 0 && !isTransfer(line.description))
    .filter((line) =>
      paid.some(
        ({ line: pay, payer }) =>
          -line.amount >= MUCH * pay.amount && isSameFirm(payerOf(line).name ?? '', payer.name ?? ''),
      ),
    )
  const isOften = new Set(spent.map(({ bookedOn }) => monthOf(bookedOn))).size >= MONTHS_OF_MUCH
  return new Set(isOften ? spent : spent.filter(({ amount }) => paid.some(({ line }) => line.amount === -amount)))
}

/**
 * Every transfer to a firm that paid a salary, or of a whole pay to the cent, in one sum or two, with the pay that it
 * followed.
 */
export const returnedPay = madeOnceOf((series: readonly LineSeries[]): ReturnedPay[] => {
  const salaries = salaryLines(series)
  const paid = salaries.flatMap((line) => {
    const payer = payerOf(line)
    const words = payer.key?.split(' ') ?? []
    return words.length === 0 ? [] : [{ line, payer, words }]
  })
  // A purpose is what the sender writes: it makes no money to the employer one's own, nor a whole pay a premium.
  const isToPayer = (line: AccountLine) =>
    isToldApart(line) && paid.some(({ payer }) => isSameFirm(payerOf(line).name ?? '', payer.name ?? ''))
  const isWhole = ({ amount }: AccountLine) => salaries.some((pay) => pay.amount === -amount)
  const bought = boughtBack(series, paid)
  const transfers = series
    .filter(({ typicalAmount }) => typicalAmount < 0)
    .flatMap(({ category, movements }) =>
      movements.filter(
        (line) =>
          (isTransfer(line.description) || bought.has(line)) &&
          (category === 'other' ||
            category === 'salary' ||
            ((category === 'own_transfer' || isWhole(line)) && isToPayer(line))),
      ),
    )
  const halves = new Map(salaries.flatMap((of) => halvesOf(of, transfers).map((line) => [line, of] as const)))
  const isForOtherThing = forOtherThings(transfers)
  // A pay goes back once.
  const used = new Set<AccountLine>()
  return transfers.flatMap((line): ReturnedPay[] => {
    const within = isRound(line.amount) ? AT_ONCE_DAYS : WHOLE_WITHIN_DAYS
    const whole = salaries.findLast(
      (pay) =>
        !used.has(pay) &&
        pay.amount === -line.amount &&
        pay.bookedOn <= line.bookedOn &&
        line.bookedOn <= addDays(pay.bookedOn, within),
    )
    if (whole !== undefined) used.add(whole)
    const of = whole ?? halves.get(line)
    if (of !== undefined) return [{ line, of }]
    const [latest] = paid
      .filter(
        ({ line: pay, line: { bookedOn }, payer, words }) =>
          bookedOn <= line.bookedOn &&
          !isForOtherThing(line, pay) &&
          (namesFirm(line, payer, words) || isOwner(payerOf(line), words) || isTakenBack(line)),
      )
      .toSorted((a, b) => b.line.bookedOn.localeCompare(a.line.bookedOn))
    return latest === undefined ? [] : [{ line, of: latest.line }]
  })
})

/**
 * What went to a firm that pays a salary, and followed no pay of it: as much as a month of it may be the pay itself. What
 * is bought by card is none, nor a rent or a policy.
 */
export const paidToEmployer = madeOnceOf((series: readonly LineSeries[]): AccountLine[] => {
  const salaries = salarySeries(series).filter(({ payer }) => payer !== null)
  const wentBack = new Set(returnedPay(series).map(({ line }) => line))
  const sent = series
    .filter(({ category }) => category === 'other')
    .flatMap(({ movements }) => movements)
    .filter(
      (line) =>
        line.amount < 0 &&
        !wentBack.has(line) &&
        isTransfer(line.description) &&
        isToldApart(line) &&
        !otherPurpose.test(line.description),
    )
  const found = salaries.flatMap(({ payer }) => {
    const lines = sent.filter((line) => isSameFirm(payerOf(line).name ?? '', payer!))
    if (lines.length === 0) return []
    // A firm may be spelled in two ways, and pay a bonus apart.
    const ofFirm = salaries.filter((one) => isSameFirm(one.payer!, payer!))
    return -totalOf(lines) >= Math.max(...ofFirm.map(({ typicalAmount }) => typicalAmount)) ? lines : []
  })
  return [...new Set(found)]
})

/** Pay of which nothing stayed: the same amount went back at once. */
export const reversedPay = (series: readonly LineSeries[]): AccountLine[] =>
  returnedPay(series).flatMap(({ line, of }) =>
    line.amount === -of.amount && line.bookedOn <= addDays(of.bookedOn, WHOLE_WITHIN_DAYS) ? [of] : [],
  )
