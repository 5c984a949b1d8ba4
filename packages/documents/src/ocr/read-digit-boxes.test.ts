import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { expect, test } from 'vitest'
import { blankImage, type GrayImage } from '../image/gray-image.ts'
import type { Word } from '../read/word.ts'
import { readDigitBoxes } from './read-digit-boxes.ts'
import type { ReadBlock } from './strips.ts'

const WIDTH = 600,
  PITCH = 34
const row: Box[] = Array.from({ length: 7 }, (_, at) => [50 + at * PITCH, 100, PITCH, 36])
const word = (text: string, x0: number, confidence = 80): Word => ({
  text,
  x0,
  y0: 108,
  x1: x0 + 12 * text.length,
  y1: 128,
  size: 20,
  font: null,
  turn: 0,
  confidence,
})

/** A stout sign in each box named by its place; places beyond the row stand beside it. */
function drawn(places: readonly number[]): GrayImage {
  const image = blankImage(WIDTH, 240, 245)
  for (const place of places)
    for (let y = 108; y < 128; y++)
      image.data.fill(20, y * WIDTH + 50 + place * PITCH + 12, y * WIDTH + 50 + place * PITCH + 22)
  return image
}

/** A reader of stacked lines that sees these texts, one on each. */
const reader =
  (texts: readonly string[]): ReadBlock =>
  (sheet) => {
    const rows = Array.from({ length: sheet.height }, (_, y) =>
      sheet.data.subarray(y * sheet.width, (y + 1) * sheet.width).some((shade) => shade < 128),
    )
    return Promise.resolve(
      rows
        .flatMap((inked, y) => (inked && !rows[y - 1] ? [y] : []))
        .flatMap((y, at) => (texts[at] === undefined ? [] : [{ ...word(texts[at], 30, 91), y0: y, y1: y + 40 }])),
    )
  }
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text)

test('signs in boxes are one word, which takes the place of what was read there', async () => {
  const words = [word('IMPOSTA', 400), word('2|5|8', 150)]
  const read = await readDigitBoxes(drawn([3, 4, 5, 6]), [row], words, reader(['2582']))
  expect(textsOf(read)).toEqual(['IMPOSTA', '2582'])
  expect(read[1]).toMatchObject({ x0: 50 + 3 * PITCH + 12, y0: 108, x1: 50 + 6 * PITCH + 22, y1: 128, confidence: 91 })
})

test('an empty box parts two entries', async () =>
  expect(textsOf(await readDigitBoxes(drawn([0, 1, 3, 4]), [row], [], (sheet) => reader(['12', '34'])(sheet)))).toEqual(
    ['12', '34'],
  ))

test.each<[string, number[], string]>([
  ['fewer signs come back than there are', [3, 4, 5, 6], '258'],
  ['more signs come back than there are', [3, 4, 5, 6], '25821'],
  ['signs go on beside the last box, as of a row found in part', [3, 4, 5, 6, 7], '2582'],
])('left as it was read when %s', async (_, places, text) => {
  const words = [word('2|5|8', 150)]
  expect(await readDigitBoxes(drawn(places), [row], words, reader([text]))).toEqual(words)
})

test('a page without boxes, or with empty ones, is not read again', async () => {
  const never: ReadBlock = () => Promise.reject(new Error('read'))
  expect(await readDigitBoxes(drawn([]), [row], [], never)).toEqual([])
  expect(await readDigitBoxes(drawn([1]), [], [word('1', 90)], never)).toEqual([word('1', 90)])
})
