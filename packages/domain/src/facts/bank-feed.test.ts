import { describe, expect, test } from 'vitest'
import { missingDocuments, requiredDocuments } from '../journey/required-documents.ts'
import { averageCashBalance } from '../income/cash-balance.ts'
import { document as uploaded } from '../testing/giulia.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { tracePlace } from '../report/trace-place.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { accountLines, lineSeries } from './account-lines.ts'
import { daysWanted, resultOfFeed, type BankBooking, type BankFeed } from './bank-feed.ts'
import type { EvidenceDocument } from './evidence-document.ts'

const booking = (
  bookedOn: string,
  amount: string,
  counterpart: string | null,
  text: string,
  more: Partial<BankBooking> = {},
): BankBooking => ({ bookedOn, valueOn: null, amount, currency: 'EUR', counterpart, text, balanceAfter: null, ...more })
const bookings = [
  booking('2026-10-27', '1852.80', 'OFFICINE LOMBARDE SRL', 'STIPENDIO OTTOBRE'),
  booking('2026-10-05', '-650.00', 'IMMOBILIARE SAN SIRO SRL', 'CANONE LOCAZIONE'),
  booking('2026-09-27', '1852.80', 'OFFICINE LOMBARDE SRL', 'STIPENDIO SETTEMBRE'),
  booking('2026-09-05', '-650.00', 'IMMOBILIARE SAN SIRO SRL', 'CANONE LOCAZIONE'),
  booking('2026-08-27', '1852.80', 'OFFICINE LOMBARDE SRL', 'STIPENDIO AGOSTO'),
  booking('2026-08-05', '-650.00', 'IMMOBILIARE SAN SIRO SRL', 'CANONE LOCAZIONE'),
]
const feed = (change: Partial<BankFeed> = {}): BankFeed => ({
  bank: 'Intesa Sanpaolo',
  country: 'IT',
  iban: 'IT80B0306909606100000184728',
  ownerName: 'GIULIA BIANCHI',
  currency: 'EUR',
  asked: { from: '2026-08-01', to: '2026-11-21' },
  balances: [{ amount: '5608.40', currency: 'EUR', kind: 'booked', on: '2026-11-20' }],
  bookings,
  ...change,
})
const about = { file: 'Intesa Sanpaolo', salt: '0199c2f0-5d1e-7c3a-9b51-000000000001' }
const accountOf = (change?: Partial<BankFeed>) => resultOfFeed(feed(change), about).bank_statement!.accounts[0]!
const connected = (change?: Partial<BankFeed>, id = 'connection'): EvidenceDocument => ({
  ...uploaded(id, resultOfFeed(feed(change), about)),
  origin: 'connection',
})
const chained = (from: number) => {
  let balance = from
  return bookings.toReversed().map((one) => {
    balance += Number(one.amount)
    return { ...one, balanceAfter: balance.toFixed(2) }
  })
}

test("a connection's result is a statement without pages", { tags: ['B3-psd2-account'] }, () =>
  expect(resultOfFeed(feed(), about)).toMatchObject({
    file: 'Intesa Sanpaolo',
    type: 'bank_statement',
    verdict: 'parsed',
    country: 'IT',
    issuer: 'Intesa Sanpaolo',
    pages: 0,
    source: 'none',
    findings: [],
  }),
)

test("holder, IBAN and the bank's number, bookings oldest first", { tags: ['B3-psd2-account'] }, () => {
  expect(accountOf()).toMatchObject({
    bank: 'Intesa Sanpaolo',
    abi: '03069',
    blz: null,
    iban: 'IT80B0306909606100000184728',
    holders: ['GIULIA BIANCHI'],
    period: { from: '2026-08-01', to: '2026-11-21' },
  })
  expect(accountOf().transactions.map(({ booked_on }) => booked_on)).toEqual(
    bookings.map(({ bookedOn }) => bookedOn).toSorted(),
  )
  expect(accountOf({ country: 'DE', iban: 'DE89370400440532013000' })).toMatchObject({ abi: null, blz: '37040044' })
})

describe('what is proven', () => {
  test('running balances that follow from each other prove the account', () =>
    expect(accountOf({ bookings: chained(2000), balances: [] })).toMatchObject({
      opening_balance: '2000.00',
      closing_balance: '5608.40',
      reconciled: true,
    }))
  test('a booked balance that says otherwise disproves it', () =>
    expect(
      accountOf({ bookings: chained(2000), balances: [{ amount: '9.00', currency: 'EUR', kind: 'booked', on: null }] })
        .reconciled,
    ).toBe(false))
  test('a booking that lacks breaks the chain', () =>
    expect(accountOf({ bookings: chained(2000).toSpliced(2, 1), balances: [] })).toMatchObject({
      opening_balance: null,
      closing_balance: null,
      reconciled: null,
    }))
  test('a booked balance alone gives balances and proves nothing', () =>
    expect(accountOf()).toMatchObject({ opening_balance: '2000.00', closing_balance: '5608.40', reconciled: null }))
  test('what was booked after the balance is added', () =>
    expect(
      accountOf({ balances: [{ amount: '3755.60', currency: 'EUR', kind: 'booked', on: '2026-10-26' }] }),
    ).toMatchObject({ closing_balance: '5608.40' }))
  test('an available balance holds a credit line and says nothing', () =>
    expect(
      accountOf({ balances: [{ amount: '8608.40', currency: 'EUR', kind: 'available', on: null }] }).closing_balance,
    ).toBeNull())
  test('the average balance of a connection is consistent, never proven', () =>
    expect(averageCashBalance([connected()])).toMatchObject({ state: 'consistent' }))
})

describe('the months that it speaks for', () => {
  test('a bank that keeps forty days speaks for forty', () =>
    expect(accountOf({ bookings: bookings.slice(0, 2) }).period).toEqual({ from: '2026-10-05', to: '2026-11-21' }))
  test('an account without bookings speaks for none', () => expect(accountOf({ bookings: [] }).period).toBeNull())
  test.each([
    ['89 days', '2026-08-25', []],
    ['80 days', '2026-09-03', ['2026-08', '2026-09']],
  ] as const)('%s', (_, from, missing) => {
    const { result, origin } = connected({
      asked: { from, to: '2026-11-21' },
      bookings: [booking(from, '-5.00', null, 'BAR'), ...bookings.filter(({ bookedOn }) => bookedOn > from)],
    })
    const needs = requiredDocuments(
      [{ anyOf: ['bank_statement'], months: 3 }],
      [{ type: 'bank_statement', result, origin }],
      '2026-11-21',
    )
    expect(missingDocuments(needs)).toEqual(missing.length === 0 ? [] : [{ type: 'bank_statement', months: missing }])
  })
  test.each([
    ['2026-08-01', '2026-11-21', 113],
    ['2026-11-01', '2026-11-21', 90],
  ] as const)('from %s to %s %i days are asked for', (oldest, today, days) =>
    expect(daysWanted(oldest, today)).toBe(days),
  )
})

test('a printed statement and a connection of the same account count each booking once, in the words of the print', () => {
  const printed = uploaded('printed', { ...resultOfFeed(feed(), about), pages: 2, source: 'text' })
  printed.result.bank_statement!.accounts[0]!.transactions[0]!.description =
    'BONIFICO A FAVORE DI IMMOBILIARE SAN SIRO SRL CANONE LOCAZIONE AGOSTO'
  const lines = accountLines([connected(), printed])
  expect(lines).toHaveLength(bookings.length)
  expect(new Set(lines.map(({ document }) => document.id))).toEqual(new Set(['printed']))
})

describe('in a report', () => {
  const reportOf = (change: Partial<BankFeed>) =>
    assembleRentReport({
      ...giuliaFacts,
      applicant: {
        ...giuliaFacts.applicant,
        paychecksPerYear: 12,
        documents: [
          ...giuliaFacts.applicant.documents.filter(({ result }) => !['bank_statement', 'cud'].includes(result.type)),
          connected(change),
        ],
      },
    })
  test.each([
    ['a booked balance alone', {}, null, 'consistent'],
    ['running balances', { bookings: chained(2000) }, true, 'proven'],
  ] as const)('with %s', (_, change, reconciled, state) => {
    const report = reportOf({ ...change, balances: change && 'bookings' in change ? [] : feed().balances })
    const connection = report.documents.find(({ source }) => source === 'connection')!
    expect(connection).toMatchObject({
      id: 'connection',
      type: 'bank_statement',
      issuer: 'Intesa Sanpaolo',
      reconciled,
      status: 'ok',
      findings: [],
    })
    // Twelve a year of 1852.80.
    const credits = report.trace.salary_credits!
    expect([credits.value, credits.state]).toEqual(['1852.80', state])
    expect(credits.inputs.length).toBeGreaterThan(0)
    expect(credits.inputs.map((input) => tracePlace(input, report.documents).kind)).toEqual(
      credits.inputs.map(() => 'connection'),
    )
  })
})

test('salary and rent are found as in a statement, and stand on no page', () => {
  const found = lineSeries([connected()])
  expect(found.map(({ category, payer, rhythm, typicalAmount }) => [category, payer, rhythm, typicalAmount])).toEqual(
    expect.arrayContaining([
      ['salary', 'OFFICINE LOMBARDE SRL', 'monthly', 185_280],
      ['rent_paid', 'IMMOBILIARE SAN SIRO SRL', 'monthly', -65_000],
    ]),
  )
  expect(found.flatMap(({ movements }) => movements.map(({ ref }) => ref.page))).toEqual(
    Array.from({ length: bookings.length }, () => null),
  )
})

test('bookings in another currency or outside the days asked for are none of it', () =>
  expect(
    accountOf({
      bookings: [
        ...bookings,
        booking('2026-10-01', '-9.00', null, 'X', { currency: 'USD' }),
        booking('2026-07-01', '-9.00', null, 'X'),
      ],
    }).transactions,
  ).toHaveLength(bookings.length))

test('a bank tells no mark that makes its words look like others', () => {
  const marked = bookings.map((one) => ({
    ...one,
    counterpart: `\u202E${one.counterpart}\u200B`,
    text: `\u0007${one.text}`,
  }))
  const told = accountOf({ bookings: marked, bank: 'Intesa\u202E', ownerName: 'GIULIA \u2066BIANCHI' })
  expect(told).toEqual(accountOf({ bank: 'Intesa', ownerName: 'GIULIA BIANCHI' }))
})
