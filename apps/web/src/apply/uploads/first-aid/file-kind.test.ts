import { expect, test } from 'vitest'
import { kindOf } from './file-kind.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
  )

test.each([
  ['pdf', bytes('%PDF-1.7\n')],
  ['pdf', bytes('junk\n%PDF-1.4')],
  ['png', bytes([0x89], 'PNG', [13, 10, 26, 10])],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['heic', bytes([0, 0, 0, 24], 'ftypheic')],
  ['heic', bytes([0, 0, 0, 24], 'ftyphevc')],
  ['heic', bytes([0, 0, 0, 24], 'ftypmif1')],
  ['unknown', bytes([0, 0, 0, 24], 'ftypisom')],
  ['unknown', bytes('MZ')],
  ['unknown', bytes('PK\x03\x04')],
  ['unknown', bytes('')],
])('the kind is read from the bytes: %s', { tags: ['UP-2'] }, (kind, content) => expect(kindOf(content)).toBe(kind))
