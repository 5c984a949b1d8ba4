import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isOneOf } from './same-file.ts'

const pdf = '%PDF-1.7\nNet income 2001.35\n'
const sha256 = createHash('sha256').update(pdf).digest('hex')

test.each([
  ['the file itself', pdf, true],
  ['one with a figure changed', pdf.replace('2001.35', '3001.35'), false],
  ['one with something added behind its end', `${pdf}\n`, false],
  ['an empty one', '', false],
])('%s', async (_, text, same) => expect(await isOneOf(new Blob([text]), ['0'.repeat(64), sha256])).toBe(same))

test('nothing is the same as none', async () => expect(await isOneOf(new Blob([pdf]), [])).toBe(false))
