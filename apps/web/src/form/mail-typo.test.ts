import { expect, test } from 'vitest'
import { likelyMail } from './mail-typo.ts'

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@liberro.it', 'anna@libero.it'],
  ['anna@gmail.com', undefined],
  ['anna@studio-rossi.it', undefined],
  ['anna@', undefined],
  ['anna', undefined],
  ['', undefined],
])('%s: %s', { tags: ['SU-4'] }, (typed, expected) => expect(likelyMail(typed)).toBe(expected))
