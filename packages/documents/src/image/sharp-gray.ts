/**
 * The only use of libvips: one thread, no cache, gray in and gray out, so that a parse stays within one core and a
 * bounded heap.
 */
import sharp, { type Sharp } from 'sharp'
import type { GrayImage } from './gray-image.ts'

sharp.concurrency(1)
sharp.cache(false)

export { sharp }

export const toSharp = ({ width, height, data }: GrayImage): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } })

export async function fromSharp(pipeline: Sharp): Promise<GrayImage> {
  const { data, info } = await pipeline.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  if (info.channels === 1)
    return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
  const gray = new Uint8Array(info.width * info.height)
  for (let i = 0; i < gray.length; i++) gray[i] = data[i * info.channels]!
  return { width: info.width, height: info.height, data: gray }
}

export const scaleImage = (image: GrayImage, factor: number): Promise<GrayImage> =>
  fromSharp(
    toSharp(image).resize(
      Math.max(1, Math.round(image.width * factor)),
      Math.max(1, Math.round(image.height * factor)),
      { fit: 'fill', kernel: factor > 1 ? 'cubic' : 'mitchell' },
    ),
  )

/** Removes salt and pepper; strokes of two pixels and more survive. */
export const denoiseImage = (image: GrayImage): Promise<GrayImage> => fromSharp(toSharp(image).median(3))
