import { expect, test } from 'vitest'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { bandsOf } from './sealed-bands.ts'

const report = assembleRentReport(giuliaFacts)
const withShare = (percentage: number | null) => ({
  ...report,
  monthly_affordability: { ...report.monthly_affordability, percentage },
})

test.each([
  [null, 'unknown'],
  [0, 'up-to-30'],
  [30, 'up-to-30'],
  [30.1, 'up-to-40'],
  [40, 'up-to-40'],
  [40.1, 'above-40'],
  [210, 'above-40'],
] as const)('a share of %s is the band %s', (percentage, band) =>
  expect(bandsOf(withShare(percentage), 1).share).toBe(band),
)

test('how well the income stands is told without its amount', () => {
  const { trace } = report
  const declared = { ...trace.household_net_income!, state: 'declared' as const }
  expect(bandsOf({ ...report, trace: { ...trace, household_net_income: declared } }, 1).income).toBe('declared')
  expect(bandsOf({ ...report, trace: {} }, 1).income).toBe('unknown')
})

test('nothing that names the person, their home, work or origin is in the bands, and no figure', () => {
  const { personal_details, employment } = report
  const told = JSON.stringify(bandsOf(report, 2))
  for (const secret of [personal_details.name, personal_details.birth_address, employment.employer])
    if (secret) expect(told).not.toContain(secret)
  expect(told).not.toMatch(/\d{3}/)
})

test('in Germany what is asked of the chosen one alone is in no band', () =>
  expect(bandsOf({ ...report, region: 'de' }, 1)).toMatchObject({
    deposit: null,
    complete: null,
    affordable: 'unknown',
  }))
