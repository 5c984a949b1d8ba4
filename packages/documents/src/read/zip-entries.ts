/** The files in a ZIP archive, as banks pack exports of many days. Anything unusual about the archive ends it. */
import { inflateRawSync } from 'node:zlib'
import { EncryptedFile, LimitExceeded, UnreadableFile, UnsupportedFile } from './refusal-of-file.ts'

/** More files, or more bytes in all of them, no bank hands out at once. */
const MAX_FILES = 400,
  MAX_BYTES = 40_000_000

const LOCAL = 0x04034b50,
  CENTRAL = 0x02014b50,
  END = 0x06054b50,
  END_LENGTH = 22,
  CENTRAL_LENGTH = 46,
  LOCAL_LENGTH = 30
/** The end may have a comment behind it. */
const MAX_COMMENT = 65_535
const STORED = 0,
  DEFLATED = 8,
  ENCRYPTED = 1

export interface ZipEntry {
  name: string
  content: Uint8Array
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length > END_LENGTH && new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true) === LOCAL

/**
 * What each file of the archive holds; folders and what macOS adds are left out.
 * @throws RefusalOfFile when it is damaged, locked, too much, or packed in another way
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return entriesAt(bytes, view, endOf(view))
  } catch (problem) {
    if (problem instanceof RangeError) throw new UnreadableFile('the archive points beyond itself')
    throw problem
  }
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - END_LENGTH; at >= Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at
  throw new UnreadableFile('the archive has no table of its files')
}

function entriesAt(bytes: Uint8Array, view: DataView, end: number): ZipEntry[] {
  const count = view.getUint16(end + 10, true),
    entries: ZipEntry[] = []
  if (count > MAX_FILES) throw new LimitExceeded('too many files in the archive')
  let at = view.getUint32(end + 16, true),
    left = MAX_BYTES
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== CENTRAL) throw new UnreadableFile('the table of files is damaged')
    const nameLength = view.getUint16(at + 28, true),
      name = Buffer.from(bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength)).toString('latin1')
    if (!name.endsWith('/') && !name.startsWith('__MACOSX/')) {
      const content = contentOf(bytes, view, at, left)
      left -= content.length
      entries.push({ name, content })
    }
    at += CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function contentOf(bytes: Uint8Array, view: DataView, central: number, left: number): Uint8Array {
  if ((view.getUint16(central + 8, true) & ENCRYPTED) !== 0) throw new EncryptedFile()
  const method = view.getUint16(central + 10, true),
    packed = view.getUint32(central + 20, true),
    local = view.getUint32(central + 42, true)
  const from = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    content = bytes.subarray(from, from + packed)
  if (content.length < packed) throw new UnreadableFile('a file of the archive is cut off')
  if (method !== STORED && method !== DEFLATED) throw new UnsupportedFile('packed in a way that banks do not use')
  if (method === STORED) return fitting(content, left)
  try {
    return inflateRawSync(content, { maxOutputLength: left + 1 })
  } catch (problem) {
    if (problem instanceof RangeError) throw new LimitExceeded('the archive unpacks to too much')
    throw new UnreadableFile('a file of the archive is damaged')
  }
}

function fitting(content: Uint8Array, left: number): Uint8Array {
  if (content.length > left) throw new LimitExceeded('the archive holds too much')
  return content
}
