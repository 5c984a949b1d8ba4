import { expect, test } from 'vitest'
import { splitMobile } from './split-mobile.ts'

const codes = ['+39', '+49', '+1', '+1684']
test.each([
  ['+39 333 123 4567', '+39', '3331234567'],
  ['0049 (171) 123-4567', '+49', '1711234567'],
  ['+16841234567', '+1684', '1234567'],
  ['333 123 4567', undefined, '333 123 4567'],
  ['+999 1', undefined, '+999 1'],
  ['', undefined, ''],
])('%s', { tags: ['SU-2'] }, (text, code, value) => expect(splitMobile(text, codes)).toEqual({ code, value }))
