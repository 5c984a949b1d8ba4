/**
 * The 730: a first page with who it is about, and the prospetto 730-3 with the numbered lines of the settlement. Two
 * years' models: whole euros with the form's own `,00` behind; and digits in boxes of their own with a `,00` set lower,
 * other line numbers and a wider table.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { dated } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import { type YearlyReturn, yearlyReturnOf } from '../life/tax-return.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { digitBoxes, latestReturnYear, taxDocument, taxTruth, wholeEuros } from './tax-document.ts'

type Style = 'beside' | 'boxes'

interface Line {
  number: number
  label: string
  cents: Cents
}

function linesOf(filed: YearlyReturn, shift: number): Line[] {
  const line = (number: number, label: string, cents: Cents): Line => ({ number, label, cents })
  const { regional, municipal } = filed
  const numbered = [
    line(2, 'REDDITI AGRARI', 0),
    line(3, 'REDDITI DEI FABBRICATI', filed.land),
    line(4, 'REDDITI DI LAVORO DIPENDENTE E ASSIMILATI', filed.employment),
    line(11, 'REDDITO COMPLESSIVO', filed.total),
    line(12, 'DEDUZIONE PER ABITAZIONE PRINCIPALE E RELATIVE PERTINENZE', 0),
    line(13, 'ONERI DEDUCIBILI', filed.deductible),
    line(14, 'REDDITO IMPONIBILE', filed.taxable),
    line(16, 'IMPOSTA LORDA', filed.grossTax),
    line(25, 'DETRAZIONE PER REDDITI DI LAVORO DIPENDENTE', filed.employeeCredit),
    line(28, 'DETRAZIONE ONERI SEZ. I QUADRO E', filed.expenseCredit),
    line(48, "TOTALE DETRAZIONI E CREDITI D'IMPOSTA", filed.employeeCredit + filed.expenseCredit),
    line(50, 'IMPOSTA NETTA', filed.netTax),
    line(59, 'RITENUTE', filed.withheld),
    line(60, 'DIFFERENZA', filed.netTax - filed.withheld),
    line(71, 'REDDITO IMPONIBILE AI FINI DELLE ADDIZIONALI', filed.taxable),
    line(72, "ADDIZIONALE REGIONALE ALL'IRPEF DOVUTA", regional.due),
    line(73, "ADDIZIONALE REGIONALE ALL'IRPEF RISULTANTE DALLA CERTIFICAZIONE", regional.withheld),
    line(74, 'DIFFERENZA', regional.due - regional.withheld),
    line(75, "ADDIZIONALE COMUNALE ALL'IRPEF DOVUTA", municipal.due),
    line(76, "ADDIZIONALE COMUNALE ALL'IRPEF RISULTANTE DALLA CERTIFICAZIONE", municipal.withheld),
    line(77, 'DIFFERENZA', municipal.due - municipal.withheld),
    line(137, 'REDDITO DI RIFERIMENTO PER AGEVOLAZIONI FISCALI', filed.reference),
  ]
  return numbered.map((each) => (each.number > 14 ? { ...each, number: each.number + shift } : each))
}

function drawFirstPage(sheet: Sheet, person: Person, { year, employment, withheld }: YearlyReturn): void {
  sheet.bold(`MODELLO 730/${year + 1}`, 40, 36, { size: 16, colour: '#1f6f3f' })
  sheet.text(`redditi ${year}`, 240, 42, { size: 10, colour: '#1f6f3f' })
  sheet.text("dichiarazione semplificata dei contribuenti che si avvalgono dell'assistenza fiscale", 40, 58, {
    size: 6.5,
  })
  sheet.text('CODICE FISCALE DEL CONTRIBUENTE', 40, 84, { size: 6 })
  for (const [at, character] of [...person.fiscalCode!].entries()) {
    sheet.frame(200 + at * 15, 78, 15, 16, '#1f6f3f')
    sheet.text(character, 207.5 + at * 15, 82, { size: 9, align: 'centre' })
  }
  for (const [x, label, value] of [
    [40, 'COGNOME', person.latinName.family],
    [240, 'NOME', person.latinName.given],
    [440, 'DATA DI NASCITA', dated(person.born, 'dd mm yyyy')],
  ] as const) {
    sheet.text(label, x, 108, { size: 6 })
    sheet.text(value, x, 117, { size: 9 })
  }
  sheet.fill(40, 150, 515, 14, '#dff0e4')
  sheet.bold('QUADRO C - REDDITI DI LAVORO DIPENDENTE E ASSIMILATI', 44, 153, { size: 7.5 })
  for (const [at, [label, value]] of (
    [
      ['C1 TIPO', '2'],
      ['INDETERMINATO / DETERMINATO', '1'],
      ['REDDITO (punto 1, 2 e 3 CU)', `${wholeEuros(employment)},00`],
      ['RITENUTE IRPEF (punto 21 CU)', `${wholeEuros(withheld)},00`],
    ] as const
  ).entries()) {
    sheet.text(label, 44 + at * 128, 170, { size: 5.5 })
    sheet.text(value, 150 + at * 128, 180, { size: 9, align: 'right' })
  }
}

function drawSettlement(sheet: Sheet, person: Person, filed: YearlyReturn, style: Style): void {
  sheet.newPage()
  sheet.bold(`MODELLO 730-3 redditi ${filed.year}`, 40, 34, { size: 13, colour: '#1f6f3f' })
  sheet.text('prospetto di liquidazione relativo alla assistenza fiscale prestata', 250, 38, { size: 7 })
  for (const [x, label, value] of [
    [40, 'DICHIARANTE', `${person.latinName.family} ${person.latinName.given}`],
    [330, 'CODICE FISCALE', person.fiscalCode!],
  ] as const) {
    sheet.text(label, x, 58, { size: 6 })
    sheet.text(value, x, 67, { size: 9 })
  }
  for (const [text, x] of [
    ['DICHIARANTE', style === 'beside' ? 430 : 400],
    ['CONIUGE', 545],
  ] as const)
    sheet.text(text, x, 90, { size: 6, align: 'right' })
  for (const [at, { number, label, cents }] of linesOf(filed, style === 'beside' ? 0 : 3).entries()) {
    const y = 104 + at * 22
    sheet.text(String(number), 44, y, { size: 7 })
    sheet.text(label, 64, y, { size: 6.5 })
    if (style === 'beside') {
      if (cents !== 0) sheet.text(wholeEuros(cents), 415, y - 1, { size: 9, align: 'right' })
      sheet.text(',00', 417, y, { size: 7 })
      sheet.text(',00', 545, y, { size: 7 })
    } else {
      for (let box = 0; box < 7; box++) sheet.frame(316 + box * 12, y - 4, 12, 14, '#9cc7ab')
      if (cents !== 0) digitBoxes(sheet, String(cents / 100), 400, y - 1)
      sheet.text(',00', 402, y + 4, { size: 5.5 })
      sheet.text(',00', 548, y + 4, { size: 5.5 })
    }
  }
}

function documentOf(person: Person, year: number, seed: number, style: Style): DrawnDocument {
  const filed = yearlyReturnOf(person, year, seed)
  const truth = taxTruth('730', year, person, `${person.latinName.family} ${person.latinName.given}`, {
    gross: filed.total,
    taxable: filed.taxable,
    tax: filed.netTax,
    net: filed.total - filed.netTax - filed.regional.due - filed.municipal.due,
    isProven: true,
  })
  return taxDocument(
    `modello-730-${year + 1}.pdf`,
    `Modello 730/${year + 1}`,
    { producer: 'SOGEI 730 precompilato', title: `Modello 730/${year + 1}`, madeOn: `${year + 1}-05-20` },
    'Helvetica',
    truth,
    (sheet) => {
      drawFirstPage(sheet, person, filed)
      drawSettlement(sheet, person, filed, style)
    },
  )
}

const documentsIn =
  (style: Style, yearsBack: number) =>
  (person: Person, today: Day, seed: number): DrawnDocument[] =>
    person.employment && person.fiscalCode ? [documentOf(person, latestReturnYear(today) - yearsBack, seed, style)] : []

export const form730 = documentsIn('beside', 0)
/** The year before's model. */
export const form730Boxes = documentsIn('boxes', 1)
