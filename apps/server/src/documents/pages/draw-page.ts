import type { PagePicture } from '@attesta/contract/page-picture.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Document } from '../../stores/documents.ts'
import { bytesOf } from '../../uploads/bytes-of.ts'
import type { PageToDraw } from '../../uploads/reader.ts'

/** Seconds after which a page that had to wait is worth asking for again. */
const BUSY_SECONDS = 3

/**
 * A page of a document as a picture: drawn each time that it is asked for and kept nowhere. Whether the caller may see
 * it was decided before.
 * @throws Refusal `page_without_picture` for a bank connection, a table or a page that cannot be drawn;
 * `too_many_requests` when too many wait
 */
export async function drawPage(
  { storage, keys, reader }: Pick<Deps, 'storage' | 'keys' | 'reader'>,
  document: Document,
  wanted: PageToDraw,
): Promise<PagePicture> {
  if (document.fileKey === null) throw new Refusal('page_without_picture')
  const picture = await reader.draw(await bytesOf({ storage, keys }, document), wanted)
  if (picture === 'busy') throw new Refusal('too_many_requests', { retryAfterSeconds: BUSY_SECONDS })
  if (!picture) throw new Refusal('page_without_picture')
  return picture
}
