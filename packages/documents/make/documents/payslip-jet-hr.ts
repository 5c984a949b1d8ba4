/**
 * A payslip as a young payroll service lays it out: a large net on top, values below small labels, the account that the
 * pay goes to.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { amount, dated, monthName, spacedIban } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, givenNameFirst, italianContract, paidOnto } from './payslip-form.ts'

const GREY = '#6b7280'
const RUNS: Record<Pay['run'], string> = {
  ordinary: '',
  thirteenth: ' - Tredicesima',
  fourteenth: ' - Quattordicesima',
  correction: ' - Rettifica',
}

function cell(sheet: Sheet, x: number, y: number, label: string, value: string): void {
  sheet.text(label, x, y, { size: 6, colour: GREY })
  sheet.text(value, x, y + 9, { size: 8.5 })
}

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!
  sheet.bold('Cedolino', 44, 38, { size: 18 })
  cell(sheet, 44, 66, 'PERIODO DI COMPETENZA', `${monthName(pay.month, 'it')} ${pay.month.slice(0, 4)}${RUNS[pay.run]}`)
  sheet.fill(380, 34, 172, 48, '#ecfdf5')
  sheet.text('NETTO IN BUSTA', 392, 41, { size: 6.5, colour: GREY })
  sheet.bold(`€ ${amount(pay.net)}`, 392, 54, { size: 16 })
  for (const [at, [label, value]] of (
    [
      ['AZIENDA', employment.employer],
      ['P.IVA', employment.employerTaxCode ?? ''],
      ['SEDE', employment.employerAddress.split(', ')[1]!],
    ] as const
  ).entries())
    cell(sheet, 44 + at * 190, 104, label, value)
  for (const [at, [label, value]] of (
    [
      ['DIPENDENTE', givenNameFirst(person)],
      ['CODICE FISCALE', person.fiscalCode ?? ''],
      ['COD.DIP.', '41'],
    ] as const
  ).entries())
    cell(sheet, 44 + at * 190, 134, label, value)
  for (const [at, [label, value]] of (
    [
      ['LIVELLO', employment.level],
      ['DATA ASSUNZIONE', dated(employment.hiredOn, 'dd/mm/yyyy')],
      ['TIPO CONTRATTO', italianContract(employment)],
    ] as const
  ).entries())
    cell(sheet, 44 + at * 190, 164, label, value)
  cell(sheet, 44, 194, 'IBAN', spacedIban(paidOnto(person)))
  let y = 236
  for (const [title, total, lines] of [
    ['COMPETENZE', ['TOTALE COMPETENZE', pay.gross], pay.competences],
    ['TRATTENUTE', ['TOTALE TRATTENUTE', pay.withheld], pay.deductions],
  ] as const) {
    sheet.bold(title, 44, y, { size: 8 })
    sheet.rule(44, y + 13, 552, y + 13, '#d1d5db')
    y += 20
    for (const line of lines) {
      sheet.text(line.label, 44, y, { size: 8.5 })
      sheet.text(`€ ${amount(line.amount)}`, 552, y, { size: 8.5, align: 'right' })
      y += 15
    }
    sheet.bold(total[0], 44, y + 2, { size: 8.5 })
    sheet.bold(`€ ${amount(total[1])}`, 552, y + 2, { size: 8.5, align: 'right' })
    y += 34
  }
  for (const [at, [label, value]] of (
    [
      ['IMPONIBILE IRPEF', pay.taxable],
      ['IRPEF LORDA', pay.grossTax],
      ['DETRAZIONI', pay.taxCredit],
      ['TFR MESE', Math.round(pay.gross / 13.5)],
    ] as const
  ).entries())
    cell(sheet, 44 + at * 130, y + 6, label, `€ ${amount(value)}`)
  sheet.text('Elaborato da Jet HR', 44, 806, { size: 6, colour: GREY })
}

export const jetHr: PayslipForm = {
  country: 'IT',
  producer: 'Skia/PDF m126',
  face: 'Arimo',
  prints: ['employer_tax_code', 'fiscal_code', 'hired_on', 'contract_type', 'level', 'iban'],
  employeeOf: givenNameFirst,
  draw,
}
