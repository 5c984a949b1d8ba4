import { expect, test } from 'vitest'
import { tidyFiscalCode, tidyText, withoutMarks, withoutUnseen } from './tidy.ts'

test.each([
  ['\u200bAn\u00adna\u200e ', 'Anna '],
  ['A\tb', 'A\tb'],
])('invisible marks go from %j', (text, kept) => expect(withoutUnseen(text)).toBe(kept))

test.each([
  ['a\u0000\u0007b', 'a b'],
  ['a\u2028\u2029b', 'a b'],
  ['100\u202e,00', '100,00'],
  ['a\ud800b\ue000c', 'abc'],
  ['Zoë – 100 €', 'Zoë – 100 €'],
])('%j of a document is shown as %j', (text, shown) => expect(withoutMarks(text)).toBe(shown))

test('a fiscal code has no blanks and is written in capitals', () =>
  expect(tidyFiscalCode(' rss mra\u200b80a01\u00a0h501u')).toBe('RSSMRA80A01H501U'))

test.each([
  ['’‘‛´`ʼ′＇', "''''''''"],
  ['‐‑‒–—−', '------'],
  [' a \n\t b ', 'a b'],
  ['e\u0301\u200b', 'é'],
])('%j is written %j', (text, tidy) => expect(tidyText(text)).toBe(tidy))
