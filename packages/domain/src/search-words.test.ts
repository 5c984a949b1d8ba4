import { describe, expect, test } from 'vitest'
import { findableTokens, foldText, searchWords, soughtTokens } from './search-words.ts'

test.each([
  ['  Müller-ÖZ ', 'muller-oz'],
  ['Weiß', 'weiss'],
  ['D’Alessandro', 'd’alessandro'],
])('%j folds to %j', (text, folded) => expect(foldText(text)).toBe(folded))

test('words of a name, each once', () =>
  expect(searchWords('Maria-Antonietta D’Alessandro Maria')).toEqual(['maria', 'antonietta', 'd', 'alessandro']))

describe('someone', () => {
  const tokens = new Set(
    findableTokens({
      firstName: 'Łucja Maria',
      lastName: 'D’Alessandro',
      email: 'Rosa@Esempio.example',
      mobile: '+39-3331234567',
    }),
  )
  const isFound = (text: string) => {
    const sought = soughtTokens(text)
    return sought.length > 0 && sought.every((token) => tokens.has(token))
  }
  test.each([
    'alessandro',
    'MAR',
    'ales mari',
    'd’alessandro',
    'rosa@esempio.example',
    'maria ROSA@esempio.example',
    '333 123 4567',
    '+39 3331234567',
    '0039-333/1234567',
  ])('is found by %j', (text) => expect(isFound(text)).toBe(true))
  test.each(['lessandro', 'maria bianchi', 'm', 'rosa@esempio', 'rosa', '3331234568', '', ' - ', 'x@'])(
    'is not found by %j',
    (text) => expect(isFound(text)).toBe(false),
  )
})
