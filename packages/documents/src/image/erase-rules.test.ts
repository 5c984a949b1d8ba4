import { expect, test } from 'vitest'
import { eraseRules, whitenRim } from './erase-rules.ts'
import { blankImage } from './gray-image.ts'

/** A frame of three pixels, a dark band, and letters of 12 pixels. */
function table() {
  const image = blankImage(300, 200, 250),
    fill = (x: number, y: number, width: number, height: number, shade: number) => {
      for (let row = y; row < y + height; row++) image.data.fill(shade, row * 300 + x, row * 300 + x + width)
    }
  fill(20, 20, 260, 3, 60)
  fill(20, 170, 260, 3, 60)
  fill(20, 20, 3, 153, 60)
  fill(277, 20, 3, 153, 60)
  fill(40, 100, 200, 20, 90)
  for (let x = 40; x < 240; x += 10) fill(x, 50, 5, 12, 30)
  return image
}

test('rules and frames go, letters and bands stay', () => {
  const drawn = table(),
    erased = eraseRules(drawn).bare,
    shade = (x: number, y: number) => erased.data[y * 300 + x]!
  for (const [x, y] of [
    [150, 21],
    [150, 171],
    [21, 90],
    [278, 90],
  ] as const)
    expect(shade(x, y)).toBe(255)
  expect(shade(42, 55)).toBe(30)
  expect(shade(140, 110)).toBe(90)
  expect(drawn).toEqual(table())
})

test('the rim is white, the rest as it was', () => {
  const white = whitenRim({ width: 5, height: 4, data: new Uint8Array(20).fill(7) }, 1)
  expect([...white.data]).toEqual([
    255, 255, 255, 255, 255, 255, 7, 7, 7, 255, 255, 7, 7, 7, 255, 255, 255, 255, 255, 255,
  ])
})
