import { expect, test } from 'vitest'
import type { Word } from '../../read/word.ts'
import { rowOf } from '../../layout/rows.ts'
import { closeUp } from './letter-spaced.ts'

/** Letters 5 points wide and 10 high; each `gaps` stands before its word. */
function rowWith(...printed: [gap: number, text: string][]) {
  let x = 40
  return rowOf(
    1,
    printed.map(([gap, text]): Word => {
      const x0 = x + gap
      x = x0 + 5 * text.length
      return { text, x0, y0: 100, x1: x, y1: 110, size: 10, font: 'Test', turn: 0, confidence: 100 }
    }),
  )
}
const spaced = (text: string, gap = 2): [number, string][] =>
  [...text].map((letter, index) => [index === 0 ? 20 : gap, letter])

test.each<[string, [number, string][], string]>([
  ['a spaced title', spaced('SALDO'), 'SALDO'],
  ['a spaced day and a spaced amount', [...spaced('01.08.26'), ...spaced('1.234,56')], '01.08.26 1.234,56'],
  ['words beside it stay', [[0, 'Saldo'], [3, 'iniziale'], ...spaced('66,66')], 'Saldo iniziale 66,66'],
  [
    'letters that kerning leaves together',
    [
      [20, 'D'],
      [2, 'E'],
      [2, 'S'],
      [2, 'C'],
      [2, 'RI'],
      [2, 'Z'],
    ],
    'DESCRIZ',
  ],
  ['digits in boxes are too far apart', spaced('1234', 6), '1 2 3 4'],
  ['three pieces are too few', spaced('A D 1'.replaceAll(' ', '')), 'A D 1'],
  [
    'plain words',
    [
      [0, 'a'],
      [3, 'favore'],
      [3, 'di'],
      [3, 'A'],
      [3, 'B'],
    ],
    'a favore di A B',
  ],
  [
    'uneven gaps',
    [
      [0, '1'],
      [1, '2'],
      [4, '3'],
      [1, '4'],
    ],
    '1 2 3 4',
  ],
])('%s', (_, printed, text) => expect(closeUp(rowWith(...printed)).text).toBe(text))

test('a word that is closed up covers its letters', () => {
  const [word] = closeUp(rowWith(...spaced('SALDO'))).words
  expect([word!.x0, word!.x1, word!.y0, word!.y1]).toEqual([60, 93, 100, 110])
})
