import { beforeEach, expect, test } from 'vitest'
import { compileWords } from '../../build/compiled-words.ts'
import { createIntl } from './create-intl.ts'

const told: string[] = []
const onError = (error: Error) => told.push(error.message)
beforeEach(() => void told.splice(0))

const messages = compileWords({
  plain: 'Indietro',
  name: 'Ciao, {name}',
  months: '{count, plural, one {# mese} other {# mesi}}',
  amount: '{euros, number, integer} euro',
  link: 'Scrivi a <link>{name}</link>.',
})
const it = createIntl({ locale: 'it-IT', messages, onError })

test.each([
  ['plain', undefined, 'Indietro'],
  ['name', { name: 'Anna' }, 'Ciao, Anna'],
  ['months', { count: 1 }, '1 mese'],
  ['months', { count: 1200 }, '1200 mesi'],
  ['amount', { euros: 12_345.6 }, '12.346 euro'],
])('%s with %o: %s', (id, values, expected) => {
  expect(it.formatMessage({ id }, values)).toBe(expected)
  expect(told).toEqual([])
})

test('the marks in a text are drawn by their functions', () =>
  expect(it.formatMessage({ id: 'link' }, { name: 'Anna', link: (parts) => [...parts, '!'] })).toBe('Scrivi a Anna!.'))

test.each([
  ['nowhere', {}, 'nowhere in it-IT: no words'],
  ['name', {}, 'name in it-IT: The intl string context variable "name" was not provided'],
])('%s with %o gives the key and is told', (id, values, expected) => {
  expect(it.formatMessage({ id }, values)).toBe(id)
  expect(told).toEqual([expect.stringContaining(expected)])
})

test('numbers, days and lists are written as in the language', () => {
  const de = createIntl({ locale: 'de-DE', messages: {}, onError })
  expect(it.formatNumber(1234.5, { style: 'currency', currency: 'EUR', useGrouping: 'always' })).toBe('1.234,50\u00a0€')
  expect(de.formatNumber(0.125, { style: 'percent', maximumFractionDigits: 1 })).toBe('12,5\u00a0%')
  expect(de.formatDate('2026-10-08T12:00:00Z', { dateStyle: 'long', timeZone: 'UTC' })).toBe('8. Oktober 2026')
  expect(it.formatList(['Anna', 'Luca', 'Ugo'])).toBe('Anna, Luca e Ugo')
})
