import { lookedAtPx, type Luminance } from '../first-aid/picture-faults.ts'
import { shadesOf, shrink } from '../first-aid/shades.ts'
import { edgesPx } from './find-edges.ts'
import { judgeView, type View } from './judge-view.ts'

const quality = 0.92

function drawn(video: HTMLVideoElement, longest: number) {
  const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

export interface Looked extends View {
  /** Of the small picture that the corners are measured in. */
  small: Pick<Luminance, 'width' | 'height'>
}

/** What the camera sees now. Undefined before its first picture. */
export function lookAt(video: HTMLVideoElement): Looked | undefined {
  if (video.videoWidth === 0) return undefined
  const { canvas, context } = drawn(video, lookedAtPx)
  const { width, height } = canvas
  const large = { width, height, shades: shadesOf(context.getImageData(0, 0, width, height).data) }
  const small = shrink(large, Math.max(1, Math.ceil(Math.max(width, height) / edgesPx)))
  return { ...judgeView(small, large), small: { width: small.width, height: small.height } }
}

/** Returns the whole picture of the camera as a file: what is around a document is no harm to the reader. */
export async function takePhoto(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const { canvas } = drawn(video, Number.POSITIVE_INFINITY)
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  return jpeg ? new File([jpeg], name, { type: 'image/jpeg' }) : undefined
}
