import { expect, test } from 'vitest'
import { blankImage, type GrayImage, turnImage } from './gray-image.ts'
import { leanBack, mapPoint, warpImage } from './homography.ts'
import { findPrintAngle, levelImage } from './print-angle.ts'

/** Words of dark letters on light document, in lines, on a table. */
function card(): GrayImage {
  const image = blankImage(1200, 900, 90)
  for (let y = 220; y < 680; y++) image.data.fill(215, y * 1200 + 240, y * 1200 + 960)
  for (let line = 0; line < 9; line++)
    for (let letter = 0; letter < 36 - line * 2; letter++) {
      if (letter % 7 === 6) continue
      for (let y = 250 + line * 46; y < 250 + line * 46 + 16 + (letter % 3) * 2; y++)
        image.data.fill(30, y * 1200 + 270 + letter * 18, y * 1200 + 281 + letter * 18)
    }
  return image
}

function aslant(image: GrayImage, degrees: number): GrayImage {
  const { width, height, map } = leanBack(image, -degrees)
  return warpImage(image, map, width, height, 90)
}

test.each([15, 52, -44, -71])('print at %i degrees is found and set level', async (degrees) => {
  const image = aslant(card(), degrees)
  expect(Math.abs((await findPrintAngle(image))! - degrees)).toBeLessThan(1.5)
  const level = await levelImage(image),
    middle = mapPoint(level!.map, level!.image.width / 2, level!.image.height / 2)
  expect(await findPrintAngle(level!.image)).toBeNull()
  expect(Math.hypot(middle.x - image.width / 2, middle.y - image.height / 2)).toBeLessThan(2)
})

test.each([0, 4, -7])('a picture that leans by %i degrees is left as it is', async (degrees) => {
  const image = aslant(card(), degrees)
  expect(await levelImage(image)).toBeNull()
})

test('so is one on its side, and one without print', async () => {
  expect(await findPrintAngle(turnImage(card(), 90))).toBeNull()
  expect(await findPrintAngle(blankImage(800, 600, 200))).toBeNull()
})
