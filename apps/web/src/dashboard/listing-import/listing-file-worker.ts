/** Reads a file in a thread of its own: one that takes too long is ended with the thread. */
import { FileRefused, type ListingSource } from './listing-source.ts'
import { readListingFile } from './read-listing-file.ts'

export interface ReadRequest {
  bytes: Uint8Array
  sheet: number
}
export type ReadReply = { source: ListingSource } | { refused: Pick<FileRefused, 'key' | 'values'> }

const answer = ({ bytes, sheet }: ReadRequest): ReadReply => {
  try {
    return { source: readListingFile(bytes, sheet) }
  } catch (problem) {
    if (problem instanceof FileRefused) return { refused: { key: problem.key, values: problem.values } }
    throw problem
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => self.postMessage(answer(data)))
