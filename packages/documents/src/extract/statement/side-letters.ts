/**
 * Side letters in a column of their own (`D 650,00`, `1.847,40 H`), too far from their amounts to be seen with them.
 */
import { sideOf, type PlacedAmount } from '../../layout/amounts.ts'
import type { Word } from '../../read/word.ts'
import type { Line } from './line.ts'

const SIDE = /^(?:[SHDA]|DR|CR)$/
const PAIRS = [/^[SH]$/, /^[DA]$/, /^(?:DR|CR)$/] as const
/** A letter that stands alone here and there is no column. */
const FEWEST = 3
const SAME_PLACE = 3

interface Letter {
  word: Word
  line: Line
}

// Ss   SS   5   8   $: an S that a reader of pixels took for two, or for a figure
const MISREAD_S = /^(?:Ss|SS|ss|s|5|8|\$)$/
/** The confidence of words that the file holds as text. */
const PRINTED = 100

const isLetter = ({ text, confidence }: Word, pair: RegExp) =>
  pair.test(text) || (confidence < PRINTED && pair.test('S') && MISREAD_S.test(text))

/** Lends each letter of such a column to the nearest amount of its line that has neither a sign nor a letter. */
export function lendSideLetters(lines: readonly Line[]): void {
  for (const pair of PAIRS) {
    const letters = lines
      .filter((line) => line.amounts.length > 0)
      .flatMap((line) =>
        line.words
          .filter((word, at) => isLetter(word, pair) && standsAlone(line, at))
          .map((word): Letter => ({ word, line })),
      )
    for (const column of columnsOf(letters)) for (const { word, line } of column) lend(line, word)
  }
}

function standsAlone({ words }: Line, at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  const em = word.y1 - word.y0
  return (!before || word.x0 - before.x1 > 0.5 * em) && (!after || after.x0 - word.x1 > 0.5 * em)
}

function columnsOf(letters: readonly Letter[]): Letter[][] {
  const columns: Letter[][] = []
  for (const letter of letters.toSorted((a, b) => a.word.x0 - b.word.x0)) {
    const column = columns.at(-1)
    if (column && letter.word.x0 - column.at(-1)!.word.x0 < SAME_PLACE) column.push(letter)
    else columns.push([letter])
  }
  return columns.filter((column) => column.length >= FEWEST && column.some(({ word }) => SIDE.test(word.text)))
}

function lend(line: Line, word: Word): void {
  const distance = (amount: PlacedAmount) =>
    Math.min(Math.abs(amount.digitsStart - word.x1), Math.abs(word.x0 - amount.digitsEnd))
  const nearest = line.amounts.toSorted((a, b) => distance(a) - distance(b))[0]
  if (!nearest || nearest.sign !== 0 || nearest.side !== null) return
  line.amounts[line.amounts.indexOf(nearest)] = {
    ...nearest,
    side: SIDE.test(word.text) ? sideOf(word.text) : 'S',
    words: [...nearest.words, word],
  }
}
