import { Readable } from 'node:stream'
import { NotStored, type Storage } from '@attesta/providers/storage/port.ts'
import type { Clock } from '../clock.ts'
import { collect } from './collect.ts'

/** The file store's port in memory; `files` shows the sealed bytes. */
export function createMemoryStorage(clock: Clock): Storage & { files: Map<string, { bytes: Buffer; storedAt: Date }> } {
  const files = new Map<string, { bytes: Buffer; storedAt: Date }>()
  return {
    files,
    async put(key, body) {
      files.set(key, {
        bytes: body instanceof Uint8Array ? Buffer.from(body) : await collect(body),
        storedAt: clock.now(),
      })
    },
    async get(key) {
      const file = files.get(key)
      if (!file) throw new NotStored()
      return Readable.from([file.bytes])
    },
    delete: async (key) => {
      files.delete(key)
    },
    has: async (key) => files.has(key),
    async *list(prefix) {
      for (const [key, { bytes, storedAt }] of files)
        if (key.startsWith(prefix)) yield { key, size: bytes.length, storedAt }
    },
  }
}
