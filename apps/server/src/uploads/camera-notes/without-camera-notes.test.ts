import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharp } from '@attesta/documents/image/sharp-gray.ts'
import { collect, inChunks } from '../../testing/collect.ts'
import type { MediaType } from '../media-type.ts'
import { withoutCameraNotes } from './without-camera-notes.ts'

const place = 'GPSLatitude of the kitchen'
/** All a camera writes, held as `orientation` says; in EXIF, and once more in words. */
const photo = () =>
  sharp({
    create: {
      width: 120,
      height: 80,
      channels: 3,
      background: '#804020',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({
      IFD0: { Make: 'Handy GmbH', Copyright: place },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 28/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${place}</x:xmpmeta>`)
    .withIccProfile('p3')
const held = async (bytes: Buffer, orientation: number) =>
  sharp(bytes).keepMetadata().withMetadata({ orientation }).jpeg().toBuffer()
const appended = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(`\xff\xd8\xff\xe1film ${place}`, 'latin1')])

const cleaned = async (bytes: Uint8Array, mediaType: MediaType, size = 1000) =>
  collect(withoutCameraNotes(inChunks(bytes, [size]), () => mediaType))
const pixels = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).autoOrient().raw().toBuffer()
const metadata = async (bytes: Buffer) => sharp(bytes).metadata()

describe('a photograph keeps nothing of where it was taken', () => {
  const kinds: [string, MediaType, () => Promise<Buffer>, number][] = [
    ['JPEG, upright', 'image/jpeg', () => photo().jpeg().toBuffer(), 1],
    ['JPEG, turned', 'image/jpeg', async () => held(await photo().jpeg().toBuffer(), 6), 6],
    ['JPEG that comes in more than one pass', 'image/jpeg', () => photo().jpeg({ progressive: true }).toBuffer(), 1],
    ['PNG', 'image/png', () => photo().png().toBuffer(), 1],
  ]
  test.each(kinds)('%s', async (_, mediaType, draw, orientation) => {
    const bytes = appended(await draw())
    expect((await metadata(bytes)).exif?.includes('Handy GmbH')).toBe(true)
    const bare = await cleaned(bytes, mediaType)
    for (const trace of [place, 'Handy', 'GPS', 'film']) expect(bare.includes(trace), trace).toBe(false)
    const { exif, xmp, icc, ...told } = await metadata(bare)
    expect([xmp, icc === undefined, told.orientation ?? 1]).toEqual([undefined, false, orientation])
    if (exif) expect(exif.length - exif.filter((byte) => byte === 0).length).toBeLessThan(25)
    expect(bare.length).toBe(bytes.length)
    expect((await pixels(bare)).equals(await pixels(bytes))).toBe(true)
  })
})

test('a PDF goes through as it came', async () => {
  const bytes = Buffer.from(`%PDF-1.7 ${place}`)
  expect(await cleaned(bytes, 'application/pdf')).toEqual(bytes)
})

test('in whatever pieces it comes, the same goes through; and of whatever is no picture as many bytes go through as came', async () => {
  const jpeg = appended(await held(await photo().jpeg().toBuffer(), 3)),
    png = appended(await photo().png().toBuffer())
  const broken = fc
    .record({
      from: fc.constantFrom(jpeg, png),
      cut: fc.nat(jpeg.length),
      at: fc.nat(900),
      with: fc.uint8Array({ maxLength: 12 }),
    })
    .map(({ from, cut, at, with: other }) => {
      const bytes = Buffer.from(from.subarray(0, Math.max(cut, at + 12)))
      bytes.set(other.subarray(0, Math.max(0, bytes.length - at)), at)
      return bytes
    })
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(broken, fc.uint8Array({ maxLength: 200 })),
      fc.constantFrom<MediaType>('image/jpeg', 'image/png'),
      fc.integer({ min: 1, max: 4000 }),
      async (bytes, mediaType, size) => {
        const whole = await cleaned(bytes, mediaType, Math.max(1, bytes.length))
        expect(whole.length).toBe(bytes.length)
        expect((await cleaned(bytes, mediaType, size)).equals(whole)).toBe(true)
      },
    ),
  )
})
