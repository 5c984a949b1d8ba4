/** «What we read» says what the report says, and nothing stronger. */
import { describe, expect, test } from 'vitest'
import { reading as readingShape, type Reading, type ReadingKind } from '@attesta/contract/reading.ts'
import type { FigureState, RentReport } from '@attesta/contract/report.ts'
import type { CoverageYear, TableRecord } from '@attesta/contract/report-tables.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { euros } from '../money.ts'
import { assembleMortgageReport } from '../report/assemble-mortgage.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { atAGlance } from '../report/at-a-glance.ts'
import { goldenFacts } from '../report/golden/people.ts'
import type { ReportFacts } from '../report/report-facts.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { line, payslip, statement } from '../testing/documents.ts'
import { document } from '../testing/giulia.ts'
import { assembleReading } from './assemble-reading.ts'
import { disputableReadings } from './dispute.ts'

const strength: Record<FigureState, number> = { proven: 3, consistent: 2, declared: 1, unknown: 0 }
const months = (years: readonly CoverageYear[]) =>
  years.flatMap(({ year, values }) =>
    values.map(({ numeric_value }, index) => [`${year}-${String(index + 1).padStart(2, '0')}`, numeric_value] as const),
  )
const cellsOf = (records: readonly TableRecord[]) => records.flatMap(({ coverage }) => months(coverage))
const of = ({ lines }: Reading, kind: ReadingKind) => lines.filter((one) => one.kind === kind)
const read = (facts: ReportFacts, assemble = assembleRentReport) => {
  const report = assemble(facts)
  return { report, reading: assembleReading(facts, report, 0) }
}

/**
 * Where the report says the same: each value that it says of a line, with the state that it says it in, where it says
 * one.
 */
const inReport: Record<ReadingKind, (report: RentReport) => { value: string | null; state?: FigureState }[]> = {
  employer: ({ employment: { employer } }) => [{ value: employer, state: 'consistent' }],
  net_pay: ({ payslips_incomes }) => cellsOf(payslips_incomes).map(([, value]) => ({ value })),
  // The report tells the latest of them in a note.
  paid_out: ({ payslips_incomes }) =>
    payslips_incomes.flatMap(({ notes }) => notes).map(({ params }) => ({ value: String(params['amount']) })),
  salary_credit: ({ bank_statements_incomes: { content } }) =>
    cellsOf(content.filter(({ label_key }) => label_key === 'Report.Income.employment')).map(([, value]) => ({
      value,
    })),
  tax_income: ({ trace }) =>
    (trace.self_employed_income?.inputs ?? []).filter(({ label }) => label === 'Report.Trace.yearly_net'),
  rent_paid: ({ trace }) => [trace.actual_monthly_rent!],
  holder: () => [],
  other_income: ({ bank_statements_incomes: { content }, trace }) =>
    content
      .filter(({ counted_share }) => counted_share > 0)
      .map(({ monthly_value }) => ({ value: monthly_value, state: trace.other_income!.state })),
  instalment: ({ recurrent_costs: { content }, trace }) => [
    ...content.filter(({ committed }) => committed).map(({ monthly_value: value }) => ({ value })),
    trace.committed_costs!,
  ],
}

describe.each(Object.entries(goldenFacts))('%s', (_, [assemble, facts]) => {
  const { report, reading } = read(facts, assemble)

  test('is of the shape that the call promises', () =>
    expect(readingShape.safeParse(reading).error?.issues ?? []).toEqual([]))

  test('every value stands in the report', () => {
    const told = reading.lines.filter(({ kind, value }) => kind !== 'holder' && value !== null)
    const strange = told.filter(({ kind, value }) => !inReport[kind](report).some((said) => said.value === value))
    expect(strange).toEqual([])
  })

  test('no line stands better than the report says', () =>
    expect(
      reading.lines.filter(({ kind, value, state }) => {
        const said = inReport[kind](report).find((one) => one.value === value)
        return kind !== 'other_income' && said?.state !== undefined && strength[state] > strength[said.state]
      }),
    ).toEqual([]))

  test('a line without a value stands for nothing, and one that was read names its document', () => {
    const { none = [], some = [] } = Object.groupBy(reading.lines, ({ value }) => (value === null ? 'none' : 'some'))
    expect(none.filter(({ state, inputs }) => state !== 'unknown' || inputs.length > 0)).toEqual([])
    const ids = report.documents.map(({ id }) => id)
    expect(some.filter(({ state, document_id }) => state !== 'declared' && !ids.includes(document_id!))).toEqual([])
  })

  test('a month of pay is no better than the chart of the report has it', () => {
    // Of a month that the account shows, the chart takes its pay from there.
    const charted = [...of(reading, 'salary_credit'), ...of(reading, 'net_pay')].filter(({ value }) => value !== null)
    const better = charted.filter(({ kind, when, state }) => {
      const isOnAccount = of(reading, 'salary_credit').some((one) => one.when?.startsWith(when!.slice(0, 7)))
      const bar = report.income_by_month.find(({ month }) => month === when!.slice(0, 7))
      const pay = bar?.sources.find((source) => source.kind === 'employment')
      return pay && !(kind === 'net_pay' && isOnAccount) && strength[state] > strength[pay.state]
    })
    expect(better).toEqual([])
  })

  test('the hint is made of figures of the report', () => {
    const { hint } = reading
    if (report.type === 'rapid') return expect(hint).toBeNull()
    if (hint === null) return expect(report.monthly_affordability.percentage).toBeNull()
    expect(hint.net_income).toBe(atAGlance(report).net)
    if (hint.of === 'rent') {
      expect(hint.standing === 'over').toBe(atAGlance(report).affordable === 'no')
      expect([hint.amount, hint.percentage, hint.limit?.amount, hint.limit?.percentage]).toEqual([
        report.monthly_affordability.rent,
        report.monthly_affordability.percentage,
        report.monthly_affordability.max,
        report.monthly_affordability.shares_of_net!.max,
      ])
    } else
      expect([hint.amount, hint.limit?.amount]).toEqual([
        report.trace.mortgage_instalment!.value,
        report.trace.sustainable_instalment!.value,
      ])
    return undefined
  })
})

const disputed = (id: string, code: string, comment: string, more = {}): ReportFacts => ({
  ...giuliaFacts,
  applicant: {
    ...giuliaFacts.applicant,
    documents: giuliaFacts.applicant.documents.map((one) =>
      one.id === id ? { ...one, contests: [{ code, comment, on: giuliaFacts.today }], ...more } : one,
    ),
  },
})

describe('a line that the applicant disputes', () => {
  const plain = read(giuliaFacts)
  const { report, reading } = read(disputed('slip-10', 'reading.employer', 'My employer is Lombarda S.p.A.'))
  test('shows so here and in the report, and the report is open until a reviewer has looked', () => {
    expect(reading.lines.filter(({ contest }) => contest !== null)).toMatchObject([
      { kind: 'employer', document_id: 'slip-10', contest: 'My employer is Lombarda S.p.A.' },
    ])
    expect(report.documents.find(({ id }) => id === 'slip-10')!.contests).toMatchObject([
      { msg: { key: 'Report.Finding.reading.employer' }, comment: 'My employer is Lombarda S.p.A.' },
    ])
    expect(report.standing).toMatchObject({
      state: 'open',
      open_points: [{ contested: true, document_ids: ['slip-10'] }],
    })
    expect(atAGlance(report).open).toContainEqual(
      expect.objectContaining({
        kind: 'finding',
        type: 'warning',
        msg: { key: 'Report.Finding.reading.employer', params: {} },
      }),
    )
  })
  test('changes no figure and no state', () => expect(report.trace).toEqual(plain.report.trace))
  test('is settled, and shown no longer, once a reviewer dismisses the dispute', () => {
    const ruling = {
      code: 'reading.employer',
      outcome: 'set_aside' as const,
      reason: 'Put right',
      on: '2026-11-21',
      params: {},
    }
    const after = read(disputed('slip-10', 'reading.employer', 'It is Lombarda S.p.A.', { rulings: [ruling] }))
    expect(after.reading.lines.every(({ contest }) => contest === null)).toBe(true)
    expect(after.report.standing!.state).toBe('settled')
    expect(after.report.documents.find(({ id }) => id === 'slip-10')).toMatchObject({
      contests: [],
      reviews: [{ outcome: 'set_aside', reason: 'Put right' }],
    })
  })
})

describe('the hint', () => {
  const asking = (rent: number, more: Partial<ReportFacts> = {}): ReportFacts => ({
    ...giuliaFacts,
    listing: { ...giuliaFacts.listing!, rent: euros(rent) },
    ...more,
  })
  const hintOf = (facts: ReportFacts) => read(facts).reading.hint
  // 850.00 ÷ 2001.35 = 42.5 %; (2001.35 − 142.50) × 40 % = 743.54, 37.2 %
  test('says what the rent is of the income and what could help when it is over the limit', () =>
    expect(hintOf(asking(850))).toMatchObject({
      amount: '850.00',
      net_income: '2001.35',
      percentage: 42.5,
      limit: { amount: '743.54', percentage: 37.2 },
      is_company_limit: false,
      standing: 'over',
      helps: ['guarantor', 'income'],
    }))
  test.each([
    ['exactly the limit', 743.54, 'within', []],
    ['a cent more', 743.55, 'over', ['guarantor', 'income']],
  ])('at %s', (_, rent, standing, helps) => expect(hintOf(asking(rent))).toMatchObject({ standing, helps }))
  test("measures by the company's own limits where it has set them", () =>
    expect(hintOf(asking(850, { ratios: { min: 0.3, value: 0.4, max: 0.5 } }))).toMatchObject({
      limit: { amount: '929.43' },
      is_company_limit: true,
      standing: 'within',
    }))
  test('offers a document where a month is missing', () => {
    const documents = giuliaFacts.applicant.documents.filter(({ id }) => id !== 'slip-9')
    expect(hintOf(asking(850, { applicant: { ...giuliaFacts.applicant, documents } }))!.helps).toContain('document')
  })
  test.each(['co-applicant', 'guarantor'] as const)('there is none for a %s', (role) =>
    expect(hintOf(asking(850, { role }))).toBeNull(),
  )
  test('a mortgage is measured by its instalment', () => {
    const [, facts] = goldenFacts.mortgageNotSustainable
    expect(read(facts, assembleMortgageReport).reading.hint).toMatchObject({
      of: 'instalment',
      amount: '1173.64',
      limit: { amount: '524.62' },
      standing: 'over',
    })
  })
})

test('regular money that nothing explains is offered with its payer, and not counted', () => {
  const monthly = ['2026-08', '2026-09', '2026-10'].map((month) =>
    line(`${month}-08`, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA VERDI LUCA', '120.00'),
  )
  const more = document(
    'more',
    statement('2026-08', '2026-10', { iban: 'IT28W8000000292100645211111', transactions: monthly }),
  )
  const { reading, report } = read({
    ...giuliaFacts,
    applicant: { ...giuliaFacts.applicant, documents: [...giuliaFacts.applicant.documents, more] },
  })
  expect(reading.seen_not_counted).toMatchObject([{ payer: 'VERDI LUCA', monthly: '120.00', months: 3 }])
  expect(reading.seen_not_counted[0]!.inputs).toHaveLength(3)
  expect(of(reading, 'other_income')).toEqual([])
  expect(report.bank_statements_incomes.content.map(({ label }) => label)).not.toContain('VERDI LUCA')
})

test('of a business the year’s income is shown before paying, and can be disputed', () => {
  const [assemble, facts] = goldenFacts.selfEmployed
  const { reading } = read(facts, assemble)
  const [line] = of(reading, 'tax_income')
  const document = facts.applicant.documents.find(({ id }) => id === line!.document_id)!
  expect(line).toMatchObject({ name: '2025', value: document.result.tax_document!.net_income })
  expect(disputableReadings(document.result)).toEqual(['reading.tax_income'])
  // Of an employee no tax document says the income.
  expect(of(read(giuliaFacts).reading, 'tax_income')).toEqual([])
})

describe('what a payslip pays out', () => {
  // 1,852.80 net less 40.00 of savings and an advance of 12.80.
  const paying = (payout: string | null) =>
    read({
      ...giuliaFacts,
      applicant: {
        ...giuliaFacts.applicant,
        documents: giuliaFacts.applicant.documents.map((one) =>
          one.id === 'slip-10' ? document('slip-10', payslip('2026-10', '1852.80', { payout })) : one,
        ),
      },
    })
  const paidOutNotes = ({ payslips_incomes }: RentReport) =>
    payslips_incomes.flatMap(({ notes }) => notes).filter(({ key }) => key === 'Report.Table.paidOut')

  test('is a line of its own, and a note of the report, where it is another amount than the net', () => {
    const { reading, report } = paying('1800.00')
    expect(of(reading, 'paid_out')).toMatchObject([{ value: '1800.00', when: '2026-10', document_id: 'slip-10' }])
    expect(of(reading, 'net_pay').map(({ value }) => value)).toContain('1852.80')
    expect(paidOutNotes(report).map(({ params }) => params)).toEqual([{ month: '2026-10', amount: '1800.00' }])
  })

  test('is noted of the latest of them alone', () => {
    const documents = ['2026-09', '2026-10'].map((month) =>
      document(`slip-${month}`, payslip(month as '2026-09', '1852.80', { payout: '1800.00' })),
    )
    const { reading, report } = read({ ...giuliaFacts, applicant: { ...giuliaFacts.applicant, documents } })
    expect(of(reading, 'paid_out').map(({ when }) => when)).toEqual(['2026-09', '2026-10'])
    expect(paidOutNotes(report).map(({ params }) => params['month'])).toEqual(['2026-10'])
  })

  test.each([null, '1852.80'])('and none where it is the net (%s)', (payout) => {
    const { reading, report } = paying(payout)
    expect(of(reading, 'paid_out')).toEqual([])
    expect(paidOutNotes(report)).toEqual([])
  })

  test('can be disputed as a payslip’s line alone', () => {
    const slip = payslip('2026-10', '1852.80', { payout: '1800.00' })
    expect(disputableReadings(slip)).toEqual(['reading.employer', 'reading.net_pay', 'reading.paid_out'])
    expect(disputableReadings(statement('2026-08', '2026-10'))).not.toContain('reading.paid_out')
  })
})

test('nothing handed in: every line that is asked for is not known', () => {
  const { reading } = read({
    ...giuliaFacts,
    applicant: { ...giuliaFacts.applicant, currentRent: null, documents: [] },
  })
  expect(reading.lines.map(({ kind, value, state, document_id }) => [kind, value, state, document_id])).toEqual(
    ['employer', 'net_pay', 'salary_credit', 'rent_paid', 'holder', 'instalment'].map((kind) => [
      kind,
      null,
      'unknown',
      null,
    ]),
  )
  expect([reading.hint, reading.seen_not_counted]).toEqual([null, []])
})

describe('the job', () => {
  const jobOf = (change: (result: ParseResult) => ParseResult, answer: 12 | 13 | 14 | null = null) =>
    read({
      ...giuliaFacts,
      answers: { ...giuliaFacts.answers, type_of_contract: 'fixed_term' },
      applicant: {
        ...giuliaFacts.applicant,
        paychecksPerYear: answer,
        documents: giuliaFacts.applicant.documents.map((one) => ({ ...one, result: change(one.result) })),
      },
    }).reading.job
  const printed = (contract_type: string | null) => (result: ParseResult) =>
    result.payslip ? { ...result, payslip: { ...result.payslip, contract_type } } : result

  test('is what the payslips print of it, never what the person answered', () => {
    expect(jobOf(printed('open_ended'))).toMatchObject({ hired_on: '2019-05-02', type_of_contract: 'open_ended' })
    expect(jobOf(printed(null)).type_of_contract).toBeNull()
    expect(jobOf(printed('stage'))?.type_of_contract).toBeNull()
  })
  test.each([12, 13, 14] as const)('an answer of %d paychecks is not read back as evidence', (answer) =>
    expect(jobOf(withoutExtras, answer).paychecks_per_year).toBeNull(),
  )
  test('a thirteenth payslip counts as evidence', () => {
    const [slip] = giuliaFacts.applicant.documents.filter(({ result }) => result.payslip)
    const thirteenth = {
      ...slip!,
      id: 'slip-13',
      result: { ...slip!.result, payslip: { ...slip!.result.payslip!, run: 'thirteenth' as const } },
    }
    const facts = { ...giuliaFacts, applicant: { ...giuliaFacts.applicant, paychecksPerYear: null } }
    const documents = facts.applicant.documents.map((one) => ({ ...one, result: withoutExtras(one.result) }))
    expect(
      read({ ...facts, applicant: { ...facts.applicant, documents: [...documents, thirteenth] } }).reading.job
        .paychecks_per_year,
    ).toBe(13)
  })
  test('without documents nothing is read', () =>
    expect(read({ ...giuliaFacts, applicant: { ...giuliaFacts.applicant, documents: [] } }).reading.job).toEqual({
      employer: null,
      hired_on: null,
      type_of_contract: null,
      paychecks_per_year: null,
    }))
})

/** Neither a certificate nor an account that would show a thirteenth. */
function withoutExtras(result: ParseResult): ParseResult {
  const { tax_document: _, bank_statement: __, ...rest } = result
  return rest
}
