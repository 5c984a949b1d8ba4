import { expect, test } from 'vitest'
import { keyOfKind, textsOfKind } from './of-kind.ts'

const texts = { Hint: 'the landlord', 'Hint.forMortgage': 'the bank', Other: 'both' }

test('a mortgage has its own texts in the place of the others, and only it', () => {
  expect(textsOfKind(texts, 'mortgage')).toMatchObject({ Hint: 'the bank', Other: 'both' })
  for (const type of ['rent', 'rapid'] as const) expect(textsOfKind(texts, type)).toBe(texts)
})

test('one key is found in the same way', () => {
  const has = (key: string) => key in texts
  expect(keyOfKind('Hint', 'mortgage', has)).toBe('Hint.forMortgage')
  expect(keyOfKind('Other', 'mortgage', has)).toBe('Other')
  for (const type of ['rent', 'rapid', undefined] as const) expect(keyOfKind('Hint', type, has)).toBe('Hint')
})
