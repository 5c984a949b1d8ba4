/** A page of a document as a picture, with the places of values in it. The file itself is never shown. */
import * as z from 'zod/mini'
import { figureId } from './report.ts'

const side = z.int(),
  mark = z.nullable(z.tuple([side, side, side, side]))

/**
 * `webp` in base64. `marks`: left, top, width, height in pixels of the picture, one for each box asked for; null where
 * the reading kept no place, or outside a part of a page.
 */
export const pagePicture = z.object({ webp: z.string(), width: side, height: side, marks: z.array(mark) })
export type PagePicture = z.infer<typeof pagePicture>

/** A page that a figure's trace cites. */
export const citedPageQuery = {
  figure: figureId,
  document_id: z.uuid(),
  page: z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
  /** Which of the figure's inputs: only its lines and the heads of their table are drawn. Absent: the whole page. */
  input: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
}
/**
 * `shown`: the whole page, or only the lines that the marked values stand in. `inputs`: which of the figure's inputs
 * the marks are of, in their order.
 */
export const citedPage = {
  document_id: z.uuid(),
  shown: z.enum(['whole', 'lines']),
  inputs: z.array(z.int()),
  picture: pagePicture,
}
export type CitedPage = z.infer<z.ZodMiniObject<typeof citedPage>>
