import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Bytes written and their SHA-256, hexadecimal. */
export interface Written {
  bytes: number
  sha256: string
}

/**
 * Writes a new file that only this user can read; it is on the disk when this returns. The hash is of what was written.
 */
export async function writeHashed(path: string, body: AsyncIterable<Uint8Array>): Promise<Written> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const handle = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const piece of body) {
      hash.update(piece)
      for (let written = 0; written < piece.length;) written += (await handle.write(piece, written)).bytesWritten
      bytes += piece.length
    }
    await handle.datasync()
  } finally {
    await handle.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

export async function hashOf(path: string): Promise<Written> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece)
    bytes += piece.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
