import { expect, test } from 'vitest'
import { blankImage, type GrayImage } from '../../image/gray-image.ts'
import type { Word } from '../../read/word.ts'
import { isBesideGlare } from './beside-glare.ts'

const PAPER = 200

/** A gray card, with a spot of light where something is said of it. */
function card(shade: number, spot?: { from: number; to: number }): GrayImage {
  const image = blankImage(400, 250, shade)
  if (spot) for (let y = 60; y < 160; y++) image.data.fill(255, y * 400 + spot.from, y * 400 + spot.to)
  return image
}

const word = (x0: number, x1: number, scale = 1): Word => ({
  text: 'BOL',
  x0: x0 * scale,
  x1: x1 * scale,
  y0: 100 * scale,
  y1: 120 * scale,
  size: 20,
  font: null,
  turn: 0,
  confidence: 90,
})

test.each([
  ['a spot behind the word', card(PAPER, { from: 160, to: 260 }), true],
  ['a spot before the word', card(PAPER, { from: 20, to: 100 }), true],
  ['a spot elsewhere', card(PAPER, { from: 260, to: 380 }), false],
  ['no spot', card(PAPER), false],
  ['paper that is white everywhere', card(255), false],
  ['white paper with a spot that does not show', card(250, { from: 160, to: 260 }), false],
] as const)('%s', (_, image, expected) => {
  expect(isBesideGlare([word(100, 160)], image, 1)).toBe(expected)
})

test('words are measured in the units of their page', () => {
  const image = card(PAPER, { from: 160, to: 260 })
  expect(isBesideGlare([word(100, 160, 0.5)], image, 0.5)).toBe(true)
  expect(isBesideGlare([word(280, 340, 0.5)], image, 0.5)).toBe(false)
})
