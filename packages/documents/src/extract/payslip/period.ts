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
  const found = labelled(sheet, true) ?? splitInTwo(sheet) ?? labelled(sheet, false) ?? unlabelled(sheet)
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

/** A month that is a heading, the year of a thirteenth or fourteenth, or any month. */
function unlabelled(sheet: PayslipSheet): Found | null {
  const top = topmost(sheet)
  if (top && isInHeading(top)) return top
  return ofYearOnly(sheet) ?? top
}

const isInHeading = ({ row, words }: Found) =>
  cellsOn(row).some((cell) => cell.includes(words[0]!) && isHeading(textOf(cell)))

/** Paid in November, or in any month of the summer. */
const german = /weihnacht|sonder|urlaub|gehalt|monat|entgelt|lohn|abrechn/

/**
 * `Tredicesima mensilità 2025`, `CEDOLINO TREDICESIMA ANNO 2025`: the year alone. The thirteenth is paid for Christmas,
 * the fourteenth in summer.
 */
function ofYearOnly(sheet: PayslipSheet): Found | null {
  for (const [at, row] of sheet.rows.entries()) {
    if (row.y0 >= sheet.page.height / 2 || /\d,\d\d/.test(row.text)) continue
    for (const words of cellsOn(row)) {
      const text = textOf(words),
        year = words.flatMap((word) => /^(20\d\d)[,;:.)]?$/.exec(word.text)?.[1] ?? [])[0]
      if (year === undefined || words.length > 9 || !isHeading(text) || german.test(fold(text))) continue
      const run = runNamed(text)
      if (run !== 'thirteenth' && run !== 'fourteenth') continue
      // «Tredicesima 2026» over an amount is the caption of a box.
      const [x0, x1] = [words[0]!.x0, words.at(-1)!.x1]
      if (sheet.amounts.some((amount) => amount.row === at + 1 && amount.x0 < x1 && amount.x1 > x0)) continue
      return { month: `${year}-${run === 'thirteenth' ? '12' : '07'}`, words, row, page: row.page }
    }
  }
  return null
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
  const told = [...runsTold(sheet, sheet.rows.indexOf(row) + 3), beside]
  const named = firstRun(told)
  if (named) return named
  if (!told.some((text) => extra.test(fold(text)))) return 'ordinary'
  // AGG. says only that the run is an extra one: the thirteenth is paid in December, the fourteenth in summer.
  return Number(month.slice(5)) > 8 ? 'thirteenth' : 'fourteenth'
}

/** What labels and headings say of the run, down to this row. */
const runsTold = (sheet: PayslipSheet, end = 0): string[] => [
  ...sheet.hits
    .filter(({ field }) => field === 'run')
    .flatMap((hit) => textsOf(sheet, hit).slice(0, 1))
    .map(({ text }) => text),
  ...sheet.rows.slice(0, Math.max(end, 8)).flatMap(headingsOf),
]

function firstRun(told: readonly string[]) {
  const named = told.map(runNamed)
  return (['correction', 'thirteenth', 'fourteenth'] as const).find((run) => named.includes(run)) ?? null
}

/** The run that a sheet without a month names; null where it names none. */
export const runOfSheet = (sheet: PayslipSheet): Payslip['run'] | null => firstRun(runsTold(sheet))

/** The parts of a line without amounts that say nothing but what the sheet is, its month and its run. */
const headingsOf = (row: Row): string[] =>
  /\d,\d\d/.test(row.text)
    ? []
    : cellsOn(row)
        .filter((words) => words.length <= 9)
        .map(textOf)
        .filter(isHeading)
