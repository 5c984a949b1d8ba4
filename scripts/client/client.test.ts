import { expect, test } from 'vitest'
import type { Schema } from './json-schema.ts'
import { typeText } from './type-text.ts'
import { keptClient, writtenClient } from './written-client.ts'

test('the client says what the service says; `npm run client` writes it again', () =>
  expect(keptClient()).toBe(writtenClient()))

test('the client offers listings, applicants, reports, decisions and viewings', () => {
  for (const call of [
    'dashboardListings',
    'dashboardApplicants',
    'dashboardReport',
    'dashboardDecide',
    'dashboardViewings',
  ])
    expect(keptClient()).toContain(`\n  ${call}: {`)
  // Applicants' and operators' calls are not a company's.
  expect(keptClient()).not.toMatch(/\boperator[A-Z]|signUpSubmit/)
})

const text = { type: 'string' } as const
test.each<[string, Schema, string]>([
  ['a text', text, 'string'],
  ['a whole number', { type: 'integer' }, 'number'],
  ['one value', { const: true }, 'true'],
  ['one of some texts', { enum: ['it', "l'altro"] }, "'it' | 'l\\'altro'"],
  ['a text or nothing', { anyOf: [text, { type: 'null' }] }, 'string | null'],
  ['a list of alternatives', { type: 'array', items: { anyOf: [text, { type: 'null' }] } }, '(string | null)[]'],
  ['a pair', { type: 'array', prefixItems: [text, { type: 'number' }] }, '[string, number]'],
  [
    'an object with an optional part',
    { type: 'object', properties: { id: text, 'due-on': text }, required: ['id'] },
    "{ id: string; 'due-on'?: string }",
  ],
  ['a record', { type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [
    'a record of some names',
    { type: 'object', propertyNames: { enum: ['en', 'it'] }, additionalProperties: text },
    "Partial<Record<'en' | 'it', string>>",
  ],
  ['a file', { type: 'string', format: 'binary' }, 'Blob'],
  ['what is not said', {}, 'unknown'],
])('%s as a type', (_, schema, written) => expect(typeText(schema)).toBe(written))

test('a shape that stands in several places is named', () => {
  const shape = { type: 'object', properties: { id: text }, required: ['id'] }
  expect(typeText({ type: 'array', items: shape }, new Map([[JSON.stringify(shape), 'Listing']]))).toBe('Listing[]')
})

test('a reference that no one follows is refused', () =>
  expect(() => typeText({ $ref: '#/somewhere' })).toThrow('#/somewhere'))
