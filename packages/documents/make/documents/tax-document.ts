/** What every tax document has in common: who it is about, the truth it tells, whole euros in boxes. */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { ParseResult, TaxDocument } from '@attesta/domain/facts/parse-result.ts'
import { type Cents, decimal } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { type Face, type Press, Sheet } from '../draw/sheet.ts'
import type { DrawnDocument } from '../drawn-document.ts'

/** The income year of the newest return on a day: handed in from spring on. */
const RETURNED_FROM = '06-01'
export const latestReturnYear = (today: Day): number =>
  Number(today.slice(0, 4)) - (today.slice(5) >= RETURNED_FROM ? 1 : 2)

export interface TaxFigures {
  gross: Cents
  taxable: Cents | null
  tax: Cents
  net: Cents
  isProven: boolean
}

export function taxTruth(
  form: TaxDocument['form'],
  year: number,
  person: Person,
  name: string,
  figures: TaxFigures,
  employer: string | null = null,
): Partial<ParseResult> {
  const isItalian = form === 'cu' || form === '730' || form === 'redditi_pf'
  return {
    type: form === 'cu' ? 'cud' : 'fiscal_doc',
    verdict: 'parsed',
    country: isItalian ? 'IT' : 'DE',
    source: 'text',
    tax_document: {
      form,
      tax_year: year,
      name,
      fiscal_code: isItalian ? person.fiscalCode : germanNumbersOf(person).steuerId,
      employer,
      days: null,
      gross_income: decimal(figures.gross),
      taxable_income: figures.taxable === null ? null : decimal(figures.taxable),
      tax: decimal(figures.tax),
      net_income: decimal(figures.net),
      reconciled: figures.isProven ? true : null,
    },
  }
}

export function taxDocument(
  fileName: string,
  label: string,
  press: Press,
  face: Face,
  expected: Partial<ParseResult>,
  drawOn: (sheet: Sheet) => void,
): DrawnDocument {
  return {
    fileName,
    mediaType: 'application/pdf',
    label,
    condition: 'clean',
    expected,
    findings: [],
    draw: async () => {
      const sheet = new Sheet(press, face)
      drawOn(sheet)
      return sheet.finish()
    },
  }
}

/** `123400` → `1.234`: tax forms know whole euros. */
export const wholeEuros = (cents: Cents): string =>
  `${cents < 0 ? '-' : ''}${String(Math.abs(cents) / 100).replace(/\B(?=(\d{3})+$)/g, '.')}`

/** Each digit in a cell of its own, as forms are filled in by hand or machine. */
export function digitBoxes(sheet: Sheet, text: string, right: number, y: number, { pitch = 12, size = 9 } = {}): void {
  for (const [at, digit] of [...text].reverse().entries())
    sheet.text(digit, right - at * pitch - pitch / 2, y, { size, align: 'centre' })
}
