/** A page's picture with the places of values in it; masked and marked before it leaves the confined process. */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import type { GrayImage } from '../image/gray-image.ts'
import { toSharp } from '../image/sharp-gray.ts'
import type { PagePicture, PictureRequest } from '../isolated-reader/messages.ts'
import { RefusalOfFile } from '../read/refusal-of-file.ts'
import { apart, cropLines } from './crop-lines.ts'
import { headsAbove } from './heads-above.ts'
import { maskPage, stripsOf, type Strip } from './mask-page.ts'
import { pageImage } from './page-image.ts'
import { watermark } from './watermark.ts'

/** Letters keep their edges; a page of print is some 150 kB. */
const QUALITY = 78

/** Of its height, above and below a value: its neighbours tell a reader who may see them which line it is. */
const AROUND = 2.2

/** Null where there is no page to look at. */
export async function pictureOfPage(
  bytes: Uint8Array,
  { page, boxes, isMasked, cropAt, watermark: text }: PictureRequest,
): Promise<PagePicture | null> {
  const found = await pageImage(bytes, page).catch((problem: unknown) => {
    if (problem instanceof RefusalOfFile) return null
    throw problem
  })
  if (!found) return null
  const { image } = found
  const marks = boxes.map((box) => box && within(found.place(box), image))
  const cropped = cropAt === null ? undefined : { box: boxes[cropAt], mark: marks[cropAt] }
  const heads = cropped?.box && found.print ? headsAbove(found.print, cropped.box) : null
  const headed = heads === null ? [] : [rowsAround(found.place(heads), image, 0.25)]
  const visible = stripsOf(
    marks.filter((mark) => mark !== null),
    image,
  )
  const shown = isMasked ? maskPage(image, [...headed, ...visible]) : image
  // The name stands across the page before anything is cut out of it.
  const named = text === null ? shown : await watermark(shown, text)
  if (!cropped?.mark) return packed(named, marks)
  const lines = isMasked ? stripsOf([cropped.mark], image) : [rowsAround(cropped.mark, image, AROUND)]
  const crop = cropLines(named, apart([...headed, ...lines]), image)
  return packed(
    crop.image,
    marks.map((mark) => mark && crop.place(mark)),
  )
}

const packed = async (image: GrayImage, marks: PagePicture['marks']): Promise<PagePicture> => ({
  webp: (await toSharp(image).webp({ quality: QUALITY }).toBuffer()).toString('base64'),
  width: image.width,
  height: image.height,
  marks,
})

/** The rows of a box and `share` of its height above and below it. */
function rowsAround([, y, , height]: Box, page: GrayImage, share: number): Strip {
  return {
    top: Math.max(0, Math.floor(y - height * share)),
    bottom: Math.min(page.height, Math.ceil(y + height * (1 + share))),
  }
}

/** Whole pixels, cut to the page. */
function within([x, y, width, height]: Box, page: { width: number; height: number }): [number, number, number, number] {
  const left = Math.max(0, Math.floor(x)),
    top = Math.max(0, Math.floor(y))
  return [
    left,
    top,
    Math.max(0, Math.min(page.width, Math.ceil(x + width)) - left),
    Math.max(0, Math.min(page.height, Math.ceil(y + height)) - top),
  ]
}
