/**
 * The printout of the electronic wage tax statement: numbered lines; euros and cents in columns of their own, or with a
 * comma.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { type Cents, sum } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { amount, dated } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import { type GermanYear, germanYearOf } from '../life/german-pay.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { taxDocument, taxTruth } from './tax-document.ts'

type Style = 'apart' | 'comma'
/** Employers hand the statement out by the end of February. */
const HANDED_OUT_FROM = '02-28'

/** The employer's share equals the employee's in pension insurance. */
function linesOf({
  gross,
  withheld,
}: GermanYear): ReadonlyArray<readonly [number: string, label: string, cents: Cents | null]> {
  return [
    ['1.', 'Bescheinigungszeitraum', null],
    ['3.', 'Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.', gross],
    ['4.', 'Einbehaltene Lohnsteuer von 3.', withheld['LSt']!],
    ['5.', 'Einbehaltener Solidaritätszuschlag von 3.', 0],
    ['6.', 'Einbehaltene Kirchensteuer des Arbeitnehmers von 3.', withheld['KiSt'] ?? null],
    ['7.', 'Einbehaltene Kirchensteuer des Ehegatten/Lebenspartners von 3. (nur bei Konfessionsverschiedenheit)', null],
    ['9.', 'Ermäßigt besteuerte Versorgungsbezüge für mehrere Kalenderjahre', null],
    ['10.', 'Ermäßigt besteuerter Arbeitslohn für mehrere Kalenderjahre', null],
    ['22.', 'Arbeitgeberanteil zur gesetzlichen Rentenversicherung', withheld['RV']!],
    ['23.', 'Arbeitnehmeranteil zur gesetzlichen Rentenversicherung', withheld['RV']!],
    ['25.', 'Arbeitnehmerbeiträge zur gesetzlichen Krankenversicherung', withheld['KV']!],
    ['26.', 'Arbeitnehmerbeiträge zur sozialen Pflegeversicherung', withheld['PV']!],
    ['27.', 'Arbeitnehmerbeiträge zur Arbeitslosenversicherung', withheld['AV']!],
  ]
}

function draw(sheet: Sheet, person: Person, year: GermanYear, style: Style): void {
  const employment = person.employment!
  sheet.bold(`Ausdruck der elektronischen Lohnsteuerbescheinigung für ${year.year}`, 50, 40, { size: 13 })
  sheet.text('Nachstehende Daten wurden maschinell an die Finanzverwaltung übertragen.', 50, 60, { size: 8 })
  for (const [at, text] of [
    person.sex === 'F' ? 'Frau' : 'Herrn',
    `${person.givenName} ${person.familyName}`,
    `${person.address.street} ${person.address.number}`,
    `${person.address.postcode} ${person.address.town}`,
  ].entries())
    sheet.text(text, 50, 96 + at * 13, { size: 10 })
  for (const [at, text] of [
    `Datum: 14.01.${year.year + 1}`,
    'eTIN: -',
    `Identifikationsnummer: ${germanNumbersOf(person).steuerId}`,
    'Personalnummer: 00042',
    `Geburtsdatum: ${dated(person.born, 'dd.mm.yyyy')}`,
  ].entries())
    sheet.text(text, 50, 170 + at * 14, { size: 8.5 })
  sheet.text('Anschrift und Steuernummer des Arbeitgebers:', 50, 256, { size: 7.5 })
  sheet.text(employment.employer, 50, 268, { size: 9 })
  sheet.text(employment.employerAddress, 50, 280, { size: 9 })
  sheet.frame(50, 310, 496, 34 + 26 * linesOf(year).length)
  for (const [text, x] of style === 'apart'
    ? ([
        ['EUR', 490],
        ['Ct', 540],
      ] as const)
    : ([['EUR', 540]] as const))
    sheet.text(text, x, 316, { size: 7.5, align: 'right' })
  for (const [at, [number, label, cents]] of linesOf(year).entries()) {
    const y = 334 + at * 26
    sheet.text(number, 56, y, { size: 8 })
    sheet.text(label, 78, y, { size: 8 })
    if (number === '1.') sheet.text('01.01. - 31.12.', 540, y, { size: 9, align: 'right' })
    if (cents === null) continue
    if (style === 'comma') sheet.text(amount(cents), 540, y, { size: 9, align: 'right' })
    else {
      sheet.text(String(Math.floor(cents / 100)), 490, y, { size: 9, align: 'right' })
      sheet.text(String(cents % 100).padStart(2, '0'), 540, y, { size: 9, align: 'right' })
    }
  }
}

const documentsIn =
  (style: Style) =>
  (person: Person, today: Day, seed: number): DrawnDocument[] => {
    if (!person.employment || person.address.country !== 'DE') return []
    const year = germanYearOf(person, Number(today.slice(0, 4)) - (today.slice(5) >= HANDED_OUT_FROM ? 1 : 2), seed),
      { gross, withheld } = year
    const truth = taxTruth(
      'lohnsteuerbescheinigung',
      year.year,
      person,
      `${person.givenName} ${person.familyName}`,
      { gross, taxable: null, tax: withheld['LSt']!, net: gross - sum(Object.values(withheld)), isProven: false },
      person.employment.employer,
    )
    return [
      taxDocument(
        `lohnsteuerbescheinigung-${year.year}.pdf`,
        `Lohnsteuerbescheinigung ${year.year}`,
        { producer: 'DATEV eG', title: `Lohnsteuerbescheinigung ${year.year}`, madeOn: `${year.year + 1}-01-14` },
        style === 'apart' ? 'Helvetica' : 'Arimo',
        truth,
        (sheet) => draw(sheet, person, year, style),
      ),
    ]
  }

export const lohnsteuerbescheinigung = documentsIn('apart')
export const lohnsteuerbescheinigungComma = documentsIn('comma')
