import { describe, expect, test } from 'vitest'
import { mobileField } from '@attesta/contract/fields.ts'
import { countryList } from './countries.ts'

describe('countries', () => {
  test.each([
    ['IT', '+39', 'Italia', 'Italien'],
    ['DE', '+49', 'Germania', 'Deutschland'],
    ['US', '+1', "Stati Uniti d'America", 'Vereinigte Staaten'],
    ['PL', '+48', 'Polonia', 'Polen'],
    ['VA', '+39', 'Città del Vaticano', 'Vatikanstadt'],
    [
      'UM',
      '+1',
      "Isole minori esterne degli Stati Uniti d'America",
      'Kleinere Inselbesitzungen der Vereinigten Staaten',
    ],
    ['AX', '+358', 'Isole Aland', 'Åland'],
  ])('%s %s', { tags: ['A3-country'] }, (cca2, code, ita, deu) => {
    const country = countryList.find((one) => one.cca2 === cca2)!
    expect([country.code, country.translations.ita.common, country.translations.deu.common, country.flag]).toEqual([
      code,
      ita,
      deu,
      `/flags/${cca2.toLowerCase()}.svg`,
    ])
  })
  test.each(countryList.flatMap(({ cca2, code }) => (code === null ? [] : [[cca2, code]])))(
    'the dial code of %s, %s, is one that a mobile number may have',
    (_, code) => expect(mobileField.safeParse({ code, value: '12345678' }).success).toBe(true),
  )
  test('all of them, by name', () => {
    expect(countryList.length).toBeGreaterThan(240)
    expect(countryList.map(({ name }) => name)).toEqual(
      countryList.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
  })
})
