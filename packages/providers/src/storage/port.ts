import type { Readable } from 'node:stream'

/**
 * Keeps sealed bytes under keys such as `documents/3f…/9c…`. `put` returns when the bytes are durable; nothing
 * half-written is ever visible.
 */
export interface Storage {
  put(key: string, body: AsyncIterable<Uint8Array> | Uint8Array): Promise<void>
  /** Throws `NotStored` when there is no such key. */
  get(key: string): Promise<Readable>
  delete(key: string): Promise<void>
  has(key: string): Promise<boolean>
  list(prefix: string): AsyncIterable<{ key: string; size: number; storedAt: Date }>
}

export class StorageFull extends Error {
  constructor(options?: { cause?: unknown }) {
    super('no space left in the file store', options)
    this.name = 'StorageFull'
  }
}

export class NotStored extends Error {
  constructor(options?: { cause?: unknown }) {
    super('no such file in the store', options)
    this.name = 'NotStored'
  }
}
