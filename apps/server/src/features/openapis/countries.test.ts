import { describe, expect, test } from 'vitest'
import { countryList } from './countries.ts'

describe('countries', () => {
  test.each([['IT', '+39', 'Italia', 'Italien'], ['DE', '+49', 'Germania', 'Deutschland'], ['US', '+1', 'Stati Uniti d\'America', 'Vereinigte Staaten'], ['PL', '+48', 'Polonia', 'Polen']])('%s %s', (cca2, code, ita, deu) => {
    const country = countryList.find((one) => one.cca2 === cca2)!
    expect([country.code, country.translations.ita.common, country.translations.deu.common, country.flag]).toEqual([code, ita, deu, `/flags/${cca2.toLowerCase()}.svg`])
  })
  test('all of them, by name', () => {
    expect(countryList.length).toBeGreaterThan(240)
    expect(countryList.map(({ name }) => name)).toEqual(countryList.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
  })
})
