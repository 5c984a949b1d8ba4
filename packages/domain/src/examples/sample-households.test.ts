import { describe, expect, test } from 'vitest'
import { sampleReports, type SampleContext } from './sample-households.ts'

const context = (today: string): SampleContext => ({
  today,
  createdAt: `${today}T09:00:00.000Z`,
  language: 'it',
  companyName: 'Casa Prova',
})

describe.each(['2026-11-24', '2027-01-02', '2027-03-31', '2028-02-29'])('shown on %s', (today) => {
  const [complete, household, attention] = sampleReports(context(today)).map(({ report }) => report)
  test('the first has a monthly pay that is proven, and no open point', () => {
    // A thirteenth salary is part of it, which no account of three months shows.
    expect(complete!.trace.net_income?.state).toBe('consistent')
    expect(complete!.employment?.pay_months?.monthly_state).toBe('proven')
    expect(complete!.standing?.open_points).toEqual([])
    expect(complete!.generated_on).toBe(today)
  })
  test('the second has a guarantor with an income of their own', () => {
    expect(household!.guarantors?.content).toMatchObject([{ fullname: 'Marco Rossi' }])
    expect(household!.guarantors?.content[0]!.net_income).not.toBeNull()
  })
  test('the third has an open point: a payslip in another name, contested', () =>
    expect(attention!.standing?.open_points.map(({ contested }) => contested)).toEqual([true]))
})
