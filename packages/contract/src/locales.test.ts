import { expect, test } from 'vitest'
import { localeOf, withOrdinal } from './locales.ts'

test.each([
  ['it-IT', '1 febbraio 2027', '1º febbraio 2027'],
  ['it', '11 febbraio 2027', '11 febbraio 2027'],
  ['en-GB', '1 February 2027', '1 February 2027'],
  ['de-DE', '1. Februar 2027', '1. Februar 2027'],
])('the first of a month in %s: %s', (locale, day, written) => expect(withOrdinal(locale, day)).toBe(written))

test('days are written as in Britain, Italy and Germany', { tags: ['A9-dates-shown'] }, () =>
  expect(
    (['en', 'it', 'de'] as const).map((language) =>
      new Intl.DateTimeFormat(localeOf[language], { timeZone: 'UTC' }).format(new Date('2026-02-01T00:00:00Z')),
    ),
  ).toEqual(['01/02/2026', '01/02/2026', '1.2.2026']),
)
