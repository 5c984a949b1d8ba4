/**
 * A logo rewritten: its pixels are taken out of the PNG that came and put into a new one, so that nothing else of the
 * file is ever shown to anybody.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** In pixels; the page makes logos smaller than this before it sends them. */
const most = { width: 1200, height: 400 }
/** Samples a pixel by colour type; a palette is none of those that the page makes. */
const samples: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 }

interface Chunk {
  type: string
  body: Buffer
}

/** The chunks in their order; null where a length or a check sum is wrong or something follows the end. */
function chunksOf(png: Buffer): Chunk[] | null {
  if (!png.subarray(0, signature.length).equals(signature)) return null
  const chunks: Chunk[] = []
  for (let at = signature.length; at < png.length;) {
    if (at + 12 > png.length) return null
    const end = at + 8 + png.readUInt32BE(at)
    if (end + 4 > png.length || crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) return null
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks.at(-1)?.type === 'IEND' ? chunks : null
}

function written({ type, body }: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/**
 * Returns the pixels' rows, each with its filter in front; null when there are more or fewer than the head says. Never
 * more memory than that is taken.
 */
function pixelsOf(packed: Buffer, bytes: number): Buffer | null {
  try {
    const rows = inflateSync(packed, { maxOutputLength: bytes })
    return rows.length === bytes ? rows : null
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code?.startsWith('Z_')) return null
    throw error
  }
}

/**
 * Null for anything but a plain PNG of 8 bits a sample, not interlaced, at most 1200 × 400 pixels. Text, colour
 * profiles, animation and whatever else it carried are left out.
 */
export function cleanLogo(png: Buffer): Buffer | null {
  const chunks = chunksOf(png)
  const head = chunks?.[0]
  if (!chunks || head?.type !== 'IHDR' || head.body.length !== 13) return null
  const [width, height, depth, colour, ...methods] = [
    head.body.readUInt32BE(0),
    head.body.readUInt32BE(4),
    ...head.body.subarray(8),
  ] as [number, number, number, number, number, number, number]
  const perPixel = samples[colour]
  if (
    width < 1 ||
    height < 1 ||
    width > most.width ||
    height > most.height ||
    depth !== 8 ||
    perPixel === undefined ||
    methods.some((method) => method !== 0)
  )
    return null
  const rows = pixelsOf(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body)),
    height * (1 + width * perPixel),
  )
  if (!rows) return null
  return Buffer.concat([
    signature,
    written(head),
    written({ type: 'IDAT', body: deflateSync(rows, { level: 9 }) }),
    written({ type: 'IEND', body: Buffer.alloc(0) }),
  ])
}
