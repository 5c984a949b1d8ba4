import { describe, expect, test } from 'vitest'
import { listingFields } from './listing-fields.ts'
import { problemsOf } from './testing/problems-of.ts'

const listing = (change: object) => ({
  name: 'Two rooms',
  address: 'Via Roma 12, Milano',
  region: 'it',
  rent: '850.00',
  deposit: null,
  lan_pays: false,
  ...change,
})
const problems = (change: object) => problemsOf(listingFields, listing(change))

describe.each([
  ['name', 2, 120, 'Name'],
  ['address', 2, 120, 'Address'],
  ['reference', 1, 40, 'Reference'],
  ['owner', 1, 120, 'Owner'],
] as const)('the %s of a listing', (field, min, max, word) => {
  const refused = `${field}: Dashboard.Listing.Error.${word}`
  test.each([
    ['as short as may be', 'x'.repeat(min), []],
    ['shorter', 'x'.repeat(min - 1), [refused]],
    ['shorter without its blanks', `${'x'.repeat(min - 1)}  `, [refused]],
    ['as long as may be', 'x'.repeat(max), []],
    ['longer', 'x'.repeat(max + 1), [refused]],
    ['with a sign that is not seen', 'Casa\u200brossa', [refused]],
    ['with a control sign', 'Casa\u0000rossa', [refused]],
  ])('%s', (_, text, expected) => expect(problems({ [field]: text })).toEqual(expected))
  test('is one line', () =>
    expect(listingFields.parse(listing({ [field]: '  Citta\u0300 \n\t alta ' }))[field]).toBe('Città alta'))
})

test.each([
  [{ rent: '0.01' }, []],
  [{ rent: '100000.00' }, []],
  [{ rent: '0.00' }, ['rent: Dashboard.Listing.Error.Rent']],
  [{ rent: '100000.01' }, ['rent: Dashboard.Listing.Error.Rent']],
  [{ deposit: '0.00' }, []],
  [{ deposit: '1000000.00' }, []],
  [{ deposit: '1000000.01' }, ['deposit: Dashboard.Listing.Error.Deposit']],
  [{ utilities: '100000.00' }, []],
  [{ utilities: null }, []],
  [{ utilities: '100000.01' }, ['utilities: Dashboard.Listing.Error.Utilities']],
])('the amounts %j', (change, expected) => expect(problems(change)).toEqual(expected))

const wrongDay = 'available_from: Dashboard.Listing.Error.AvailableFrom'
test.each([
  ['2027-03-01', []],
  ['2028-02-29', []],
  [null, []],
  ['2027-02-29', [wrongDay]],
  ['2027-04-31', [wrongDay]],
  // Neither of the form nor a day: told twice.
  ['2027-3-1', [wrongDay, wrongDay]],
  ['01/03/2027', [wrongDay, wrongDay]],
  ['2027-13-01', [wrongDay]],
  ['12027-03-01', [wrongDay, wrongDay]],
  ['2027-03-011', [wrongDay, wrongDay]],
])('a home is free from %j', (day, expected) => expect(problems({ available_from: day })).toEqual(expected))
