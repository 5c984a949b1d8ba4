/**
 * The slip that a household gives its help: hours by rate, contributions alone, no tax; the employer is a person with a
 * person's code.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { amount, dated, monthName } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { type PayslipForm, givenNameFirst, italianContract } from './payslip-form.ts'

const RIGHT = 545,
  HOURS = 160
const RUNS: Record<Pay['run'], string> = {
  ordinary: '',
  thirteenth: ' - Tredicesima',
  fourteenth: ' - Quattordicesima',
  correction: ' - Rettifica',
}

function draw(sheet: Sheet, person: Person, pay: Pay): void {
  const employment = person.employment!
  sheet.bold('PROSPETTO PAGA - LAVORO DOMESTICO', 297, 44, { size: 12, align: 'centre' })
  sheet.text(`Mese di retribuzione: ${monthName(pay.month, 'it')} ${pay.month.slice(0, 4)}${RUNS[pay.run]}`, 297, 64, {
    size: 10,
    align: 'centre',
  })
  const blocks = [
    [
      44,
      [
        ['Datore di lavoro', employment.employer],
        ['Codice fiscale', employment.employerTaxCode ?? ''],
        ['Indirizzo', employment.employerAddress],
      ],
    ],
    [
      310,
      [
        ['Lavoratore', givenNameFirst(person)],
        ['Codice fiscale', person.fiscalCode ?? ''],
        ['Data di assunzione', dated(employment.hiredOn, 'dd/mm/yyyy')],
        ['Livello', employment.level],
        ['Rapporto di lavoro', italianContract(employment)],
      ],
    ],
  ] as const
  for (const [x, rows] of blocks)
    for (const [at, [label, value]] of rows.entries()) sheet.text(`${label}: ${value}`, x, 98 + at * 15, { size: 8.5 })
  sheet.rule(44, 184, RIGHT, 184)
  for (const [text, x, align] of [
    ['Voce', 44, 'left'],
    ['Ore', 330, 'right'],
    ['Paga oraria', 420, 'right'],
    ['Importo', RIGHT, 'right'],
  ] as const)
    sheet.bold(text, x, 190, { size: 8, align })
  let y = 208
  for (const [at, line] of pay.competences.entries()) {
    sheet.text(line.label, 44, y, { size: 9 })
    if (at === 0 && pay.run === 'ordinary') {
      sheet.text(String(HOURS), 330, y, { size: 9, align: 'right' })
      sheet.text(amount(Math.round(line.amount / HOURS)), 420, y, { size: 9, align: 'right' })
    }
    sheet.text(amount(line.amount), RIGHT, y, { size: 9, align: 'right' })
    y += 16
  }
  sheet.rule(44, y + 4, RIGHT, y + 4)
  for (const [label, cents] of [
    ['TOTALE LORDO', pay.gross],
    ['CONTRIBUTI INPS A CARICO DEL LAVORATORE', pay.withheld],
    ['RETRIBUZIONE NETTA', pay.net],
  ] as const) {
    y += 18
    sheet.bold(label, 200, y, { size: 9 })
    sheet.bold(`€ ${amount(cents)}`, RIGHT, y, { size: 9, align: 'right' })
  }
  sheet.text(
    'Firma del datore di lavoro ______________________        Firma del lavoratore per ricevuta ______________________',
    44,
    y + 70,
    { size: 8 },
  )
}

export const domestic: PayslipForm = {
  country: 'IT',
  producer: 'wkhtmltopdf 0.12.6',
  face: 'Arimo',
  prints: ['employer_tax_code', 'fiscal_code', 'hired_on', 'contract_type', 'level'],
  employeeOf: givenNameFirst,
  employerOf: () => ({
    employer: 'Paola Conti',
    employerTaxCode: 'CNTPLA68C52F205I',
    employerAddress: 'Via Solferino 22, 20121 Milano MI',
  }),
  draw,
}
