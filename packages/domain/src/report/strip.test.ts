import { describe, expect, test } from 'vitest'
import type { Message, RentReport } from '@attesta/contract/report.ts'
import { euros } from '../money.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { atAGlance } from './at-a-glance.ts'
import { golden } from './golden/people.ts'
import { costsSaid, householdLine, measuredOf, stripOf, type Telling } from './strip.ts'

/** Keys and values as they are, so that what is said can be looked at. */
const t = (key: string, params: Message['params'] = {}) => [key, ...Object.values(params)].join(' ')
const words: Telling = {
  t,
  told: ({ key, params }) => t(key, params),
  money: (amount) => `€${amount}`,
  percent: (percentage) => `${percentage}%`,
}
const cellsOf = (report: RentReport, named?: number) => stripOf(atAGlance(report), measuredOf(report), words, named)

test('the share of the rent is told with the net income that it is of', () => {
  const [affordable] = cellsOf(golden.couple)
  expect(affordable).toMatchObject({
    id: 'affordable',
    // Luca shows no account: what he is committed to is not known.
    look: 'warning',
    value: 'Report.Glance.Affordable.yes',
    lines: [
      expect.stringMatching(/^Report\.Glance\.Share\.household [\d.]+%$/),
      expect.stringMatching(/^Report\.Glance\.Amounts\.rent €620\.00 €\d+\.\d\d$/),
      'Report.Glance.Unsure.commitments',
    ],
  })
})

describe('a rent that the income carries', () => {
  // A rent that a third of 1,900.00 carries with or without commitments.
  const cheap = (report: RentReport): RentReport => ({
    ...report,
    monthly_affordability: { ...report.monthly_affordability, translation_key: 'Report.Affordability.WithinMin' },
  })
  const affordable = (report: RentReport) => cellsOf(cheap(report))[0]!
  const { trace } = golden.employed
  test.each<[string, Partial<RentReport['trace']>, string[]]>([
    ['is green on proven income', {}, []],
    ['is green on income that was read', { residual: { ...trace.residual!, state: 'consistent' } }, []],
    [
      'is not green on income that was only told or is disputed',
      { residual: { ...trace.residual!, state: 'declared' } },
      ['Report.Glance.Unsure.income'],
    ],
    [
      'is not green while no statement shows the commitments',
      { residual: { ...trace.residual!, state: 'declared', rule: 'affordability.residual-without-costs@1' } },
      ['Report.Glance.Unsure.commitments'],
    ],
  ])('%s', (_, changed, said) => {
    const { look, value, lines } = affordable({ ...golden.employed, trace: { ...trace, ...changed } })
    expect([look, value, lines.slice(2)]).toEqual([
      said.length === 0 ? 'passed' : 'warning',
      'Report.Glance.Affordable.yes',
      said,
    ])
  })

  test('is not green on a statement that was refused, in a whole report', () => {
    const { applicant } = giuliaFacts
    const report = assembleRentReport({
      ...giuliaFacts,
      listing: { ...giuliaFacts.listing!, rent: euros(300) },
      applicant: { ...applicant, documents: applicant.documents.filter(({ result }) => !result.bank_statement) },
    })
    const [cell] = cellsOf(report)
    expect([report.monthly_affordability.translation_key, cell!.look]).toEqual([
      'Report.Affordability.WithinMin',
      'warning',
    ])
    expect(cell!.lines).toContain('Report.Glance.Unsure.commitments')
  })

  test('a loan is judged by what its instalment rests on', () => {
    const report = golden.mortgageSustainable
    const [sure] = cellsOf(report)
    const instalment = { ...report.trace.sustainable_instalment!, state: 'declared' as const }
    const [unsure] = cellsOf({ ...report, trace: { ...report.trace, sustainable_instalment: instalment } })
    expect([sure!.look, unsure!.look, unsure!.lines.at(-1)]).toEqual([
      'passed',
      'warning',
      'Report.Glance.Unsure.income',
    ])
  })
})

// 449.85 ÷ 2,001.35 = 22.48 %; of both of them 449.85 ÷ 4,002.70 = 11.24 %.
test.each<[string, string | null, string[]]>([
  [
    'their own income',
    null,
    ['Report.Glance.Share.applicant 22.5%', 'Report.Glance.Amounts.instalment €449.85 €2001.35'],
  ],
  [
    'the income of the household',
    '4002.70',
    ['Report.Glance.Share.applicant 11.2%', 'Report.Glance.Amounts.instalment €449.85 €4002.70'],
  ],
])('the share of an instalment is told with %s', (_, together, lines) => {
  const report = golden.mortgageSustainable
  const household_net_income = together === null ? undefined : { ...report.trace.net_income!, value: together }
  const trace = { ...report.trace, ...(household_net_income && { household_net_income }) }
  expect(cellsOf({ ...report, trace })[0]!.lines).toEqual(lines)
})

test('where no verdict may be given the share stands alone, as good as it is bad', () => {
  const [share] = stripOf({ ...atAGlance(golden.employed), affordable: null }, measuredOf(golden.employed), words)
  expect(share).toMatchObject({
    name: 'Report.Glance.share',
    look: 'plain',
    value: 'Report.Glance.Share.applicant 31%',
  })
})

test('the short form tells no share', () => {
  expect(JSON.stringify(cellsOf(golden.rapidValid))).not.toContain('Share')
})

test('open points are named as far as there is room, then counted', () => {
  const { open } = atAGlance(golden.nothingHandedIn)
  const [named, all] = [2, open.length].map((count) => cellsOf(golden.nothingHandedIn, count).at(-1)!)
  expect([open.length > 2, named!.value, named!.lines.length, named!.lines[2]]).toEqual([
    true,
    String(open.length),
    3,
    `Report.Glance.Open.more ${open.length - 2}`,
  ])
  expect(all!.lines).toHaveLength(open.length)
})

test('a check that failed is named by what stands against it, not by what it would show', () => {
  const failed = atAGlance(golden.fraud).open[0]!
  if (failed.kind !== 'check') throw new Error('the first open point is a failed check')
  expect(cellsOf(golden.fraud).at(-1)!.lines[0]).toBe(words.told(failed.reasons[0]!))
})

test('a failed check makes the open points a problem, what is not known does not', () => {
  expect(cellsOf(golden.fraud).at(-1)!.look).toBe('failed')
  expect(cellsOf(golden.nothingHandedIn).at(-1)!.look).toBe('warning')
  expect(cellsOf(golden.couple).at(-1)).toMatchObject({ look: 'passed', lines: [] })
})

test('everybody who pays is named with their role, and those who vouch apart', () => {
  const line = (name: keyof typeof golden) => householdLine(golden[name], words)
  expect(line('employed')).toBe('Report.Household.Alone')
  expect(line('couple')).toBe(
    'Report.Household.Together Report.Household.Named Luca Ferrari Report.Relationship.Partner',
  )
  expect(line('withGuarantor')).toBe('Report.Household.Guaranteed Anna Conti')
  for (const applicant_role of ['co-applicant', 'guarantor'] as const)
    expect(householdLine({ ...golden.employed, applicant_role }, words)).toBe(`Report.Household.${applicant_role}`)
})

test.each([
  ['a shared account alone', '0.00', 'Giulia Bianchi', 'Report.Household.SharedAccount Giulia Bianchi'],
  ['costs beside it', '45.00', 'Giulia Bianchi', '€45.00 · Report.Household.SharedAccount Giulia Bianchi'],
  ['an account without costs', '0.00', undefined, '€0.00'],
  ['no account', null, undefined, null],
])('costs of %s', (_, committed_costs, counted_with, said) => {
  const income = golden.couple.hh_members.content[0]!.income!
  expect(costsSaid({ ...income, committed_costs, ...(counted_with && { counted_with }) }, words)).toBe(said)
})

test('a co-applicant’s own report does not say whether the rent is affordable', () => {
  expect(atAGlance({ ...golden.employed, applicant_role: 'co-applicant' }).affordable).toBeNull()
  expect(atAGlance({ ...golden.employed, applicant_role: 'guarantor' }).affordable).not.toBeNull()
})
