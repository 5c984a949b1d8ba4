import type { FileKind } from './file-kind.ts'
import { lookedAtPx, pictureFault, type PictureFault } from './picture-faults.ts'
import { shadesOf } from './shades.ts'

/** Longer side of what is sent: no reader needs more. */
const sentPx = 2500
const quality = 0.85

/** What is to be sent for a picture, and what a reader would stumble over in it. */
export interface LookedAt {
  sent: Blob
  fault: PictureFault | undefined
  /** The browser could show it. */
  isKnown: boolean
}

/**
 * Decodes a picture once: makes it small to look at it, and where it is larger than any reader needs, or in a format
 * that only some phones know, makes a JPEG of it, upright as the camera meant it. The file itself where the browser
 * cannot show it. The decoding is the browser's, off the main thread; the look at the small picture takes a few
 * milliseconds.
 */
export async function lookAtPicture(file: File, kind: FileKind): Promise<LookedAt> {
  const picture =
    typeof createImageBitmap === 'undefined'
      ? undefined
      : await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return { sent: file, fault: undefined, isKnown: false }
  const longest = Math.max(picture.width, picture.height)
  const small = drawn(picture, Math.min(1, lookedAtPx / longest))
  const pixels = small.context.getImageData(0, 0, small.width, small.height).data
  const fault = pictureFault({ width: small.width, height: small.height, shades: shadesOf(pixels) }, longest)
  const isSentAsIs = longest <= sentPx && kind !== 'heic'
  const jpeg = isSentAsIs
    ? null
    : await new Promise<Blob | null>((resolve) =>
        drawn(picture, Math.min(1, sentPx / longest)).canvas.toBlob(resolve, 'image/jpeg', quality),
      )
  picture.close()
  return { sent: jpeg ?? file, fault, isKnown: kind !== 'heic' || jpeg !== null }
}

function drawn(picture: ImageBitmap, scale: number) {
  const canvas = document.createElement('canvas')
  const width = (canvas.width = Math.max(1, Math.round(picture.width * scale)))
  const height = (canvas.height = Math.max(1, Math.round(picture.height * scale)))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return { canvas, context, width, height }
}
