import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCard } from './find-card.ts'
import { blankImage, type GrayImage } from './gray-image.ts'
import { homographyBetween, leanBack, mapPoint, type Quad, warpImage } from './homography.ts'
import { unreadableReason } from './quality.ts'
import { fromSharp, toSharp } from './sharp-gray.ts'
import { findSkew } from './skew.ts'

const rectangle = (width: number, height: number): Quad => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

test('a map between two outlines carries each corner to its partner', () => {
  const offset = fc.integer({ min: -15, max: 15 })
  fc.assert(
    fc.property(fc.array(offset, { minLength: 8, maxLength: 8 }), (o) => {
      const to = rectangle(100, 60).map(({ x, y }, at) => ({
        x: x + o[2 * at]!,
        y: y + o[2 * at + 1]!,
      })) as unknown as Quad
      const map = homographyBetween(rectangle(200, 120), to)!
      for (const [at, corner] of rectangle(200, 120).entries()) {
        const point = mapPoint(map, corner.x, corner.y)
        expect(point.x).toBeCloseTo(to[at]!.x, 6)
        expect(point.y).toBeCloseTo(to[at]!.y, 6)
      }
    }),
  )
  expect(
    homographyBetween(
      [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 2, y: 2 },
        { x: 3, y: 3 },
      ],
      rectangle(1, 1),
    ),
  ).toBeNull()
})

/** Lines of short strokes, like print. */
function page(width: number, height: number): GrayImage {
  const image = blankImage(width, height, 235)
  for (let y = 40; y < height - 40; y += 26)
    for (let x = 40; x < width - 40; x += 9) {
      if ((x * 7 + y * 3) % 11 < 3) continue
      for (let dy = 0; dy < 11; dy++) image.data.fill(30, (y + dy) * width + x, (y + dy) * width + x + 3)
    }
  return image
}

function lean(image: GrayImage, degrees: number, fill = 235): GrayImage {
  const { map, width, height } = leanBack(image, -degrees)
  return warpImage(image, map, width, height, fill)
}

test.each([-7, -3, -0.8, 0, 1.5, 4, 8])('print that leans by %f degrees is measured so', async (degrees) => {
  const measured = await findSkew(lean(page(900, 700), degrees))
  expect(Math.abs(measured - degrees)).toBeLessThan(0.35)
})

test('an empty page does not lean', async () => expect(await findSkew(blankImage(600, 400))).toBe(0))

describe('the outline of a card', () => {
  const onTable = (corners: Quad, table: number, card: number): GrayImage => {
    const map = homographyBetween(corners, rectangle(400, 252))!
    return warpImage(blankImage(400, 252, card), map, 1200, 900, table)
  }
  const corners: Quad = [
    { x: 240, y: 220 },
    { x: 980, y: 180 },
    { x: 1010, y: 660 },
    { x: 220, y: 640 },
  ]

  test.each([
    ['light on dark', 60, 220],
    ['dark on light', 230, 110],
  ])('%s is found to within a hundredth of the picture', async (_, table, card) => {
    const found = await findCard(onTable(corners, table, card))
    for (const [at, corner] of corners.entries())
      expect(Math.hypot(found![at]!.x - corner.x, found![at]!.y - corner.y)).toBeLessThan(15)
  })

  test.each([
    ['a card that fills the picture', () => blankImage(1000, 630, 220)],
    [
      'a card cut by the edge',
      () =>
        onTable(
          [
            { x: -80, y: 220 },
            { x: 980, y: 180 },
            { x: 1010, y: 660 },
            { x: -60, y: 640 },
          ],
          60,
          220,
        ),
    ],
    ['a card as light as the table', () => onTable(corners, 210, 220)],
    [
      'something small',
      () =>
        onTable(
          [
            { x: 500, y: 400 },
            { x: 600, y: 400 },
            { x: 600, y: 465 },
            { x: 500, y: 465 },
          ],
          60,
          220,
        ),
    ],
    [
      'a square',
      () =>
        onTable(
          [
            { x: 300, y: 200 },
            { x: 800, y: 200 },
            { x: 800, y: 700 },
            { x: 300, y: 700 },
          ],
          60,
          220,
        ),
    ],
  ])('%s is left as it is', async (_, draw) => expect(await findCard(draw())).toBeNull())
})

describe('why a picture cannot be read', () => {
  test.each([
    ['fine print', async () => page(900, 700), null],
    ['too small', async () => page(500, 400), 'too_small'],
    ['blurred', () => fromSharp(toSharp(page(900, 700)).blur(4)), 'blur'],
    [
      'a washed-out spot',
      async () => {
        const image = page(900, 700)
        for (let y = 200; y < 380; y++) image.data.fill(255, y * 900 + 300, y * 900 + 520)
        return image
      },
      'glare',
    ],
    ['an empty page', async () => blankImage(900, 700, 200), null],
  ])('%s', async (_, draw, expected) => expect(unreadableReason(await draw())).toBe(expected))
})
