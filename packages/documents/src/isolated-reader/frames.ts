/** Requests on a pipe: the length of a JSON header, the header, the length of the bytes, the bytes. */

export interface Frame<Header> {
  header: Header
  body: Uint8Array
}

export function encodeFrame(header: object, body: Uint8Array): Buffer {
  const json = Buffer.from(JSON.stringify(header))
  const lengths = [Buffer.alloc(4), Buffer.alloc(4)] as const
  lengths[0].writeUInt32BE(json.length)
  lengths[1].writeUInt32BE(body.length)
  return Buffer.concat([lengths[0], json, lengths[1], body])
}

/** Ends with the stream; half a frame at its end is dropped. */
export async function* readFrames<Header>(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame<Header>> {
  let held: Buffer[] = [],
    size = 0,
    /** Bytes before which there is nothing to look at: a large body comes in hundreds of chunks. */
    needed = 8
  const take = (count: number): Buffer => {
    const all = held.length === 1 ? held[0]! : Buffer.concat(held)
    held = [all.subarray(count)]
    size -= count
    return all.subarray(0, count)
  }
  const peek = (at: number) => {
    held = [Buffer.concat(held)]
    return held[0]!.readUInt32BE(at)
  }
  for await (const chunk of stream) {
    held.push(chunk)
    size += chunk.length
    while (size >= needed) {
      const headerLength = peek(0)
      needed = headerLength + 8
      if (size < needed) break
      const bodyLength = peek(4 + headerLength)
      needed += bodyLength
      if (size < needed) break
      needed = 8
      take(4)
      const header = JSON.parse(take(headerLength).toString()) as Header
      take(4)
      yield { header, body: Uint8Array.from(take(bodyLength)) }
    }
  }
}
