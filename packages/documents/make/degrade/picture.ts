/** Pages as pictures of themselves, with and without text under them. */
import sharp from 'sharp'
import {
  type Parts,
  nextNumber,
  pagesOf,
  putTogether,
  referred,
  streamOf,
  takeApart,
  textOf,
  contentOf,
  withContent,
} from './pdf-parts.ts'
import { rasterise } from './raster.ts'

const DPI = 150

async function withPicture(
  parts: Parts,
  page: number,
  shown: Uint8Array,
  at: number,
): Promise<{ parts: Parts; paint: string }> {
  const { width, height, pixels } = (await rasterise(shown, DPI))[at]!
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality: 80 })
    .toBuffer()
  const image = nextNumber(parts),
    resources = referred(parts, page, 'Resources')
  const objects = new Map(parts.objects).set(
    image,
    streamOf(
      image,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    ),
  )
  objects.set(
    resources,
    Buffer.from(textOf(parts, resources).replace(/<</, `<< /XObject << /Im0 ${image} 0 R >>`), 'latin1'),
  )
  return { parts: { ...parts, objects }, paint: 'q 595.28 0 0 841.89 0 0 cm /Im0 Do Q\n' }
}

/**
 * The pages on which the two files differ become pictures of what `shown` shows, over invisible text that says what
 * `read` says: the eye and the program are told two things.
 */
export async function pictureOverText(shown: Uint8Array, read: Uint8Array): Promise<Uint8Array> {
  const honest = takeApart(shown),
    honestPages = pagesOf(honest)
  let parts = takeApart(read)
  for (const [at, page] of pagesOf(parts).entries()) {
    const content = contentOf(parts, page)
    if (honestPages[at] !== undefined && contentOf(honest, honestPages[at]) === content) continue
    const pictured = await withPicture(parts, page, shown, at)
    parts = withContent(pictured.parts, page, `${pictured.paint}${content.replaceAll('\nBT\n', '\nBT\n3 Tr\n')}`)
  }
  return putTogether(parts)
}

/** One page of the file replaced by its picture, the others left as they were. */
export async function onePagePictured(file: Uint8Array, at: number): Promise<Uint8Array> {
  const parts = takeApart(file),
    page = pagesOf(parts)[at]!
  const pictured = await withPicture(parts, page, file, at)
  return putTogether(withContent(pictured.parts, page, pictured.paint))
}
