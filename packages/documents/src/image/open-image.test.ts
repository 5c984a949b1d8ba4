import { describe, expect, test } from 'vitest'
import { LimitExceeded, UnreadableFile } from '../read/refusal-of-file.ts'
import { cropImage, turnImage } from './gray-image.ts'
import { isNoisy } from './noise.ts'
import { openImage } from './open-image.ts'
import { sharp } from './sharp-gray.ts'

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } })

describe('opening an image', () => {
  test('a JPEG is gray, upright by its EXIF orientation and capped at 3000 pixels', async () => {
    const bytes = await drawing(4000, 1000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const image = await openImage(bytes)
    expect([image.width, image.height]).toEqual([750, 3000])
    expect(image.data.length).toBe(750 * 3000)
    expect(image.data[5000]).toBeGreaterThan(70)
    expect(image.data[5000]).toBeLessThan(95)
  })

  test('transparency becomes white', async () => {
    const image = await openImage(
      await sharp({ create: { width: 80, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
    )
    expect(image.data[100]).toBe(255)
  })

  test('a pixel flood is refused by its header', async () => {
    const png = await drawing(80, 80).png().toBuffer()
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    await expect(openImage(png)).rejects.toThrow(LimitExceeded)
  })

  test.each([
    ['no image at all', async () => Buffer.from('%PDF-1.7 and so on')],
    ['empty', async () => Buffer.alloc(0)],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>')],
    ['too small', () => drawing(20, 300).png().toBuffer()],
    [
      'cut off',
      async () =>
        (
          await sharp({
            create: {
              width: 900,
              height: 900,
              channels: 3,
              background: '#fff',
              noise: { type: 'gaussian', mean: 128, sigma: 40 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 20_000),
    ],
    ['a header and nothing else', async () => (await drawing(500, 500).png().toBuffer()).subarray(0, 40)],
  ])('%s is unreadable', async (_, bytes) => {
    await expect(bytes().then(openImage)).rejects.toThrow(UnreadableFile)
  })
})

test('turns and crops move the pixels where they belong', () => {
  const image = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) }
  expect([...turnImage(image, 90).data]).toEqual([4, 1, 5, 2, 6, 3])
  expect([...turnImage(image, 180).data]).toEqual([6, 5, 4, 3, 2, 1])
  expect([...turnImage(image, 270).data]).toEqual([3, 6, 2, 5, 1, 4])
  expect(cropImage(image, 1, 0, 9, 9)).toEqual({ width: 2, height: 2, data: Uint8Array.from([2, 3, 5, 6]) })
})

test('salt and pepper is noise, plain document is not', () => {
  const document = { width: 200, height: 200, data: new Uint8Array(40_000).fill(230) }
  expect(isNoisy(document)).toBe(false)
  const peppered = { ...document, data: document.data.map((shade, at) => ((at * 2_654_435_761) % 97 < 3 ? 0 : shade)) }
  expect(isNoisy(peppered)).toBe(true)
})
