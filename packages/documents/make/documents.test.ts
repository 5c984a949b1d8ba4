import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleApplicants, giuliaBianchi, juergenWeiss } from '@attesta/domain/examples/sample-applicants.ts'
import { daysBetween, monthsFrom } from '@attesta/domain/day.ts'
import { fromDecimal, sum } from '@attesta/domain/money.ts'
import { runsOf, yearOfPay } from './life/pay.ts'
import { documentsOf } from './documents.ts'
import { checkDigit, td1Lines, td2Lines, td3Lines } from './draw/mrz.ts'
import { holderOf } from './life/card-holder.ts'
import { variedStatementsOf } from './statements-of.ts'

// Drawing takes a while on a busy machine.

const today = '2026-11-21'
const seeds = fc.integer({ min: 1, max: 500 })
const people = fc.constantFrom(...sampleApplicants)
const named = (fileName: string) =>
  documentsOf(giuliaBianchi, today).find((document) => document.fileName === fileName)!

test('every statement closes: opening plus its rows is its end, and so is each balance on the way', () =>
  fc.assert(
    fc.property(people, seeds, (person, seed) => {
      for (const { expected } of documentsOf(person, today, seed)) {
        for (const account of expected.bank_statement?.accounts ?? []) {
          expect(
            fromDecimal(account.opening_balance!) + sum(account.transactions.map((row) => fromDecimal(row.amount))),
          ).toBe(fromDecimal(account.closing_balance!))
          for (const [at, row] of account.transactions.entries()) {
            // Where balances are printed the newest row comes first: the row below holds what was there before.
            if (row.balance !== null)
              expect(fromDecimal(row.balance) - fromDecimal(row.amount)).toBe(
                fromDecimal(account.transactions[at + 1]?.balance ?? account.opening_balance!),
              )
          }
          expect(
            account.transactions.every(
              (row) => row.booked_on >= account.period!.from && row.booked_on <= account.period!.to,
            ),
          ).toBe(true)
        }
      }
    }),
    { numRuns: 25 },
  ))

test('a bank that no one knows tells the same truth, and can be drawn', () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...sampleApplicants), seeds, async (person, seed) => {
      for (const { expected, draw } of variedStatementsOf(person, today, seed)) {
        const account = expected.bank_statement!.accounts[0]!
        expect(
          fromDecimal(account.opening_balance!) + sum(account.transactions.map((row) => fromDecimal(row.amount))),
        ).toBe(fromDecimal(account.closing_balance!))
        expect((await draw()).length).toBeGreaterThan(2_000)
      }
    }),
    { numRuns: 12 },
  ))

test('each month starts with what the month before left', () => {
  const sheets = documentsOf(juergenWeiss, today)
    .filter((document) => document.condition === 'clean')
    .flatMap((document) => document.expected.bank_statement?.accounts ?? [])
  expect(sheets).toHaveLength(3)
  expect(sheets.slice(1).map((account) => account.opening_balance)).toEqual(
    sheets.slice(0, -1).map((account) => account.closing_balance),
  )
})

test('pay closes, and the year is the sum of its months', () =>
  fc.assert(
    fc.property(people, seeds, fc.integer({ min: 2019, max: 2030 }), (person, seed, year) => {
      const runs = monthsFrom(`${year}-01`, `${year}-12`).flatMap((month) => runsOf(person, month, seed))
      expect(runs).toHaveLength(person.employment!.paychecksPerYear)
      for (const pay of runs)
        expect(pay.gross - sum(pay.deductions.map((line) => line.amount)) + pay.rounding).toBe(pay.net)
      expect(yearOfPay(person, year, seed).incomeTax).toBe(sum(runs.map((pay) => pay.incomeTax)))
    }),
    { numRuns: 25 },
  ))

test('the account is credited with what the payslip pays', () => {
  const documents = documentsOf(giuliaBianchi, today).filter((document) => document.condition === 'clean')
  const credits = documents
    .flatMap((document) => document.expected.bank_statement?.accounts[0]?.transactions ?? [])
    .filter((row) => row.description.startsWith('Stipendio'))
    .map((row) => row.amount)
  expect(credits).toEqual(documents.flatMap((document) => document.expected.payslip?.net ?? []))
})

test('documents are as recent as today asks', () => {
  const [statement] = documentsOf(giuliaBianchi, '2027-01-08')
  expect(statement!.expected.bank_statement!.accounts[0]!.period).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(daysBetween(statement!.expected.bank_statement!.accounts[0]!.period!.to, '2027-01-08')).toBe(8)
})

test.each(['busta-paga-2026-10.pdf', 'carta-identita-retro.png', 'estratto-conto-modificato-dopo.pdf'])(
  '%s is drawn alike each time',
  async (fileName) => {
    expect(Buffer.from(await named(fileName).draw()).equals(Buffer.from(await named(fileName).draw()))).toBe(true)
  },
)

test('an edit made later leaves the bytes before it as they were', async () => {
  const original = Buffer.from(await documentsOf(giuliaBianchi, today)[0]!.draw()),
    edited = Buffer.from(await named('estratto-conto-modificato-dopo.pdf').draw())
  expect(edited.subarray(0, original.length).equals(original)).toBe(true)
  expect(edited.toString('latin1').match(/%%EOF/g)).toHaveLength(2)
})

test('a scan holds pictures and no fonts', async () => {
  const scan = Buffer.from(await named('busta-paga-2026-10-scansione.pdf').draw()).toString('latin1')
  expect(scan).toContain('/Subtype /Image')
  expect(scan).not.toContain('/Type /Font')
})

test('machine readable lines have their length and the check digits of the standard', () => {
  // The example of ICAO Doc 9303 part 3: the document number L898902C3 has check digit 6.
  expect(checkDigit('L898902C3')).toBe('6')
  for (const person of sampleApplicants) {
    const holder = holderOf(person)
    expect(
      [td1Lines(holder, 'C<'), td2Lines(holder, 'ID'), td3Lines(holder)].map((lines) =>
        lines.map((line) => line.length),
      ),
    ).toEqual([
      [30, 30, 30],
      [36, 36],
      [44, 44],
    ])
  }
})
