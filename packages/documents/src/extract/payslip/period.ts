/** Which month a slip pays, and in which run. */
import type { Evidence, Payslip } from '@attesta/domain/facts/parse-result.ts'
import type { Month } from '@attesta/domain/day.ts'
import type { Word } from '../../read/word.ts'
import { fold } from '../../layout/fold.ts'
import { evidenceOf, textOf, type Row } from '../../layout/rows.ts'
import { textsOf } from '../labels/cell-text.ts'
import { monthsIn, type PlacedMonth } from '../labels/printed-month.ts'
import { cellsOn, type Sheet } from '../labels/sheet.ts'
import { monthOfWord } from '../../layout/dates.ts'
import type { PayslipField } from './labels.ts'
import { isHeading, runNamed } from './run-words.ts'

export interface Period {
  month: Month
  run: Payslip['run']
  evidence: Evidence
}

type PayslipSheet = Sheet<PayslipField>
interface Found extends PlacedMonth {
  row: Row
  page: number
}

/** Announced by a label, or named in a title, or the first month named in the upper half of the page. */
export function periodOf(sheet: PayslipSheet): Period | null {
  const found = labelled(sheet, true) ?? splitInTwo(sheet) ?? labelled(sheet, false) ?? topmost(sheet)
  if (found === null) return null
  return { month: found.month, run: runOf(sheet, found), evidence: evidenceOf(found) }
}

function labelled(sheet: PayslipSheet, strong: boolean): Found | null {
  for (const hit of sheet.hits.filter((label) => label.field === 'period' && label.strong === strong))
    for (const { words, page } of textsOf(sheet, hit)) {
      const placed = monthsIn(words)[0]
      if (placed) return { ...placed, page, row: rowOfWord(sheet, placed) }
    }
  return null
}

const rowOfWord = ({ rows }: PayslipSheet, { words }: PlacedMonth) => rows.find((row) => row.words.includes(words[0]!))!

/** Two boxes, MESE and ANNO, not «arretrati anno 2024»: `Ottobre` or `10`, and `2025`. */
function splitInTwo(sheet: PayslipSheet): Found | null {
  const textsFor = (field: 'period' | 'year') =>
    sheet.hits.filter((hit) => hit.field === field && hit.exact).flatMap((hit) => textsOf(sheet, hit))
  const year = textsFor('year').find(({ text }) => /^20\d\d$/.test(text))
  const month =
    textsFor('period').flatMap(({ text, words, page }) => {
      // 10   07   Ottobre   Januar Abrechnung 13. Gehalt
      const number = monthOfWord(words[0]!.text) ?? (/^(?:0?[1-9]|1[0-2])$/.test(text) ? Number(text) : undefined)
      return number === undefined ? [] : [{ number, words, page }]
    })[0] ??
    (year && besideYear(sheet, year))
  if (!year || !month) return null
  const placed = {
    month: `${year.text}-${String(month.number).padStart(2, '0')}`,
    words: [...month.words, ...year.words],
    page: month.page,
  }
  return { ...placed, row: rowOfWord(sheet, placed) }
}

/** `für: April` on the line of the year's box, or the one before or after it: the one month named there. */
function besideYear({ rows }: PayslipSheet, year: { words: Word[]; page: number }) {
  const at = rows.findIndex((row) => row.words.includes(year.words[0]!))
  const named = rows.slice(Math.max(0, at - 2), at + 2).flatMap(({ words }) =>
    words.flatMap((word) => {
      const number = monthOfWord(word.text)
      return number === undefined ? [] : [{ number, words: [word], page: year.page }]
    }),
  )
  return named.length === 1 ? named[0] : undefined
}

function topmost(sheet: PayslipSheet): Found | null {
  for (const row of sheet.rows.filter(({ y0 }) => y0 < sheet.page.height / 2)) {
    const placed = monthsIn(row.words)[0]
    if (placed) return { ...placed, row, page: row.page }
  }
  return null
}

// Dicembre 2025 AGG.   MENSILITA AGGIUNTIVA
const extra = /\b(?:agg|aggiuntiva)\b/
/**
 * A run is named beside the month or in a heading; a thirteenth among the items of an ordinary slip changes nothing.
 */
function runOf(sheet: PayslipSheet, { row, words, month }: Found): Payslip['run'] {
  const at = row.words.indexOf(words[0]!)
  const beside = textOf(row.words.slice(Math.max(0, at - 6), at + words.length + 3))
  const headings = sheet.rows.slice(0, Math.max(sheet.rows.indexOf(row) + 3, 8)).flatMap(headingsOf)
  const labelledRun = sheet.hits
    .filter(({ field }) => field === 'run')
    .flatMap((hit) => textsOf(sheet, hit).slice(0, 1))
    .map(({ text }) => text)
  const told = [...labelledRun, ...headings, beside]
  const named = told.map(runNamed)
  for (const run of ['correction', 'thirteenth', 'fourteenth'] as const) if (named.includes(run)) return run
  if (!told.some((text) => extra.test(fold(text)))) return 'ordinary'
  // AGG. says only that the run is an extra one: the thirteenth is paid in December, the fourteenth in summer.
  return Number(month.slice(5)) > 8 ? 'thirteenth' : 'fourteenth'
}

/** The parts of a line without amounts that say nothing but what the sheet is, its month and its run. */
const headingsOf = (row: Row): string[] =>
  /\d,\d\d/.test(row.text)
    ? []
    : cellsOn(row)
        .filter((words) => words.length <= 9)
        .map(textOf)
        .filter(isHeading)
