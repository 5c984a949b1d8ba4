/** Copies the file store to another place, each file compared by its hash, as often as wanted. */
import { createHash } from 'node:crypto'
import { NotStored, type Storage } from '@attesta/providers/storage/port.ts'

export interface Copied {
  copied: number
  /** They were there already, from an earlier run. */
  already: number
  /** Deleted while this ran. */
  gone: number
  bytes: number
}

/** What arrived is not what was sent. Its name is an id, never of a person. */
export class FileDiffers extends Error {
  constructor(key: string) {
    super(`The copy of ${key} differs from the file. Nothing was removed; run it again.`)
    this.name = 'FileDiffers'
  }
}

/**
 * Removes nothing: files whose rows are gone are swept by the product wherever it runs.
 * @throws FileDiffers
 */
export async function copyFiles(from: Storage, to: Storage): Promise<Copied> {
  const there = new Map<string, number>()
  for await (const { key, size } of to.list('')) there.set(key, size)
  const done: Copied = { copied: 0, already: 0, gone: 0, bytes: 0 }
  for await (const { key, size } of from.list('')) {
    if (key.startsWith('probes/')) continue
    const isThere = there.get(key) === size
    try {
      if (!isThere) await to.put(key, await from.get(key))
      if ((await hashOf(from, key)) !== (await hashOf(to, key))) {
        await to.delete(key)
        throw new FileDiffers(key)
      }
    } catch (error) {
      if (!(error instanceof NotStored) || (await from.has(key))) throw error
      done.gone++
      continue
    }
    done[isThere ? 'already' : 'copied']++
    done.bytes += size
  }
  return done
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of await storage.get(key)) hash.update(piece as Uint8Array)
  return hash.digest('hex')
}
