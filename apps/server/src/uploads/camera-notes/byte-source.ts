/** Reads a stream of bytes in the portions that a format has, whatever portions they came in. */
export interface ByteSource {
  /** Takes exactly so many bytes; fewer only at the end. */
  take(count: number): Promise<Buffer>
  /** Takes what comes next, at most so many bytes; none only at the end. */
  takeSome(most?: number): Promise<Buffer>
  /** Puts bytes back before all others. */
  putBack(bytes: Buffer): void
  /** Nothing more is wanted of the stream. */
  end(): Promise<void>
}

export function createByteSource(stream: AsyncIterable<Uint8Array>): ByteSource {
  const chunks = stream[Symbol.asyncIterator]()
  let held: Buffer[] = []

  async function pull(): Promise<boolean> {
    const { done, value } = await chunks.next()
    if (!done) held.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
    return !done
  }
  async function takeSome(most = Infinity): Promise<Buffer> {
    while (held.length === 0 || held[0]!.length === 0) {
      if (held.length > 0) held.shift()
      else if (!(await pull())) return Buffer.alloc(0)
    }
    const first = held.shift()!
    if (first.length > most) held.unshift(first.subarray(most))
    return first.subarray(0, most)
  }
  return {
    takeSome,
    async take(count) {
      const parts: Buffer[] = []
      for (let missing = count; missing > 0;) {
        const part = await takeSome(missing)
        if (part.length === 0) break
        parts.push(part)
        missing -= part.length
      }
      return Buffer.concat(parts)
    },
    putBack(bytes) {
      held = [bytes, ...held]
    },
    async end() {
      await chunks.return?.()
    },
  }
}

/** Passes on all that is left, as it is. */
export async function* untouched(source: ByteSource): AsyncGenerator<Buffer> {
  for (let bytes = await source.takeSome(); bytes.length > 0; bytes = await source.takeSome()) yield bytes
}

/** Passes on zeros in the place of all that is left, or of so many bytes of it. */
export async function* zeroed(source: ByteSource, count = Infinity): AsyncGenerator<Buffer> {
  for (let left = count; left > 0;) {
    const { length } = await source.takeSome(left)
    if (length === 0) return
    left -= length
    yield Buffer.alloc(length)
  }
}
