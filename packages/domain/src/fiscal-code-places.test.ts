import { expect, test } from 'vitest'
import { checkLetter } from './fiscal-code.ts'
import { birthPlaceNames, compareBirthPlace } from './fiscal-code-places.ts'

const coded = (place: string) => `RSSMRA85T10${place}${checkLetter(`RSSMRA85T10${place}`)}`

test.each([
  ['the same town', coded('H501'), 'ROMA', 'match'],
  ['with its province', coded('F205'), 'Milano (MI)', 'match'],
  ['accents and apostrophes apart', coded('D704'), "FORLI'", 'match'],
  ['either of two names', coded('A952'), 'BOZEN', 'match'],
  ['letters for digits', coded('HR0M'), 'ROMA', 'match'],
  ['another town', coded('H501'), 'TORINO', 'mismatch'],
  ['a town that we do not know', coded('H501'), 'FRASCATI', 'unknown'],
  ['a code that we do not know', coded('A562'), 'ROMA', 'unknown'],
  ['born abroad, by the country', coded('Z112'), 'Germania', 'match'],
  ['born abroad, by the town', coded('Z330'), 'CASABLANCA', 'unknown'],
  ['no place', coded('H501'), null, 'unknown'],
  ['no code', 'RSSMRA85T10A562T', 'ROMA', 'unknown'],
])('%s', (_, code, place, expected) => expect(compareBirthPlace(code, place)).toBe(expected))

test('codes have names', () => expect([birthPlaceNames('H501'), birthPlaceNames('Z000')]).toEqual([['Roma'], null]))
