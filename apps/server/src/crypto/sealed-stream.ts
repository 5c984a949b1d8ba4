/**
 * Files sealed in segments of 64 KiB, so that no byte is given out before its segment has been proven. Each segment's
 * nonce carries its number and whether it is the last, and the file's key in the store is bound in: a flipped bit, a
 * cut, a swapped segment or a moved file does not open. Layout: version (1), salt (32), nonce prefix (7), then the
 * segments, each with its tag of 16 bytes.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Random } from '../random.ts'
import { SealBroken, type KeyRing, type Subject } from './key-ring.ts'

export const segmentBytes = 64 * 1024
const version = 1
const saltBytes = 32
const prefixBytes = 7
const tagBytes = 16
export const headBytes = 1 + saltBytes + prefixBytes

/** What a file of so many bytes takes in the store. */
export const sealedSize = (plainBytes: number): number =>
  headBytes + plainBytes + tagBytes * Math.max(1, Math.ceil(plainBytes / segmentBytes))

function nonceOf(prefix: Buffer, segment: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  prefix.copy(nonce)
  nonce.writeUInt32BE(segment, prefixBytes)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Whole pieces of `size` bytes and the rest, which may be empty; the last one is marked. */
async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let pending: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    pending.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    length += chunk.byteLength
    // Only what is followed by more is surely not the last.
    if (length <= size) continue
    let rest = Buffer.concat(pending)
    while (rest.length > size) {
      yield { piece: rest.subarray(0, size), isLast: false }
      rest = rest.subarray(size)
    }
    pending = [rest]
    length = rest.length
  }
  yield { piece: Buffer.concat(pending), isLast: true }
}

export async function* sealStream(
  { keys, random }: { keys: KeyRing; random: Random },
  subject: Subject,
  storageKey: string,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const salt = random.bytes(saltBytes)
  const prefix = random.bytes(prefixBytes)
  const key = await keys.sealingKey(subject, salt)
  const head = Buffer.concat([Buffer.of(version), salt, prefix])
  yield head
  let segment = 0
  for await (const { piece, isLast } of inPieces(plain, segmentBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, segment++, isLast))
    cipher.setAAD(Buffer.concat([head, Buffer.from(storageKey)]))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/** @throws SealBroken before the first byte that is not proven */
export async function* openStream(
  keys: KeyRing,
  subject: Subject,
  storageKey: string,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const source = sealed[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < headBytes) {
    const { value, done } = await source.next()
    if (done) throw new SealBroken()
    start = Buffer.concat([start, value])
  }
  const head = start.subarray(0, headBytes)
  if (head[0] !== version) throw new SealBroken()
  const prefix = head.subarray(1 + saltBytes)
  const key = await keys.openingKey(subject, head.subarray(1, 1 + saltBytes))
  const rest = async function* () {
    yield start.subarray(headBytes)
    yield* { [Symbol.asyncIterator]: () => source }
  }
  let segment = 0
  for await (const { piece, isLast } of inPieces(rest(), segmentBytes + tagBytes)) {
    if (piece.length < tagBytes) throw new SealBroken()
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, segment++, isLast))
    decipher.setAAD(Buffer.concat([head, Buffer.from(storageKey)]))
    decipher.setAuthTag(piece.subarray(-tagBytes))
    let plain: Buffer
    try {
      plain = Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()])
    } catch {
      throw new SealBroken()
    }
    if (plain.length > 0) yield plain
  }
}
