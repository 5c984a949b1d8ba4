import { Refusal } from '../http/refusal.ts'
import type { MediaType } from './media-type.ts'
import type { Reader } from './reader.ts'

/** Unlocking takes a fraction of a second: a caller that comes while too many wait may come again soon. */
const retryAfterSeconds = 5

/**
 * A file as it is kept: a PDF without its password, anything else as it was sent. The whole file is held in memory for
 * it, at most `limits.uploadBytes`.
 * @throws Refusal `wrong_file_password`, `file_not_unlockable`, or `too_many_requests` while too many wait
 */
export async function* unlocked(
  reader: Pick<Reader, 'unlock'>,
  sent: AsyncIterable<Uint8Array>,
  { password, fileName, passed }: { password: string; fileName: string; passed: { mediaType: MediaType | null } },
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of sent) pieces.push(piece)
  const whole = Buffer.concat(pieces)
  if (passed.mediaType !== 'application/pdf') {
    yield whole
    return
  }
  const opened = await reader.unlock(whole, password)
  if (opened === 'busy') throw new Refusal('too_many_requests', { retryAfterSeconds })
  if (opened === 'wrong_password') throw new Refusal('wrong_file_password', { params: { file: fileName } })
  if (opened === 'not_unlockable') throw new Refusal('file_not_unlockable', { params: { file: fileName } })
  yield opened
}
