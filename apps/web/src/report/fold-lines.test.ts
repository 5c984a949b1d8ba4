import { expect, test } from 'vitest'
import { foldLines } from './fold-lines.ts'

const statement = 1192,
  figure = 104

test('lines that fit stand in one piece, however wide the frame is', () => {
  expect(foldLines({ width: 600, frameWidth: 326, markWidth: figure })).toEqual([{ left: 0, width: 600 }])
  expect(foldLines({ width: statement, frameWidth: 900, markWidth: figure })).toHaveLength(1)
})

test.each([
  [326, 2],
  [256, 3],
  [200, 4],
])('on a frame of %i px a bank line is read in %i pieces, from its first word to its last', (frameWidth, count) => {
  const pieces = foldLines({ width: statement, frameWidth, markWidth: figure })
  expect(pieces).toHaveLength(count)
  expect(pieces[0]!.left).toBe(0)
  expect(pieces.at(-1)!.left + pieces.at(-1)!.width).toBeCloseTo(statement)
  // Small print stays legible.
  for (const { width } of pieces) expect(frameWidth / width).toBeGreaterThanOrEqual(0.48)
})

test('a figure is whole in one of the pieces, wherever it stands', () => {
  const pieces = foldLines({ width: statement, frameWidth: 326, markWidth: figure })
  for (let left = 0; left <= statement - figure; left += 4)
    expect(pieces.some((piece) => piece.left <= left && left + figure <= piece.left + piece.width + 1e-6)).toBe(true)
})

test('a mark wider than a piece still gives pieces that lead on', () => {
  const pieces = foldLines({ width: statement, frameWidth: 200, markWidth: statement })
  expect(pieces.every(({ left, width }, at) => at === 0 || (left > pieces[at - 1]!.left && width > 0))).toBe(true)
  expect(pieces.length).toBeLessThan(8)
})
