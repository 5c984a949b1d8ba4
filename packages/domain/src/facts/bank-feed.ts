/** What a bank connection tells of one account, made into the very result that the reading of a statement gives. */
import { withoutMarks } from '@attesta/contract/tidy.ts'
import { addDays, daysBetween, type Day } from '../day.ts'
import { decimal, fromDecimal, sum } from '../money.ts'
import { holdersIn } from '../owner-match.ts'
import type { Period } from '../journey/windows.ts'
import { condense } from '../transactions/condense.ts'
import type { Account, Decimal, ParseResult } from './parse-result.ts'

export interface BankBooking {
  bookedOn: Day
  valueOn: Day | null
  amount: Decimal
  currency: string
  /** Who pays or is paid, where the bank has a field for it. */
  counterpart: string | null
  text: string
  /** Of the account after this booking, where the bank says so. */
  balanceAfter: Decimal | null
}

/**
 * `booked`: the sum of what is booked; `available` may hold credit lines and what is on its way, and proves nothing.
 */
export interface BankBalance {
  amount: Decimal
  currency: string
  kind: 'booked' | 'available'
  on: Day | null
}

export interface BankFeed {
  bank: string
  country: 'IT' | 'DE'
  iban: string | null
  ownerName: string | null
  currency: string
  balances: readonly BankBalance[]
  bookings: readonly BankBooking[]
  /** The days that were asked for. */
  asked: Period
}

/**
 * A quiet account may show nothing for a month; a longer gap at the start means that the bank keeps no older bookings.
 */
const QUIET_DAYS = 31

/** The days that the bookings speak for; null when there are none, for then no one knows. */
function periodOf({ asked }: BankFeed, bookings: readonly BankBooking[]): Period | null {
  const first = bookings[0]?.bookedOn
  if (first === undefined) return null
  return { from: daysBetween(asked.from, first) > QUIET_DAYS ? first : asked.from, to: asked.to }
}

/** Oldest first. Banks send either way; within a day their order is kept as it runs. */
function inOrder({ bookings, asked, currency }: BankFeed): BankBooking[] {
  const own = bookings.filter(
    (booking) => booking.currency === currency && booking.bookedOn >= asked.from && booking.bookedOn <= asked.to,
  )
  const isNewestFirst = own.length > 1 && own[0]!.bookedOn > own.at(-1)!.bookedOn
  return (isNewestFirst ? own.toReversed() : own).toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn))
}

/** Whether each running balance follows from the one before. Only that proves that no booking lacks. */
const isChained = (bookings: readonly BankBooking[]): boolean =>
  bookings.length > 0 &&
  bookings.every(({ balanceAfter, amount }, index) => {
    const before = bookings[index - 1]?.balanceAfter
    return (
      balanceAfter !== null &&
      (index === 0 || (before != null && fromDecimal(before) + fromDecimal(amount) === fromDecimal(balanceAfter)))
    )
  })

/**
 * Opening and closing balance. From running balances where every booking carries one that follows from the one before;
 * else reckoned back from the booked balance, which proves nothing (a booking that lacks would only move the opening
 * balance), so that `reconciled` stays open. Without a booked balance there is none.
 */
function balancesOf(
  { balances, asked, currency }: BankFeed,
  bookings: readonly BankBooking[],
): Pick<Account, 'opening_balance' | 'closing_balance' | 'reconciled'> {
  const total = sum(bookings.map(({ amount }) => fromDecimal(amount)))
  const booked = balances.find((balance) => balance.kind === 'booked' && balance.currency === currency)
  const on = booked?.on ?? asked.to
  const closing =
    booked &&
    fromDecimal(booked.amount) +
      sum(bookings.filter(({ bookedOn }) => bookedOn > on).map(({ amount }) => fromDecimal(amount)))
  if (isChained(bookings)) {
    const last = fromDecimal(bookings.at(-1)!.balanceAfter!)
    return {
      opening_balance: decimal(last - total),
      closing_balance: decimal(last),
      reconciled: closing === undefined || closing === last,
    }
  }
  if (closing === undefined) return { opening_balance: null, closing_balance: null, reconciled: null }
  return { opening_balance: decimal(closing - total), closing_balance: decimal(closing), reconciled: null }
}

const fields = {
  IT: { in: 'ORD:', out: 'BEN:', purpose: 'CAUSALE:' },
  DE: { in: 'AUFTRAGGEBER:', out: 'EMPFÄNGER:', purpose: 'VERWENDUNGSZWECK' },
} as const

const plain = (text: string): string => withoutMarks(text).replace(/\s+/g, ' ').trim()

/** One line as a statement of the country would print it: who, then what for. */
function describe({ counterpart, text, amount }: BankBooking, country: BankFeed['country']): string {
  const words = plain(text),
    other = plain(counterpart ?? ''),
    field = fields[country]
  if (other === '' || words.toUpperCase().includes(other.toUpperCase())) return words
  return `${amount.startsWith('-') ? field.out : field.in} ${other}${words === '' ? '' : ` ${field.purpose} ${words}`}`
}

/**
 * «IT60X0542811101000000123456»: the five digits after two check digits and a letter; «DE89370400440532013000»: the
 * eight after the check digits
 */
const bankCodes = { IT: /^IT\d\d[A-Z](\d{5})/, DE: /^DE\d\d(\d{8})/ }

/**
 * The result of one connected account. `file`: the name that the person sees; `salt`: letters and digits that are this
 * document's alone. Of the texts only what the rules need is kept (`condense`); the rest is not in the result.
 */
export function resultOfFeed(feed: BankFeed, { file, salt }: { file: string; salt: string }): ParseResult {
  const bookings = inOrder(feed),
    holders = holdersIn(feed.ownerName && plain(feed.ownerName)),
    bank = plain(feed.bank)
  const lines = bookings.map((booking) => ({
    booked_on: booking.bookedOn,
    value_on: booking.valueOn,
    description: describe(booking, feed.country),
    amount: booking.amount,
    balance: booking.balanceAfter,
    page: 0,
  }))
  const account: Account = {
    bank,
    abi: bankCodes.IT.exec(feed.iban ?? '')?.[1] ?? null,
    blz: bankCodes.DE.exec(feed.iban ?? '')?.[1] ?? null,
    iban: feed.iban,
    bic: null,
    holders,
    currency: feed.currency,
    period: periodOf(feed, bookings),
    ...balancesOf(feed, bookings),
    transactions: condense(lines, { holders, country: feed.country, salt }),
  }
  return {
    file,
    type: 'bank_statement',
    verdict: 'parsed',
    country: feed.country,
    issuer: bank,
    pages: 0,
    source: 'none',
    findings: [],
    bank_statement: { accounts: [account] },
  }
}

/**
 * Days of bookings that are wanted so that the oldest month is covered whole; never fewer than ninety, for less is
 * granted by no bank that gives anything.
 */
export const daysWanted = (oldest: Day, today: Day): number => Math.max(90, daysBetween(oldest, addDays(today, 1)))
