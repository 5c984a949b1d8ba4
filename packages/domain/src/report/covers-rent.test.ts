import type { RentReport } from '@attesta/contract/report.ts'
import { describe, expect, test } from 'vitest'
import { coversRent, measuresRent } from './covers-rent.ts'
import { golden } from './golden/people.ts'

const withLimit = (max: number, rent: string | null = null): RentReport => ({
  ...golden.employed,
  monthly_affordability: {
    ...golden.employed.monthly_affordability,
    rent,
    max: max.toFixed(2),
    value: ((max * 5) / 6).toFixed(2),
    ratios: { min: 0.3, value: 1 / 3, max: 0.4 },
  },
})

describe('the rent of the listing, to the cent', () => {
  test.each([
    ['a cent below the limit', '731.22', true, true],
    ['the limit itself', '731.23', true, true],
    ['a cent above it', '731.24', false, false],
    ['the advised rent', '609.36', true, false],
    ['a cent above that', '609.37', true, true],
  ])('%s', (_, rent, covers, isClose) =>
    expect(coversRent(withLimit(731.23, rent), rent)).toEqual({ rent, isListings: true, covers, isClose }),
  )
})

describe('another rent, rounded up to 50 euros', () => {
  test.each([
    ['0.01', '50.00', true, false],
    ['550.00', '550.00', true, false],
    ['550.01', '600.00', true, true],
    ['700.00', '700.00', true, true],
    ['700.01', '750.00', false, false],
    ['731.23', '750.00', false, false],
  ])('%s is measured as %s', (asked, rent, covers, isClose) =>
    expect(coversRent(withLimit(731.23), asked)).toEqual({ rent, isListings: false, covers, isClose }),
  )
})

test('asking every rent tells two incomes of the same step not apart', () => {
  const answers = (max: number) =>
    Array.from({ length: 1200 }, (_, index) => coversRent(withLimit(max), (index + 0.99).toFixed(2)))
  expect(answers(749.99)).toEqual(answers(700))
  expect(answers(750)).not.toEqual(answers(700))
})

test('without an income no rent is covered', () =>
  expect(coversRent(golden.nothingHandedIn, '1.00')).toMatchObject({ covers: false, isClose: false }))

test.each([
  ['employed', true],
  ['rapidValid', false],
  ['mortgageSustainable', false],
] as const)('%s measures a rent: %s', (name, measures) => expect(measuresRent(golden[name])).toBe(measures))

test('a report with an open point answers no rent', () =>
  expect(measuresRent({ ...golden.employed, standing: { state: 'open', open_points: [] } })).toBe(false))

test('the own report of one of several who pay together answers no rent', () =>
  expect(measuresRent({ ...golden.employed, applicant_role: 'co-applicant' })).toBe(false))
