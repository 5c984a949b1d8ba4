/** What is paid each month in the same amount and says that it is an instalment, or goes to a lender. */
import { expect, test } from 'vitest'
import { movementOf } from './movement.ts'
import { findSeries } from './recurrence.ts'

const months = ['2026-08', '2026-09', '2026-10'] as const
const categoryOf = (description: string, amounts = ['-142.50', '-142.50', '-142.50'], on: readonly string[] = months) =>
  findSeries(
    amounts.map((amount, at) => movementOf({ booked_on: `${on[at] as '2026-08'}-15`, description, amount })),
  ).map(({ category }) => category)

test.each([
  ['CREDITO AUTO ITALIA SPA'],
  ['Alfa Finanziaria S.p.A.'],
  ['Beta Credit GmbH'],
  ['BONIFICO A FAVORE DI ROSSI AUTO SRL RATA 12/48'],
  ['Dauerauftrag an Möbel Müller GmbH Rate 3 von 12'],
  ['ADDEBITO SDD MEDIAMARKET SPA RATA'],
  ['Klarna Bank AB'],
  ['SCALAPAY SRL'],
  ['PayPal Ratenzahlung'],
])('«%s» is an instalment', (description) => expect(categoryOf(description)).toEqual(['loan']))

test.each([
  ['ESSELUNGA MILANO'],
  ['CREDIT CARD PAYMENT ALFA SHOP'],
  ['Kreditkartenzahlung Fitnessloft Berlin'],
  ['CARD PAYMENT MUBI EXCHANGE RATE 1,00'],
  ['BONIFICO A FAVORE DI CREDITO EMILIANO CONTO FIGLIO'],
  ['BONIFICO A FAVORE DI NERI VIAGGI RATA VIAGGIO'],
  ['BONIFICO A FAVORE DI UNIVERSITA DEGLI STUDI RATA TASSE'],
  ['ADDEBITO SDD SCUOLA PRIVATA VERDI RATA'],
  ['BONIFICO A FAVORE DI CONDOMINIO SOLE RATA'],
  ['Dauerauftrag an Musikschule Krause Rate Kursgebühr'],
  ['BONIFICO A FAVORE DI ROSSI MARIO'],
])('«%s» is none', (description) => expect(categoryOf(description)).not.toContain('loan'))

test('of another amount, twice a month, or with a month between it is none', () => {
  const lender = 'CREDITO AUTO ITALIA SPA'
  expect(categoryOf(lender, ['-142.50', '-142.50', '-142.51'])).toEqual(['other'])
  expect(categoryOf(lender, ['-142.50', '-142.50'])).toEqual(['other'])
  expect(categoryOf(lender, undefined, ['2026-07', '2026-08', '2026-10'])).toEqual(['other'])
  expect(categoryOf(lender, undefined, ['2026-08', '2026-08', '2026-10'])).not.toContain('loan')
  expect(categoryOf(lender, ['142.50', '142.50', '142.50'])).toEqual(['other'])
})
