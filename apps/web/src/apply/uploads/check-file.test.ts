import { describe, expect, test } from 'vitest'
import { limits } from '@attesta/contract/limits.ts'
import { checkFile, isLocked, kindOf } from './check-file.ts'

const bytes = (...parts: (string | number[])[]) => new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)))
const pdf = bytes('%PDF-1.7\n1 0 obj\ntrailer << /Root 1 0 R >>')
const png = bytes([0x89], 'PNG', [13, 10, 26, 10])
const never = { pdfOnly: false, isKnown: () => false }
const problemOf = async (content: Uint8Array<ArrayBuffer>, name = 'a.pdf', rule = never) => (await checkFile(new File([content], name), rule)).problem

describe('the kind is read from the bytes', () => {
  test.each([['pdf', pdf], ['pdf', bytes('junk\n%PDF-1.4')], ['png', png], ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])], ['heic', bytes([0, 0, 0, 24], 'ftypheic')], ['unknown', bytes('MZ')], ['unknown', bytes('')]])('%s', (kind, content) => expect(kindOf(content)).toBe(kind))
})

describe('before it is sent', () => {
  test.each([
    ['a PDF', pdf, undefined], ['an empty file', bytes(''), 'empty'], ['a program named like a PDF', bytes('MZ....'), 'wrongType'], ['a phone\'s picture', bytes([0, 0, 0, 24], 'ftypheic'), 'heic'],
    ['a locked PDF', bytes('%PDF-1.7\ntrailer << /Encrypt 12 0 R >>'), 'locked'],
  ])('%s: %s', async (_, content, problem) => expect(await problemOf(content as Uint8Array<ArrayBuffer>)).toBe(problem))
  test('a picture where only a PDF counts', async () => expect(await problemOf(png, 'a.pdf', { pdfOnly: true, isKnown: () => false })).toBe('notPdf'))
  test('too large by one byte, and just small enough', async () => {
    const big = new Uint8Array(limits.uploadBytes + 1)
    big.set(pdf)
    expect(await problemOf(big)).toBe('tooLarge')
    expect(await problemOf(big.slice(0, -1))).toBeUndefined()
  })
  test('the same bytes again', async () => {
    const { print } = await checkFile(new File([pdf], 'a.pdf'), never)
    expect((await checkFile(new File([pdf], 'copy.pdf'), { pdfOnly: true, isKnown: (known) => known === print })).problem).toBe('duplicate')
  })
})

test.each([['trailer << /Encrypt 12 0 R >>', true], ['(/Encrypted) Tj', false], ['', false]])('%s locked: %s', (tail, locked) => expect(isLocked(tail)).toBe(locked))
