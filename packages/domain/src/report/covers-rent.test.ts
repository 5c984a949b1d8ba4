import { expect, test } from 'vitest'
import { coversRent, isCloseToLimit, measuresRent } from './covers-rent.ts'
import { golden } from './golden/people.ts'

const max = golden.employed.monthly_affordability.max!
const cent = (by: number) => (Number(max) + by / 100).toFixed(2)

test.each([
  ['a cent below the limit', cent(-1), true],
  ['the limit itself', max, true],
  ['a cent above it', cent(1), false],
  ['nothing', '0.00', true],
])('%s', (_, rent, covered) => expect(coversRent(golden.employed, rent)).toBe(covered))

const advised = golden.employed.monthly_affordability.value!
test.each([
  ['the advised rent', advised, false],
  ['a cent above it', (Number(advised) + 0.01).toFixed(2), true],
  ['the limit itself', max, true],
  ['a cent above the limit, which is not covered', cent(1), false],
])('is close to the limit: %s', (_, rent, close) => expect(isCloseToLimit(golden.employed, rent)).toBe(close))

test('without an income no rent is covered', () => expect(coversRent(golden.nothingHandedIn, '1.00')).toBe(false))

test.each([
  ['employed', true],
  ['rapidValid', false],
  ['mortgageSustainable', false],
] as const)('%s measures a rent: %s', (name, measures) => expect(measuresRent(golden[name])).toBe(measures))

test('a report with an open point answers no rent', () =>
  expect(measuresRent({ ...golden.employed, standing: { state: 'open', open_points: [] } })).toBe(false))

test('the own report of one of several who pay together answers no rent', () =>
  expect(measuresRent({ ...golden.employed, applicant_role: 'co-applicant' })).toBe(false))
