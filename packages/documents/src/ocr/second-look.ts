/**
 * A second look at what the first reading of a page left out or read badly: marks taken for figures, and print that no
 * word covers.
 */
import { type Blot, findBlots } from '../image/blots.ts'
import { cropImage, type GrayImage } from '../image/gray-image.ts'
import { findInk } from '../image/ink.ts'
import { scaleImage } from '../image/sharp-gray.ts'
import type { Word } from '../read/word.ts'
import { readAmount } from '../layout/amounts.ts'
import { isFigure } from './figures.ts'
import { withMinuses } from './minuses.ts'
import { enlargementOf, type ReadBlock, readStrips } from './strips.ts'

/** A piece of a line to be read again, with the words that were read there. */
interface Cell {
  x0: number
  y0: number
  x1: number
  y1: number
  words: Word[]
}

/** More than this is no table with a few gaps but a picture: it is left as it was read. */
const MAX_CELLS = 90
/** Readings of a figure below this confidence are looked at again. */
const DOUBTFUL = 72
/** Two looks that read different figures: neither is to be relied on. */
const DISPUTED = 25
/** What only the second look could read is worth no more than this. */
const SECOND_HAND = 70
/** Print below this confidence is a smudge. */
const MIN_CONFIDENCE = 45

/** The words of the page, mended where a second look could read more; `readBlock` reads an image of stacked lines. */
export async function lookAgain(page: GrayImage, words: readonly Word[], readBlock: ReadBlock): Promise<Word[]> {
  const height = medianHeight(words)
  if (height < 6) return [...words]
  const ink = findInk(page, Math.round(height), 40)
  return withMinuses(ink, await mendFigures(page, findBlots(ink), words, height, readBlock))
}

async function mendFigures(
  page: GrayImage,
  blots: readonly Blot[],
  words: readonly Word[],
  height: number,
  readBlock: ReadBlock,
): Promise<Word[]> {
  const figures = words.filter(({ text }) => readAmount(text) !== null)
  const isOddOne = (word: Word) => isInColumn(word, figures, height)
  const needed = [
      ...unreadCells(blots, words, height),
      ...words.filter((word) => isDoubtful(word) || isOddOne(word)).map((word): Cell => ({ ...word, words: [word] })),
    ],
    marks = doubtfulMarks(words, height)
  const cells = marks.length > MAX_MARKS ? needed : [...needed, ...marks]
  if (cells.length === 0 || cells.length > MAX_CELLS) return [...words]
  const found = await readCells(page, cells, height, readBlock)
  const mended = new Map<Word, Word[]>(),
    added: Word[] = []
  for (const [at, cell] of cells.entries()) {
    const [first, ...others] = cell.words
    const settled = marks.includes(cell) ? settleMark(cell.words, found[at]!) : settle(cell.words, found[at]!)
    if (!first) added.push(...settled)
    else {
      mended.set(first, settled)
      for (const other of others) mended.set(other, [])
    }
  }
  return [...words.flatMap((word) => mended.get(word) ?? [word]), ...added]
}

const medianHeight = (words: readonly Word[]) =>
  words
    .filter((word) => /\w{2}/.test(word.text))
    .map((word) => word.y1 - word.y0)
    .sort((a, b) => a - b)[words.length >> 1] ?? 0

// 1.234.5G 22102026 l.234,56 O1.02.2026: mostly digits, with the marks of amounts and dates or as long as a date
// without them
const LIKE_A_FIGURE = /^(?=.*[.,/'’]|.*\d{6})[+\-−–€]?[\d.,/'’\p{L}]{4,14}[+\-−–€]?$/u

const isDoubtful = ({ text, confidence }: Word) =>
  isFigure(text)
    ? confidence < DOUBTFUL
    : LIKE_A_FIGURE.test(text) && text.replace(/\D/g, '').length > 0.5 * text.length

// C3   9b   4S   KA6   11: pay grades, which nothing beside them proves
const MARK = /^[A-Z]{0,3}\d{1,2}[A-Za-z]?$/
/** So sure that no second look is needed. */
const SURE_MARK = 85
/** More of them are a table's. */
const MAX_MARKS = 16

const isMark = ({ text }: Word) => MARK.test(text)
// EG 9   E 11   VG 5
const LETTERS_BEFORE = /^[A-Z]{1,2}$/
const BLANK = 0.9

/** Marks of which a part is in doubt, with the letters that stand close before them. */
function doubtfulMarks(words: readonly Word[], height: number): Cell[] {
  return words.filter(isMark).flatMap((mark): Cell[] => {
    const letters = words.find(
      (word) =>
        LETTERS_BEFORE.test(word.text) &&
        isBeside(word, mark) &&
        mark.x0 >= word.x1 &&
        mark.x0 - word.x1 < BLANK * height,
    )
    const own = letters ? [letters, mark] : [mark],
      least = Math.min(...own.map(({ confidence }) => confidence))
    return least < MIN_CONFIDENCE || least >= SURE_MARK
      ? []
      : [
          {
            x0: own[0]!.x0,
            y0: Math.min(...own.map(({ y0 }) => y0)),
            x1: mark.x1,
            y1: Math.max(...own.map(({ y1 }) => y1)),
            words: own,
          },
        ]
  })
}

/** So many amounts above and below one another, flush right, are a column. */
const COLUMN = 4
// 22732   Sal   25707-: short, and no amount
const LIKE_A_SHORT_AMOUNT = /^[+\-−–€]?[\d.,\p{L}]{3,8}[+\-−–€]?$/u

/** In a column of amounts what is none may be a misread one: with a digit in it, or read poorly. */
function isInColumn(word: Word, figures: readonly Word[], height: number): boolean {
  if (
    isFigure(word.text) ||
    !LIKE_A_SHORT_AMOUNT.test(word.text) ||
    !(/\d{3}/.test(word.text) || word.confidence < DOUBTFUL)
  )
    return false
  return figures.filter((other) => Math.abs(other.x1 - word.x1) < 0.3 * height).length >= COLUMN
}

/** Both looks would have to be wrong alike. */
const together = (one: number, other: number) => 100 - ((100 - one) * (100 - other)) / 100

/**
 * The two readings of one place, as one. A figure is taken over from the second look where the first read none or a
 * part of it; it never outvotes another figure.
 */
function settle(first: readonly Word[], second: readonly Word[]): Word[] {
  if (first.length === 0)
    return second.filter((word) => word.confidence >= MIN_CONFIDENCE && /[\p{L}\d]/u.test(word.text))
  const before = first.map((word) => word.text).join(''),
    after = second.map((word) => word.text).join('')
  if (after === '') return [...first]
  const again = Math.max(...second.map(({ confidence }) => confidence))
  if (first.length === 1 && isMark(first[0]!)) return settleMark(first, second)
  if (before === after) return first.map((word) => ({ ...word, confidence: Math.max(word.confidence, again) }))
  const isWhole = isFigure(after) && after.includes(before) && after.length > before.length
  if (first.length === 1 && isFigure(before) && !isWhole)
    return isFigure(after)
      ? first.map((word) => ({ ...word, confidence: Math.min(word.confidence, DISPUTED) }))
      : [...first]
  return isFigure(after) || first.length > 1
    ? second.map((word) => ({ ...word, confidence: Math.min(word.confidence, SECOND_HAND) }))
    : [...first]
}

/** Marks are proven by nothing beside them: two looks that agree are surer than either, two that differ are no more. */
function settleMark(first: readonly Word[], second: readonly Word[]): Word[] {
  const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join('')
  if (second.length === 0) return [...first]
  const isAlike = textOf(first) === textOf(second),
    least = Math.min(...second.map(({ confidence }) => confidence))
  return first.map((word, at) => ({
    ...word,
    confidence: isAlike
      ? together(word.confidence, first.length === second.length ? second[at]!.confidence : least)
      : Math.min(word.confidence, DISPUTED),
  }))
}

/**
 * Ink as high as letters that lies in no word, joined to the words that it touches: of a number cut in two both parts
 * are read again.
 */
function unreadCells(blots: readonly Blot[], words: readonly Word[], height: number): Cell[] {
  const letters = blots.filter(
    ({ x0, y0, x1, y1, pixels }) =>
      y1 - y0 > 0.45 * height &&
      y1 - y0 < 1.5 * height &&
      x1 - x0 > 0.1 * height &&
      pixels > 0.6 * height &&
      (x1 - x0 < 2.5 * height || isRunTogether({ x0, y0, x1, y1, pixels }, height)),
  )
  const unread = letters.filter(
    (letter) =>
      !words.some(
        (word) =>
          middle(letter.x0, letter.x1) > word.x0 - 2 &&
          middle(letter.x0, letter.x1) < word.x1 + 2 &&
          middle(letter.y0, letter.y1) > word.y0 - 2 &&
          middle(letter.y0, letter.y1) < word.y1 + 2,
      ),
  )
  const runs: Cell[] = []
  for (const { x0, y0, x1, y1 } of unread.sort((a, b) => a.x0 - b.x0)) {
    const run = runs.find((other) => x0 - other.x1 < 1.2 * height && isBeside(other, { y0, y1 }))
    if (run) Object.assign(run, { x1: Math.max(run.x1, x1), y0: Math.min(run.y0, y0), y1: Math.max(run.y1, y1) })
    else runs.push({ x0, y0, x1, y1, words: [] })
  }
  return runs.filter((run) => run.x1 - run.x0 > 0.9 * height).map((run) => joinTouching(run, words, height))
}

/** Bold print whose letters touch is wide as well, and has blanks within as no bar has. */
const isRunTogether = ({ x0, y0, x1, y1, pixels }: Blot, height: number) =>
  x1 - x0 < 9 * height && pixels < 0.65 * (x1 - x0) * (y1 - y0)

const middle = (from: number, to: number) => (from + to) / 2
const isBeside = (a: Pick<Cell, 'y0' | 'y1'>, b: Pick<Cell, 'y0' | 'y1'>) =>
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0)

function joinTouching(run: Cell, words: readonly Word[], height: number): Cell {
  const touching = words
    .filter((word) => isBeside(run, word) && word.x0 - run.x1 < 0.35 * height && run.x0 - word.x1 < 0.35 * height)
    .sort((a, b) => a.x0 - b.x0)
  return touching.reduce<Cell>(
    (cell, word) => ({
      x0: Math.min(cell.x0, word.x0),
      y0: Math.min(cell.y0, word.y0),
      x1: Math.max(cell.x1, word.x1),
      y1: Math.max(cell.y1, word.y1),
      words: [...cell.words, word],
    }),
    run,
  )
}

/** All cells enlarged and read at once; the words of each in the page's own pixels. */
async function readCells(
  page: GrayImage,
  cells: readonly Cell[],
  height: number,
  readBlock: ReadBlock,
): Promise<Word[][]> {
  const factor = enlargementOf(height),
    margin = Math.round(0.35 * height)
  const strips = await Promise.all(
    cells.map(async (cell) => {
      const left = Math.max(0, Math.floor(cell.x0) - margin),
        top = Math.max(0, Math.floor(cell.y0) - margin)
      return {
        left,
        top,
        image: whitened(
          await scaleImage(
            cropImage(page, left, top, Math.ceil(cell.x1) + margin - left, Math.ceil(cell.y1) + margin - top),
            factor,
          ),
        ),
      }
    }),
  )
  const read = await readStrips(
    strips.map(({ image }) => image),
    readBlock,
  )
  return strips.map(({ left, top }, at) =>
    read[at]!.map((word) => ({
      ...word,
      x0: left + word.x0 / factor,
      x1: left + word.x1 / factor,
      y0: top + word.y0 / factor,
      y1: top + word.y1 / factor,
      size: word.size / factor,
    })),
  )
}

/** The paper of a cell is lighter than most of it, and gray when it is darker than this. */
const PAPER = 0.6,
  WHITE = 250,
  GRAY = 228

/** Its paper made as white as the sheet that it is put on: on a gray field beside white ones print is read badly. */
function whitened(cell: GrayImage): GrayImage {
  const document = Uint8Array.from(cell.data).sort()[Math.floor(PAPER * cell.data.length)]!
  return document < GRAY
    ? { ...cell, data: cell.data.map((shade) => Math.min(255, (shade * WHITE) / Math.max(1, document))) }
    : cell
}
