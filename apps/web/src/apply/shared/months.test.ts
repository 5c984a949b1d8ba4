import { expect, test } from 'vitest'
import { monthsInWords } from './months.ts'

test.each([
  [['2026-10'], 'en', 'October 2026'],
  [['2026-08', '2026-09', '2026-10'], 'en', 'August, September and October 2026'],
  [['2026-08', '2026-09'], 'it', 'agosto e settembre 2026'],
  [['2025-12', '2026-01'], 'de', 'Dezember 2025 und Januar 2026'],
  [[], 'en', ''],
] as const)('%j in %s', { tags: ['IC-2'] }, (months, language, text) =>
  expect(monthsInWords(months, language)).toBe(text),
)
