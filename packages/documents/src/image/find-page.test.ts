import { describe, expect, test } from 'vitest'
import { findPage } from './find-page.ts'
import { flattenLight } from './flatten-light.ts'
import { blankImage, type GrayImage, turnImage } from './gray-image.ts'
import { homographyBetween, type Quad, warpImage } from './homography.ts'
import { straightenPage } from './straighten-page.ts'

// Slow on a busy machine alone.

const WIDTH = 600,
  HEIGHT = 848
const rectangle: Quad = [
  { x: 0, y: 0 },
  { x: WIDTH, y: 0 },
  { x: WIDTH, y: HEIGHT },
  { x: 0, y: HEIGHT },
]
const corners: Quad = [
  { x: 90, y: 66 },
  { x: 636, y: 96 },
  { x: 654, y: 888 },
  { x: 72, y: 864 },
]

/** Lines of letters, a dark band and a frame. */
function sheet(): GrayImage {
  const image = blankImage(WIDTH, HEIGHT, 225)
  for (let y = 80; y < HEIGHT - 100; y += 20)
    for (let x = 50; x < WIDTH - 50; x += 9) {
      if ((x * 7 + y * 3) % 13 < 3) continue
      for (let dy = 0; dy < 8; dy++) image.data.fill(40, (y + dy) * WIDTH + x, (y + dy) * WIDTH + x + 5)
    }
  for (let y = 36; y < 54; y++) image.data.fill(90, y * WIDTH + 36, y * WIDTH + 480)
  return image
}

/** On a table, with a shadow over the lower right half. */
function photographed(document: GrayImage, at: Quad, table: number): GrayImage {
  const picture = warpImage(document, homographyBetween(at, rectangle)!, 720, 960, table)
  return {
    ...picture,
    data: picture.data.map(
      (shade, i) => shade * (1 - 0.4 * Math.min(1, Math.max(0, ((i % 720) + i / 720 - 900) / 70))),
    ),
  }
}

describe('the outline of a page', () => {
  test.each([
    ['a dark desk', 50],
    ['wood', 110],
    ['a light desk', 160],
  ])('on %s is found to within a hundredth of the picture, whatever shadow lies on it', async (_, table) => {
    const found = await findPage(photographed(sheet(), corners, table))
    for (const [at, corner] of corners.entries())
      expect(Math.hypot(found![at]!.x - corner.x, found![at]!.y - corner.y)).toBeLessThan(9)
  })

  test.each<[string, () => GrayImage]>([
    ['a scan', sheet],
    ['a page on document as white', () => photographed(sheet(), corners, 224)],
    [
      'a page cut by the picture',
      () =>
        photographed(
          sheet(),
          [
            { x: -120, y: 66 },
            { x: 636, y: 96 },
            { x: 654, y: 888 },
            { x: -138, y: 864 },
          ],
          60,
        ),
    ],
    ['an empty table', () => blankImage(720, 960, 90)],
  ])('%s is left as it is', async (_, draw) => expect(await findPage(draw())).toBeNull())
})

test.each([0, 90, 180, 270] as const)(
  'a page photographed with the camera turned by %i is cut out and lies level, and the way leads back',
  async (turn) => {
    const picture = turnImage(photographed(sheet(), corners, 60), turn),
      straight = await straightenPage(picture)
    expect(straight).toMatchObject({
      isCutOut: true,
      isFull: true,
      turns: turn % 180 === 0 ? [0, 90, 180, 270] : [0, 180],
    })
    const { image, backTo } = straight
    expect(image.height / image.width).toBeGreaterThan(1.3)
    expect(image.height / image.width).toBeLessThan(1.55)
    // The corners of the page come from those of the picture's page: all within it, and far apart.
    const back = [backTo({ x: 0, y: 0 }), backTo({ x: image.width, y: image.height })]
    for (const { x, y } of back) {
      expect(x > 40 && x < picture.width - 40).toBe(true)
      expect(y > 40 && y < picture.height - 40).toBe(true)
    }
    expect(Math.hypot(back[0]!.x - back[1]!.x, back[0]!.y - back[1]!.y)).toBeGreaterThan(900)
  },
)

test('flat light leaves document white under a shadow, and ink dark', () => {
  const shadowed = photographed(
    sheet(),
    [
      { x: 0, y: 0 },
      { x: 720, y: 0 },
      { x: 720, y: 960 },
      { x: 0, y: 960 },
    ],
    200,
  )
  const flat = flattenLight(shadowed)
  const shadeAt = (image: GrayImage, x: number, y: number) => image.data[y * image.width + x]!
  expect(shadeAt(shadowed, 690, 935)).toBeLessThan(150)
  for (const [x, y] of [
    [15, 15],
    [690, 935],
    [360, 935],
  ] as const)
    expect(shadeAt(flat, x, y)).toBeGreaterThan(235)
  expect(Math.min(...flat.data.subarray(240 * 720, 280 * 720))).toBeLessThan(70)
})

/** A picture with eight short lines of letters between these columns. */
function shortLines(width: number, height: number, from: number, to: number): GrayImage {
  const image = blankImage(width, height, 240)
  for (let line = 0; line < 8; line++)
    for (let x = from, at = 0; x < to; x += at % 5 === 4 ? 60 : 20, at++)
      for (let y = 150 + line * 40; y < 162 + line * 40; y++) image.data.fill(40, y * width + x, y * width + x + 7)
  return image
}

test.each<[string, GrayImage, boolean]>([
  ['a letter of a few lines on a sheet from a scanner', shortLines(1000, 1414, 80, 900), true],
  ['a card on the glass of one', shortLines(1000, 1414, 120, 520), false],
  ['a passport on the glass of one', shortLines(1000, 1414, 120, 710), false],
  ['a card that fills the photograph of a phone', shortLines(1000, 1333, 80, 900), false],
])('%s', async (_, picture, isFull) => expect((await straightenPage(picture)).isFull).toBe(isFull))
