/**
 * A payslip of a German public employer: typewriter letters, three-letter codes, amounts without thousands marks and
 * with the sign behind.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Cents, decimal } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { dated } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, germanContract, givenNameFirst } from './payslip-form.ts'

const AMOUNT = 480,
  LINE = 13
const plain = (cents: Cents) => `${decimal(Math.abs(cents)).replace('.', ',')}${cents < 0 ? '-' : ''}`

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!
  let y = 44
  const line = (...cells: ReadonlyArray<readonly [x: number, text: string, align?: 'right']>) => {
    for (const [x, text, align] of cells) sheet.text(text, x, y, { size: 9, align: align ?? 'left' })
    y += LINE
  }
  line(
    [44, pay.run === 'correction' ? 'Verdienstabrechnung - Korrekturabrechnung' : 'Verdienstabrechnung'],
    [380, `Monat: ${pay.month.slice(5)}.${pay.month.slice(0, 4)}`],
  )
  y += LINE
  line([44, `Dienststelle: ${employment.employer}`])
  line([44, employment.employerAddress])
  y += LINE
  line([44, `Name: ${givenNameFirst(person)}`], [330, `Eintritt: ${dated(employment.hiredOn, 'dd.mm.yyyy')}`])
  line([44, `Steuer-ID: ${germanNumbersOf(person).steuerId}`], [330, `Entgeltgruppe: ${employment.level}`])
  line([44, `Befristung: ${germanContract(employment)}`], [330, 'Stufe: 3'])
  y += LINE
  line([44, 'Lohnart'], [110, 'Bezeichnung'], [AMOUNT, 'Betrag', 'right'])
  for (const { code, label, amount: cents } of pay.competences)
    line([44, code], [110, label], [AMOUNT, plain(cents), 'right'])
  line([44, 'BRG'], [110, 'Gesamtbrutto'], [AMOUNT, plain(pay.gross), 'right'])
  y += LINE
  for (const { code, label, amount: cents } of pay.deductions)
    line([44, code], [110, label], [AMOUNT, plain(-cents), 'right'])
  line([44, 'GSN'], [110, 'Gesetzliches Netto'], [AMOUNT, plain(pay.net), 'right'])
  y += LINE
  for (const { code, label, amount: cents } of pay.adjustments)
    line([44, code], [110, label], [AMOUNT, plain(cents), 'right'])
  line([44, 'AZB'], [110, 'Auszahlungsbetrag'], [AMOUNT, plain(pay.payout), 'right'])
}

export const publicService: PayslipForm = {
  country: 'DE',
  producer: 'KIDICAP',
  face: 'Courier',
  prints: ['fiscal_code', 'hired_on', 'contract_type', 'level'],
  employeeOf: givenNameFirst,
  employerOf: () => ({
    employer: 'Bezirksamt Rheinaue',
    employerTaxCode: null,
    employerAddress: 'Am Stadthaus 3, 50676 Köln',
  }),
  draw,
}
