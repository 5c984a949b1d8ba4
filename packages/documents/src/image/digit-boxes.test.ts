import { expect, test } from 'vitest'
import type { Bar } from './erase-bars.ts'
import { digitBoxesBetween } from './digit-boxes.ts'
import { eraseRules } from './erase-rules.ts'
import { blankImage, type GrayImage } from './gray-image.ts'

const WIDTH = 500,
  PITCH = 34,
  HIGH = 36

const fill = (image: GrayImage, x: number, y: number, width: number, height: number, shade: number) => {
  for (let row = y; row < y + height; row++)
    image.data.fill(shade, row * image.width + x, row * image.width + x + width)
}

/** A row of boxes with a stout sign in those named; `broken` misses as many lines in the middle of each bar. */
function drawRow(image: GrayImage, x: number, y: number, boxes: number, signs: readonly number[], broken = 0): void {
  fill(image, x, y, boxes * PITCH + 2, 2, 170)
  fill(image, x, y + HIGH, boxes * PITCH + 2, 2, 170)
  for (let bar = 0; bar <= boxes; bar++)
    for (let line = 2; line < HIGH; line++)
      if (Math.abs(line - HIGH / 2) >= broken / 2) fill(image, x + bar * PITCH, y + line, 2, 1, 170)
  for (const sign of signs) fill(image, x + sign * PITCH + 12, y + 8, 10, 20, 30)
}

test.each([
  ['whole bars', 0],
  ['bars with a hole', 3],
])('%s between rules go, the signs between them stay, and each box is told', (_, hole) => {
  const image = blankImage(WIDTH, 200, 245)
  drawRow(image, 50, 60, 7, [3, 4, 6], hole)
  const { bare, digitBoxes } = eraseRules(image),
    shade = (x: number, y: number) => bare.data[y * WIDTH + x]!
  for (let bar = 1; bar < 7; bar++) expect(shade(50 + bar * PITCH, 70)).toBe(255)
  expect(shade(50 + 3 * PITCH + 15, 75)).toBe(30)
  expect(digitBoxes).toHaveLength(1)
  expect(digitBoxes[0]).toHaveLength(7)
  for (const [at, [x, y, width, height]] of digitBoxes[0]!.entries()) {
    expect(Math.abs(x - 50 - at * PITCH)).toBeLessThan(4)
    expect(Math.abs(width - PITCH)).toBeLessThan(5)
    expect([y > 58 && y < 66, y + height > 90 && y + height < 100]).toEqual([true, true])
  }
})

test('a letter that stands on a rule is no bar, nor is a stroke that hangs from one and ends', () => {
  const image = blankImage(WIDTH, 200, 245)
  fill(image, 50, 60, 240, 2, 150)
  fill(image, 50, 100, 240, 2, 150)
  fill(image, 100, 75, 3, 25, 20)
  fill(image, 140, 62, 3, 20, 20)
  const { bare, digitBoxes } = eraseRules(image)
  expect([bare.data[85 * WIDTH + 101], bare.data[70 * WIDTH + 141]]).toEqual([20, 20])
  expect(digitBoxes).toEqual([])
})

const bar = (x: number, ruleFrom: number, ruleTo: number, top = 100): Bar => ({
  x,
  top,
  bottom: top + HIGH,
  ruleFrom,
  ruleTo,
})
const counted = (bars: readonly Bar[]) => digitBoxesBetween(bars).map((row) => row.length)

test.each<[string, Bar[], number[]]>([
  [
    'the outer bars may be missed: the rule tells where it ends',
    [bar(84, 50, 186), bar(118, 50, 186), bar(152, 50, 186)],
    [4],
  ],
  [
    'a bar that is missed within leaves room for two boxes',
    [bar(50, 50, 220), bar(84, 50, 220), bar(118, 50, 220), bar(186, 50, 220), bar(220, 50, 220)],
    [5],
  ],
  [
    'cells of a table are of many widths',
    [bar(50, 50, 300), bar(84, 50, 300), bar(140, 50, 300), bar(300, 50, 300)],
    [],
  ],
  ['cells of a table are wide', [bar(50, 50, 350), bar(150, 50, 350), bar(250, 50, 350)], []],
  ['two boxes are no row', [bar(50, 50, 118), bar(84, 50, 118), bar(118, 50, 118)], []],
  ['a row found twice counts once', [50, 84, 118, 152].flatMap((x) => [bar(x, 50, 152), bar(x, 50, 152, 107)]), [3]],
  [
    'a row whose rule broke off is completed by the one under it',
    [
      ...[50, 84, 118, 152, 186, 220].map((x) => bar(x, 50, 220, 160)),
      ...[51, 85, 119, 153].map((x) => bar(x, 51, 153)),
    ],
    [5, 5],
  ],
  [
    'a row that stands elsewhere is not',
    [
      ...[50, 84, 118, 152, 186, 220].map((x) => bar(x, 50, 220, 160)),
      ...[66, 100, 134, 168].map((x) => bar(x, 66, 168)),
    ],
    [5, 3],
  ],
])('%s', (_, bars, rows) => expect(counted(bars)).toEqual(rows))
