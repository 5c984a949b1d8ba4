/** Returns the bytes of a stream, joined. */
export async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Yields the bytes as a stream, cut at the given lengths in turn. */
export async function* inChunks(bytes: Uint8Array, lengths: number[] = [1000]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const length = Math.max(1, lengths[turn % lengths.length]!)
    yield bytes.subarray(at, at + length)
    at += length
  }
}
