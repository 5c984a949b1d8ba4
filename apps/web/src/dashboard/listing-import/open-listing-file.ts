import { trustScriptsBelow } from '../../trust-scripts.ts'
import type { ReadReply, ReadRequest } from './listing-file-worker.ts'
import { FileRefused, type ListingSource } from './listing-source.ts'

/** A file of 5,000 rows takes about a second. */
const MAX_MS = 15_000

/**
 * Reads a file beside the page, which stays alive whatever the file does.
 * @throws FileRefused also when reading takes too long or ends the thread
 */
export async function openListingFile(file: File, sheet: number): Promise<ListingSource> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A worker's address is a script's: the built file lies among the page's own.
  trustScriptsBelow('/assets/')
  const worker = new Worker(new URL('./listing-file-worker.ts', import.meta.url), { type: 'module' })
  const reply = new Promise<ReadReply>((resolve) => {
    const refuse = (key: FileRefused['key']) => resolve({ refused: { key, values: {} } })
    worker.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => resolve(data))
    worker.addEventListener('error', () => refuse('Dashboard.Import.File.Damaged'))
    AbortSignal.timeout(MAX_MS).addEventListener('abort', () => refuse('Dashboard.Import.File.TooSlow'))
  })
  const request: ReadRequest = { bytes, sheet }
  worker.postMessage(request, [bytes.buffer])
  try {
    const read = await reply
    if ('source' in read) return read.source
    throw new FileRefused(read.refused.key, read.refused.values)
  } finally {
    worker.terminate()
  }
}
