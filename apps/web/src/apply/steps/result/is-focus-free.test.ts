import { afterEach, expect, test, vi } from 'vitest'
import { isFocusFree } from './is-focus-free.ts'

const body = { matches: () => false }
const elsewhere = { matches: (selector: string) => selector === '#elsewhere' }
const holder = { matches: (selector: string) => selector === '#holder' }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['what held it is gone', body, true],
  ['nothing has it', null, true],
  ['what was pressed still has it', holder, true],
  ['the reader went on', elsewhere, false],
])('the focus after a slow answer, where %s: may be moved %s', (_, activeElement, isFree) => {
  vi.stubGlobal('document', { activeElement, body })
  expect(isFocusFree('#holder')).toBe(isFree)
})

test('without a holder it is moved from nothing that has it', () => {
  vi.stubGlobal('document', { activeElement: holder, body })
  expect(isFocusFree()).toBe(false)
})
