/**
 * A German payslip as DATEV's form lays it out: the tax, insurance and year-to-date blocks print amounts without a
 * comma, the right column with one.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Cents, sum } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { amount, dated, monthName } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import { socialOf, taxesOf } from '../life/german-pay.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, givenNameFirst } from './payslip-form.ts'

const RIGHT = 556
/** `312000` → `3.12000`: the decimals are there, the comma is not. */
const bare = (cents: Cents) => amount(cents).replace(',', '')
const behind = (cents: Cents) => (cents < 0 ? `${amount(-cents)}-` : amount(cents))

function drawHead(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!,
    { steuerId, socialInsurance } = germanNumbersOf(person)
  const title =
    pay.run === 'correction' ? 'Nachberechnung der Brutto/Netto-Bezüge für' : 'Abrechnung der Brutto/Netto-Bezüge für'
  sheet.bold(`${title} ${monthName(pay.month, 'de')} ${pay.month.slice(0, 4)}`, 40, 40, { size: 11 })
  sheet.text('LNGN13', RIGHT, 42, { size: 6, align: 'right' })
  sheet.text(`${employment.employer} - ${employment.employerAddress}`, 40, 66, { size: 7 })
  const cells = [
    ['Personal-Nr.', '00042'],
    ['Geburtsdatum', dated(person.born, 'ddmmyy')],
    ['StKl', '1'],
    ['Ki.Frbtr.', ''],
    ['Konfession', taxesOf(pay).length > 1 ? 'rk' : '--'],
    ['SV-Nummer', socialInsurance],
    ['Krankenkasse', 'TK'],
    ['Eintritt', dated(employment.hiredOn, 'ddmmyy')],
    ['Steuer-ID', steuerId],
  ]
  for (const [at, [label, value]] of cells.entries()) {
    sheet.text(label!, 250 + (at % 5) * 62, 84 + Math.floor(at / 5) * 24, { size: 6, colour: '#555555' })
    sheet.text(value!, 250 + (at % 5) * 62, 92 + Math.floor(at / 5) * 24, { size: 8 })
  }
  for (const [at, text] of [
    person.sex === 'F' ? 'Frau' : 'Herrn',
    givenNameFirst(person),
    `${person.address.street} ${person.address.number}`,
    `${person.address.postcode} ${person.address.town}`,
  ].entries())
    sheet.text(text, 40, 84 + at * 13, { size: 10 })
}

function drawItems(sheet: Sheet, pay: Pay): void {
  sheet.fill(40, 160, RIGHT - 40, 13, '#e6ece0')
  for (const [text, x, align] of [
    ['Lohnart', 44, 'left'],
    ['Bezeichnung', 90, 'left'],
    ['St', 380, 'left'],
    ['SV', 400, 'left'],
    ['GB', 420, 'left'],
    ['Betrag', RIGHT - 4, 'right'],
  ] as const)
    sheet.bold(text, x, 163, { size: 7, align })
  for (const [at, line] of pay.competences.entries()) {
    sheet.text(line.code, 44, 180 + at * 13)
    sheet.text(line.label, 90, 180 + at * 13)
    for (const [x, mark] of [
      [380, 'L'],
      [400, 'L'],
      [420, 'J'],
    ] as const)
      sheet.text(mark, x, 180 + at * 13)
    sheet.text(amount(line.amount), RIGHT - 4, 180 + at * 13, { align: 'right' })
  }
}

/** Bases and shares without commas, at the left. */
function drawBases(sheet: Sheet, pay: Pay): void {
  const rows = [
    ['Steuer-Brutto', pay.gross, 'Lohnsteuer', pay.incomeTax] as const,
    ...taxesOf(pay)
      .slice(1)
      .map((line) => ['', null, line.label, line.amount] as const),
    ...socialOf(pay).map((line) => [`${line.code}-Brutto`, pay.gross, `${line.code}-Beitrag`, line.amount] as const),
  ]
  for (const [at, [base, on, label, cents]] of rows.entries()) {
    if (on !== null) {
      sheet.text(base, 44, 330 + at * 14, { size: 7 })
      sheet.text(bare(on), 180, 330 + at * 14, { align: 'right' })
    }
    sheet.text(label, 220, 330 + at * 14, { size: 7 })
    sheet.text(bare(cents), 340, 330 + at * 14, { align: 'right' })
  }
}

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  drawHead(sheet, person, pay)
  drawItems(sheet, pay)
  drawBases(sheet, pay)
  const total = (lines: Pay['deductions']) => sum(lines.map((line) => line.amount))
  for (const [y, label, cents] of [
    [300, 'Gesamt-Brutto', pay.gross],
    [334, 'Steuerrechtliche Abzüge', total(taxesOf(pay))],
    [380, 'SV-rechtliche Abzüge', total(socialOf(pay))],
    [414, 'Netto-Verdienst', pay.net],
    [516, 'Auszahlungsbetrag', pay.payout],
  ] as const) {
    sheet.text(label, 440, y - 9, { size: 7 })
    sheet.bold(amount(cents), RIGHT - 4, y, { size: 9, align: 'right' })
  }
  for (const [at, line] of pay.adjustments.entries()) {
    sheet.text(line.code, 330, 440 + at * 13, { size: 7 })
    sheet.text(line.label, 362, 440 + at * 13, { size: 7 })
    sheet.text(behind(line.amount), RIGHT - 4, 440 + at * 13, { align: 'right' })
  }
  const months = Number(pay.month.slice(5))
  sheet.bold('Verdienstbescheinigung', 44, 470, { size: 7 })
  for (const [at, [label, cents]] of (
    [
      ['Gesamt-Brutto', pay.gross * months],
      ['Steuer-Brutto', pay.gross * months],
      ['Lohnsteuer', pay.incomeTax * months],
    ] as const
  ).entries()) {
    sheet.text(label, 44, 482 + at * 12, { size: 7 })
    sheet.text(bare(cents), 180, 482 + at * 12, { align: 'right' })
  }
  sheet.text('Dies ist eine Entgeltbescheinigung nach § 108 Abs. 3 Satz 1 GewO.', 40, 545, { size: 6 })
}

export const datev: PayslipForm = {
  country: 'DE',
  producer: 'DATEV eG',
  face: 'Helvetica',
  prints: ['fiscal_code', 'date_of_birth', 'hired_on'],
  employeeOf: givenNameFirst,
  draw,
}
