import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Word } from '../read/word.ts'
import { turnOfReading, turnWord } from './sideways.ts'

const word = (x0: number, y0: number, width: number, height: number): Word => ({
  text: 'Verona',
  x0,
  y0,
  x1: x0 + width,
  y1: y0 + height,
  size: height,
  font: null,
  turn: 0,
  confidence: 90,
})

test('flat words need no turn, standing words are set upright by their reading direction', () => {
  const flat = [word(10, 10, 80, 20), word(100, 10, 80, 20), word(190, 10, 80, 20)]
  expect(turnOfReading(flat)).toBe(0)
  expect(turnOfReading(flat.map((w) => turnWord(w, 90, 400, 300)))).toBe(270)
  expect(turnOfReading(flat.map((w) => turnWord(w, 270, 400, 300)))).toBe(90)
  expect(turnOfReading([])).toBe(0)
})

test('turning by 90 and then by 270 gives the box back', () => {
  fc.assert(
    fc.property(
      fc.nat(100),
      fc.nat(100),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      (x, y, width, height) => {
        const start = word(x, y, width, height)
        expect(turnWord(turnWord(start, 90, 300, 200), 270, 200, 300)).toEqual(start)
        expect(turnWord(turnWord(start, 180, 300, 200), 180, 300, 200)).toEqual(start)
      },
    ),
  )
})
