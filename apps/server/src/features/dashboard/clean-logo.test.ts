import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cleanLogo } from './clean-logo.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
function head(width: number, height: number, { depth = 8, colour = 6, interlace = 0 } = {}): Buffer {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  body.set([depth, colour, 0, 0, interlace], 8)
  return chunk('IHDR', body)
}
const rows = Buffer.alloc(2 * (1 + 3 * 4), 7)
const pixels = chunk('IDAT', deflateSync(rows))
const end = chunk('IEND', Buffer.alloc(0))
const png = (...chunks: Buffer[]) => Buffer.concat([signature, ...chunks])
const plain = png(head(3, 2), pixels, end)

test('a plain picture stays the same picture', () => expect(cleanLogo(cleanLogo(plain)!)).toEqual(cleanLogo(plain)))

test('what is not pixels is left out', () => {
  const carrying = png(
    head(3, 2),
    chunk('tEXt', Buffer.from('Comment\0canary')),
    chunk('eXIf', Buffer.from('canary')),
    pixels,
    chunk('zTXt', Buffer.from('canary')),
    end,
  )
  expect(carrying.includes('canary')).toBe(true)
  expect(cleanLogo(carrying)).toEqual(cleanLogo(plain))
})

test.each<[string, Buffer]>([
  ['no bytes', Buffer.alloc(0)],
  ['another kind of file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['its first half', plain.subarray(0, plain.length / 2)],
  ['a page behind it', Buffer.concat([plain, Buffer.from('<script>alert(1)</script>')])],
  ['a changed byte', Buffer.from(plain.map((byte, at) => (at === 20 ? byte ^ 1 : byte)))],
  ['too wide', png(head(1201, 1), chunk('IDAT', deflateSync(Buffer.alloc(1 + 1201 * 4))), end)],
  ['too high', png(head(1, 401), chunk('IDAT', deflateSync(Buffer.alloc(401 * 5))), end)],
  ['nothing wide', png(head(0, 2), pixels, end)],
  ['more pixels than it says: a flood', png(head(3, 2), chunk('IDAT', deflateSync(Buffer.alloc(50_000_000))), end)],
  ['fewer pixels than it says', png(head(3, 2), chunk('IDAT', deflateSync(rows.subarray(1))), end)],
  ['pixels that are none', png(head(3, 2), chunk('IDAT', Buffer.from('nonsense')), end)],
  ['16 bits', png(head(3, 2, { depth: 16 }), pixels, end)],
  ['a palette', png(head(3, 2, { colour: 3 }), pixels, end)],
  ['interlaced', png(head(3, 2, { interlace: 1 }), pixels, end)],
])('%s is no logo', (_, bytes) => expect(cleanLogo(bytes)).toBeNull())
