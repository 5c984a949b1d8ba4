/** A page's picture with the places of values in it; masked and marked before it leaves the confined process. */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { toSharp } from '../image/sharp-gray.ts'
import type { PagePicture, PictureRequest } from '../sandbox/messages.ts'
import { RefusalOfFile } from '../read/refusal-of-file.ts'
import { maskPage, stripsOf } from './mask-page.ts'
import { pageImage } from './page-image.ts'
import { watermark } from './watermark.ts'

/** Letters keep their edges; a page of print is some 150 kB. */
const QUALITY = 78

/** Null where there is no page to look at. */
export async function pictureOfPage(
  bytes: Uint8Array,
  { page, boxes, isMasked, watermark: text }: PictureRequest,
): Promise<PagePicture | null> {
  const found = await pageImage(bytes, page).catch((problem: unknown) => {
    if (problem instanceof RefusalOfFile) return null
    throw problem
  })
  if (!found) return null
  const marks = boxes.map((box) => box && within(found.place(box), found.image))
  const shown = isMasked
    ? maskPage(
        found.image,
        stripsOf(
          marks.filter((mark) => mark !== null),
          found.image,
        ),
      )
    : found.image
  const named = text === null ? shown : await watermark(shown, text)
  return {
    webp: (await toSharp(named).webp({ quality: QUALITY }).toBuffer()).toString('base64'),
    width: named.width,
    height: named.height,
    marks,
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
