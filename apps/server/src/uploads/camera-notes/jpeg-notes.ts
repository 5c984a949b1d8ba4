/**
 * JPEG: segments with a mark and a length, then the picture itself, then what makers append. Source: ITU-T T.81 annex
 * B.
 */
import { untouched, zeroed, type ByteSource } from './byte-source.ts'
import { onlyOrientation } from './orientation.ts'

const mark = 0xff
const startOfScan = 0xda
const endOfImage = 0xd9
const comment = 0xfe
const isApplication = (kind: number) => kind >= 0xe0 && kind <= 0xef
/** Marks that stand alone, without a length: they are not met where segments are. */
const isAlone = (kind: number) => kind === 0 || kind === 1 || (kind >= 0xd0 && kind <= 0xd9)

const exif = Buffer.from('Exif\0\0', 'latin1')
/** What a picture is drawn with: its size (APP0), its colours (a profile in APP2, their order in APP14). */
const isForDrawing = (kind: number, body: Buffer) =>
  kind === 0xe0 || kind === 0xee || (kind === 0xe2 && body.subarray(0, 12).toString('latin1') === 'ICC_PROFILE\0')

function bare(kind: number, body: Buffer): Buffer {
  if (kind !== comment && (!isApplication(kind) || isForDrawing(kind, body))) return body
  const isExif = kind === 0xe1 && body.subarray(0, exif.length).equals(exif)
  if (!isExif) return Buffer.alloc(body.length)
  const kept = onlyOrientation(body.subarray(exif.length))
  return kept.some((byte) => byte !== 0) ? Buffer.concat([exif, kept]) : Buffer.alloc(body.length)
}

/** Yields the bytes of the picture itself, to the next mark that is not its own. */
async function* scanned(source: ByteSource): AsyncGenerator<Buffer> {
  for (let bytes = await source.takeSome(); bytes.length > 0; bytes = await source.takeSome()) {
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
      const next = bytes[at + 1] ?? (await source.takeSome(1))[0]
      if (next === undefined) break
      if (at + 1 === bytes.length) bytes = Buffer.concat([bytes, Buffer.of(next)])
      if (next === 0 || next === mark || (next >= 0xd0 && next <= 0xd7)) continue
      yield bytes.subarray(0, at)
      source.putBack(bytes.subarray(at))
      return
    }
    yield bytes
  }
}

/**
 * Yields the picture as it is drawn, byte for byte and as long as before, with zeros where something about it was
 * written. What is no JPEG to its end goes on unchanged from there.
 */
export async function* withoutJpegNotes(source: ByteSource): AsyncGenerator<Buffer> {
  yield await source.take(2)
  for (;;) {
    const head = await source.take(4)
    const kind = head[1] ?? 0
    if (head[0] === mark && kind === endOfImage) {
      yield head.subarray(0, 2)
      source.putBack(head.subarray(2))
      yield* zeroed(source)
      return
    }
    const length = head.length < 4 || head[0] !== mark || isAlone(kind) ? -1 : head.readUInt16BE(2) - 2
    yield head
    if (length < 0) {
      yield* untouched(source)
      return
    }
    yield bare(kind, await source.take(length))
    if (kind === startOfScan) yield* scanned(source)
  }
}
