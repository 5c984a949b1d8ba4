import { afterEach, expect, test, vi } from 'vitest'
import { isFocusFree } from './is-focus-free.ts'

const body = { matches: () => false }
const elsewhere = { matches: (selector: string) => selector === '#elsewhere' }
const holder = { matches: (selector: string) => selector === '#holder' }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['what held it is gone', true, body],
  ['nothing has it', true, null],
  ['what was pressed still has it', true, holder],
  ['the reader went on', false, elsewhere],
])('the focus after a slow answer, where %s: may be moved %s', (_, isFree, activeElement) => {
  vi.stubGlobal('document', { activeElement, body })
  expect(isFocusFree('#holder')).toBe(isFree)
})

test('without a holder it is moved from nothing that has it', () => {
  vi.stubGlobal('document', { activeElement: holder, body })
  expect(isFocusFree()).toBe(false)
})
