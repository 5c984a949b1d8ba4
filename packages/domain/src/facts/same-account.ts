/** Whether statements are of one account: by the number, else by the bank, the holders and what they tell of the same days. */
import type { Account } from './parse-result.ts'

/** As many bookings of one day and amount are no chance; two accounts of one person share none but by chance. */
const MIN_SHARED = 3
/** Of the bookings of the days that both tell, in the statement with fewer of them. */
const MIN_SHARE = 0.5
/** So much alike, and with as many bookings, two numbers stand over one account: no one lives twice on the same days. */
const byBookingsAlone = { min: 6, share: 0.6 }

const bankOf = ({ abi, blz, bank }: Account): string | null => abi ?? blz ?? bank

const nameOf = (holder: string) => holder.toLocaleLowerCase('it').split(/\s+/).sort().join(' ')

/** Nothing printed says that they are of different people. */
function mayShareHolder(one: Account, other: Account): boolean {
  const names = new Set(other.holders.map(nameOf))
  return one.holders.length === 0 || names.size === 0 || one.holders.some((holder) => names.has(nameOf(holder)))
}

const bookingsOf = ({ transactions }: Account, isTold: (day: string) => boolean): string[] =>
  transactions.filter(({ booked_on }) => isTold(booked_on)).map(({ booked_on, amount }) => `${booked_on} ${amount}`)

/** Returns the span of the bookings of both. */
function sharedDays(one: Account, other: Account): (day: string) => boolean {
  const [days, others] = [one, other].map(({ transactions }) => transactions.map(({ booked_on }) => booked_on).sort())
  const from = [days![0] ?? '', others![0] ?? ''].sort().at(-1)!,
    to = [days!.at(-1) ?? '', others!.at(-1) ?? ''].sort()[0]!
  return (day) => day >= from && day <= to
}

function tellTheSame(
  one: Account,
  other: Account,
  { min = MIN_SHARED, share = MIN_SHARE }: { min?: number; share?: number } = {},
): boolean {
  const isTold = sharedDays(one, other),
    bookings = bookingsOf(one, isTold),
    left = bookingsOf(other, isTold),
    fewer = Math.min(bookings.length, left.length)
  const shared = bookings.filter((booking) => {
    const at = left.indexOf(booking)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  return shared >= min && shared >= share * fewer
}

/**
 * By the IBAN; where one of the two prints none, by bank, holders and bookings together. Under two numbers, or where no
 * bank is named, most bookings of the same days cannot be the same by chance.
 */
export function areOneAccount(one: Account, other: Account): boolean {
  if (one.iban !== null && other.iban !== null)
    return one.iban === other.iban || (mayShareHolder(one, other) && tellTheSame(one, other, byBookingsAlone))
  const bank = bankOf(one)
  if (bank !== bankOf(other) || !mayShareHolder(one, other)) return false
  return tellTheSame(one, other, bank === null ? byBookingsAlone : {})
}
