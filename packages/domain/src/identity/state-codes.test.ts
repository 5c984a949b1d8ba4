import { expect, test } from 'vitest'
import { stateOfCode } from './state-codes.ts'

test.each([
  ['ITA', 'IT'],
  ['DEU', 'DE'],
  ['D', 'DE'],
  ['CHE', 'CH'],
  ['HRV', 'HR'],
  ['GBN', 'GB'],
  ['RKS', 'XK'],
  ['XXA', null],
  ['UNO', null],
  ['1TA', null],
  ['IT', null],
])('«%s» on a document is %s', (code, state) => expect(stateOfCode(code)).toBe(state))
