/**
 * Tax documents: CU, 730, Redditi PF, Steuerbescheid, Lohnsteuerbescheinigung, keyed on the words and the year that
 * they print.
 */
import type { Evidence, TaxDocument, Trace } from '@attesta/domain/facts/parse-result.ts'
import { decimal } from '@attesta/domain/money.ts'
import { boxAround, type Page, type Word } from '../../read/word.ts'
import { MIN_SCORE, type Extraction, type ReadingContext } from '../extraction.ts'
import { textsOf } from '../labels/cell-text.ts'
import { peopleOf, type Read } from '../labels/people.ts'
import { withUmlauts } from '../labels/umlauts.ts'
import type { LabelHit, Sheet } from '../labels/sheet.ts'
import { taxFiguresOf, taxSheetsOf, type TaxFigure } from './figures.ts'
import { findingsOn } from './findings.ts'
import { taxFormOf, type TaxForm } from './forms.ts'
import type { TaxField } from './labels.ts'
import { netIncome } from './net-income.ts'
import { solveTax, type TaxSums } from './sums.ts'
import { cellsOf, rowsOfPages } from '../../layout/rows.ts'

/** The longest returns with all their annexes. */
const MAX_PAGES = 80

/** Null when no page carries such a form's title and something of its content. */
export function extractTaxDocument(pages: Page[], context: ReadingContext): Extraction<TaxDocument> | null {
  if (pages.length > MAX_PAGES) return null
  const form = taxFormOf(rowsOfPages(pages), context.source !== 'text')
  if (!form) return null
  const sheets = taxSheetsOf(pages, form)
  const sums = solveTax(form.kind, form.year, taxFiguresOf(sheets), sheets)
  const people = sheets.map((sheet) => peopleOf(sheet, form.kind === 'cu' ? 'employer_first' : 'any'))
  const employee = people.find((page) => page.employee)?.employee ?? null
  const fiscalCode = people.find((page) => page.fiscalCode)?.fiscalCode ?? null
  const employer =
    form.kind === 'cu' || form.kind === 'lohnsteuerbescheinigung'
      ? (people.find((page) => page.employer)?.employer ?? null)
      : null
  const days = form.kind === 'cu' ? daysIn(sheets) : null
  const net = netIncome(form.kind, sums, sheets, context.source)
  const score = scoreOf(form, sums, fiscalCode !== null)
  if (score < MIN_SCORE) return null

  const isSeenGerman = form.country === 'DE' && context.source !== 'text',
    named = (read: Read | null) => (read && isSeenGerman ? withUmlauts(read.value) : (read?.value ?? null))

  const section: TaxDocument = {
    form: form.kind,
    tax_year: form.year,
    name: named(employee),
    fiscal_code: fiscalCode?.value ?? null,
    employer: named(employer),
    days: days?.value ?? null,
    gross_income: money(sums.gross),
    taxable_income: money(sums.taxable),
    tax: money(sums.tax),
    net_income: net === null ? null : decimal(net),
    reconciled: sums.isProven,
  }
  const places: Partial<Record<keyof TaxDocument, Evidence | undefined>> = {
    name: employee?.evidence,
    fiscal_code: fiscalCode?.evidence,
    employer: employer?.evidence,
    days: days?.evidence,
    gross_income: placeOf(sums.gross),
    taxable_income: placeOf(sums.taxable),
    tax: placeOf(sums.tax),
    net_income: section.net_income === null ? undefined : placeOf(sums.gross),
  }
  const trace: Trace = Object.fromEntries(
    Object.entries(places).flatMap(([field, place]) => (place ? [[`tax_document.${field}`, place]] : [])),
  )
  return {
    section,
    issuer: form.issuer,
    country: form.country,
    trace,
    findings: findingsOn(section, context.today),
    score,
  }
}

const money = (figure: TaxFigure | null) => figure && decimal(figure.cents)
const placeOf = (figure: TaxFigure | null): Evidence | undefined =>
  figure ? { page: figure.amount.page, box: boxAround(figure.amount.words) } : undefined

/** Box 6 of a CU: days of work, 1 to 366, at the end of its line or under its caption. */
function daysIn(sheets: readonly Sheet<TaxField>[]): { value: number; evidence: Evidence } | null {
  for (const sheet of sheets)
    for (const hit of sheet.hits
      .filter(({ field }) => field === 'days')
      .sort((a, b) => Number(b.strong) - Number(a.strong))) {
      const end = Math.min(
        ...sheet.hits.filter(({ row, x0 }) => row === hit.row && x0 > hit.x1).map(({ x0 }) => x0),
        Infinity,
      )
      const beside = sheet.rows[hit.row]!.words.filter(({ x0 }) => x0 >= hit.x1 - 1 && x0 < end)
      const word = [
        ...beside,
        ...textsOf(sheet, hit).flatMap(({ words }) => words),
        ...(hit.strong ? numbersUnder(sheet, hit) : []),
      ].find(
        (one) =>
          /^\d{1,3}$/.test(one.text) &&
          Number(one.text) > 0 &&
          Number(one.text) <= 366 &&
          !numbersCaption(sheet, one) &&
          !isInText(sheet, hit, one),
      )
      if (word) return { value: Number(word.text), evidence: { page: hit.page, box: boxAround([word]) } }
    }
  return null
}

/** Lines that a caption in two languages takes above its value. */
const LINES_OF_A_CAPTION = 6

/** Numbers alone in their cell below the caption, left of what stands beside it. */
function numbersUnder({ rows }: Sheet<TaxField>, hit: LabelHit<TaxField>): Word[] {
  const cells = cellsOf(rows[hit.row]!),
    own = cells.findIndex((words) => words.includes(hit.words[0]!)),
    isBoxNumber = cells[own]?.length === 1 && /^\d/.test(hit.words[0]!.text),
    left = cells[own]?.[0]?.x0 ?? hit.x0,
    right = cells[own + (isBoxNumber ? 2 : 1)]?.[0]?.x0 ?? Infinity
  return rows
    .slice(hit.row + 1, hit.row + 1 + LINES_OF_A_CAPTION)
    .flatMap((row) => cellsOf(row).filter((words) => words.length === 1))
    .flat()
    .filter(({ x0, x1 }) => x0 >= left && x1 < right)
}

/** «In forza al 31 dicembre», «Numero verde 800 90 96 96»: a number among other words counts no days. */
function isInText({ rows }: Sheet<TaxField>, hit: LabelHit<TaxField>, number: Word): boolean {
  const cell = rows.flatMap((row) => cellsOf(row)).find((words) => words.includes(number)) ?? [],
    at = cell.indexOf(number)
  return (
    cell.slice(at + 1).some(isWord) || cell.slice(0, at).some((word) => isNumber(word) && !hit.words.includes(word))
  )
}

const isWord = ({ text }: Word) => /\p{L}{3}/u.test(text)
const isNumber = ({ text }: Word) => /^\d+$/.test(text)

/** A number that begins a line and is followed by words is the number of the line's box. */
const numbersCaption = ({ rows }: Sheet<TaxField>, word: Word) =>
  rows.some(({ words }) => words[0] === word && /\p{L}{2}/u.test(words[1]?.text ?? ''))

function scoreOf(form: TaxForm, sums: TaxSums, hasCode: boolean): number {
  const signs: [boolean, number][] = [
    [form.isTitle, 0.4],
    [form.year !== null, 0.1],
    [sums.gross !== null || sums.taxable !== null, 0.2],
    [sums.tax !== null, 0.15],
    [hasCode, 0.1],
  ]
  return signs.reduce((score, [holds, weight]) => (holds ? score + weight : score), 0.05)
}
