/** The sign or letter behind a figure belongs to its edge. Words are 10 high; a figure is 30 wide and ends at 300. */
import { expect, test } from 'vitest'
import type { Page, Word } from '../read/word.ts'
import { pageFromText } from '../testing/page-from-text.ts'
import { oddFigures } from './odd-figures.ts'

const word = (text: string, x0: number, x1: number, y0: number): Word => ({
  text,
  x0,
  x1,
  y0,
  y1: y0 + 10,
  size: 10,
  font: 'ArialMT',
  turn: 0,
  confidence: 100,
})
const ROWS = 14
const ODD = 7
interface Row {
  /** Where the figure ends. */
  end?: number
  /** The sign behind it, from and to; absent: none. */
  sign?: [from: number, to: number]
  /** How far below the figure the sign stands. */
  lower?: number
}
/** Fourteen bookings that are set like `usual`; the eighth is the test's. */
function found(usual: Row, odd: Row, head: Word[] = []): unknown[] {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const { end = 300, sign, lower = 0 } = row === ODD ? odd : usual
    const y = 50 + 20 * row
    return [
      word('Pagamento', 50, 110, y),
      word(`${10 + row},50`, end - 30, end, y),
      ...(sign ? [word('H', sign[0], sign[1], y + lower)] : []),
    ]
  })
  const page: Page = { ...pageFromText('x'), words: [...head, ...rows.flat()] }
  return oddFigures('bank_statement', [page]).map(({ params }) => params.how)
}

test.each<[string, Row, Row, string[]]>([
  ['a wider letter ends at the same edge', { sign: [302, 308] }, { end: 297, sign: [299, 308] }, []],
  ['it begins where the figure ends', { sign: [300, 304] }, { sign: [301, 304] }, []],
  ['it stands four points lower', { sign: [300, 304] }, { sign: [300, 304], lower: 4 }, []],
  ['half a line lower it is another line’s', { sign: [300, 304] }, { sign: [300, 304], lower: 5 }, ['off_column']],
  ['one that stands over the figure is not behind it', {}, { sign: [292, 296] }, []],
  ['a line’s height away it belongs to no figure', { sign: [310, 314] }, { end: 304 }, ['off_column']],
  ['further away, too', { sign: [311, 315] }, { end: 304, sign: [315, 315.5] }, ['off_column']],
])('%s', (_, usual, odd, expected) => expect(found(usual, odd)).toEqual(expected))

test('one on another line moves no edge', () =>
  expect(found({ sign: [302, 308] }, { end: 304, sign: [306, 312] }, [word('EUR', 305, 325, 20)])).toEqual([
    'off_column',
  ]))
