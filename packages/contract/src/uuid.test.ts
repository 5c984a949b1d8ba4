import { expect, test } from 'vitest'
import { isUuid, uuidsIn } from './uuid.ts'

const id = '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e'

test.each([
  [id, true],
  [id.toUpperCase(), true],
  [`${id}0`, false],
  [`0${id}`, false],
  [id.slice(1), false],
  [id.replaceAll('-', ''), false],
  // As long and of the same signs, and no id.
  ['0199c2f05d1e-7c3a-9b51-0a4f6b1c2d3e-', false],
  [id.replace('f', 'g'), false],
  [`${id}\n`, false],
  ['', false],
])('%j is an id: %j', (text, expected) => {
  expect(isUuid(text)).toBe(expected)
})

test('finds each id of a path, in small letters', () => {
  const other = '6F1E1D5C-0C57-4A0E-9B1E-5A2F4C8D1A04'
  expect(uuidsIn(`/it/rent/fill/${id}/occupation/${other}`)).toEqual([id, other.toLowerCase()])
  expect(uuidsIn('/it/rent/fill/occupation')).toEqual([])
})
