/** The file store as a folder on a disk: a file appears whole and durable, or not at all. */
import * as nodeFiles from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { dirname, join, relative, sep } from 'node:path'
import { checkedKey } from './key.ts'
import { NotStored, type Storage, StorageFull } from './port.ts'

/** The file system's calls that we make: tests put in a disk that is full or that fails half-way. */
export type Files = Pick<typeof nodeFiles, 'mkdir' | 'open' | 'rename' | 'rm' | 'stat' | 'readdir' | 'statfs'>

export interface DiskSettings {
  folder: string
  random: { bytes(length: number): Buffer }
  /** Left free for the database and the log: below it no file is taken. */
  reserveBytes?: number
  files?: Files
}

/** Names of files under way; no key begins with a dot. */
const UNDER_WAY = '.incoming-'
const FULL = new Set(['ENOSPC', 'EDQUOT'])

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export interface DiskStorage extends Storage {
  /** Removes what writers that died have left, when last written before `day`. Returns how many. */
  removeAbandoned(before: Date): Promise<number>
}

export function createDiskStorage({ folder, random, reserveBytes = 0, files = nodeFiles }: DiskSettings): DiskStorage {
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split('/'))
  const whenMissing = (error: unknown): never => {
    throw codeOf(error) === 'ENOENT' ? new NotStored({ cause: error }) : error
  }

  const syncFolder = async (path: string): Promise<void> => {
    const handle = await files.open(path, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  /** A new folder is durable only when the one above it is. */
  const makeFolder = async (path: string): Promise<void> => {
    const topmost = await files.mkdir(path, { recursive: true, mode: 0o700 })
    if (topmost === undefined) return
    for (let made = path; made.length >= topmost.length; made = dirname(made)) await syncFolder(dirname(made))
  }

  const write = async (path: string, body: AsyncIterable<Uint8Array> | Uint8Array): Promise<void> => {
    const handle = await files.open(path, 'wx', 0o600)
    try {
      for await (const piece of body instanceof Uint8Array ? [body] : body) {
        for (let written = 0; written < piece.length;) written += (await handle.write(piece, written)).bytesWritten
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  async function* walk(path: string): AsyncGenerator<string> {
    const entries = await files.readdir(path, { withFileTypes: true }).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return []
      throw error
    })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory()) yield* walk(join(path, entry.name))
      else yield join(path, entry.name)
    }
  }

  return {
    async put(key, body) {
      const target = pathOf(key),
        place = dirname(target)
      const underWay = join(place, `${UNDER_WAY}${random.bytes(12).toString('hex')}`)
      try {
        await makeFolder(place)
        const { bavail, bsize } = await files.statfs(place)
        if (bavail * bsize < reserveBytes) throw new StorageFull()
        await write(underWay, body)
        await files.rename(underWay, target)
        await syncFolder(place)
      } catch (error) {
        await files.rm(underWay, { force: true })
        throw FULL.has(codeOf(error) ?? '') ? new StorageFull({ cause: error }) : error
      }
    },

    async get(key): Promise<Readable> {
      const handle = await files.open(pathOf(key), 'r').catch(whenMissing)
      return handle.createReadStream()
    },

    async delete(key) {
      const path = pathOf(key)
      await files.rm(path, { force: true })
      await syncFolder(dirname(path)).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error
      })
    },

    async has(key) {
      return files.stat(pathOf(key)).then(
        (found) => found.isFile(),
        (error: unknown) => {
          if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false
          throw error
        },
      )
    },

    async *list(prefix) {
      for await (const path of walk(folder)) {
        const key = relative(folder, path).split(sep).join('/')
        if (key.includes(UNDER_WAY) || !key.startsWith(prefix)) continue
        const found = await files.stat(path).catch((error: unknown) => {
          if (codeOf(error) === 'ENOENT') return null
          throw error
        })
        if (found) yield { key, size: found.size, storedAt: found.mtime }
      }
    },

    async removeAbandoned(before) {
      let removed = 0
      for await (const path of walk(folder)) {
        if (!path.includes(UNDER_WAY) || (await files.stat(path)).mtime >= before) continue
        await files.rm(path, { force: true })
        removed++
      }
      return removed
    },
  }
}
