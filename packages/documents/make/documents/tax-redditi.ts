/**
 * Redditi Persone Fisiche: the ordinary regime in quadri RN and RV, the flat rate in quadro LM; codes of lines, several
 * columns on one line.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import type { Sheet } from '../draw/sheet.ts'
import { type FlatRateReturn, flatRateReturnOf, type YearlyReturn, yearlyReturnOf } from '../life/tax-return.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { latestReturnYear, taxDocument, taxTruth, wholeEuros } from './tax-document.ts'

const RIGHT = 540
/** Columns beside the line's own amount, numbered small: what a line is made of. */
interface Line {
  code: string
  label: string
  cents: Cents | null
  columns?: ReadonlyArray<readonly [label: string, cents: Cents]>
}

function drawTitle(sheet: Sheet, person: Person, year: number, part: string): void {
  sheet.bold('REDDITI', 40, 34, { size: 15, colour: '#7a4b9a' })
  sheet.bold(`PERSONE FISICHE ${year + 1}`, 40, 52, { size: 13, colour: '#7a4b9a' })
  sheet.text(`Periodo d'imposta ${year}`, 240, 40, { size: 9 })
  sheet.text('CODICE FISCALE', 380, 36, { size: 6 })
  sheet.text(person.fiscalCode!, 380, 45, { size: 10 })
  for (const [x, label, value] of [
    [40, 'COGNOME', person.latinName.family],
    [240, 'NOME', person.latinName.given],
  ] as const) {
    sheet.text(label, x, 78, { size: 6 })
    sheet.text(value, x, 87, { size: 9 })
  }
  sheet.fill(40, 108, 515, 14, '#eadff2')
  sheet.bold(part, 44, 111, { size: 8 })
}

function drawLines(sheet: Sheet, top: number, lines: readonly Line[]): number {
  let y = top
  for (const { code, label, cents, columns } of lines) {
    sheet.bold(code, 44, y, { size: 7 })
    sheet.text(label, 76, y, { size: 7 })
    for (const [at, [name, value]] of (columns ?? []).entries()) {
      sheet.text(`${at + 1} ${name}`, 230 + at * 110, y - 4, { size: 5 })
      sheet.text(`${wholeEuros(value)},00`, 320 + at * 110, y + 3, { size: 8, align: 'right' })
    }
    if (cents !== null) sheet.text(`${wholeEuros(cents)},00`, RIGHT, y + (columns ? 3 : 0), { size: 9, align: 'right' })
    y += 21
  }
  return y
}

function drawOrdinary(sheet: Sheet, person: Person, filed: YearlyReturn): void {
  drawTitle(sheet, person, filed.year, "QUADRO RN - DETERMINAZIONE DELL'IRPEF")
  const { regional, municipal } = filed
  const y = drawLines(sheet, 134, [
    {
      code: 'RN1',
      label: 'REDDITO COMPLESSIVO',
      cents: filed.total,
      columns: [['Reddito di riferimento per agevolazioni fiscali', filed.reference]],
    },
    { code: 'RN2', label: 'Deduzione per abitazione principale', cents: null },
    { code: 'RN3', label: 'Oneri deducibili', cents: filed.deductible },
    { code: 'RN4', label: 'REDDITO IMPONIBILE', cents: filed.taxable },
    { code: 'RN5', label: 'IMPOSTA LORDA', cents: filed.grossTax },
    { code: 'RN7', label: 'Detrazione per redditi di lavoro dipendente', cents: filed.employeeCredit },
    { code: 'RN13', label: 'Detrazione oneri Sez. I quadro RP', cents: filed.expenseCredit },
    { code: 'RN22', label: "TOTALE DETRAZIONI D'IMPOSTA", cents: filed.employeeCredit + filed.expenseCredit },
    { code: 'RN26', label: 'IMPOSTA NETTA', cents: filed.netTax },
    { code: 'RN33', label: 'RITENUTE TOTALI', cents: filed.withheld },
    { code: 'RN34', label: 'DIFFERENZA', cents: filed.netTax - filed.withheld },
  ])
  sheet.fill(40, y + 6, 515, 14, '#eadff2')
  sheet.bold("QUADRO RV - ADDIZIONALE REGIONALE E COMUNALE ALL'IRPEF", 44, y + 9, { size: 8 })
  drawLines(sheet, y + 32, [
    { code: 'RV1', label: 'REDDITO IMPONIBILE', cents: filed.taxable },
    { code: 'RV2', label: "ADDIZIONALE REGIONALE ALL'IRPEF DOVUTA", cents: regional.due },
    { code: 'RV3', label: "ADDIZIONALE REGIONALE ALL'IRPEF TRATTENUTA O VERSATA", cents: regional.withheld },
    {
      code: 'RV7',
      label: "ADDIZIONALE REGIONALE ALL'IRPEF A DEBITO",
      cents: Math.max(0, regional.due - regional.withheld),
    },
    {
      code: 'RV8',
      label: "ADDIZIONALE REGIONALE ALL'IRPEF A CREDITO",
      cents: Math.max(0, regional.withheld - regional.due),
    },
    { code: 'RV10', label: "ADDIZIONALE COMUNALE ALL'IRPEF DOVUTA", cents: municipal.due },
    { code: 'RV11', label: "ADDIZIONALE COMUNALE ALL'IRPEF TRATTENUTA O VERSATA", cents: municipal.withheld },
    {
      code: 'RV15',
      label: "ADDIZIONALE COMUNALE ALL'IRPEF A DEBITO",
      cents: Math.max(0, municipal.due - municipal.withheld),
    },
    {
      code: 'RV16',
      label: "ADDIZIONALE COMUNALE ALL'IRPEF A CREDITO",
      cents: Math.max(0, municipal.withheld - municipal.due),
    },
  ])
}

function drawFlatRate(sheet: Sheet, person: Person, filed: FlatRateReturn): void {
  drawTitle(sheet, person, filed.year, 'QUADRO LM - REDDITO DEI SOGGETTI CON REGIME FORFETARIO')
  drawLines(sheet, 134, [
    {
      code: 'LM22',
      label: 'Attività 620100',
      cents: null,
      columns: [
        ['Componenti positivi', filed.turnover],
        ['Reddito per attività', filed.gross],
      ],
    },
    { code: 'LM34', label: 'Reddito lordo', cents: filed.gross },
    { code: 'LM35', label: 'Contributi previdenziali e assistenziali', cents: filed.contributions },
    { code: 'LM36', label: 'Reddito netto', cents: filed.net },
    { code: 'LM37', label: 'Perdite pregresse', cents: filed.losses === 0 ? null : filed.losses },
    { code: 'LM38', label: 'Reddito al netto delle perdite soggetto ad imposta sostitutiva', cents: filed.taxable },
    { code: 'LM39', label: 'IMPOSTA SOSTITUTIVA', cents: filed.tax },
    { code: 'LM45', label: 'Acconti versati', cents: 0 },
    { code: 'LM46', label: 'IMPOSTA A DEBITO', cents: filed.tax },
  ])
}

const named = ({ latinName }: Person) => `${latinName.family} ${latinName.given}`
const press = (year: number) => ({
  producer: 'SOGEI Redditi PF',
  title: `Redditi PF ${year + 1}`,
  madeOn: `${year + 1}-10-14`,
})

/** The model of the year before the latest, so that two years are measured. */
export function redditiOrdinary(person: Person, today: Day, seed: number): DrawnDocument[] {
  if (!person.employment || !person.fiscalCode) return []
  const filed = yearlyReturnOf(person, latestReturnYear(today) - (seed % 2), seed)
  const truth = taxTruth('redditi_pf', filed.year, person, named(person), {
    gross: filed.total,
    taxable: filed.taxable,
    tax: filed.netTax,
    net: filed.total - filed.netTax - filed.regional.due - filed.municipal.due,
    isProven: true,
  })
  return [
    taxDocument(
      `redditi-pf-${filed.year + 1}.pdf`,
      `Redditi PF ${filed.year + 1}`,
      press(filed.year),
      'Helvetica',
      truth,
      (sheet) => drawOrdinary(sheet, person, filed),
    ),
  ]
}

export function redditiFlatRate(person: Person, today: Day, seed: number): DrawnDocument[] {
  if (!person.fiscalCode) return []
  const filed = flatRateReturnOf(person, latestReturnYear(today) - (seed % 2), seed)
  const truth = taxTruth('redditi_pf', filed.year, person, named(person), {
    gross: filed.gross,
    taxable: filed.taxable,
    tax: filed.tax,
    net: filed.gross - filed.contributions - filed.tax,
    isProven: true,
  })
  return [
    taxDocument(
      `redditi-pf-forfetario-${filed.year + 1}.pdf`,
      `Redditi PF ${filed.year + 1}, forfetario`,
      press(filed.year),
      'Helvetica',
      truth,
      (sheet) => drawFlatRate(sheet, person, filed),
    ),
  ]
}
