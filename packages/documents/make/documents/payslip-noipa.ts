/**
 * A payslip of the public administration as NoiPA lays it out: blocks of fixed and additional pay, of withholdings, and
 * a sum for each.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Cents, sum } from '@attesta/domain/money.ts'
import { amount, dated, monthName } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay, PayLine } from '../life/pay.ts'
import { type PayslipForm, italianContract, plainSurnameFirst } from './payslip-form.ts'

const RIGHT = 552
const RUNS: Record<Pay['run'], string> = {
  ordinary: '',
  thirteenth: ' TREDICESIMA',
  fourteenth: ' QUATTORDICESIMA',
  correction: ' RETTIFICA',
}

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!
  sheet.bold('NoiPA', 44, 38, { size: 20, colour: '#0b5fa5' })
  sheet.text("Ministero dell'Economia e delle Finanze", 44, 62, { size: 7 })
  sheet.bold('CEDOLINO DELLO STIPENDIO', RIGHT, 44, { size: 12, align: 'right' })
  const period = `${monthName(pay.month, 'it').toUpperCase()} ${pay.month.slice(0, 4)}${RUNS[pay.run]}`
  const facts = [
    ['RATA DI RIFERIMENTO', period],
    ['COGNOME E NOME', plainSurnameFirst(person)],
    ['CODICE FISCALE', person.fiscalCode ?? ''],
    ['ENTE DI APPARTENENZA', employment.employer],
    ['QUALIFICA', employment.role],
    ['LIVELLO', employment.level],
    ['DATA ASSUNZIONE', dated(employment.hiredOn, 'dd/mm/yyyy')],
    ['TIPO RAPPORTO', italianContract(employment)],
  ]
  for (const [at, [label, value]] of facts.entries()) {
    sheet.bold(`${label}:`, 44, 90 + at * 15, { size: 8 })
    sheet.text(value!, 190, 90 + at * 15, { size: 9 })
  }
  const fixed = pay.competences.filter((line) => line.code !== 'Z00200'),
    extra = pay.competences.filter((line) => line.code === 'Z00200')
  let y = 226
  for (const [title, lines] of [
    ['COMPETENZE FISSE', fixed],
    ['COMPETENZE ACCESSORIE', extra],
    ['RITENUTE', pay.deductions],
  ] as const)
    y = drawBlock(sheet, y, title, lines)
  for (const [at, [label, cents]] of (
    [
      ['TOTALE COMPETENZE LORDE', pay.gross],
      ['TOTALE RITENUTE', pay.withheld],
    ] as const
  ).entries()) {
    sheet.bold(label, 44, y + 10 + at * 16, { size: 9 })
    sheet.text(amount(cents), RIGHT, y + 10 + at * 16, { size: 9, align: 'right' })
  }
  sheet.fill(40, y + 48, RIGHT - 34, 24, '#dcebf7')
  sheet.bold('IMPORTO NETTO', 44, y + 55, { size: 11 })
  sheet.bold(`€ ${amount(pay.net)}`, RIGHT, y + 55, { size: 11, align: 'right' })
}

function drawBlock(sheet: Sheet, top: number, title: string, lines: readonly PayLine[]): number {
  const total: Cents = sum(lines.map((line) => line.amount))
  sheet.fill(40, top, RIGHT - 34, 14, '#eef3f8')
  sheet.bold(title, 44, top + 3, { size: 8 })
  let y = top + 20
  for (const line of lines) {
    sheet.text(line.label.toUpperCase(), 56, y)
    sheet.text(amount(line.amount), 440, y, { align: 'right' })
    y += 13
  }
  sheet.text('Totale', 460, y - 13 < top + 20 ? y : y - 13, { colour: '#555555' })
  sheet.text(amount(total), RIGHT, y - 13 < top + 20 ? y : y - 13, { align: 'right' })
  return (lines.length ? y : y + 13) + 10
}

export const noipa: PayslipForm = {
  country: 'IT',
  producer: 'iText 2.0.8 (by lowagie.com)',
  face: 'Helvetica',
  prints: ['fiscal_code', 'hired_on', 'contract_type', 'level'],
  employeeOf: plainSurnameFirst,
  draw,
}
