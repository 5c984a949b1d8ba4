import { expect, test } from 'vitest'
import { atPointer, filled, textAtPointer } from './json-pointer.ts'

const answer = { action: { id: 7, 'a/b': ['x', { '~': 'deep' }], empty: '' } }

test.each<[string, unknown]>([
  ['/action/id', 7],
  ['/action/a~1b/0', 'x'],
  ['/action/a~1b/1/~0', 'deep'],
  ['/action/none', undefined],
  ['/action/id/further', undefined],
  ['/toString', undefined],
  ['/__proto__/constructor', undefined],
])('%s', (pointer, found) => expect(atPointer(answer, pointer)).toEqual(found))

test('a number is a text, nothing and an empty text are none', () =>
  expect(
    ['/action/id', '/action/empty', '/action', '/no', undefined].map((pointer) => textAtPointer(answer, pointer)),
  ).toEqual(['7', undefined, undefined, undefined, undefined]))

test('a template is filled at any depth; a place without a value is left out where it stands alone', () => {
  expect(
    filled(
      { name: '{given} {family}', born: '{born}', list: ['{given}', 3], other: '{unknown}' },
      { given: 'Jonas {family}', family: 'Müller', born: null },
    ),
  ).toEqual({ name: 'Jonas {family} Müller', list: ['Jonas {family}', 3], other: '{unknown}' })
})

test('what goes into an address is encoded', () =>
  expect(filled('https://a.example/{reference}/x', { reference: '../b?c' }, encodeURIComponent)).toBe(
    'https://a.example/..%2Fb%3Fc/x',
  ))
