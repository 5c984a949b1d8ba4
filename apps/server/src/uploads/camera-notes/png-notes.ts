/** PNG: chunks with a length, a name and a checksum. Source: W3C PNG, third edition. */
import { crc32 } from 'node:zlib'
import { zeroed, type ByteSource } from './byte-source.ts'
import { onlyOrientation } from './orientation.ts'

const notes = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf'])
/** A chunk that no program knows: by the case of its letters a reader may skip it. */
const nameless = Buffer.from('voId', 'latin1')
const longestExif = 65_536

const numbered = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** The picture as it is drawn and as long as before, with zeros where something about it was written. */
export async function* withoutPngNotes(source: ByteSource): AsyncGenerator<Buffer> {
  yield await source.take(8)
  for (;;) {
    const head = await source.take(8)
    if (head.length < 8) {
      yield head
      return
    }
    const length = head.readUInt32BE(0),
      name = head.subarray(4)
    const kind = name.toString('latin1')
    if (!notes.has(kind)) {
      yield head
      yield* passed(source, length + 4)
      if (kind !== 'IEND') continue
      yield* zeroed(source)
      return
    }
    const turned = kind === 'eXIf' && length <= longestExif ? onlyOrientation(await source.take(length)) : undefined
    if (turned?.some((byte) => byte !== 0)) {
      yield head
      yield turned
      yield checked(await source.take(4), crc32(turned, crc32(name)))
    } else {
      yield Buffer.concat([head.subarray(0, 4), nameless])
      let sum = crc32(nameless)
      const blank = turned ? [turned] : zeroed(source, length)
      for await (const zeros of blank) {
        sum = crc32(zeros, sum)
        yield zeros
      }
      yield checked(await source.take(4), sum)
    }
  }
}

/** As many bytes as there were of a checksum. */
const checked = (before: Buffer, sum: number) => numbered(sum).subarray(0, before.length)

async function* passed(source: ByteSource, count: number): AsyncGenerator<Buffer> {
  for (let left = count; left > 0;) {
    const bytes = await source.takeSome(left)
    if (bytes.length === 0) return
    left -= bytes.length
    yield bytes
  }
}
