/** A payroll form that is unknown: the words are those that Italian forms use, where they stand is thrown with dice. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { amount, dated, monthName } from '../draw/spelling.ts'
import { labelIn } from '../draw/labelled.ts'
import type { Face, Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import type { Dice } from '../random.ts'
import type { PayslipForm } from './payslip-form.ts'

const FACES: readonly Face[] = ['Helvetica', 'Arimo', 'Times-Roman', 'Courier']
const NET = [
  'NETTO DEL MESE',
  'NETTO BUSTA',
  'NETTO IN BUSTA',
  'NETTO A PAGARE',
  'TOTALE NETTO',
  'IMPORTO NETTO',
  'RETRIBUZIONE NETTA',
]
const GROSS = ['TOTALE COMPETENZE', 'TOTALE LORDO', 'TOTALE COMPETENZE LORDE']
const WITHHELD = ['TOTALE TRATTENUTE', 'TOTALE RITENUTE']
const PERIOD = ['PERIODO DI RETRIBUZIONE', 'MESE DI RETRIBUZIONE', 'PERIODO DI PAGA', 'MESE']
const RUNS: Record<Pay['run'], string> = {
  ordinary: '',
  thirteenth: ' TREDICESIMA',
  fourteenth: ' QUATTORDICESIMA',
  correction: ' RETTIFICA',
}

/** How a label and its value stand to each other. */
const STYLES = ['value below', 'value behind a colon', 'value at the far end'] as const

export function variedPayslip(dice: Dice): PayslipForm {
  const face = dice.pick(FACES),
    style = dice.pick(STYLES),
    size = face === 'Courier' ? 7.5 : dice.pick([8, 9])
  const [net, gross, withheld, period] = [dice.pick(NET), dice.pick(GROSS), dice.pick(WITHHELD), dice.pick(PERIOD)]
  const spell = dice.pick([
    (day: string) => dated(day, 'dd/mm/yyyy'),
    (day: string) => dated(day, 'dd-mm-yyyy'),
    (day: string) => dated(day, 'dd.mm.yyyy'),
  ])
  const monthOf = dice.pick([
    (pay: Pay) => `${monthName(pay.month, 'it')} ${pay.month.slice(0, 4)}`,
    (pay: Pay) => `${monthName(pay.month, 'it').toUpperCase()} ${pay.month.slice(0, 4)}`,
    (pay: Pay) => `${pay.month.slice(5)}/${pay.month.slice(0, 4)}`,
  ])
  const paysFirst = dice.fraction() < 0.4,
    surnameFirst = dice.fraction() < 0.7,
    hasEuro = dice.fraction() < 0.4,
    totalsOnTop = dice.fraction() < 0.2
  const [first, second] = paysFirst ? ['COMPETENZE', 'TRATTENUTE'] : ['TRATTENUTE', 'COMPETENZE']
  const employeeOf = (person: Person) => {
    const { given, family } =
      face === 'Arimo' ? { given: person.givenName, family: person.familyName } : person.latinName
    return (surnameFirst ? `${family} ${given}` : `${given} ${family}`).toUpperCase()
  }

  const label = labelIn(style, size)

  const fieldsOf = (person: Person, pay: Pay): Array<readonly [string, string]> => {
    const employment = person.employment!
    return [
      ['AZIENDA', employment.employer],
      ['COD. FISCALE AZIENDA', employment.employerTaxCode ?? ''],
      [period, monthOf(pay) + RUNS[pay.run]],
      ['COGNOME E NOME', employeeOf(person)],
      ['CODICE FISCALE', person.fiscalCode ?? ''],
      ['DATA ASSUNZIONE', spell(employment.hiredOn)],
      ['DATA DI NASCITA', spell(person.born)],
      ['LIVELLO', employment.level],
      ['QUALIFICA', employment.role],
    ]
  }

  function drawTotals(sheet: Sheet, y: number, pay: Pay): void {
    const figures = [
      [gross, pay.gross],
      [withheld, pay.withheld],
      ...(pay.rounding ? [['ARROTONDAMENTO', pay.rounding] as const] : []),
      [net, pay.net],
    ] as const
    for (const [at, [name, cents]] of figures.entries())
      label(
        sheet,
        style === 'value below' ? [40 + at * 130, y, 120] : [300, y + at * (size + 6), 250],
        name,
        `${hasEuro ? '€ ' : ''}${amount(cents)}`,
      )
  }

  function draw(sheet: Sheet, person: Person, pay: Pay): void {
    sheet.bold('PROSPETTO DI PAGA', 40, 36, { size: 12 })
    for (const [at, [name, value]] of fieldsOf(person, pay).entries())
      label(
        sheet,
        style === 'value at the far end'
          ? [40, 60 + at * (size + 6), 340]
          : [40 + (at % 2) * 270, 60 + Math.floor(at / 2) * (size * 2 + 8), 250],
        name,
        value,
      )
    if (totalsOnTop) drawTotals(sheet, 215, pay)
    const top = 300
    for (const [text, x, align] of [
      ['VOCE', 40, 'left'],
      [first, 470, 'right'],
      [second, 555, 'right'],
    ] as const)
      sheet.bold(text, x, top, { size, align })
    sheet.rule(40, top + size + 4, 555, top + size + 4)
    for (const [at, line] of [...pay.competences, ...pay.deductions].entries()) {
      const isPay = at < pay.competences.length
      sheet.text(line.label, 40, top + size + 12 + at * (size + 5), { size })
      sheet.text(amount(line.amount), isPay === paysFirst ? 470 : 555, top + size + 12 + at * (size + 5), {
        size,
        align: 'right',
      })
    }
    for (const [at, [name, cents]] of (
      [
        ['TFR del mese', Math.round(pay.gross / 13.5)],
        ['Imponibile fiscale', pay.taxable],
        ['Imposta lorda', pay.grossTax],
        ['Detrazioni', pay.taxCredit],
      ] as const
    ).entries())
      label(sheet, [40 + (at % 2) * 270, 510 + Math.floor(at / 2) * (size * 2 + 6), 230], name, amount(cents))
    if (!totalsOnTop) drawTotals(sheet, 580, pay)
  }

  return {
    country: 'IT',
    producer: 'iText 2.1.7 by 1T3XT',
    face,
    prints: ['employer_tax_code', 'fiscal_code', 'date_of_birth', 'hired_on', 'level'],
    employeeOf,
    draw,
  }
}
