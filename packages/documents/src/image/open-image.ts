import type { GrayImage } from './gray-image.ts'
import { fromSharp, sharp } from './sharp-gray.ts'
import { LimitExceeded, UnreadableFile } from '../read/refusal-of-file.ts'

/** Pixels that a header may announce: a phone of 50 megapixels passes, a pixel flood does not. */
const MAX_PIXELS = 50_000_000
/** Longer lines than any camera's; libvips would still have to hold them. */
const MAX_SIDE = 30_000
/** A side shorter than this holds no line of print. */
const MIN_SIDE = 64
/** What reading needs at most: A4 at 250 dpi, an identity card with room to spare. */
const WORKING_SIDE = 3000

/**
 * Opens a PNG or JPEG as upright gray pixels (the camera's orientation applied, transparency on white), at most 3000
 * pixels on the longer side.
 * The announced size is checked before a single pixel is decoded.
 * @throws {LimitExceeded} when the header announces more than 50 megapixels; {UnreadableFile} when it is no PNG or
 * JPEG, cut off, damaged or tiny.
 */
export async function openImage(bytes: Uint8Array): Promise<GrayImage> {
  const header = await readHeader(bytes)
  if (header.width * header.height > MAX_PIXELS || Math.max(header.width, header.height) > MAX_SIDE)
    throw new LimitExceeded('image_pixels')
  if (Math.min(header.width, header.height) < MIN_SIDE) throw new UnreadableFile('too_small')
  try {
    return await fromSharp(
      open(bytes)
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .grayscale()
        .resize(WORKING_SIDE, WORKING_SIDE, { fit: 'inside', withoutEnlargement: true }),
    )
  } catch {
    throw new UnreadableFile('damaged_image')
  }
}

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })

async function readHeader(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
  if (!isPng && !isJpeg) throw new UnreadableFile('not_an_image')
  // The limit is lifted for the header alone: libvips would refuse a flood here without saying why.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnreadableFile('damaged_image')
    })
  return { width, height }
}
