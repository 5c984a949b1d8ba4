/**
 * Whether a PDF opens without a password. Many offices lock theirs only against changes: those open, and are read.
 * Source: ISO 32000-2, 7.6.4.
 */
import { md5 } from '@noble/hashes/legacy.js'
import { dictionaryOfObject, endOfText, type Trailer } from './pdf-trailer.ts'

const bytesOf = (latin1: string) => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0))
const joined = (...parts: Uint8Array[]) => bytesOf(parts.map((part) => String.fromCharCode(...part)).join(''))

/** What stands for a password of fewer than 32 bytes, here for none. */
const padding = Uint8Array.of(
  0x28,
  0xbf,
  0x4e,
  0x5e,
  0x4e,
  0x75,
  0x8a,
  0x41,
  0x64,
  0x00,
  0x4e,
  0x56,
  0xff,
  0xfa,
  0x01,
  0x08,
  0x2e,
  0x2e,
  0x00,
  0xb6,
  0xd0,
  0x68,
  0x3e,
  0x80,
  0x2f,
  0x0c,
  0xa9,
  0xfe,
  0x64,
  0x53,
  0x69,
  0x7a,
)

/** True only when it is sure that a password must be typed in: what cannot be told from here is for the reader. */
export async function needsPassword(text: string, trailer: Trailer): Promise<boolean> {
  const lock = trailer.encrypt === undefined ? undefined : dictionaryOfObject(text, trailer.encrypt)
  // «/Filter/Standard»: locked by password; others are locked for the keys of certain people
  if (lock === undefined || !/\/Filter\s*\/Standard\b/.test(lock)) return false
  const revision = numberAfter(lock, 'R'),
    owner = textAfter(lock, 'O'),
    user = textAfter(lock, 'U')
  if (owner === undefined || user === undefined) return false
  if (revision === 6 || revision === 5)
    return !isSame(await keyHash(user.subarray(32, 40), revision), user.subarray(0, 32))
  const id = textAfter(trailer.entries, 'ID\\s*\\['),
    permissions = numberAfter(lock, 'P')
  if (id === undefined || permissions === undefined || revision === undefined || revision < 2 || revision > 4)
    return false
  const key = keyOf({
    owner: owner.subarray(0, 32),
    permissions,
    id,
    revision,
    bits: revision === 2 ? 40 : revision === 4 ? 128 : (numberAfter(lock, 'Length') ?? 40),
    isPlainMetadata: /\/EncryptMetadata\s+false/.test(lock),
  })
  return revision === 2
    ? !isSame(rc4(key, padding), user.subarray(0, 32))
    : !isSame(markOf(key, id), user.subarray(0, 16))
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, index) => byte === b[index])

/** «/R 3», «/P -1340» */
const numberAfter = (dictionary: string, name: string): number | undefined => {
  const found = new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)
  return found ? Number(found[1]) : undefined
}

/** «/U (…)» with its backslashes, «/U <5f3a…>». `undefined`: it stands elsewhere. */
function textAfter(dictionary: string, name: string): Uint8Array | undefined {
  const head = new RegExp(`/${name}\\s*(?=[(<])`).exec(dictionary)
  if (!head) return undefined
  const from = head.index + head[0].length
  if (dictionary[from] === '(') return bytesOf(unescaped(dictionary.slice(from + 1, endOfText(dictionary, from))))
  // «<5F3A 11>»: pairs of digits, spaces do not count
  const digits = dictionary.slice(from + 1, dictionary.indexOf('>', from)).replace(/\s/g, '')
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

const letters: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const unescaped = (text: string) =>
  text
    // «\n», «\(», «\053», and a line that is broken behind a backslash
    .replace(
      /\\(?:([0-7]{1,3})|(\r\n|\r|\n)|([\s\S]))/g,
      (_, octal: string | undefined, line: string | undefined, letter: string | undefined) =>
        octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : line ? '' : (letters[letter!] ?? letter!),
    )

/** Returns the key of a file that has no password, up to revision 4. */
function keyOf({
  owner,
  permissions,
  id,
  revision,
  bits,
  isPlainMetadata,
}: {
  owner: Uint8Array
  permissions: number
  id: Uint8Array
  revision: number
  bits: number
  isPlainMetadata: boolean
}): Uint8Array {
  const length = bits / 8
  const rights = new Uint8Array(Int32Array.of(permissions).buffer)
  let key = md5(
    joined(
      padding,
      owner,
      rights,
      id,
      revision === 4 && isPlainMetadata ? Uint8Array.of(255, 255, 255, 255) : new Uint8Array(),
    ),
  )
  for (let round = 0; revision > 2 && round < 50; round++) key = md5(key.subarray(0, length))
  return key.slice(0, length)
}

/** Returns what stands at the beginning of `/U` when the key is right. */
function markOf(key: Uint8Array, id: Uint8Array): Uint8Array {
  let mark: Uint8Array = md5(joined(padding, id))
  for (let round = 0; round < 20; round++)
    mark = rc4(
      key.map((byte) => byte ^ round),
      mark,
    )
  return mark
}

function rc4(key: Uint8Array, plain: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => {
    ;[box[a], box[b]] = [box[b]!, box[a]!]
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + box[i]! + key[i % key.length]!) & 255
    swap(i, j)
  }
  let i = 0,
    j = 0
  return plain.map((byte) => {
    i = (i + 1) & 255
    j = (j + box[i]!) & 255
    swap(i, j)
    return byte ^ box[(box[i]! + box[j]!) & 255]!
  })
}

/** Returns the hash of no password with this salt, of revisions 5 and 6. */
async function keyHash(salt: Uint8Array, revision: 5 | 6): Promise<Uint8Array> {
  const hash = async (name: 'SHA-256' | 'SHA-384' | 'SHA-512', bytes: Uint8Array) =>
    new Uint8Array(await crypto.subtle.digest(name, bytes.slice()))
  let key = await hash('SHA-256', salt)
  if (revision === 5) return key
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = joined(...Array.from({ length: 64 }, () => key))
    const aes = await crypto.subtle.importKey('raw', key.slice(0, 16), 'AES-CBC', false, ['encrypt'])
    // Filled up to whole blocks by the browser; only what was given counts.
    const mixed = new Uint8Array(
      await crypto.subtle.encrypt({ name: 'AES-CBC', iv: key.slice(16, 32) }, aes, block),
    ).subarray(0, block.length)
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = await hash((['SHA-256', 'SHA-384', 'SHA-512'] as const)[rest]!, mixed)
    last = mixed.at(-1)!
  }
  return key.slice(0, 32)
}
