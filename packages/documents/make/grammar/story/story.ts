/** Accounts and their bookings, invented: what a file made of them must be read back as. */
import { type Day, addDays, dayNumber, daysBetween, lastDay, addMonths, firstDay } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { type Dice, diceOf } from '../../random.ts'
import type { Choices } from '../choices.ts'
import type { Language } from '../words.ts'
import { foreignIban, ownIban } from './ibans.ts'
import people from './people.json' with { type: 'json' }

export interface Booking {
  bookedOn: Day
  valueOn: Day
  /** Before the booking: the day of the purchase. */
  purchasedOn: Day
  availableOn: Day
  amount: Cents
  counterparty: string
  type: string
  /** What the description says, in the order in which its lines do. */
  parts: string[]
}

export interface Account {
  iban: string
  currency: 'EUR' | 'GBP' | 'CHF'
  from: Day
  to: Day
  opening: Cents
  closing: Cents
  /** As time went. */
  bookings: Booking[]
}

export interface Story {
  bank: string
  holders: string[]
  street: string
  town: string
  madeOn: Day
  accounts: Account[]
}

type Telling = Pick<Choices, 'accounts' | 'span' | 'holders' | 'asides' | 'number'>

/** @param matter chance for people and bookings @param rows bookings of each account */
export function tellStory(matter: string, language: Language, rows: number, telling: Telling): Story {
  const dice = diceOf(`${matter}:people`),
    sampleApplicants = people[language]
  const first = dice.pick(sampleApplicants.holders),
    second = dice.pick(sampleApplicants.holders.filter((name) => name !== first))
  const months = { 'a month': 1, 'a quarter': 3, 'across new year': 2 }[telling.span]
  const last = telling.span === 'across new year' ? '2026-01' : addMonths('2025-03', dice.between(0, 11))
  const from = firstDay(addMonths(last, 1 - months)),
    to = lastDay(last)
  const currency = language === 'en' ? 'GBP' : language === 'de' && telling.number === "1'234.56" ? 'CHF' : 'EUR'
  const bankCode = String(dice.between(100_000_000, 999_999_999))
  const accountOf = (at: number): Account =>
    tellAccount(diceOf(`${matter}:account ${at}`), {
      language,
      bankCode,
      rows,
      from,
      to,
      currency,
      asides: telling.asides,
    })
  return {
    bank: dice.pick(sampleApplicants.banks),
    holders: telling.holders === 'one' ? [first] : [first, second],
    street: dice.pick(sampleApplicants.streets),
    town: dice.pick(sampleApplicants.towns),
    madeOn: addDays(to, 2),
    accounts: telling.accounts === 'two' ? [accountOf(0), accountOf(1)] : [accountOf(0)],
  }
}

interface Frame extends Pick<Account, 'currency' | 'from' | 'to'> {
  language: Language
  /** Nine digits: of one bank are all accounts of a file. */
  bankCode: string
  rows: number
  asides: Choices['asides']
}

function tellAccount(dice: Dice, frame: Frame): Account {
  const { from, to, rows } = frame,
    span = daysBetween(from, to)
  const days = Array.from({ length: rows }, () => addDays(from, dice.between(0, span))).sort()
  const opening = dice.between(-20_000, 600_000)
  const bookings = days.map((day) => tellBooking(dice, day, frame))
  return {
    iban: ownIban(frame.bankCode, dice, frame.language, frame.currency),
    currency: frame.currency,
    from,
    to,
    opening,
    closing: bookings.reduce((sum, { amount }) => sum + amount, opening),
    bookings,
  }
}

function tellBooking(dice: Dice, bookedOn: Day, { language, asides }: Frame): Booking {
  const sampleApplicants = people[language],
    isIn = dice.fraction() < 0.25
  const cents = dice.fraction() < 0.2 ? dice.between(100_000, 350_000) : dice.between(99, 40_000)
  const counterparty = dice.pick(isIn ? sampleApplicants.payers : sampleApplicants.payees),
    type = dice.pick(isIn ? sampleApplicants.in : sampleApplicants.out)
  const reference = `REF ${dice.between(100_000, 999_999)}${dice.pick(['', 'X', 'KT', '-02'])}`
  const days = { it: 'DEL', de: 'VOM', en: 'ON' }[language],
    purchasedOn = addDays(bookedOn, -dice.between(0, 3))
  const [year, month, day] = purchasedOn.split('-')
  const aside = {
    none: `${reference} ${dice.between(10, 99)}`,
    'foreign IBANs': `IBAN ${foreignIban(dice)}`,
    'amounts and days': `${days} ${day}/${month}/${year} ${dice.between(10, 23)}:${dice.between(10, 59)} USD ${dice.between(1, 99)},${dice.between(10, 99)} 1,0${dice.between(100, 999)}`,
    'own references': `E2E-${dice.between(1000, 9999)}.${dice.between(10, 99)} MAND ${dice.between(100, 999)}/${dice.between(10, 99)}`,
  }[asides]
  return {
    bookedOn,
    valueOn: addDays(bookedOn, isIn ? dice.between(0, 2) : -dice.between(0, 2)),
    purchasedOn,
    availableOn: addDays(bookedOn, isIn ? dice.between(0, 3) : 0),
    amount: isIn ? cents : -cents,
    counterparty,
    type,
    parts: [
      `${type} ${counterparty}`,
      dice.pick(sampleApplicants.purposes),
      aside,
      reference,
      `ID ${dayNumber(bookedOn)}-${dice.between(1, 99)}`,
    ],
  }
}
