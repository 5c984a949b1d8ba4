/**
 * Amounts as forms print them, beyond `1.234,56`: whole euros, a preprinted `,00`, digits in boxes of their own, euros
 * and cents in two columns.
 */
import type { Row } from '../../layout/rows.ts'
import type { Word } from '../../read/word.ts'
import { readAmount } from '../../layout/amounts.ts'
import type { SheetAmount } from '../labels/sheet.ts'

// 24.595   -1.204   38 000 comes apart into two words   1.204.000
const grouped = /^[-−]?\d{1,3}(?:\.\d{3})+$/
// 742   -29
const plain = /^[-−]?\d{1,7}$/
// a minus in a box of its own
const minus = /^[-−]$/
// the form's own ,00 behind the boxes   ‚00 as pixels are read
const preprinted = /^[,.‚;]00$/
// 00 whose comma was lost, in the column of others
const commaLost = /^00$/
const cents = /^\d{2}$/

const isNegative = ({ text }: Word) => /^[-−]/.test(text)
const near = (left: Word, right: Word, ems: number) => right.x0 - left.x1 < ems * (left.y1 - left.y0)

const placed = (row: Row, index: number, words: Word[], value: number): SheetAmount => ({
  cents: value,
  sign: isNegative(words[0]!) ? -1 : 0,
  side: null,
  mark: ',',
  words,
  x0: words[0]!.x0,
  x1: words.at(-1)!.x1,
  digitsStart: words[0]!.x0,
  digitsEnd: words.at(-1)!.x1,
  page: row.page,
  row: index,
  y0: row.y0,
  y1: row.y1,
})

/** The form's own cents: with their comma, or without it at the same place as others that have kept theirs. */
export function preprintedIn(rows: readonly Row[]): ReadonlySet<Word> {
  const words = rows.flatMap((row) => row.words),
    sure = words.filter(({ text }) => preprinted.test(text))
  return new Set([
    ...sure,
    ...words.filter(
      (word) =>
        commaLost.test(word.text) && sure.some((other) => Math.abs(other.x1 - word.x1) < 0.5 * (word.y1 - word.y0)),
    ),
  ])
}

/** `centsApart`: the form has columns for euros and cents, so that `38000  00` is one amount. */
export function boxedAmountsIn(rows: readonly Row[], { centsApart }: { centsApart: boolean }): SheetAmount[] {
  const cent = preprintedIn(rows)
  return rows.flatMap((row, index) => {
    const found: SheetAmount[] = []
    const { words } = row
    for (let start = 0; start < words.length; start++) {
      if ((!grouped.test(words[start]!.text) && !plain.test(words[start]!.text)) || cent.has(words[start]!)) continue
      const before = words[start - 1],
        sign = before && minus.test(before.text) && near(before, words[start]!, 1.2) ? [before] : []
      let end = start + 1
      while (
        end < words.length &&
        plain.test(words[end]!.text) &&
        !cent.has(words[end]!) &&
        words[end]!.text.length === words[start]!.text.length &&
        words[start]!.text.length <= 3 &&
        near(words[end - 1]!, words[end]!, 1.2)
      )
        end++
      const run = words.slice(start, end),
        digits = run
          .map(({ text }) => text)
          .join('')
          .replace(/\D/g, '')
      const after = words[end]
      if (after && cent.has(after) && near(run.at(-1)!, after, 3))
        found.push(placed(row, index, [...sign, ...run, after], Number(digits) * 100))
      else if (centsApart && after && cents.test(after.text) && end === words.length - 1 && run.length === 1)
        found.push(placed(row, index, [...run, after], Number(digits) * 100 + Number(after.text)))
      else if (run.length === 1 && grouped.test(run[0]!.text) && readAmount(run[0]!.text) === null)
        found.push(placed(row, index, run, Number(digits) * 100))
      start = end - 1
    }
    return found
  })
}

/** Words this far apart at their right edges stand in one column, in letter heights. */
const ALIGNED = 0.4

// the heading of a column: EUR   €   Euro
const currency = /^(?:EUR|EURO|€)$/i

/**
 * `36` in a column of whole euros: a plain number at the end of its part of a line, under or over an amount that is
 * sure, or under the currency that heads its column.
 */
export function alignedWholeEuros(rows: readonly Row[], sure: readonly SheetAmount[]): SheetAmount[] {
  const known = new Set(sure.flatMap(({ words }) => words)),
    heads = rows.flatMap(({ words }, row) =>
      words.filter(({ text }) => currency.test(text)).map(({ x1 }) => ({ row, x1 })),
    )
  return rows.flatMap((row, index) =>
    row.words
      .filter((word, at) => at > 0 && plain.test(word.text) && !known.has(word))
      .flatMap((word): SheetAmount[] => {
        const height = word.y1 - word.y0
        const isAligned = ({ x1 }: { x1: number }) => Math.abs(x1 - word.x1) < ALIGNED * height
        return sure.some((other) => other.row !== index && isAligned(other)) ||
          heads.some((head) => head.row < index && isAligned(head))
          ? [placed(row, index, [word], Number(word.text.replace(/\D/g, '')) * 100)]
          : []
      }),
  )
}

// 32126   1200
const longNumber = /^\d{3,7}$/
/** So many numbers under one another at their right edges are a column of a form. */
const COLUMN = 5

// 083: of 2.083 the thousands were not read
const lostGroup = /^0/
/** Thousands stand this near to the rest, and this far from the words before them, in letter heights. */
const GROUP = 1.3,
  APART = 1.5

/** `22` of «22 399», whose dot pixels lost. */
function groupBefore(words: readonly Word[], at: number): Word[] {
  const [ahead, group, word] = [words[at - 2], words[at - 1], words[at]!]
  const isGroup =
    group !== undefined &&
    word.text.length === 3 &&
    /^[1-9]\d{0,2}$/.test(group.text) &&
    near(group, word, GROUP) &&
    !(ahead && near(ahead, group, APART))
  return isGroup ? [group] : []
}

/**
 * Digits in boxes as a reader of pixels gives them back, the boxes and the form's own cents lost: long numbers in one
 * column with many others.
 */
export function columnedWholeEuros(rows: readonly Row[], sure: readonly SheetAmount[]): SheetAmount[] {
  const known = new Set(sure.flatMap(({ words }) => words))
  const numbers = rows.flatMap((row, index) =>
    row.words.flatMap((word, at) => {
      if (!longNumber.test(word.text) || known.has(word)) return []
      const groups = [...groupBefore(row.words, at), word],
        digits = groups.map(({ text }) => text).join('')
      return lostGroup.test(digits) ? [] : [placed(row, index, groups, Number(digits) * 100)]
    }),
  )
  const column = [...numbers, ...sure]
  return numbers.filter(
    ({ x1, y0, y1, row }) =>
      column.filter((other) => other.row !== row && Math.abs(other.x1 - x1) < y1 - y0).length >= COLUMN - 1,
  )
}
