/**
 * A German payslip in blocks with their sums at the right. Nothing certain is known of Lexware's form: this is a
 * plausible one, with the employer's address over the employee's, personal facts in a box, and whole sums of legal
 * deductions.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { amount, dated, monthName } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, germanContract, givenNameFirst } from './payslip-form.ts'

const RIGHT = 550
const euro = (cents: Cents) => `${amount(cents)} €`

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!,
    { steuerId, socialInsurance } = germanNumbersOf(person)
  sheet.text(`${employment.employer} · ${employment.employerAddress}`.replace('·', '|'), 56, 96, { size: 6.5 })
  for (const [at, text] of [
    person.sex === 'F' ? 'Frau' : 'Herrn',
    givenNameFirst(person),
    `${person.address.street} ${person.address.number}`,
    `${person.address.postcode} ${person.address.town}`,
  ].entries())
    sheet.text(text, 56, 110 + at * 13, { size: 10 })
  sheet.bold(pay.run === 'correction' ? 'Korrekturabrechnung' : 'Lohn- und Gehaltsabrechnung', RIGHT, 44, {
    size: 13,
    align: 'right',
  })
  sheet.text(`Abrechnungsmonat: ${monthName(pay.month, 'de')} ${pay.month.slice(0, 4)}`, RIGHT, 64, {
    size: 9,
    align: 'right',
  })
  sheet.frame(330, 92, 224, 88)
  const facts = [
    ['Personalnummer', '17'],
    ['Eintritt', dated(employment.hiredOn, 'dd.mm.yyyy')],
    ['Steuerklasse', 'I'],
    ['Steuer-IdNr.', steuerId],
    ['SV-Nummer', socialInsurance],
    ['Beschäftigungsverhältnis', germanContract(employment)],
  ]
  for (const [at, [label, value]] of facts.entries()) {
    sheet.text(label!, 336, 98 + at * 13, { size: 7.5 })
    sheet.text(value!, 548, 98 + at * 13, { size: 8, align: 'right' })
  }
  let y = 210
  const block = (
    title: string,
    lines: ReadonlyArray<readonly [string, Cents]>,
    [sumLabel, total]: readonly [string, Cents],
  ) => {
    sheet.fill(56, y, RIGHT - 56, 14, '#fdeecb')
    sheet.bold(title, 60, y + 3, { size: 8 })
    y += 20
    for (const [label, cents] of lines) {
      sheet.text(label, 60, y, { size: 8.5 })
      sheet.text(euro(cents), 440, y, { size: 8.5, align: 'right' })
      y += 13
    }
    sheet.bold(sumLabel, 300, y + 2, { size: 8.5 })
    sheet.bold(euro(total), RIGHT, y + 2, { size: 8.5, align: 'right' })
    y += 26
  }
  block(
    'Bruttobezüge',
    pay.competences.map((line) => [line.label, line.amount] as const),
    ['Gesamtbrutto', pay.gross],
  )
  block(
    'Gesetzliche Abzüge',
    pay.deductions.map((line) => [line.label, line.amount] as const),
    ['Summe gesetzliche Abzüge', pay.withheld],
  )
  sheet.bold('Nettoverdienst', 300, y, { size: 9 })
  sheet.bold(euro(pay.net), RIGHT, y, { size: 9, align: 'right' })
  y += 24
  for (const line of pay.adjustments) {
    sheet.text(line.label, 60, y, { size: 8.5 })
    sheet.text(euro(line.amount), RIGHT, y, { size: 8.5, align: 'right' })
    y += 13
  }
  sheet.rule(300, y + 4, RIGHT, y + 4)
  sheet.bold('Auszahlungsbetrag', 300, y + 9, { size: 10 })
  sheet.bold(euro(pay.payout), RIGHT, y + 9, { size: 10, align: 'right' })
  sheet.text('Erstellt mit Lexware lohn+gehalt', 56, 806, { size: 6 })
}

export const lexware: PayslipForm = {
  country: 'DE',
  producer: 'Lexware',
  face: 'Arimo',
  prints: ['fiscal_code', 'hired_on', 'contract_type'],
  employeeOf: givenNameFirst,
  draw,
}
