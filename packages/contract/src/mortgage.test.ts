import { describe, expect, test } from 'vitest'
import {
  asksForMortgageDocuments,
  financingOf,
  mortgageInfoBody,
  mortgageResponses,
  type SourceOfFunds,
} from './mortgage.ts'
import { problemsOf } from './testing/problems-of.ts'

const filled = {
  identifiedProperty: 'yes',
  needFinancing: 'yes',
  propertyType: 1,
  propertyValue: '250000.00',
  loanAmount: '200000.00',
  sourcesOfFund: ['bank_balance'],
  confirmed: true,
}
const problems = (more: Record<string, unknown>) =>
  problemsOf(mortgageResponses, { ...filled, ...more }).map((problem) => problem.split(': '))

describe('mortgage responses', () => {
  test.each<[string, Record<string, unknown>, string[][]]>([
    ['all filled in', {}, []],
    ['a loan of the whole value', { loanAmount: '250000.00' }, []],
    [
      'a value of nothing',
      { propertyValue: '0.00', loanAmount: '0.00' },
      [
        ['propertyValue', 'MortgageQuestionnaire.Error.PropertyValue.Zero'],
        ['loanAmount', 'MortgageQuestionnaire.Error.LoanAmount.Zero'],
      ],
    ],
    ['a loan of nothing', { loanAmount: '0.00' }, [['loanAmount', 'MortgageQuestionnaire.Error.LoanAmount.Zero']]],
    [
      'a loan of a cent more than the value',
      { loanAmount: '250000.01' },
      [['loanAmount', 'MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue']],
    ],
    [
      'a property type that is none',
      { propertyType: 2 },
      [['propertyType', 'MortgageQuestionnaire.Error.PropertyType']],
    ],
    ...[0, 1, 3, 4].map((propertyType): [string, Record<string, unknown>, string[][]] => [
      `property type ${propertyType}`,
      { propertyType },
      [],
    ]),
    ['no source of funds', { sourcesOfFund: [] }, [['sourcesOfFund', 'MortgageQuestionnaire.Error.SourcesOfFund']]],
    ['not confirmed', { confirmed: false }, [['confirmed', 'Confirmation.Description']]],
    [
      'not said whether a property is found',
      { identifiedProperty: '' },
      [['identifiedProperty', 'MortgageQuestionnaire.Error.IdentifiedProperty']],
    ],
    [
      'amounts left out',
      { propertyValue: '', loanAmount: 'much' },
      [
        ['propertyValue', 'General.Error.Validation.Required'],
        ['loanAmount', 'General.Error.Validation.Money'],
      ],
    ],
    [
      'a loan too high while the rest is missing',
      { loanAmount: '300000.00', propertyType: undefined },
      [
        ['propertyType', 'MortgageQuestionnaire.Error.PropertyType'],
        ['loanAmount', 'MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue'],
      ],
    ],
  ])(
    '%s',
    {
      tags: [
        'B5-mortgage-answers',
        'B5-mortgage-zero',
        'B5-mortgage-money',
        'B5-mortgage-loan',
        'B9-property-types',
        'K-Confirmation.Description',
        'K-MortgageQuestionnaire.Error.PropertyValue.Zero',
        'K-MortgageQuestionnaire.Error.LoanAmount.Zero',
        'K-MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue',
        'MO-3',
      ],
    },
    (_, more, expected) => expect(problems(more)).toEqual(expected),
  )
})

test.each([
  ['250000.00', '200000.00', { loanPercentage: '80%', funds: '50000.00' }],
  ['100000.00', '100000.00', { loanPercentage: '100%', funds: '0.00' }],
  ['300000.00', '100000.00', { loanPercentage: '33%', funds: '200000.00' }],
  ['300000.00', '200000.00', { loanPercentage: '67%', funds: '100000.00' }],
  ['0.00', '0.00', null],
  ['100000.00', '100000.01', null],
  ['', '100.00', null],
])('of %s a loan of %s', { tags: ['B5-mortgage-share', 'MO-2'] }, (value, loan, expected) =>
  expect(financingOf(value, loan)).toEqual(expected),
)

test.each<[SourceOfFunds[], boolean]>([
  [[], false],
  [['bank_balance'], false],
  [['family'], true],
  [['bank_balance', 'family'], true],
])('documents for %j: %s', { tags: ['B5-mortgage-papers', 'MO-4'] }, (sources, asked) =>
  expect(asksForMortgageDocuments(sources)).toBe(asked),
)

test.each([
  ['the answers alone', filled],
  ['under the name of the specification', { mortgageResponses: filled }],
])('the call takes %s', (_, body) => expect(mortgageInfoBody.safeParse(body).data).toEqual(filled))
test.each([
  [{ mortgageResponses: filled, more: 1 }],
  [{ responses: filled }],
  [null],
  ['mortgageResponses'],
  [[filled]],
])('the call does not take %j', (body) => expect(mortgageInfoBody.safeParse(body).success).toBe(false))
test('what is not said of the confirmation is ticked', () => {
  const { confirmed: _, ...rest } = filled
  expect(mortgageResponses.parse(rest).confirmed).toBe(true)
})
test('not said whether money is needed', () =>
  expect(problems({ needFinancing: '' })).toEqual([['needFinancing', 'MortgageQuestionnaire.Error.NeedFinancing']]))
test.each(['propertyValue', 'loanAmount'])('the %s is no amount: nothing is said of the other', (field) =>
  expect(problems({ [field]: 'x' })).toEqual([[field, 'General.Error.Validation.Money']]),
)

test.each([
  ['100.00', '99.99', { loanPercentage: '100%', funds: '0.01' }],
  ['100.00', '99.50', { loanPercentage: '100%', funds: '0.50' }],
  ['0.00', '0.01', null],
  ['100.00', 'x', null],
])('of %s a loan of %s, to the cent', (value, loan, expected) => expect(financingOf(value, loan)).toEqual(expected))
