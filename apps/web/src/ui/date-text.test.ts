import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settleDate, shownDate, typeDate, typedDate } from './date-text.ts'

const typeAll = (keys: string) => [...keys].reduce((text, key) => typeDate(text, text + key), '')

describe('typing a date', () => {
  test.each([
    ['digits only', '03021990', '03/02/1990'],
    ['own slashes', '03/02/1990', '03/02/1990'],
    ['dots', '3.2.1990', '03/02/1990'],
    ['no more than ten characters', '030219901', '03/02/1990'],
    ['letters are left alone', '3 feb', '03/feb'],
  ])('%s', { tags: ['A5-date-slashes', 'A5-date-length', 'A9-date-length'] }, (_, keys, expected) =>
    expect(typeAll(keys)).toBe(expected),
  )

  test('deleting a slash does not bring it back', { tags: ['A5-date-slashes'] }, () =>
    expect(typeDate('03/', '03')).toBe('03'),
  )
  test('a change in the middle is left alone', () => expect(typeDate('03/02/1990', '0/02/1990')).toBe('0/02/1990'))
})

describe('leaving the field', () => {
  test.each([
    ['1990-02-03', '03/02/1990'],
    ['3.2.1990', '03/02/1990'],
    ['3 feb 1990', '03/02/1990'],
    ['3. März 1990', '03/03/1990'],
    ['12 dicembre 1985', '12/12/1985'],
    ['03021990', '03/02/1990'],
    ['03/02/1990', '03/02/1990'],
    ['14/03/1992\u200e', '14/03/1992'],
    ['soon', 'soon'],
    ['', ''],
  ])('%s becomes %s', { tags: ['A5-date-zeros'] }, (text, expected) => expect(settleDate(text)).toBe(expected))

  test.each([
    ['3 feb 1990', '03/02/1990'],
    ['3. Februar 1990', '03/02/1990'],
    ['12 dicembre 1985', '12/12/1985'],
  ])('%s typed letter by letter becomes %s', (keys, expected) => expect(settleDate(typeAll(keys))).toBe(expected))

  test('settling twice changes nothing', () =>
    fc.assert(fc.property(fc.string(), (text) => settleDate(settleDate(text)) === settleDate(text))))
  test('any day survives typing its digits', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1900, max: 2099 }),
        (day, month, year) => {
          const two = (n: number) => String(n).padStart(2, '0')
          return typeAll(`${two(day)}${two(month)}${year}`) === `${two(day)}/${two(month)}/${year}`
        },
      ),
    ))
})

describe('in German the marks are dots', () => {
  const typeInGerman = (keys: string) =>
    [...keys].reduce((text, key) => typeDate(text, typedDate(`${shownDate(text, 'de')}${key}`, 'de')), '')
  test.each([
    ['digits only', '03021990', '03.02.1990'],
    ['own dots', '3.2.1990', '03.02.1990'],
    ['slashes', '03/02/1990', '03.02.1990'],
  ])('%s', (_, keys, expected) => expect(shownDate(typeInGerman(keys), 'de')).toBe(expected))
  test('a month by its name', () => expect(settleDate(typeInGerman('3. Februar 1990'))).toBe('03/02/1990'))
  test('other languages keep the slashes', () =>
    expect([shownDate('03/02/1990', 'it'), typedDate('3.2', 'en')]).toEqual(['03/02/1990', '3.2']))
})
