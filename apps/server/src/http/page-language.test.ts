import { expect, test } from 'vitest'
import { languageOfPage } from './page-language.ts'

test.each([
  ['/de/fill/occupation', '', undefined, 'de'],
  ['/DE/fill/occupation', '', undefined, 'de'],
  ['/en/verify-report', 'token=x', undefined, undefined],
  ['/verify-report', 'token=x&lang=de', undefined, 'de'],
  ['/it/shared-report', 'token=x', 'de', undefined],
  ['/', '', undefined, 'it'],
  ['/', '', 'de', 'de'],
  ['/en/fill/occupation', '', 'de', 'en'],
  ['/fr/fill/occupation', '', undefined, 'it'],
  ['/', '', 'en', 'it'],
  ['/dashboard', '', 'de', undefined],
  ['/dashboard/reports', 'lang=de', undefined, 'de'],
  ['/preview', '', undefined, undefined],
] as const)('the page %s?%s on %s speaks %s', { tags: ['G-2'] }, (path, query, host, expected) =>
  expect(languageOfPage({ path, query, host })).toBe(expected),
)
