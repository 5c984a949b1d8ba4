import { expect, test } from 'vitest'
import { yearInWords } from './year-in-words.ts'

test.each([
  ['duemilaventi', 2020],
  ['duemilaventuno', 2021],
  ['Duemilaventisei', 2026],
  ['duemilaventitré', 2023],
  ['DUEMILAVENTOTTO', 2028],
  ['duemilatrentuno', 2031],
  ['zweitausendzwanzig', 2020],
  ['zweitausendsechsundzwanzig', 2026],
  ['zweitausendfünfundzwanzig', 2025],
  ['zweitausenddreißig', 2030],
  ['duemila', undefined],
  ['tausend', undefined],
  ['2026', undefined],
])('«%s»', (text, year) => expect(yearInWords(text)).toBe(year))
