import { expect, test } from 'vitest'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { golden } from './golden/people.ts'
import { stripOf, measuredOf } from './strip.ts'
import { atAGlance } from './at-a-glance.ts'
import { summaryOf } from './summary.ts'

const words = { t: (key: string) => key, told: ({ key }: { key: string }) => key, money: String, percent: String }

const judged = Object.entries(golden).filter(([, report]) => atAGlance(report).affordable !== null)

test.each(judged)('%s: a list is no surer of the rent than the report’s first line', (_, report) => {
  const [affordable] = stripOf(atAGlance(report), measuredOf(report), words)
  const said = affordable!.lines.filter((line) => line.startsWith('Report.Glance.Unsure.'))
  const kept = report.region === 'de' ? said.filter((line) => line.endsWith('income')) : said
  expect(summaryOf(report).unsure.map((what) => `Report.Glance.Unsure.${what}`)).toEqual(kept)
})

test('an income stands as the figure that is shown, the household’s before the applicant’s own', () => {
  const report = assembleRentReport(giuliaFacts)
  const { trace } = report
  const declared = { ...trace.household_net_income!, state: 'declared' as const }
  const none = { ...declared, value: null }
  expect(summaryOf(report).incomeState).toBe('consistent')
  expect(summaryOf({ ...report, trace: { ...trace, household_net_income: declared } })).toMatchObject({
    incomeState: 'declared',
    unsure: ['income'],
  })
  expect(summaryOf({ ...report, trace: { ...trace, household_net_income: none } }).incomeState).toBe('consistent')
  expect(summaryOf({ ...report, trace: {} }).incomeState).toBe('unknown')
})

test('in Germany nothing is told of commitments, which are asked of the chosen applicant', () => {
  const { couple } = golden
  expect(summaryOf(couple).unsure).toEqual(['commitments'])
  expect(summaryOf({ ...couple, region: 'de' }).unsure).toEqual([])
})
