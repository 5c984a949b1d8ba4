/** Where one figure of a table begins to stand out. Words are 10 high; a figure is 30 wide and ends at 300. */
import { describe, expect, test } from 'vitest'
import type { Page, Word } from '../read/word.ts'
import { pageFromText } from '../testing/page-from-text.ts'
import { oddFigures } from './odd-figures.ts'

const word = (text: string, x0: number, x1: number, y0: number, more: Partial<Word> = {}): Word => ({
  text,
  x0,
  x1,
  y0,
  y1: y0 + 10,
  size: 10,
  font: 'ArialMT',
  turn: 0,
  confidence: 100,
  ...more,
})
const heightOf = (row: number) => 50 + 20 * row
const figure = (row: number, end = 300, more: Partial<Word> = {}) =>
  word(`${10 + row},50`, end - 30, end, heightOf(row), more)
const ROWS = 14
const ODD = 7
/** Fourteen bookings, a figure in each column; what stands in the eighth row is the test's. */
function found(odd: Word[], ends: number[] = [300]): unknown[] {
  const words = Array.from({ length: ROWS }, (_, row) => [
    word('Pagamento', 50, 110, heightOf(row)),
    ...(row === ODD ? odd : ends.map((end, column) => ({ ...figure(row, end), text: `${10 + row},5${column}` }))),
  ])
  const page: Page = { ...pageFromText('x'), words: words.flat() }
  return oddFigures('bank_statement', [page]).map(({ params }) => params.how)
}

test('a table whose figures are set alike has nothing odd', () => expect(found([figure(ODD)])).toEqual([]))

test.each<[string, string[]]>([
  ['Arial-BoldMT', []],
  ['Arial-ItalicMT', []],
  ['Arial,Bold', []],
  ['ArialBoldItalicMT', []],
  ['Arial', []],
  ['arialmt', []],
  ['BoldArial', ['foreign_font']],
  ['ArialNarrow', ['foreign_font']],
  ['Courier', ['foreign_font']],
])('a figure in %s among figures in ArialMT', (font, expected) =>
  expect(found([figure(ODD, 300, { font })])).toEqual(expected),
)

describe('off the edge of its column', () => {
  test.each<[string, number, string[]]>([
    ['less than a point', 300.7, []],
    ['a point', 301, ['off_column']],
    ['to the left', 296, ['off_column']],
    ['nearly a column', 308.9, ['off_column']],
    ['a column of its own', 309, []],
  ])('%s: ends at %f', (_, end, expected) => expect(found([figure(ODD, end)])).toEqual(expected))

  test.each([0, 1, 2])('in column %i of three, whose figures stand beside each other on each line', (column) => {
    const ends = [300, 400, 500]
    const row = ends.map((end, at) => ({ ...figure(ODD, end + (at === column ? 4 : 0)), text: `17,5${at}` }))
    expect(found(row, ends)).toEqual(['off_column'])
  })
})

/** A figure four points off its edge, at 266 to 296, and a word that might have led it there. */
describe('a figure that stands where a text has led it', () => {
  const other = { font: 'Times' }
  test.each<[string, Word, boolean]>([
    ['a word that ends less than seven points before it', word('CASH', 230, 259.1, heightOf(ODD), other), true],
    ['a word that touches it', word('CASH', 230, 266, heightOf(ODD), other), true],
    ['a word that ends seven points before it', word('CASH', 230, 259, heightOf(ODD), other), false],
    ['a word behind it', word('CASH', 302, 330, heightOf(ODD), other), false],
    ['a word less than half a line lower', word('CASH', 230, 262, heightOf(ODD) + 4.9, other), true],
    ['a word half a line lower', word('CASH', 230, 262, heightOf(ODD) + 5, other), false],
    ['one letter', word('x', 255, 262, heightOf(ODD), other), false],
    ['a colon', word('2026:', 230, 262, heightOf(ODD), other), true],
    ['a semicolon', word('2026;', 230, 262, heightOf(ODD), other), true],
    ['a comma', word('2026,', 230, 262, heightOf(ODD), other), true],
    ['a time, with its colon inside', word('1:2', 240, 262, heightOf(ODD), other), false],
    ['its currency', word('EUR', 240, 262, heightOf(ODD), other), false],
  ])('%s', (_, before, isLed) => expect(found([before, figure(ODD, 296)])).toEqual(isLed ? [] : ['off_column']))
})
