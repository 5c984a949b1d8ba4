/**
 * An Italian payslip with a grid of small boxes and two roundings, last month's taken back and this month's given.
 * Nothing certain is known of INAZ's form:
 * this is a plausible one with other words, another order and a month in figures.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { amount, dated } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, surnameFirst } from './payslip-form.ts'

const LEFT = 30,
  RIGHT = 565
const RUNS: Record<Pay['run'], string> = {
  ordinary: '',
  thirteenth: "13^ MENSILITA'",
  fourteenth: "14^ MENSILITA'",
  correction: 'CONGUAGLIO',
}
/** At most this was rounded last month, in cents. */
const LAST_ROUNDING = 17

function boxes(
  sheet: Sheet,
  y: number,
  cells: ReadonlyArray<readonly [width: number, label: string, value: string]>,
): void {
  let x = LEFT
  for (const [width, label, value] of cells) {
    sheet.frame(x, y, width, 26, '#888888')
    sheet.text(label, x + 3, y + 3, { size: 5.5 })
    sheet.text(value, x + 3, y + 12, { size: 8.5 })
    x += width
  }
}

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!,
    month = `${pay.month.slice(5)}/${pay.month.slice(0, 4)}`
  boxes(sheet, 34, [
    [60, 'Cod. Ditta', '0000731'],
    [275, 'Denominazione Ditta', employment.employer],
    [120, 'Cod. Fisc. Ditta', employment.employerTaxCode ?? ''],
    [80, 'Mese/Anno', month],
  ])
  boxes(sheet, 62, [
    [60, 'Matricola', '000218'],
    [215, 'Cognome Nome', surnameFirst(person)],
    [140, 'Cod. Fiscale', person.fiscalCode ?? ''],
    [120, 'Tipo Elaborazione', RUNS[pay.run] || 'MENSILE'],
  ])
  boxes(sheet, 90, [
    [90, 'Data Nascita', dated(person.born, 'dd/mm/yy')],
    [90, 'Data Ass.', dated(employment.hiredOn, 'dd/mm/yyyy')],
    [60, 'Liv.', employment.level],
    [175, 'Qualifica', employment.role],
    [120, 'C.C.N.L.', 'TERZIARIO'],
  ])
  sheet.frame(LEFT, 124, RIGHT - LEFT, 400)
  for (const [text, x, align] of [
    ['Cod.', 36, 'left'],
    ['Descrizione', 76, 'left'],
    ['Quantità', 310, 'right'],
    ['Base', 390, 'right'],
    ['Competenze', 475, 'right'],
    ['Ritenute', 560, 'right'],
  ] as const)
    sheet.text(text, x, 128, { size: 6.5, align })
  let y = 142
  for (const [at, line] of [...pay.competences, ...pay.deductions].entries()) {
    const isPay = at < pay.competences.length
    sheet.text(String(1000 + at * 17), 36, y, { size: 7.5 })
    sheet.text(line.label.toUpperCase(), 76, y, { size: 7.5 })
    if (isPay) sheet.text(at === 0 ? '26,000' : '1,000', 310, y, { size: 7.5, align: 'right' })
    else sheet.text(amount(line.code === 'Z00000' ? pay.gross : pay.taxable), 390, y, { size: 7.5, align: 'right' })
    sheet.text(amount(line.amount), isPay ? 475 : 560, y, { size: 7.5, align: 'right' })
    y += 12
  }
  for (const [at, [label, value]] of (
    [
      ['Imponibile fiscale', pay.taxable],
      ['Imposta lorda', pay.grossTax],
      ['Detrazioni lavoro dip.', pay.taxCredit],
      ['Retrib. utile T.F.R.', pay.gross],
    ] as const
  ).entries()) {
    sheet.text(label, 40 + at * 130, 532, { size: 6 })
    sheet.text(amount(value), 40 + at * 130, 541, { size: 8 })
  }
  const before = Math.min(99 - pay.rounding, LAST_ROUNDING)
  boxes(sheet, 560, [
    [110, 'Totale Competenze', amount(pay.gross)],
    [110, 'Totale Ritenute', amount(pay.withheld)],
    [90, 'Arr. Precedente', amount(before)],
    [90, 'Arr. Attuale', amount(before + pay.rounding)],
    [135, 'Netto in Euro', `${amount(pay.net)}`],
  ])
  sheet.text('Software Paghe - INAZ S.r.l. Soc. Unipersonale', LEFT, 594, { size: 5.5, colour: '#666666' })
}

export const inaz: PayslipForm = {
  country: 'IT',
  producer: 'INAZ Paghe',
  face: 'Arimo',
  prints: ['employer_tax_code', 'fiscal_code', 'date_of_birth', 'hired_on', 'level'],
  employeeOf: surnameFirst,
  draw,
}
