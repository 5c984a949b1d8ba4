import { openStream } from '../crypto/sealed-stream.ts'
import type { Deps } from '../deps.ts'
import type { Document } from '../stores/documents.ts'

/** @throws Error for a document without a file */
export async function bytesOf(
  { storage, keys }: Pick<Deps, 'storage' | 'keys'>,
  { fileKey, applicationId }: Pick<Document, 'fileKey' | 'applicationId'>,
): Promise<Buffer> {
  if (fileKey === null) throw new Error('a document without a file has nothing to read')
  const pieces: Buffer[] = []
  for await (const piece of openStream(
    keys,
    { kind: 'application', id: applicationId },
    fileKey,
    await storage.get(fileKey),
  ))
    pieces.push(piece)
  return Buffer.concat(pieces)
}
