/**
 * A German payslip as SAP's payroll prints it: wage types with codes, signs behind amounts, a block that corrects an
 * earlier month, sums of the year, the transfer.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { addMonths, type Month } from '@attesta/domain/day.ts'
import { type Cents, share, sum } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { amount, dated, monthName, spacedIban } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import { socialOf, taxesOf } from '../life/german-pay.ts'
import type { Pay } from '../life/pay.ts'
import { diceOf } from '../random.ts'
import { type PayslipForm, givenNameFirst, paidOnto } from './payslip-form.ts'

const AMOUNT = 470
const behind = (cents: Cents) => (cents < 0 ? `${amount(-cents)}-` : amount(cents))
const named = (month: Month) => `${monthName(month, 'de')} ${month.slice(0, 4)}`
const CODES: Readonly<Record<string, string>> = {
  LSt: 'Y$50',
  KiSt: 'Y$52',
  KV: 'Y$60',
  RV: 'Y$61',
  AV: 'Y$62',
  PV: 'Y$63',
}

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!
  sheet.bold(
    `${pay.run === 'correction' ? 'Korrekturabrechnung - ' : ''}Entgeltnachweis für ${named(pay.month)}`,
    48,
    44,
    { size: 12 },
  )
  sheet.text(employment.employer, 48, 66, { size: 9 })
  sheet.text(employment.employerAddress, 48, 78, { size: 8 })
  const facts = [
    ['Mitarbeiter', givenNameFirst(person)],
    ['Personalnummer', '00104711'],
    ['Eintrittsdatum', dated(employment.hiredOn, 'dd.mm.yyyy')],
    ['Tarifgruppe', employment.level],
    ['Steuer-ID', germanNumbersOf(person).steuerId],
    ['SV-Nummer', germanNumbersOf(person).socialInsurance],
  ]
  for (const [at, [label, value]] of facts.entries())
    sheet.text(`${label}: ${value}`, 48 + (at % 2) * 260, 102 + Math.floor(at / 2) * 14, { size: 8.5 })
  let y = 156
  const heading = (text: string) => {
    sheet.bold(text, 48, y + 6, { size: 8.5 })
    y += 22
  }
  const line = (code: string, label: string, cents: Cents, isTotal = false) => {
    sheet.text(code, 48, y, { size: 8 })
    if (isTotal) sheet.bold(label, 96, y, { size: 8 })
    else sheet.text(label, 96, y, { size: 8 })
    sheet.text(behind(cents), AMOUNT, y, { size: 8, align: 'right' })
    y += 13
  }
  heading('ENTGELTBESTANDTEILE')
  for (const { code, label, amount: cents } of pay.competences) line(code, label, cents)
  line('', 'Gesamtbrutto', pay.gross, true)
  heading('GESETZLICHE ABZÜGE')
  line('Y$10', 'Steuer-Brutto', pay.gross)
  for (const { code, label, amount: cents } of taxesOf(pay)) line(CODES[code]!, label, -cents)
  line('', 'Summe Steuern', -sum(taxesOf(pay).map((part) => part.amount)), true)
  for (const { code, label, amount: cents } of socialOf(pay)) line(CODES[code]!, label, -cents)
  line('', 'Summe SV-Beiträge', -pay.contributions, true)
  line('/55E', 'Gesetzl. Netto', pay.net, true)
  if (pay.adjustments.length > 0) heading('SONSTIGE BE-/ABZÜGE')
  for (const { code, label, amount: cents } of pay.adjustments) line(code, label, cents)
  line('/559', 'Überweisung', pay.payout, true)
  sheet.text(`auf Konto ${spacedIban(paidOnto(person))}`, 96, y, { size: 8 })
  y += 18
  if (diceOf(`correction:${person.id}:${pay.month}`).fraction() < 0.5) drawCorrection(sheet, y, pay)
  sheet.bold('JAHRESSUMMEN', 48, 700, { size: 8.5 })
  for (const [at, [label, cents]] of (
    [
      ['Gesamtbrutto', pay.gross],
      ['Steuer-Brutto', pay.gross],
      ['Lohnsteuer', -pay.incomeTax],
    ] as const
  ).entries()) {
    sheet.text(label, 96, 716 + at * 13, { size: 8 })
    sheet.text(behind(cents * Number(pay.month.slice(5))), AMOUNT, 716 + at * 13, { size: 8, align: 'right' })
  }
}

/** What an earlier month was paid and should have been paid; the figures are that month's, not this one's. */
function drawCorrection(sheet: Sheet, top: number, pay: Pay): void {
  const earlier = share(pay.gross, 0.97)
  sheet.bold(`Rückrechnung ${named(addMonths(pay.month, -1))}`, 48, top + 8, { size: 8 })
  for (const [at, [label, cents]] of (
    [
      ['Gesamtbrutto bisher', earlier],
      ['Gesamtbrutto neu', earlier],
      ['Differenz aus Vormonat', 0],
    ] as const
  ).entries()) {
    sheet.text(label, 96, top + 24 + at * 13, { size: 8 })
    sheet.text(behind(cents), AMOUNT, top + 24 + at * 13, { size: 8, align: 'right' })
  }
}

export const sap: PayslipForm = {
  country: 'DE',
  producer: 'SAP NetWeaver 750',
  face: 'Helvetica',
  prints: ['fiscal_code', 'hired_on', 'level', 'iban'],
  employeeOf: givenNameFirst,
  draw,
}
