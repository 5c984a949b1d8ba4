import { describe, expect, test } from 'vitest'
import { countriesIn, dialOf, foldSearch } from './countries.ts'

const tags = ['A3-country-fallback', 'A4-country-fallback']
test('Italy and Germany are there without the list', { tags }, () =>
  expect(countriesIn('en').map(({ cca2, code, localName }) => [cca2, code, localName])).toEqual([
    ['IT', '+39', 'Italy'],
    ['DE', '+49', 'Germany'],
  ]),
)

const wire = (cca2: string, name: string, code: string | null, ita: string, deu: string) => ({
  cca2,
  name,
  code,
  flag: '',
  translations: { ita: { common: ita, official: ita }, deu: { common: deu, official: deu } },
})
const countries = countriesIn('de', [
  wire('AT', 'Austria', '+43', 'Austria', 'Österreich'),
  wire('IT', 'Italy', '+39', 'Italia', 'Italien'),
  wire('DE', 'Germany', '+49', 'Germania', 'Deutschland'),
  wire('AL', 'Albania', null, 'Albania', 'Albanien'),
])

test('Italy and Germany stand first, the others by their local names', () =>
  expect(countries.map(({ localName }) => localName)).toEqual(['Italien', 'Deutschland', 'Albanien', 'Österreich']))

describe('a country is found', { tags: ['A5-country-search'] }, () => {
  test.each([
    ['by its English name', 'aUSTR', 'AT'],
    ['by its German name', 'ÖSTERREICH', 'AT'],
    ['by its German name without the umlaut', 'oesterr', 'AT'],
    ['by its Italian name', 'Germania', 'DE'],
    ['by its dial code', '+43', 'AT'],
    ['without a dial code', 'albanien', 'AL'],
  ])('%s', (_, typed, cca2) =>
    expect(countries.filter(({ search }) => search.includes(foldSearch(typed))).map((one) => one.cca2)).toEqual([cca2]),
  )
})

test('a number begins as in the region', { tags: ['A9-dial-default'] }, () =>
  expect(dialOf).toEqual({ it: '+39', de: '+49' }),
)
