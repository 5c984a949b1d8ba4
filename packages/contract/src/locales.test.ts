import { expect, test } from 'vitest'
import { withOrdinal } from './locales.ts'

test.each([
  ['it-IT', '1 febbraio 2027', '1º febbraio 2027'],
  ['it', '11 febbraio 2027', '11 febbraio 2027'],
  ['en-GB', '1 February 2027', '1 February 2027'],
  ['de-DE', '1. Februar 2027', '1. Februar 2027'],
])('the first of a month in %s: %s', (locale, day, written) => expect(withOrdinal(locale, day)).toBe(written))
