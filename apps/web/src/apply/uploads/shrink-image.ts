import type { FileKind } from './check-file.ts'

const longestSide = 2500
const quality = 0.85

/** A picture larger than any reader needs, and one in a form that only some phones know, becomes a JPEG on the device. The file itself when the browser cannot. */
export async function shrinkImage(file: File, kind: FileKind): Promise<Blob> {
  if (kind === 'pdf' || typeof createImageBitmap === 'undefined') return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  if (scale === 1 && kind !== 'heic') {
    picture.close()
    return file
  }
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))) ?? file
}
