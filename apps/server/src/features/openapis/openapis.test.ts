import { describe, expect, test } from 'vitest'
import { countryList } from './countries.ts'
import { addressOf, suggestAddresses } from './find-address.ts'
import table from './streets.json' with { type: 'json' }

describe('addresses', () => {
  test.each([
    ['via paolo sarpi 12', 'IT', 'Via Paolo Sarpi 12, 20154 Milano MI'],
    ['Sarpi', 'IT', 'Via Paolo Sarpi, 20154 Milano MI'],
    ['paolo sarpi 12/a, milano', 'IT', 'Via Paolo Sarpi 12/a, 20154 Milano MI'],
    ['via dell\'indipendenza', 'IT', 'Via dell\'Indipendenza, 40121 Bologna BO'],
    ['dell’indipendenza bologna', 'IT', 'Via dell\'Indipendenza, 40121 Bologna BO'],
    ['konigstrasse stuttgart 5', 'DE', 'Königstraße 5, 70173 Stuttgart'],
    ['Königstr. 5, Stuttgart', 'DE', 'Königstraße 5, 70173 Stuttgart'],
    ['via roma 23100', 'IT', undefined],
    ['ab', 'IT', undefined],
    ['königstraße', 'IT', undefined],
  ])('«%s» in %s', (text, country, first) => expect(suggestAddresses(text, country)[0]?.description).toBe(first))

  test('a suggestion gives its parts; in Italy the county is the province', () => {
    const [found] = suggestAddresses('via xx settembre 3 bis, udine', 'IT')
    expect(addressOf(found!.place_id)).toEqual({
      street: 'Via XX Settembre', formattedAddress: 'Via XX Settembre 3 bis, 33100 Udine UD', county: 'Udine', city: 'Udine', state: 'Friuli-Venezia Giulia', stateCode: '', postcode: '33100', province: 'Udine', provinceCode: 'UD', houseNumber: '3 bis',
    })
    expect(addressOf('nowhere')).toBeUndefined()
  })

  test('every place of the table has five digits and an id of its own', () => {
    const all = table.towns.flatMap(({ country, city, postcode, streets }) => (streets ?? table.common[country as 'IT' | 'DE'].map((street) => [street, postcode!])).map(([street, code]) => ({ id: `${country} ${city} ${street}`, code })))
    expect(all.filter(({ code }) => !/^\d{5}$/.test(code!))).toEqual([])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(table.towns.filter(({ country }) => country === 'IT')).toHaveLength(20)
    expect(table.towns.filter(({ country }) => country === 'DE')).toHaveLength(20)
  })
})

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
