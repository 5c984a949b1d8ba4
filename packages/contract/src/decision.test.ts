import { expect, test } from 'vitest'
import { criterionFields } from './decision.ts'
import { problemsOf } from './testing/problems-of.ts'

const criterion = (change: object) => ({ listing_id: null, preset: null, text: null, ...change })
const empty = ['text: Decision.Error.CriterionEmpty']

test.each([
  ['a preset', { preset: 'pets' }, []],
  ['three letters of one’s own', { text: 'abc' }, []],
  ['160 letters', { text: 'x'.repeat(160) }, []],
  ['161 letters', { text: 'x'.repeat(161) }, ['text: Decision.Error.CriterionLong']],
  ['two letters', { text: 'ab' }, empty],
  ['two letters and a blank', { text: 'ab ' }, empty],
  ['nothing', {}, empty],
  ['a preset and words besides', { preset: 'pets', text: 'abc' }, ['text: General.Error.Default']],
  ['a preset and an empty text', { preset: 'pets', text: '' }, ['text: General.Error.Default']],
])('a criterion of %s', (_, change, problems) =>
  expect(problemsOf(criterionFields, criterion(change))).toEqual(problems),
)

test.each([
  ['  No \n smoking\t', 'No smoking'],
  ['No\u200b smo\u0007king', 'No smoking'],
  ['Citta\u0300', 'Città'],
])('%j is kept as one line: %j', (text, kept) => expect(criterionFields.parse(criterion({ text })).text).toBe(kept))
