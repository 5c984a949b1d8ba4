import { expect, test } from 'vitest'
import { contractTypeIn } from './contract-type.ts'

test.each([
  ['Tempo indeterminato', 'open_ended'],
  ['unbefristet', 'open_ended'],
  ['T. determinato', 'fixed_term'],
  ['befristet bis 31.12.2026', 'fixed_term'],
  ['Apprendistato professionalizzante', 'apprenticeship'],
  ['Apprendista a tempo indeterminato', 'apprenticeship'],
  ['Lavoro intermittente a chiamata', 'on_call'],
  ['Contratto a chiamata a tempo indeterminato', 'on_call'],
  ['Arbeit auf Abruf, unbefristet', 'on_call'],
  ['Indennità di chiamata', null],
  ['Impiegata', null],
])('«%s» is %s', (text, type) => expect(contractTypeIn(text)).toBe(type))
