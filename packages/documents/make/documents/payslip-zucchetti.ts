/**
 * A payslip as Zucchetti's form lays it out: a row of labels over a row of values, coded lines, accruals, rounding, a
 * sidebar turned upright.
 */
import { amount, dated, monthName } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, surnameFirst } from './payslip-form.ts'

const X = { code: 38, words: 92, base: 300, quantity: 372, deduction: 462, competence: 556 }
/** AGG. says that the run is an extra one, not which. */
const RUNS: Record<Pay['run'], string> = {
  ordinary: '',
  thirteenth: ' AGG.',
  fourteenth: ' AGG.',
  correction: ' RETTIFICA',
}
const day = (text: string) => dated(text, 'dd-mm-yyyy')

/**
 * A row of labels and, under it, the row of their values: what belongs together stands in one column, not on one line.
 */
function labelledRow(
  sheet: Sheet,
  y: number,
  cells: ReadonlyArray<readonly [x: number, label: string, value: string]>,
): void {
  sheet.fill(34, y, 526, 10, '#e4e9f0')
  for (const [x, label, value] of cells) {
    sheet.text(label, x, y + 2, { size: 6.5 })
    sheet.text(value, x, y + 13, { size: 8.5 })
  }
  sheet.frame(34, y, 526, 26)
}

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!,
    { address } = person
  const period = `${monthName(pay.month, 'it')} ${pay.month.slice(0, 4)}${RUNS[pay.run]}`
  sheet.text('Stampa laser autorizzata INAIL Milano n. 00123 - Zucchetti spa', 12, 620, {
    size: 5.5,
    turn: -90,
    colour: '#555555',
  })
  labelledRow(sheet, 36, [
    [38, 'Codice Azienda', '000412'],
    [110, 'Ragione Sociale', employment.employer],
    [330, 'Codice Fiscale', employment.employerTaxCode ?? ''],
  ])
  sheet.text(employment.employerAddress, 110, 66, { size: 7.5 })
  labelledRow(sheet, 82, [
    [38, 'Codice Dipendente', '0000137'],
    [130, 'COGNOME E NOME', surnameFirst(person)],
    [330, 'Codice Fiscale', person.fiscalCode ?? ''],
    [450, 'PERIODO DI RETRIBUZIONE', period],
  ])
  labelledRow(sheet, 114, [
    [38, 'Data di Nascita', day(person.born)],
    [130, 'Data Assunzione', day(employment.hiredOn)],
    [230, 'Qualifica', employment.role],
    [360, 'Livello', employment.level],
    [450, 'Tipo rapporto', employment.contract === 'open_ended' ? 'T. Indeterminato' : 'T. Determinato'],
  ])
  sheet.text(
    `${address.street} ${address.number} - ${address.postcode} ${address.town} (${address.province})`,
    38,
    144,
    { size: 7.5 },
  )
  labelledRow(sheet, 158, [
    [38, 'PAGA BASE', base(employment.grossMonthly * 0.8)],
    [150, 'CONTING.', base(employment.grossMonthly * 0.17)],
    [262, 'SCATTI', base(employment.grossMonthly * 0.03)],
    [450, 'TOTALE', base(employment.grossMonthly)],
  ])
  drawLines(sheet, pay)
  drawAccruals(sheet, pay)
  drawTotals(sheet, pay)
}

/** Base pay is quoted with five decimals. */
const base = (cents: number) => `${amount(Math.round(cents))}000`

function drawLines(sheet: Sheet, pay: Pay): void {
  sheet.fill(34, 196, 526, 12, '#e4e9f0')
  for (const [text, x, align] of [
    ['VOCI VARIABILI DEL MESE', X.code, 'left'],
    ['IMPORTO BASE', X.base, 'right'],
    ['RIFERIMENTO', X.quantity, 'right'],
    ['TRATTENUTE', X.deduction, 'right'],
    ['COMPETENZE', X.competence, 'right'],
  ] as const)
    sheet.text(text, x, 199, { size: 7, align })
  let y = 214
  const line = (code: string, words: string, cells: ReadonlyArray<readonly [number, string]>) => {
    sheet.text(code, X.code, y)
    sheet.text(words, X.words, y)
    for (const [x, text] of cells) sheet.text(text, x, y, { align: 'right' })
    y += 14
  }
  for (const { code, label, amount: cents } of pay.competences)
    line(code, label, [
      [X.base, base(code === 'Z00001' ? cents / 26 : cents)],
      [X.quantity, code === 'Z00001' ? '26,00 GG' : '1,00'],
      [X.competence, amount(cents)],
    ])
  for (const { code, label, amount: cents } of pay.deductions) {
    if (code === 'F03020') {
      line('F02000', 'Imponibile IRPEF', [[X.base, amount(pay.taxable)]])
      line('F02010', 'IRPEF lorda', [[X.base, amount(pay.grossTax)]])
      line('F02500', 'Detrazioni lav. dip.', [[X.base, amount(pay.taxCredit)]])
    }
    line(code, label, [
      ...(code === 'Z00000'
        ? ([
            [X.base, amount(pay.gross)],
            [X.quantity, '9,19 %'],
          ] as const)
        : []),
      [X.deduction, amount(cents)],
    ])
  }
  sheet.frame(34, 196, 526, 300)
}

function drawAccruals(sheet: Sheet, pay: Pay): void {
  const month = Number(pay.month.slice(5))
  for (const [at, text] of ['RATEI', 'RESIDUO AP', 'MATURATO', 'GODUTO', 'SALDO'].entries())
    sheet.text(text, at === 0 ? 38 : 130 + at * 50, 510, { size: 6.5, align: at === 0 ? 'left' : 'right' })
  for (const [row, [name, rate]] of [
    ['FERIE', 1.83],
    ['PERMESSI', 2.67],
  ].entries()) {
    const earned = Math.round(Number(rate) * month * 100),
      taken = Math.round(earned * 0.6)
    sheet.text(String(name), 38, 522 + row * 11, { size: 7.5 })
    for (const [at, value] of [250, earned, taken, 250 + earned - taken].entries())
      sheet.text(amount(value), 180 + at * 50, 522 + row * 11, { size: 7.5, align: 'right' })
  }
  sheet.text('PROGRESSIVI', 400, 510, { size: 6.5 })
  for (const [row, [name, cents]] of [
    ['Imp. INPS', pay.gross * month],
    ['Imp. IRPEF', pay.taxable * month],
    ['IRPEF pagata', pay.incomeTax * month],
  ].entries()) {
    sheet.text(String(name), 400, 522 + row * 11, { size: 7.5 })
    sheet.text(amount(Number(cents)), X.competence, 522 + row * 11, { size: 7.5, align: 'right' })
  }
  sheet.frame(34, 504, 526, 56)
}

function drawTotals(sheet: Sheet, pay: Pay): void {
  sheet.fill(34, 572, 526, 11, '#e4e9f0')
  for (const [label, value, x] of [
    ['T.F.R. MESE', amount(Math.round(pay.gross / 13.5)), 100],
    ['TOTALE TRATTENUTE', amount(pay.withheld), 225],
    ['TOTALE COMPETENZE', amount(pay.gross), 340],
    ['ARROTONDAMENTO', amount(pay.rounding), 440],
  ] as const) {
    sheet.text(label, x, 575, { size: 6.5, align: 'right' })
    sheet.text(value, x, 590, { size: 9, align: 'right' })
  }
  sheet.text('NETTO DEL MESE', X.competence - 4, 575, { size: 6.5, align: 'right' })
  sheet.bold(`${amount(pay.net)}€`, X.competence - 4, 588, { size: 12, align: 'right' })
  sheet.frame(34, 572, 526, 36)
  sheet.text('Pagamento a mezzo bonifico bancario', 38, 620, { size: 7.5 })
}

export const zucchetti: PayslipForm = {
  country: 'IT',
  producer: 'Zucchetti Paghe Web',
  face: 'Arimo',
  prints: ['employer_tax_code', 'fiscal_code', 'date_of_birth', 'hired_on', 'contract_type', 'level'],
  employeeOf: surnameFirst,
  draw,
}
