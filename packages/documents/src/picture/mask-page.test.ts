import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startEngine } from '../read/pdfium.ts'
import { HIDDEN, maskPage, stripsOf } from './mask-page.ts'
import { watermark } from './watermark.ts'

const WIDTH = 40,
  HEIGHT = 120
const pageOf = (data: Uint8Array) => ({ width: WIDTH, height: HEIGHT, data })
const pixels = fc.uint8Array({ minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT })
const box = fc.tuple(
  fc.double({ min: -20, max: WIDTH, noNaN: true }),
  fc.double({ min: -20, max: HEIGHT + 20, noNaN: true }),
  fc.double({ min: 0, max: WIDTH, noNaN: true }),
  fc.double({ min: 0, max: HEIGHT, noNaN: true }),
)
const shownRows = (strips: ReturnType<typeof stripsOf>) =>
  new Set(strips.flatMap(({ top, bottom }) => Array.from({ length: Math.max(0, bottom - top) }, (_, row) => top + row)))

test('no pixel outside the lines that may be seen survives, and none inside is changed', () =>
  fc.assert(
    fc.property(pixels, fc.array(box, { maxLength: 4 }), (data, boxes) => {
      const strips = stripsOf(boxes, pageOf(data)),
        shown = shownRows(strips),
        masked = maskPage(pageOf(data), strips)
      for (let y = 0; y < HEIGHT; y++)
        expect(Buffer.from(masked.data.subarray(y * WIDTH, (y + 1) * WIDTH))).toEqual(
          shown.has(y) ? Buffer.from(data.subarray(y * WIDTH, (y + 1) * WIDTH)) : Buffer.alloc(WIDTH, HIDDEN),
        )
    }),
    { numRuns: 60 },
  ))

test.each([
  ['a line of print, and a tenth of its height around it', [10, 50, 20, 5], { top: 49, bottom: 56 }],
  ['of a box around half a page, one line in its middle', [0, 20, 40, 60], { top: 46, bottom: 54 }],
  ['nothing of a page that the box is not on', [0, 400, 40, 5], { top: 399, bottom: 120 }],
] as const)('%s is shown', (_, [x, y, width, height], strip) =>
  expect(stripsOf([[x, y, width, height]], pageOf(new Uint8Array(0)))).toEqual([strip]),
)

test('a name stands across the whole page, in lines that may be seen and in what is hidden, and print under it stays print', async () => {
  await startEngine()
  const [width, height] = [600, 800],
    blank = { width, height, data: new Uint8Array(width * height).fill(255) },
    named = await watermark(blank, 'Für Łukasz Müller · 21.11.2026')
  const changed = (top: number, left: number) => {
    let count = 0
    for (let y = top; y < top + 160; y++)
      for (let x = left; x < left + 150; x++) if (named.data[y * width + x] !== 255) count++
    return count
  }
  for (let top = 0; top < height; top += 160)
    for (let left = 0; left < width; left += 150) expect(changed(top, left)).toBeGreaterThan(150)
  const black = await watermark({ width, height, data: new Uint8Array(width * height) }, 'x')
  expect(Math.max(...black.data)).toBeLessThan(60)
})
