import { expect, test } from 'vitest'
import { blankImage, type GrayImage } from './gray-image.ts'
import { straightenPage } from './straighten-page.ts'

const WIDTH = 1654,
  HEIGHT = 2339

/** A sheet of A4 with lines of letters from `left` to `right`, each so many below the one before. */
function sheet(lines: number, left: number, right: number, apart: number): GrayImage {
  const image = blankImage(WIDTH, HEIGHT, 240)
  for (let line = 0; line < lines; line++)
    for (const x of [left, left + 26, left + 52, right - 78, right - 52, right - 26]) {
      for (let y = 200 + apart * line; y < 218 + apart * line; y++)
        image.data.fill(30, y * WIDTH + x, y * WIDTH + x + 14)
    }
  return image
}

test('little print in narrow columns down a whole sheet is a letter', async () =>
  expect((await straightenPage(sheet(20, 200, 1150, 100))).isFull).toBe(true))

test('what would fit on a passport may be one, and its letters are told', async () => {
  expect(await straightenPage(sheet(20, 200, 1150, 40))).toMatchObject({ isFull: false, letters: 120 })
})

test('after the full pages of a letter it is its last page', async () => {
  expect((await straightenPage(sheet(20, 200, 1150, 40), true)).isFull).toBe(true)
  expect((await straightenPage(sheet(2, 200, 1150, 40), true)).isFull).toBe(false)
})
