/**
 * An Italian payslip with the values beside their labels and a column for the month and one for the year so far.
 * Nothing certain is known of ADP's form: this is a plausible one, in the given name's order and with the month as a
 * span of days.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { firstDay, lastDay } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { amount, dated } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, givenNameFirst, italianContract } from './payslip-form.ts'

const MONTH = 440,
  YEAR = 548
const RUNS: Record<Pay['run'], string> = {
  ordinary: 'Cedolino mensile',
  thirteenth: 'Tredicesima mensilità',
  fourteenth: 'Quattordicesima mensilità',
  correction: 'Cedolino di rettifica',
}
const day = (text: string) => dated(text, 'dd/mm/yyyy')

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!,
    months = Number(pay.month.slice(5))
  sheet.bold(employment.employer, 40, 36, { size: 11 })
  sheet.text(employment.employerAddress, 40, 52, { size: 7.5 })
  sheet.bold(RUNS[pay.run], 548, 36, { size: 11, align: 'right' })
  sheet.text('Prospetto di paga ex L. 4/1953', 548, 52, { size: 7, align: 'right' })
  const left = [
    ['Dipendente', givenNameFirst(person)],
    ['Codice fiscale', person.fiscalCode ?? ''],
    ['Data assunzione', day(employment.hiredOn)],
    ['Livello', employment.level],
  ]
  const right = [
    ['Periodo di paga', `${day(firstDay(pay.month))} - ${day(lastDay(pay.month))}`],
    ['P. IVA', employment.employerTaxCode ?? ''],
    ['Tipo contratto', italianContract(employment)],
    ['Qualifica', employment.role],
  ]
  for (const [x, width, rows] of [
    [40, 86, left],
    [310, 92, right],
  ] as const) {
    for (const [at, [label, value]] of rows.entries()) {
      sheet.text(label!, x, 82 + at * 15, { size: 7.5, colour: '#444444' })
      sheet.text(value!, x + width, 81 + at * 15, { size: 9 })
    }
  }
  sheet.rule(40, 150, 555, 150)
  for (const [text, x] of [
    ['Mese corrente', MONTH],
    ['Progressivo anno', YEAR],
  ] as const)
    sheet.bold(text, x, 156, { size: 7.5, align: 'right' })
  let y = 174
  const line = (label: string, cents: Cents, isTotal = false) => {
    const write = (text: string, x: number, align: 'left' | 'right') =>
      isTotal ? sheet.bold(text, x, y, { size: 8.5, align }) : sheet.text(text, x, y, { size: 8.5, align })
    write(label, 40, 'left')
    write(amount(cents), MONTH, 'right')
    write(amount(cents * months), YEAR, 'right')
    y += 15
  }
  for (const { label, amount: cents } of pay.competences) line(label, cents)
  line('Totale lordo', pay.gross, true)
  y += 8
  for (const { label, amount: cents } of pay.deductions) line(label, cents)
  line('Totale trattenute', pay.withheld, true)
  y += 8
  sheet.fill(36, y - 4, 519, 20, '#f3d9d9')
  line('Netto a pagare', pay.net, true)
  sheet.text('ADP Employer Services Italia S.p.A.', 40, 800, { size: 6, colour: '#666666' })
}

export const adp: PayslipForm = {
  country: 'IT',
  producer: 'ADP GlobalView',
  face: 'Arimo',
  prints: ['employer_tax_code', 'fiscal_code', 'hired_on', 'contract_type', 'level'],
  employeeOf: givenNameFirst,
  draw,
}
