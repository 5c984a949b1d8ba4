import { expect, test } from 'vitest'
import { createHeldFiles } from './held-files.ts'
import type { Slot } from './slot.ts'

const slip: Slot = { id: 'document-payslip', type: 'payslip' }
const tax: Slot = { id: 'document-cud', type: 'cud' }
const front: Slot = { id: 'id-front', type: 'national_id', idType: 'id-card-front' }
const back: Slot = { id: 'id-back', type: 'national_id', idType: 'id-card-back' }
const file = new File(['x'], 'x.pdf')

test.each([
  ['in the same place', slip, slip, 'here'],
  ['in another place', slip, tax, 'elsewhere'],
  ['as the other side of a card', front, back, undefined],
] as const)('the same file %s', { tags: ['UP-3'] }, (_, first, second, seen) => {
  const held = createHeldFiles()
  expect(held.seenBy(held.add('1', first, file))('print')).toBeUndefined()
  expect(held.seenBy(held.add('2', second, file))('print')).toBe(seen)
})
test('a file that was removed may come again', { tags: ['UP-3'] }, () => {
  const held = createHeldFiles()
  held.seenBy(held.add('1', slip, file))('print')
  held.drop('1')
  expect(held.seenBy(held.add('2', slip, file))('print')).toBeUndefined()
})
test(
  'a picture that has failed is known again, in its place, also when it was removed meanwhile',
  { tags: ['ID-4'] },
  () => {
    const held = createHeldFiles()
    held.seenBy(held.add('1', front, file))('print')
    held.fail('1')
    held.drop('1')
    expect(held.seenBy(held.add('2', front, file))('print')).toBe('tried')
    expect(held.seenBy(held.add('3', back, file))('print')).toBeUndefined()
  },
)
test('what was removed is no longer sent', () => {
  const held = createHeldFiles()
  const { abort } = held.add('1', slip, file)
  held.drop('1')
  expect([abort.signal.aborted, held.get('1')]).toEqual([true, undefined])
})
