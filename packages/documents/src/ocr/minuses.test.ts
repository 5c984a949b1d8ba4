import { expect, test } from 'vitest'
import type { Ink } from '../image/ink.ts'
import type { Word } from '../read/word.ts'
import { withMinuses } from './minuses.ts'

const HEIGHT = 20,
  TOP = 40
const word = (text: string, x0: number): Word => ({
  text,
  x0,
  y0: TOP,
  x1: x0 + 12 * text.length,
  y1: TOP + HEIGHT,
  size: HEIGHT,
  font: null,
  turn: 0,
  confidence: 90,
})

interface Stroke {
  from: number
  to: number
  top: number
  bottom: number
}

/** A line of digits, each a box of ink, and what else is drawn. */
function drawn(figure: Word, strokes: readonly Stroke[]): Ink {
  const ink: Ink = { width: 400, height: 100, data: new Uint8Array(400 * 100) }
  const digits = Array.from({ length: figure.text.length }, (_, at): Stroke => ({
    from: figure.x0 + 12 * at,
    to: figure.x0 + 12 * at + 10,
    top: TOP,
    bottom: TOP + HEIGHT,
  }))
  for (const { from, to, top, bottom } of [...digits, ...strokes])
    for (let y = top; y < bottom; y++) ink.data.fill(1, y * 400 + from, y * 400 + to)
  return ink
}

const minus = (from: number, to: number): Stroke => ({ from, to, top: TOP + 11, bottom: TOP + 14 })

test.each<[string, Stroke[], string]>([
  ['a stroke before it is its minus', [minus(190, 197)], '-61,60'],
  ['also one that touches the first digit', [minus(192, 200)], '-61,60'],
  ['a stroke at its foot is none', [{ from: 190, to: 197, top: TOP + 18, bottom: TOP + 20 }], '61,60'],
  ['a high mark is none', [{ from: 190, to: 197, top: TOP + 6, bottom: TOP + 18 }], '61,60'],
  ['a speck is none', [minus(194, 196)], '61,60'],
  ['a rule is none', [minus(150, 197)], '61,60'],
  ['a row of strokes is none', [minus(178, 185), minus(190, 197)], '61,60'],
  ['a stroke far before it is none', [minus(160, 167)], '61,60'],
  ['a plus is none', [minus(178, 192), { from: 184, to: 186, top: TOP + 6, bottom: TOP + 19 }], '61,60'],
  ['no ink, no minus', [], '61,60'],
])('%s', (_, strokes, text) => {
  const figure = word('61,60', 200)
  expect(withMinuses(drawn(figure, strokes), [figure]).map((one) => one.text)).toEqual([text])
})

test('a sign that was read is not given twice, and a hyphen of a text is no sign', () => {
  const figure = word('61,60', 200),
    ink = drawn(figure, [minus(190, 197)]),
    alone: Word = { ...word('-', 190), x1: 197, y0: TOP + 11, y1: TOP + 14 }
  expect(withMinuses(ink, [alone, figure]).map(({ text }) => text)).toEqual(['-', '61,60'])
  const text: Word = { ...word('POS', 150), x1: 186 }
  expect(withMinuses(ink, [text, figure]).map((one) => one.text)).toEqual(['POS', '61,60'])
})

test('no one is surer of a guessed sign than of a guess, and it is part of its word', () => {
  const figure = word('61,60', 200)
  expect(withMinuses(drawn(figure, [minus(190, 197)]), [figure])[0]).toMatchObject({ x0: 190, confidence: 60 })
})
