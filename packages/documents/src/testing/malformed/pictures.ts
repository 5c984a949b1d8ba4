/** Damage to PNG chunks and JPEG segments. Sums are made right again where a decoder would stop at a wrong one. */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { awkwardNumbers, spliced, type Mutate } from './bytes.ts'

const drawing = (side: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="white"/><path d="M4 4h20v9H4zM8 20l20 12" stroke="black"/></svg>`,
    ),
  )

export const soundPngs: readonly (() => Promise<Buffer>)[] = [
  () => drawing(48).png().toBuffer(),
  () => drawing(40).png({ palette: true, colours: 8 }).toBuffer(),
  () => drawing(32).png({ progressive: true }).toBuffer(),
]
export const soundJpegs: readonly (() => Promise<Buffer>)[] = [
  () => drawing(48).jpeg({ quality: 60 }).toBuffer(),
  () => drawing(40).jpeg({ progressive: true }).toBuffer(),
  () => drawing(32).greyscale().jpeg({ optimiseCoding: false }).toBuffer(),
]

interface Span {
  at: number
  length: number
}

/** PNG: a length, a name, the bytes, a sum. */
function chunksOf(file: Buffer): Span[] {
  const chunks: Span[] = []
  for (let at = 8; at + 12 <= file.length;) {
    const length = 12 + file.readUInt32BE(at)
    chunks.push({ at, length })
    at += length
  }
  return chunks
}

function withSum(file: Buffer, { at, length }: Span): Buffer {
  const summed = Buffer.from(file)
  summed.writeUInt32BE(crc32(summed.subarray(at + 4, at + length - 4)), at + length - 4)
  return summed
}

export const pngDamage: readonly Mutate[] = [
  // Width, height, depth, colours, interlacing: with a sum that is right.
  (file, dice) => {
    const [head] = chunksOf(file)
    const changed = Buffer.from(file)
    const place = dice.of([16, 20, 24, 25, 26, 27, 28])
    if (place < 24) changed.writeUInt32BE(dice.of(awkwardNumbers), place)
    else changed[place] = dice.below(256)
    return withSum(changed, head!)
  },
  (file, dice) => {
    const one = dice.of(chunksOf(file))
    return spliced(file, one.at, one.length)
  },
  (file, dice) => {
    const [one, other] = [dice.of(chunksOf(file)), dice.of(chunksOf(file))]
    return spliced(file, one.at, 0, file.subarray(other.at, other.at + other.length))
  },
  (file, dice) => {
    const changed = Buffer.from(file)
    changed.writeUInt32BE(dice.of(awkwardNumbers), dice.of(chunksOf(file)).at)
    return changed
  },
  // Compressed pixels that are not, under a right sum.
  (file, dice) => {
    const body = chunksOf(file).find(({ at }) => file.toString('latin1', at + 4, at + 8) === 'IDAT')!
    const changed = Buffer.from(file)
    dice.bytes(Math.min(24, body.length - 12)).copy(changed, body.at + 8 + dice.below(Math.max(1, body.length - 36)))
    return withSum(changed, body)
  },
  (file, dice) => {
    const chunk = Buffer.concat([
      Buffer.alloc(4),
      Buffer.from(dice.of(['PLTE', 'tRNS', 'iCCP', 'eXIf', 'zTXt', 'acTL', 'QQQQ'])),
      dice.bytes(40),
      Buffer.alloc(4),
    ])
    chunk.writeUInt32BE(40, 0)
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 48)), 48)
    return spliced(file, 33, 0, chunk)
  },
]

/** JPEG: FF and a name, then a length and the bytes, up to the scan. */
function segmentsOf(file: Buffer): Span[] {
  const segments: Span[] = []
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff;) {
    const length = 2 + file.readUInt16BE(at + 2)
    segments.push({ at, length })
    if (file[at + 1] === 0xda) break
    at += length
  }
  return segments
}

export const jpegDamage: readonly Mutate[] = [
  (file, dice) => {
    const one = dice.of(segmentsOf(file))
    return spliced(file, one.at, one.length)
  },
  (file, dice) => {
    const [one, other] = [dice.of(segmentsOf(file)), dice.of(segmentsOf(file))]
    return spliced(file, one.at, 0, file.subarray(other.at, other.at + other.length))
  },
  (file, dice) => {
    const changed = Buffer.from(file)
    changed.writeUInt16BE(dice.of(awkwardNumbers) & 0xffff, dice.of(segmentsOf(file)).at + 2)
    return changed
  },
  // What a segment says: sides, components, tables.
  (file, dice) => {
    const one = dice.of(segmentsOf(file))
    const changed = Buffer.from(file)
    for (let count = 1 + dice.below(4); count > 0; count--)
      changed[one.at + 4 + dice.below(Math.max(1, one.length - 4))] = dice.of([0, 1, 0x11, 0x7f, 0xff, dice.below(256)])
    return changed
  },
  (file, dice) => {
    const scan = segmentsOf(file).at(-1)!
    const from = scan.at + scan.length
    return spliced(
      file,
      from + dice.below(Math.max(1, file.length - from)),
      0,
      Buffer.from([0xff, dice.of([0xd0, 0xd9, 0xda, 0xc0, 0xc4, 0xd8])]),
    )
  },
  (file, dice) => {
    const scan = segmentsOf(file).at(-1)!
    return Buffer.concat([
      file.subarray(0, file.length - 2),
      ...Array.from({ length: 1 + dice.below(60) }, () => file.subarray(scan.at)),
    ])
  },
]
