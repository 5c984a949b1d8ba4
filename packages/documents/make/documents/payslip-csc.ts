/**
 * A payslip as some labour consultants' offices print it: every amount with its sign behind it, contributions and taxes
 * summed apart.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Cents, sum } from '@attesta/domain/money.ts'
import { amount, dated, monthName } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, plainSurnameFirst } from './payslip-form.ts'

const RIGHT = 540,
  SIZE = 8
const RUNS: Record<Pay['run'], string> = {
  ordinary: '',
  thirteenth: ' 13MA',
  fourteenth: ' 14MA',
  correction: ' RETTIFICA',
}
const behind = (cents: Cents, sign: '+' | '-') => `${amount(cents)}${sign}`

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!
  const line = (y: number, cells: ReadonlyArray<readonly [x: number, text: string, align?: 'left' | 'right']>) => {
    for (const [x, text, align] of cells) sheet.text(text, x, y, { size: SIZE, align: align ?? 'left' })
  }
  line(40, [
    [40, 'DITTA'],
    [110, employment.employer.toUpperCase()],
    [400, 'P.IVA'],
    [440, employment.employerTaxCode ?? ''],
  ])
  line(54, [
    [40, 'SEDE'],
    [110, employment.employerAddress.toUpperCase()],
  ])
  line(76, [
    [40, 'DIPENDENTE'],
    [110, plainSurnameFirst(person)],
    [400, 'COD.FISC.'],
    [450, person.fiscalCode ?? ''],
  ])
  line(90, [
    [40, 'ASSUNTO IL'],
    [110, dated(employment.hiredOn, 'dd-mm-yyyy')],
    [240, 'LIVELLO'],
    [300, employment.level],
    [400, 'NATO IL'],
    [450, dated(person.born, 'dd-mm-yyyy')],
  ])
  line(104, [
    [40, 'BUSTA PAGA DI'],
    [125, `${monthName(pay.month, 'it').toUpperCase()} ${pay.month.slice(0, 4)}${RUNS[pay.run]}`],
  ])
  sheet.rule(36, 118, 555, 118)
  let y = 130
  for (const { label, amount: cents } of pay.competences) {
    line(y, [
      [60, label.toUpperCase()],
      [RIGHT, behind(cents, '+'), 'right'],
    ])
    y += 13
  }
  for (const { label, amount: cents } of pay.deductions) {
    line(y, [
      [60, label.toUpperCase()],
      [RIGHT, behind(cents, '-'), 'right'],
    ])
    y += 13
  }
  sheet.rule(36, y + 6, 555, y + 6)
  const contributions = sum(pay.deductions.filter(({ code }) => code === 'Z00000').map((part) => part.amount))
  for (const [label, text] of [
    ['COMPETENZE LORDE', behind(pay.gross, '+')],
    ['RITENUTE PREVIDENZIALI', behind(contributions, '-')],
    ['RITENUTE FISCALI', behind(pay.withheld - contributions, '-')],
    ['NETTO DA PAGARE', behind(pay.net, '+')],
  ] as const) {
    y += 16
    line(y, [
      [260, label],
      [RIGHT, text, 'right'],
    ])
  }
  line(y + 40, [
    [40, 'IMPONIBILE IRPEF'],
    [180, amount(pay.taxable), 'right'],
    [220, 'QUOTA TFR'],
    [340, amount(Math.round(pay.gross / 13.5)), 'right'],
  ])
}

export const csc: PayslipForm = {
  country: 'IT',
  producer: 'CSC Paghe',
  face: 'Courier',
  prints: ['employer_tax_code', 'fiscal_code', 'date_of_birth', 'hired_on', 'level'],
  employeeOf: plainSurnameFirst,
  employerOf: ({ employer, ...rest }) => ({ ...rest, employer: employer.toUpperCase() }),
  draw,
}
