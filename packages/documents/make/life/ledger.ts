/** What moves on a person's accounts, before any bank has put it into its own words. */
import type { BankAccount, Person } from '@attesta/domain/examples/person.ts'
import {
  type Day,
  type Month,
  addDays,
  firstDay,
  fromDayNumber,
  lastDay,
  dayNumber,
  monthsFrom,
} from '@attesta/domain/day.ts'
import { type Cents, sum } from '@attesta/domain/money.ts'
import { type Dice, diceOf } from '../random.ts'
import { runsOf } from './pay.ts'

export type BookingKind =
  | 'salary'
  | 'direct_debit'
  | 'standing_order'
  | 'card'
  | 'cash'
  | 'transfer_in'
  | 'transfer_out'
  | 'fee'
interface Booking {
  bookedOn: Day
  valueOn: Day
  kind: BookingKind
  party: string
  purpose: string
  amount: Cents
}
export interface Row extends Booking {
  balance: Cents
}

export interface Statement {
  person: Person
  account: BankAccount
  from: Day
  to: Day
  opening: Cents
  closing: Cents
  rows: Row[]
}

const SHOPS = {
  IT: [
    'ESSELUNGA',
    'COOP LOMBARDIA',
    'LIDL ITALIA',
    'FARMACIA CENTRALE',
    'PANIFICIO VILLA',
    'ENI STATION',
    'TRATTORIA DA PINO',
    'IKEA ITALIA',
    'LIBRERIA MINERVA',
    'CONAD CITY',
    'BAR AURORA',
    'TRENITALIA',
  ],
  DE: [
    'REWE SAGT DANKE',
    'EDEKA KOELN',
    'LIDL DIENSTLEISTUNG',
    'DM DROGERIE MARKT',
    'ARAL STATION',
    'BAECKEREI SCHMITZ',
    'DB VERTRIEB',
    'ROSSMANN',
    'GASTHAUS EHRENFELD',
  ],
} as const
const PAYDAY = 27
const THIRTEENTH_PAYDAY = 18

/** Banks book on working days: Saturday and Sunday fall on the Friday before. */
export function bankDay(day: Day): Day {
  const weekday = (dayNumber(day) + 4) % 7
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, -2) : day
}

const earliest = (...days: Day[]): Day => days.sort()[0]!

/**
 * A working day of the month near to the day wanted: a weekend at its start moves on, not back into the month before.
 */
function inMonth(month: Month, dayOfMonth: number): Day {
  const booked = bankDay(earliest(`${month}-${String(dayOfMonth).padStart(2, '0')}`, lastDay(month)))
  return booked < firstDay(month) ? addDays(booked, 3) : booked
}

/**
 * A statement of the whole months from `first` to `last`, the account having held its opening balance at the start of
 * `since`.
 */
export function statementOf(
  person: Person,
  account: BankAccount,
  months: { since: Month; first: Month; last: Month },
  seed: number,
): Statement {
  const bookings = monthsFrom(months.since, months.last).flatMap((month) => bookingsOf(person, account, month, seed))
  const from = firstDay(months.first)
  const before = sum(bookings.filter((booking) => booking.bookedOn < from).map((booking) => booking.amount))
  let balance = account.opening + before
  const opening = balance
  const rows = bookings
    .filter((booking) => booking.bookedOn >= from)
    .map((booking) => ({ ...booking, balance: (balance += booking.amount) }))
  return { person, account, from, to: lastDay(months.last), opening, closing: balance, rows }
}

function bookingsOf(person: Person, account: BankAccount, month: Month, seed: number): Booking[] {
  const dice = diceOf(`${seed}:account:${account.iban}:${month}`)
  const bookings = [
    ...salariesOf(person, account, month, seed),
    ...creditsOf(account, month),
    ...standingOf(account, month, dice),
    ...transfersOf(person, account, month),
    ...(account.paysEverydayLife ? everydayOf(person, month, dice) : []),
  ]
  if (Number(month.slice(5)) % 3 === 0) {
    bookings.push({
      bookedOn: bankDay(lastDay(month)),
      valueOn: lastDay(month),
      kind: 'fee',
      party: '',
      purpose: person.address.country === 'DE' ? 'Entgeltabschluss' : 'IMPOSTA DI BOLLO E COMPETENZE',
      amount: person.address.country === 'DE' ? -1485 : -1055,
    })
  }
  return bookings.sort((a, b) => (a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : 0))
}

function salariesOf(person: Person, account: BankAccount, month: Month, seed: number): Booking[] {
  if (!account.receivesSalary || !person.employment) return []
  const { employer } = person.employment
  return runsOf(person, month, seed).map((pay) => {
    const day = inMonth(month, pay.run === 'ordinary' ? PAYDAY : THIRTEENTH_PAYDAY)
    const purpose =
      person.address.country === 'DE'
        ? `LOHN / GEHALT ${month.slice(5)}/${month.slice(0, 4)}`
        : `EMOLUMENTI ${pay.run === 'ordinary' ? month.slice(5) : pay.run === 'thirteenth' ? '13MA' : '14MA'}/${month.slice(0, 4)}`
    return {
      bookedOn: day,
      valueOn: day,
      kind: 'salary' as const,
      party: employer.toUpperCase(),
      purpose,
      amount: pay.payout,
    }
  })
}

const creditsOf = (account: BankAccount, month: Month): Booking[] =>
  (account.credits ?? []).map(({ payer, purpose, amount, dayOfMonth, bookedAs }) => {
    const day = inMonth(month, dayOfMonth)
    return { bookedOn: day, valueOn: day, kind: bookedAs, party: payer, purpose, amount }
  })

const standingOf = (account: BankAccount, month: Month, dice: Dice): Booking[] =>
  account.standing
    .filter((cost) => (Number(month.slice(5)) - 1) % cost.every === 0)
    .map((cost) => {
      const day = inMonth(month, cost.dayOfMonth)
      return {
        bookedOn: day,
        valueOn: day,
        kind: cost.kind === 'rent' ? ('standing_order' as const) : ('direct_debit' as const),
        party: cost.payee,
        purpose: cost.purpose,
        amount: -(cost.amount + (cost.spread > 0 ? dice.between(-cost.spread, cost.spread) : 0)),
      }
    })

/** Money between the person's own accounts leaves one and reaches the other on the same day. */
function transfersOf(person: Person, account: BankAccount, month: Month): Booking[] {
  const [source, target] = person.accounts
  if (!source || !target || source.monthlyTransfer === 0) return []
  const day = inMonth(month, 28),
    self = `${person.familyName} ${person.givenName}`.toUpperCase()
  const booking = { bookedOn: day, valueOn: day, party: self, purpose: 'GIROCONTO' }
  if (account === source) return [{ ...booking, kind: 'transfer_out', amount: -source.monthlyTransfer }]
  return account === target ? [{ ...booking, kind: 'transfer_in', amount: source.monthlyTransfer }] : []
}

function everydayOf(person: Person, month: Month, dice: Dice): Booking[] {
  const { country, town } = person.address
  const days = Number(lastDay(month).slice(8))
  const on = () => fromDayNumber(dayNumber(firstDay(month)) + dice.between(0, days - 1))
  const cards = Array.from({ length: dice.between(17, 23) }, (): Booking => {
    const bought = on()
    const bookedOn = inMonth(month, Number(earliest(addDays(bought, dice.between(0, 2)), lastDay(month)).slice(8)))
    return {
      bookedOn,
      valueOn: bought,
      kind: 'card',
      party: dice.pick(SHOPS[country]),
      purpose: town.toUpperCase(),
      amount: -dice.between(320, 6180),
    }
  })
  const cash = Array.from({ length: dice.between(1, 3) }, (): Booking => {
    const day = inMonth(month, dice.between(4, 26))
    return {
      bookedOn: day,
      valueOn: day,
      kind: 'cash',
      party: '',
      purpose: town.toUpperCase(),
      amount: -dice.pick([3000, 5000, 8000]),
    }
  })
  const gifts: Booking[] =
    dice.fraction() < 0.4
      ? [
          ((day) => ({
            bookedOn: day,
            valueOn: day,
            kind: 'transfer_in' as const,
            party: country === 'DE' ? 'Sabine Krüger' : 'ANNA GALLO',
            purpose: country === 'DE' ? 'Danke fürs Essen' : 'QUOTA CENA',
            amount: dice.between(1500, 6500),
          }))(inMonth(month, 13)),
        ]
      : []
  return [...cards, ...cash, ...gifts]
}
