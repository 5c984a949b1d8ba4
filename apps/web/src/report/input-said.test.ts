import { expect, test } from 'vitest'
import type { TraceRef } from '@attesta/contract/report.ts'
import { correctionSaid } from './input-said.ts'

const words = {
  t: (key: string, params = {}) => `${key} ${Object.values(params).join('|')}`,
  day: (day: string) => `day ${day}`,
  shown: (value: string) => `«${value}»`,
}
const input: TraceRef = { document_id: 'd', page: 1, box: null, label: 'l', value: '1852.80', when: null }
const on = '2026-11-21',
  reason = 'Digits turned'

test.each<[string, TraceRef, string | undefined]>([
  ['as it was read', input, undefined],
  [
    'put right',
    { ...input, corrected: { was: '1825.80', reason, on } },
    `ReportPage.Page.Corrected «1825.80»|«1852.80»|day ${on}|${reason}`,
  ],
  [
    'supplied where nothing was read',
    { ...input, corrected: { was: null, reason, on } },
    `ReportPage.Page.Supplied «1852.80»|day ${on}|${reason}`,
  ],
  [
    'taken off',
    { ...input, value: null, corrected: { was: '1825.80', reason, on } },
    `ReportPage.Page.Corrected «1825.80»|–|day ${on}|${reason}`,
  ],
])('a value %s', (_, value, said) => expect(correctionSaid(value, words)).toBe(said))
