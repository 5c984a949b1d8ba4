/** Captions that no list has: the words of a cell before its colon or its value, told by their stems. */
import { readDate } from '../../layout/dates.ts'
import { readAmount } from '../../layout/amounts.ts'
import type { Row } from '../../layout/rows.ts'
import type { Word } from '../../read/word.ts'
import { foldToken } from './fold-label.ts'
import type { LabelHit } from './sheet.ts'
import type { Vocabulary } from './vocabulary.ts'

/** 4.034,10   12/03/2021   € */
const isValue = ({ text }: Word) =>
  readAmount(text) !== null || readDate(text) !== null || /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) || /^[€£]$/.test(text)

const isMoney = ({ text }: Word) => readAmount(text) !== null

/** `Gehalt 3.938,87`: what stands over such a line is a heading of lines, and announces no sum. */
export const isItem = (row: Row | undefined): boolean => {
  const amount = row?.words.findIndex(isMoney) ?? -1
  return amount > 0 && row!.words.slice(0, amount).some(({ text }) => /\p{L}{3}/u.test(text))
}

/** «Acconto 2025 addizionale comunale»: a year with a word behind it is part of the caption. */
const isYearInside = ({ text }: Word, next: Word | undefined) =>
  /^20\d\d$/.test(text) && next !== undefined && /\p{L}{3}/u.test(next.text)

/** The words up to a colon, or up to the first value; none where the cell begins with one. */
function captionOf(cell: readonly Word[]): readonly Word[] {
  const colon = cell.findIndex(({ text }) => text.endsWith(':')),
    value = cell.findIndex((word, at) => isValue(word) && !isYearInside(word, cell[at + 1]))
  if (colon >= 0 && (value < 0 || colon < value)) return cell.slice(0, colon + 1)
  return value < 0 ? cell : cell.slice(0, value)
}

export function captionHits<Field extends string>(
  rows: readonly Row[],
  { byStems }: Vocabulary<Field>,
  cellsOn: (row: Row) => Word[][],
): LabelHit<Field>[] {
  if (!byStems) return []
  return rows.flatMap((row, index) =>
    cellsOn(row).flatMap((cell, at, cells): LabelHit<Field>[] => {
      const words = captionOf(cell),
        value = cell[words.length] ?? cells[at + 1]?.[0],
        isOfMoney = value !== undefined && readAmount(value.text) !== null
      const meaning = byStems(
        words.flatMap(({ text }) => text.split(/[/-](?=\p{L}{2})/u).map(foldToken)),
        isOfMoney,
      )
      // `EG 9` is a pay grade, `EG:` its caption.
      const isMark = words.length === 1 && words[0]!.text.length <= 2 && cell.length > 1
      if (!meaning || (meaning.isOfText && isMark)) return []
      const isHeading = !row.words.some(isMoney) && isItem(rows[index + 1])
      return [
        {
          ...meaning,
          strong: meaning.strong && !isHeading,
          exact: true,
          page: row.page,
          row: index,
          words: [...words],
          x0: words[0]!.x0,
          x1: words.at(-1)!.x1,
          y0: Math.min(...words.map(({ y0 }) => y0)),
          y1: Math.max(...words.map(({ y1 }) => y1)),
        },
      ]
    }),
  )
}
