import { expect, test } from 'vitest'
import { fieldProblems } from './field-problems.ts'

const names = ['value', 'loan', 'sources']
const textOf = (name: string, key: string) => `${name}: ${key}`

test('lists the problems that the fields have now, in the order of the screen', () => {
  const errors = { sources: { type: 'custom', message: 'None' }, value: { type: 'custom', message: 'Zero' } }
  expect(fieldProblems(errors, names, textOf)).toEqual([
    { target: 'field-value', text: 'value: Zero' },
    { target: 'field-sources', text: 'sources: None' },
  ])
  expect(fieldProblems({ value: errors.value }, names, textOf)).toEqual([
    { target: 'field-value', text: 'value: Zero' },
  ])
})

test('puts the problem of a field that it was not told of last, and says something of one without words', () => {
  expect(
    fieldProblems({ other: { type: 'custom' }, loan: { type: 'custom', message: 'Zero' } }, names, textOf),
  ).toEqual([
    { target: 'field-loan', text: 'loan: Zero' },
    { target: 'field-other', text: 'other: General.Error.Default' },
  ])
})
