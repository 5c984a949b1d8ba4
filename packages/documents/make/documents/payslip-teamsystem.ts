/**
 * A payslip as TeamSystem's form lays it out: framed fields with the label inside, one column of deductions and one of
 * pay, the net in the corner.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { amount, dated, monthName } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, field, plainSurnameFirst } from './payslip-form.ts'

const RUNS: Record<Pay['run'], string> = {
  ordinary: '',
  thirteenth: ' - TREDICESIMA',
  fourteenth: ' - QUATTORDICESIMA',
  correction: ' - CONGUAGLIO',
}
const day = (text: string) => dated(text, 'dd/mm/yyyy')

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!
  sheet.bold(employment.employer, 40, 40, { size: 12 })
  sheet.text(employment.employerAddress, 40, 56)
  sheet.text(`Cod. Fisc. / P.IVA ${employment.employerTaxCode}`, 40, 67)
  sheet.bold('LIBRO UNICO DEL LAVORO', 556, 40, { align: 'right', size: 9 })
  field(
    sheet,
    [40, 86, 200],
    'MESE DI RETRIBUZIONE',
    `${monthName(pay.month, 'it').toUpperCase()} ${pay.month.slice(0, 4)}${RUNS[pay.run]}`,
  )
  field(sheet, [246, 86, 150], 'COGNOME E NOME', plainSurnameFirst(person))
  field(sheet, [402, 86, 154], 'CODICE FISCALE', person.fiscalCode ?? '')
  field(sheet, [40, 120, 96], 'DATA NASCITA', day(person.born))
  field(sheet, [142, 120, 98], 'DATA ASSUNZIONE', day(employment.hiredOn))
  field(sheet, [246, 120, 150], 'QUALIFICA', employment.role)
  field(sheet, [402, 120, 154], 'LIVELLO', employment.level)
  sheet.fill(40, 160, 516, 14, '#dfe7e1')
  for (const [text, x, align] of [
    ['DESCRIZIONE', 46, 'left'],
    ['ORE/GG', 320, 'right'],
    ['BASE', 390, 'right'],
    ['TRATTENUTE', 470, 'right'],
    ['COMPETENZE', 550, 'right'],
  ] as const)
    sheet.bold(text, x, 163, { size: 7, align })
  let y = 180
  for (const line of pay.competences) {
    sheet.text(line.label.toUpperCase(), 46, y)
    sheet.text(line.code === 'Z00001' ? '26,00' : '1,00', 320, y, { align: 'right' })
    sheet.text(amount(line.amount), 550, y, { align: 'right' })
    y += 14
  }
  for (const line of pay.deductions) {
    sheet.text(line.label.toUpperCase(), 46, y)
    sheet.text(amount(line.code === 'Z00000' ? pay.gross : pay.taxable), 390, y, { align: 'right' })
    sheet.text(amount(line.amount), 470, y, { align: 'right' })
    y += 14
  }
  sheet.frame(40, 160, 516, 300)
  for (const [at, [label, value]] of (
    [
      ['TFR MESE', amount(Math.round(pay.gross / 13.5))],
      ['FERIE RES.', '12,50'],
      ['ROL RES.', '31,00'],
      ['IMPON. IRPEF', amount(pay.taxable)],
      ['IRPEF LORDA', amount(pay.grossTax)],
      ['DETRAZIONI', amount(pay.taxCredit)],
    ] as const
  ).entries())
    field(sheet, [40 + at * 86, 470, 86], label, value)
  field(sheet, [40, 510, 150], 'TOTALE COMPETENZE', amount(pay.gross))
  field(sheet, [196, 510, 150], 'TOTALE TRATTENUTE', amount(pay.withheld))
  sheet.fill(402, 504, 154, 40, '#dfe7e1')
  sheet.bold('NETTO BUSTA', 408, 508, { size: 7 })
  sheet.bold(`€ ${amount(pay.net)}`, 550, 522, { size: 14, align: 'right' })
  sheet.text('Elaborato con procedure Teamsystem S.p.A.', 40, 560, { size: 6, colour: '#555555' })
}

export const teamsystem: PayslipForm = {
  country: 'IT',
  producer: 'TeamSystem Studio Paghe',
  face: 'Helvetica',
  prints: ['employer_tax_code', 'fiscal_code', 'date_of_birth', 'hired_on', 'level'],
  employeeOf: plainSurnameFirst,
  draw,
}
