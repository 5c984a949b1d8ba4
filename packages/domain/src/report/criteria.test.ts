import { expect, test } from 'vitest'
import { criteria } from '@attesta/contract/criteria.ts'
import { euros } from '../money.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { criteriaOf } from './criteria.ts'

const report = assembleRentReport(giuliaFacts)
const whole = (more: ReturnType<typeof criteriaOf>) =>
  criteria.parse({
    report_id: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04',
    application_id: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04',
    is_expired: false,
    with_utilities: null,
    ...more,
  })

test('the figures of the report, each with how well it stands', () =>
  expect(whole(criteriaOf(report))).toMatchObject({
    net_income: { value: '2001.35', state: 'consistent' },
    rent: '620.00',
    share: 31,
    affordable: { min: '557.66', max: '743.54', is_within: true },
    committed_costs: { value: '142.50' },
    deposit: 'passed',
    people: 1,
    guarantors: 0,
    identity: 'read',
    genuine: { outcome: 'passed', count: 5, of: 5 },
    open_points: 0,
  }))

test.each([
  ['743.54', true],
  ['743.55', false],
  ['980.00', false],
])('a rent of %s is within what the income carries: %s', (rent, isWithin) =>
  expect(
    criteriaOf(assembleRentReport({ ...giuliaFacts, listing: { ...giuliaFacts.listing!, rent: euros(Number(rent)) } }))
      .affordable.is_within,
  ).toBe(isWithin),
)

test('what is not known is not compared', () => {
  const unknown = criteriaOf(
    assembleRentReport({ ...giuliaFacts, listing: null, applicant: { ...giuliaFacts.applicant, documents: [] } }),
  )
  expect(whole(unknown)).toMatchObject({
    net_income: { value: null, state: 'unknown' },
    share: null,
    affordable: { is_within: null },
  })
})

test('in Germany, what is for the chosen one is not among what is compared', () => {
  const german = whole(criteriaOf({ ...report, region: 'de' }))
  expect(german).toMatchObject({
    employment_status: 'Employed',
    net_income: { value: '2001.35' },
    contract: null,
    seniority_months: null,
    committed_costs: null,
    cash_balance: null,
    deposit: null,
    open_points: null,
    affordable: { min: null, value: null, max: null, is_within: null },
  })
  expect(german.checks.map(({ id }) => id)).not.toContain('deposit')
})

test.each([
  ['1,0', 1],
  ['3,2', 3],
  ['', 1],
])('of a household of «%s» with no one named there are %i people', (household_members_count, people) => {
  const facts = { ...giuliaFacts, answers: { ...giuliaFacts.answers, household_members_count } }
  expect(criteriaOf(assembleRentReport(facts)).people).toBe(people)
})

test.each([
  ['1,0', 2],
  ['2,0', 2],
  ['3,1', 3],
])('of a household of «%s» with one person named beside the applicant there are %i people', (count, people) => {
  const luca = { fullname: 'Luca Ferrari', relationship: 'Partner', email: null, bornOn: null, applicant: null }
  const facts = {
    ...giuliaFacts,
    answers: { ...giuliaFacts.answers, household_members_count: count },
    coApplicants: [luca],
  }
  expect(criteriaOf(assembleRentReport(facts)).people).toBe(people)
})
