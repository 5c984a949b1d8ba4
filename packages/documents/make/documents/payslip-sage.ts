/**
 * A German payslip as one table with a column for the month and one for the year, taxes and insurances line by line and
 * no sum of them. Nothing certain is known of Sage's form: this is a plausible one.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { amount, dated, monthName, spacedIban } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, paidOnto } from './payslip-form.ts'

const MONTH = 400,
  YEAR = 530
const surnameComma = (person: Person) => `${person.familyName}, ${person.givenName}`

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!,
    months = Number(pay.month.slice(5))
  sheet.bold('Entgeltabrechnung', 50, 46, { size: 14, colour: '#006738' })
  sheet.text(
    `${pay.run === 'correction' ? 'Nachberechnung ' : ''}${monthName(pay.month, 'de')} ${pay.month.slice(0, 4)}`,
    545,
    50,
    { size: 11, align: 'right' },
  )
  const rows = [
    ['Firma', employment.employer, 'Eintrittsdatum', dated(employment.hiredOn, 'dd.mm.yyyy')],
    ['Name, Vorname', surnameComma(person), 'Identifikationsnummer', germanNumbersOf(person).steuerId],
    ['Personal-Nr.', '2208', 'Geburtsdatum', dated(person.born, 'dd.mm.yyyy')],
    ['Entgeltgruppe', employment.level, 'Krankenkasse', 'AOK Rheinland'],
  ]
  for (const [at, [a, b, c, d]] of rows.entries()) {
    for (const [x, text, size] of [
      [50, a, 7],
      [120, b, 9],
      [310, c, 7],
      [410, d, 9],
    ] as const)
      sheet.text(text!, x, 82 + at * 15, { size })
  }
  sheet.rule(50, 150, 545, 150, '#006738', 1)
  for (const [text, x] of [
    ['Monat', MONTH],
    ['Jahr', YEAR],
  ] as const)
    sheet.bold(text, x, 156, { size: 8, align: 'right' })
  let y = 176
  const line = (label: string, cents: Cents, isTotal = false, hasYear = true) => {
    if (isTotal) sheet.bold(label, 50, y, { size: 9 })
    else sheet.text(label, 62, y, { size: 8.5 })
    sheet.text(amount(cents), MONTH, y, { size: 8.5, align: 'right' })
    if (hasYear) sheet.text(amount(cents * months), YEAR, y, { size: 8.5, align: 'right' })
    y += 15
  }
  for (const { label, amount: cents } of pay.competences) line(label, cents)
  line('Gesamtbrutto', pay.gross, true)
  y += 6
  for (const { label, amount: cents } of pay.deductions) line(label, cents)
  line('Nettoentgelt', pay.net, true)
  y += 6
  for (const { label, amount: cents } of pay.adjustments) line(label, cents, false, false)
  line('Auszahlung', pay.payout, true, false)
  sheet.text(`Bankverbindung: ${spacedIban(paidOnto(person))}`, 50, y + 20, { size: 8 })
  sheet.text('Sage Personalwirtschaft', 50, 806, { size: 6 })
}

export const sage: PayslipForm = {
  country: 'DE',
  producer: 'Sage HR Suite',
  face: 'Arimo',
  prints: ['fiscal_code', 'date_of_birth', 'hired_on', 'level', 'iban'],
  employeeOf: surnameComma,
  draw,
}
