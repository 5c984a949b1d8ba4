import { expect, test } from 'vitest'
import { pageFromText } from '../testing/page-from-text.ts'
import { isNonsense } from './readable.ts'

test.each<[string, string, boolean]>([
  [
    'Italian text',
    'Estratto conto al 31/01/2026 per il cliente Mario Rossi con saldo di euro 12,00 e totale dei movimenti',
    false,
  ],
  [
    'a bare table',
    '05/01/2026 650,00 ROSSI\n06/01/2026 42,17 ESSELUNGA\n07/01/2026 1,00 POS\n08/01/2026 5,00 BAR',
    false,
  ],
  ['letters of a wrong table', 'Hvwudwwr frqwr qhw vdogr gl jhqqdlr shu lo folhqwh Pdulr Urvvl frq lo vxr frqwr', true],
  ['control characters', '\u0001\u0002\u0003\u0004 \u0005\u0006\u0007 \u0010\u0011', true],
  ['a few words are taken as they are', 'Allegato 7', false],
  ['nothing', '', false],
])('%s', (_, text, nonsense) => expect(isNonsense(pageFromText(text).words)).toBe(nonsense))
