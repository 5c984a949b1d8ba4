import { expect, test } from 'vitest'
import { birthPlaceNames } from './fiscal-code-places.ts'

test.each([
  ['a town', 'H501', ['Roma']],
  ['a town of two names', 'A952', ['Bolzano', 'Bozen']],
  ['a country', 'Z112', ['Germania']],
  ['what we do not know', 'A562', null],
  ['a code of no place', 'Z000', null],
])('%s: %s', (_, code, names) => expect(birthPlaceNames(code)).toEqual(names))
