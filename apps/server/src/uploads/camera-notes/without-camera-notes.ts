import type { MediaType } from '../media-type.ts'
import { createByteSource, untouched } from './byte-source.ts'
import { withoutJpegNotes } from './jpeg-notes.ts'
import { withoutPngNotes } from './png-notes.ts'

const bare = { 'image/jpeg': withoutJpegNotes, 'image/png': withoutPngNotes, 'application/pdf': untouched }

/**
 * Yields a picture without what the camera wrote into it: where it was taken, with what, by whom, when, a smaller
 * picture of it, a film around it. How the camera was held stays, for without that it is not shown upright. Not one
 * byte more or fewer, and every pixel as it was. A PDF is left alone: its issuer's seal covers it. `typeOf` is asked
 * once, when the first bytes are there.
 */
export async function* withoutCameraNotes(
  stream: AsyncIterable<Uint8Array>,
  typeOf: () => MediaType | null,
): AsyncGenerator<Buffer> {
  const source = createByteSource(stream)
  try {
    source.putBack(await source.takeSome())
    yield* bare[typeOf() ?? 'application/pdf'](source)
  } finally {
    await source.end()
  }
}
