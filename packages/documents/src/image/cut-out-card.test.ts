import { expect, test } from 'vitest'
import { cutOutCard } from './cut-out-card.ts'
import { blankImage, type GrayImage } from './gray-image.ts'
import { homographyBetween, mapPoint, type Point, type Quad, warpImage } from './homography.ts'

const WIDTH = 860,
  HEIGHT = 540

/** Lines of print on a light card, and one dark mark in its upper left corner. */
function card(): GrayImage {
  const image = blankImage(WIDTH, HEIGHT, 222)
  for (let y = 130; y < HEIGHT - 60; y += 46)
    for (let x = 80 + (y % 13); x < WIDTH - 80; x += 14 + ((x * 7 + y * 3) % 9))
      for (let row = y; row < y + 18; row++) image.data.fill(40, row * WIDTH + x, row * WIDTH + x + 9)
  for (let row = 40; row < 80; row++) image.data.fill(0, row * WIDTH + 40, row * WIDTH + 100)
  return image
}

/** Its corners on a picture of 1600 by 1200, turned about the middle and seen a little from the side. */
function corners(degrees: number): Quad {
  const angle = (degrees * Math.PI) / 180,
    c = Math.cos(angle),
    s = Math.sin(angle)
  return (
    [
      [-520, -330],
      [520, -312],
      [514, 330],
      [-520, 324],
    ] as const
  ).map(([x, y]) => ({ x: 800 + x * c - y * s, y: 600 + x * s + y * c })) as unknown as Quad
}

test.each([0, 8, 33, -30])(
  'a card that lies aslant by %i degrees is seen from straight above, and the way leads back',
  async (degrees) => {
    const quad = corners(degrees),
      picture = warpImage(
        card(),
        homographyBetween(quad, [
          { x: 0, y: 0 },
          { x: WIDTH, y: 0 },
          { x: WIDTH, y: HEIGHT },
          { x: 0, y: HEIGHT },
        ])!,
        1600,
        1200,
        70,
      )
    const { image, map } = (await cutOutCard(picture))!,
      isWide = image.width > image.height
    expect(Math.max(image.width, image.height)).toBeGreaterThan(1400)
    expect(Math.max(image.width, image.height) / Math.min(image.width, image.height)).toBeCloseTo(WIDTH / HEIGHT, 0)
    const room = 0.02 * Math.max(image.width, image.height),
      found = [
        [room, room],
        [image.width - room, room],
        [image.width - room, image.height - room],
        [room, image.height - room],
      ].map(([x, y]) => mapPoint(map, x!, y!))
    const nearest = (point: Point) =>
      Math.min(...quad.map((corner) => Math.hypot(corner.x - point.x, corner.y - point.y)))
    expect(Math.max(...found.map(nearest))).toBeLessThan(25)
    expect(isWide).toBe(true)
  },
)

test('a picture without a card is left as it is', async () =>
  expect(await cutOutCard(blankImage(1600, 1200, 90))).toBeNull())
