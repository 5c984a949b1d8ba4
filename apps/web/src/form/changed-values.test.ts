import { expect, test } from 'vitest'
import { changed, changedFields, typedOver } from './changed-values.ts'

test('keeps the fields alone that differ from what is saved', () => {
  expect(
    changedFields({ city: 'Pavia', sources: ['a'], rent: '' }, { city: 'Pavia', sources: ['a'], rent: '650' }),
  ).toEqual({ rent: changed('', '650') })
})

test('keeps nothing where nothing differs, or nothing does any more', () => {
  expect(changedFields({ city: 'Pavia' }, { city: 'Pavia' })).toBeUndefined()
  expect([changed('', ''), changed(undefined, undefined), changed([], [])]).toEqual([undefined, undefined, undefined])
})

test('puts back what was typed over the saved value, and nothing over a newer one', () => {
  expect(typedOver('', changed('', '650'))).toEqual({ typed: '650' })
  expect(typedOver(undefined, changed(undefined, 'rent'))).toEqual({ typed: 'rent' })
  expect(typedOver(['b'], changed(['a'], ['c']))).toBeUndefined()
  expect([typedOver('', undefined), typedOver('', 'no draft')]).toEqual([undefined, undefined])
})
