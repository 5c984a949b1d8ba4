import { expect, test } from 'vitest'
import { blankImage, type GrayImage } from '../../image/gray-image.ts'
import type { Word } from '../../read/word.ts'
import { goesOn } from './print-beside.ts'

const PAPER = 200,
  PRINT = 60,
  FAINT = 190
const TOP = 100,
  FOOT = 120

interface Mark {
  from: number
  to: number
  top?: number
  foot?: number
  shade?: number
}

/** A card with marks as wide and high as letters. */
function card(...marks: readonly Mark[]): GrayImage {
  const image = blankImage(400, 250, PAPER)
  for (const { from, to, top = TOP, foot = FOOT, shade = PRINT } of marks)
    for (let y = top; y < foot; y++) image.data.fill(shade, y * 400 + from, y * 400 + to)
  return image
}

const word = (text: string, x0: number, x1: number): Word => ({
  text,
  x0,
  x1,
  y0: TOP,
  y1: FOOT,
  size: 20,
  font: null,
  turn: 0,
  confidence: 90,
})

const letters: readonly Mark[] = [
  { from: 100, to: 112 },
  { from: 116, to: 128 },
  { from: 132, to: 144 },
]
const value = word('MUN', 100, 144)

test.each([
  ['nothing stands beside it', [], [], false],
  ['letters go on behind it', [{ from: 148, to: 160 }], [], true],
  ['letters stand before it', [{ from: 84, to: 96 }], [], true],
  ['they were read as another word', [{ from: 148, to: 160 }], [word('CHEN', 147, 161)], false],
  ['another look read more in its place', [{ from: 148, to: 160 }], [word('MUNCH', 100, 161)], true],
  ['letters go on along a line that leans', [{ from: 148, to: 160, top: 96, foot: 116 }], [], true],
  ['a word stands further off', [{ from: 164, to: 176 }], [], false],
  ['a pattern goes by, no higher than half a letter', [{ from: 148, to: 160, top: 112 }], [], false],
  ['a portrait stands there', [{ from: 148, to: 260, top: 20, foot: 200 }], [], false],
  ['a letter of the line above stands there', [{ from: 148, to: 160, top: 85, foot: 105 }], [], false],
  ['a watermark stands there', [{ from: 148, to: 160, shade: FAINT }], [], false],
] as const)('%s', (_, marks, others, expected) => {
  expect(goesOn([value], [value, ...others], card(...letters, ...marks), 1)).toBe(expected)
})

test.each([
  ['ends at the edge of the card', word('MUN', 300, 385), true],
  ['begins at the edge of the card', word('MUN', 15, 90), true],
  ['has a margin', word('MUN', 300, 375), false],
  ['stands at no known place', { ...word('MUN', 0, 400), y0: 0, y1: 250 }, false],
] as const)('a value that %s', (_, edged, expected) => {
  expect(goesOn([edged], [edged], card(), 1)).toBe(expected)
})

test('words are measured in the units of their page', () => {
  const half = { ...value, x0: 50, x1: 72, y0: 50, y1: 60 }
  expect(goesOn([half], [half], card(...letters, { from: 148, to: 160 }), 0.5)).toBe(true)
})
