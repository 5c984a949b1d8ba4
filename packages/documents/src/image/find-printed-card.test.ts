import { expect, test } from 'vitest'
import { findPrintedCard } from './find-printed-card.ts'
import { blankImage, type GrayImage } from './gray-image.ts'

const CARD = { left: 260, top: 200, right: 960, bottom: 640 }

/** A table lit from one side, with or without grain, and a light card with lines of print on it. */
function table({
  grain = 0,
  hasPrint = true,
  fall = 30,
}: { grain?: number; hasPrint?: boolean; fall?: number } = {}): GrayImage {
  const image = blankImage(1200, 900),
    { data } = image
  for (let y = 0, at = 0; y < 900; y++)
    for (let x = 0; x < 1200; x++, at++) data[at] = 45 + (fall * x) / 1200 + (y % 12 < 6 ? grain : 0)
  for (let y = CARD.top; y < CARD.bottom; y++) data.fill(215, y * 1200 + CARD.left, y * 1200 + CARD.right)
  if (hasPrint)
    for (let line = 0; line < 8; line++)
      for (let letter = 0; letter < 32; letter++) {
        for (let y = 240 + line * 46; y < 258 + line * 46; y++)
          data.fill(30, y * 1200 + 290 + letter * 20, y * 1200 + 300 + letter * 20)
      }
  return image
}

/** Light that falls beside the card, as light as half of the way to it. */
function withGlowBeside(image: GrayImage): GrayImage {
  for (let y = 400; y < 560; y++) image.data.fill(105, y * 1200 + 60, y * 1200 + CARD.left)
  return image
}

test.each([
  ['plain', table()],
  ['with grain', table({ grain: 18 })],
  ['much darker at one side than at the other', table({ fall: 90 })],
  ['with light beside the card', withGlowBeside(table())],
])('the card is found on a table lit from one side, %s', async (_, image) => {
  const corners = [
      [CARD.left, CARD.top],
      [CARD.right, CARD.top],
      [CARD.right, CARD.bottom],
      [CARD.left, CARD.bottom],
    ] as const,
    found = await findPrintedCard(image)
  expect(found).not.toBeNull()
  for (const [at, [x, y]] of corners.entries())
    expect(Math.hypot(found![at]!.x - x, found![at]!.y - y)).toBeLessThan(12)
})

test('an outline beside which the print stands is none of a card', async () => {
  const image = table({ hasPrint: false })
  for (let letter = 0; letter < 50; letter++)
    for (let y = 60; y < 80; y++) image.data.fill(5, y * 1200 + 100 + letter * 20, y * 1200 + 110 + letter * 20)
  expect(await findPrintedCard(image)).toBeNull()
})
