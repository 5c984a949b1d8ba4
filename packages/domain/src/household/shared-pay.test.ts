/** One account of a couple: pay that comes to it counts once, and for whom it is shown. */
import { describe, expect, test } from 'vitest'
import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import type { Applicant } from '../facts/evidence-document.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line, payslip, statement, taxDocument, workContract } from '../testing/documents.ts'
import { another, document, giulia } from '../testing/giulia.ts'
import { each, months, nets, salaries } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'

const both = ['GIULIA BIANCHI', 'LUCA FERRARI']
type Lines = ReturnType<typeof line>[]
const account = (id: string, transactions: Lines, holders: readonly string[]) =>
  document(
    id,
    statement('2026-08', '2026-10', {
      holders: [...holders],
      transactions: transactions.toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
    }),
  )
const slipsOf = (employee: string, amounts: readonly string[], by = 'Officine Lombarde S.r.l.') =>
  amounts.map((net, at) =>
    document(`${employee}-${at}`, payslip(months[at]!, net, { employee, fiscal_code: null, employer: by })),
  )
interface Told {
  status: EmploymentStatus
  declared?: Applicant['declaredIncomes']
  slips?: Applicant['documents']
}
const taxOf = (name: string, yearly: string) =>
  document(
    `tax-${name}`,
    taxDocument({ name, fiscal_code: null, net_income: yearly, tax_year: 2025, form: 'redditi_pf' }),
  )
const firm = 'Officine Lombarde S.r.l.'
const contractOf = (
  employee: string,
  employer = firm,
  ends_on: string | null = null,
  starts_on: string | null = '2020-01-01',
) => [
  document(
    `contract-${employee}`,
    workContract({
      employee,
      employer,
      contract_type: ends_on === null ? 'open_ended' : 'fixed_term',
      starts_on,
      ends_on,
    }),
  ),
]
/** Both hand in their own statement of the one account. */
const personWith =
  (lines: Lines, holders: readonly string[]) =>
  (of: Applicant, id: string, { status, slips = [], declared = [] }: Told): Applicant => ({
    ...of,
    employmentStatus: status,
    paychecksPerYear: 12,
    declaredIncomes: declared,
    documents: [...of.documents.filter((one) => one.id === 'id'), ...slips, account(id, lines, holders)],
  })
const named = (applicant: Applicant, relationship: string) => ({
  fullname: 'Luca Ferrari',
  relationship,
  email: null,
  bornOn: null,
  applicant,
})
const report = (hers: Told, his: Told | null, lines: Lines = salaries(nets), holders: readonly string[] = both) => {
  const person = personWith(lines, holders)
  const luca = his && person(another('Luca Ferrari', 1), 'his-bank', his)
  return assembleRentReport({
    ...giuliaFacts,
    applicant: person(giulia, 'her-bank', hers),
    coApplicants: luca === null ? [] : [named(luca, 'Partner')],
    guarantors: [],
  })
}
/** He does not live with her, and vouches for her rent. */
const guaranteed = (his: Applicant['documents'], hers: Applicant['documents'] = []) => {
  const person = personWith(salaries(nets), both)
  return assembleRentReport({
    ...giuliaFacts,
    applicant: person(giulia, 'her-bank', { status: 'Employed', slips: hers }),
    coApplicants: [],
    guarantors: [named(person(another('Luca Ferrari', 1), 'his-bank', { status: 'Employed', slips: his }), 'Parent')],
  })
}
const together = (of: ReturnType<typeof report>) => (of.trace.household_net_income ?? of.trace.net_income)?.value
const notesOf = ({ bank_statements_incomes: { content } }: ReturnType<typeof report>) =>
  content.flatMap(({ notes }) => notes.map(({ key }) => key))

const hisSlips = slipsOf('LUCA FERRARI', nets)
const herSlips = slipsOf('GIULIA BIANCHI', nets)

describe('pay on one account of a couple', { tags: ['C-household-income'] }, () => {
  const without: EmploymentStatus[] = ['Unemployed', 'Student', 'Self-employed', 'Employed', 'Hybrid-employed']
  test.each(without)('counts with whose payslips it pays, and not with the other, who is %s', (status) => {
    expect(together(report({ status: 'Employed', slips: herSlips }, { status }))).toBe('1847.40')
    expect(together(report({ status }, { status: 'Employed', slips: hisSlips }))).toBe('1847.40')
    expect(notesOf(report({ status }, { status: 'Employed', slips: hisSlips }))).toEqual(['Report.Income.ofHousehold'])
  })
  test('is of both where both show payslips', () => {
    const amounts = ['1500.00', '1500.00', '1500.00']
    const lines = [...salaries(nets), ...salaries(amounts, 'PANIFICIO AURORA SNC')]
    const his = slipsOf('LUCA FERRARI', amounts, 'Panificio Aurora S.n.c.')
    expect(together(report({ status: 'Employed', slips: herSlips }, { status: 'Employed', slips: his }, lines))).toBe(
      '3347.40',
    )
  })
  const codes = ({ aggregated_error_messages: messages }: ReturnType<typeof report>) =>
    messages.map(({ msg }) => msg.key).filter((key) => /salary|pay_|same/i.test(key))
  test('is each one’s own where one firm pays both', () => {
    const amounts = ['1500.00', '1500.00', '1500.00']
    const his = slipsOf('LUCA FERRARI', amounts)
    const one = report({ status: 'Employed', slips: herSlips }, { status: 'Employed', slips: his }, [
      ...salaries(nets),
      ...salaries(amounts),
    ])
    expect([together(one), one.trace.employment_income?.state, codes(one)]).toEqual(['3347.40', 'proven', []])
  })
  test('is of both where one firm pays both the same', () => {
    const one = report({ status: 'Employed', slips: herSlips }, { status: 'Employed', slips: hisSlips }, [
      ...salaries(nets),
      ...salaries(nets),
    ])
    expect([together(one), one.hh_members.content.map(({ counted }) => counted)]).toEqual(['3694.80', [true]])
  })
  test('is one person’s where it is booked once', () => {
    const one = report({ status: 'Employed', slips: herSlips }, { status: 'Employed', slips: hisSlips })
    expect([together(one), one.hh_members.content.map(({ counted }) => counted)]).toEqual(['1847.40', [false]])
  })
  const inexact = salaries(['1800.00', '1800.00', '1800.00'])
  test.each<[string, Told, Told]>([
    ['main', { status: 'Employed' }, { status: 'Employed', slips: hisSlips }],
    ['co-applicant', { status: 'Employed', slips: herSlips }, { status: 'Employed' }],
  ])('counts once where it is not paid to the cent: the %s applicant shows no payslips', (_, hers, his) =>
    expect(together(report(hers, his, inexact))).toBe('1800.00'),
  )
  test('is the other’s where each line names them', () => {
    const amounts = ['1500.00', '1500.00', '1500.00']
    const lines = [
      ...salaries(nets).map((one) => ({ ...one, description: `${one.description} BIANCHI GIULIA` })),
      ...salaries(amounts).map((one) => ({ ...one, description: `${one.description} FERRARI LUCA` })),
    ]
    expect(together(report({ status: 'Employed', slips: herSlips }, { status: 'Employed' }, lines))).toBe('3347.40')
  })
  test('counts once where neither shows payslips', () => {
    const one = report({ status: 'Employed' }, { status: 'Employed' })
    expect([together(one), one.trace.household_net_income?.state]).toEqual(['1847.40', 'declared'])
  })
  const shown = (of: ReturnType<typeof report>) => [of.trace.net_income?.value ?? null, together(of)]
  const employed = (slips: Applicant['documents'] = []): Told => ({ status: 'Employed', slips })
  const hersByContract = contractOf('GIULIA BIANCHI')
  const hisByContract = contractOf('LUCA FERRARI', 'Panificio Aurora S.n.c.')
  const two = [...salaries(nets), ...salaries(['1500.00', '1500.00', '1500.00'], 'PANIFICIO AURORA SNC')]
  const hisOnly = employed(contractOf('LUCA FERRARI'))
  const renewed = contractOf('GIULIA BIANCHI', undefined, null, '2026-12-01')
  const certificateOf = (tax_year: number) => [
    document('certificate', taxDocument({ name: 'LUCA FERRARI', fiscal_code: null, tax_year, employer: firm })),
  ]
  const pension = each(12, 'ACCREDITO PENSIONE INPS', '1200.00')
  test('a certificate of the pension fund does not take the other’s pension', () => {
    const inps = document(
      'inps',
      taxDocument({ name: 'LUCA FERRARI', fiscal_code: null, tax_year: 2025, employer: 'INPS' }),
    )
    const retired: Told = { status: 'Unemployed', declared: ['pension'] }
    expect(shown(report(retired, employed([inps]), pension))).toEqual(['1200.00', '1200.00'])
  })
  const ofOneFirm = [...salaries(nets), ...salaries(['1500.00', '1500.00', '1500.00'])]
  const besides = [employed(herSlips), employed(contractOf('LUCA FERRARI')), ofOneFirm] as const
  const besidesHers = [employed(hersByContract), employed(hisSlips), ofOneFirm] as const
  test.each<[string, (string | null)[], Told, Told, Lines?]>([
    ['hers by contract', ['1847.40', '1847.40'], employed(hersByContract), employed()],
    ['his by contract', [null, '1847.40'], employed(), employed(contractOf('LUCA FERRARI'))],
    [
      'hers by payslips, whatever his contract says',
      ['1847.40', '1847.40'],
      employed(herSlips),
      employed(contractOf('LUCA FERRARI')),
    ],
    ['hers by payslips, and what comes beside them his by contract', ['1847.40', '3347.40'], ...besides],
    ['hers by contract beside his payslips', ['1500.00', '3347.40'], ...besidesHers],
    ['each one’s by contract', ['1847.40', '3347.40'], employed(hersByContract), employed(hisByContract), two],
    ['his by a certificate', [null, '1847.40'], employed(), employed(certificateOf(2025))],
    ['not his by an old certificate', ['1847.40', '1847.40'], employed(), employed(certificateOf(2019))],
    ['not his who has no post now', ['1847.40', '1847.40'], employed(), { ...hisOnly, status: 'Unemployed' }],
    ['not all his where one firm pays two', ['3347.40', '3347.40'], employed(), hisOnly, ofOneFirm],
    ['hers whose contract is renewed', ['1847.40', '1847.40'], employed(renewed), hisOnly],
    [
      'not his by a contract that had ended',
      ['1847.40', '1847.40'],
      employed(),
      employed(contractOf('LUCA FERRARI', undefined, '2024-12-31')),
    ],
  ])('is %s', (_, expected, hers, his, lines) => expect(shown(report(hers, his, lines))).toEqual(expected))
  test('is a guarantor’s whose payslips it pays', () => {
    const { guarantors, ...one } = guaranteed(hisSlips)
    expect([one.trace.net_income?.value ?? null, notesOf(one as ReturnType<typeof report>)]).toEqual([
      null,
      ['Report.Income.ofHousehold'],
    ])
    expect(JSON.stringify(guarantors)).toContain('1847.40')
  })
  test('is one guarantor’s where two share the account', () => {
    const person = personWith(salaries(nets), ['LUCA FERRARI', 'MARA FERRARI'])
    const mara = person(another('Mara Ferrari', 2), 'her-bank', employed())
    const luca = person(another('Luca Ferrari', 1), 'his-bank', hisOnly)
    const { guarantors } = assembleRentReport({
      ...giuliaFacts,
      applicant: { ...giulia, documents: [] },
      coApplicants: [],
      guarantors: [{ ...named(mara, 'Parent'), fullname: 'Mara Ferrari' }, named(luca, 'Parent')],
    })
    expect(guarantors.content.map(({ net_income }) => net_income)).toEqual([null, '1847.40'])
  })
  test('is not a guarantor’s whom an applicant’s payslips deny it', () => {
    const { trace, guarantors } = guaranteed([], herSlips)
    expect(trace.net_income?.value).toBe('1847.40')
    expect(JSON.stringify(guarantors)).not.toContain('1847.40')
  })
  test('counts once where no holder is printed', () =>
    expect(
      together(report({ status: 'Employed', slips: herSlips }, { status: 'Unemployed' }, salaries(nets), [])),
    ).toBe('1847.40'))
})

describe('pay on an account of several holders, of whom one applies', { tags: ['C-employment-income'] }, () => {
  const alone = (
    status: EmploymentStatus,
    slips: Applicant['documents'] = [],
    lines = salaries(nets),
    holders = both,
  ) => {
    const { trace, ...rest } = report({ status, slips }, null, lines, holders)
    return [trace.employment_income?.value ?? null, trace.employment_income?.state, ...notesOf({ trace, ...rest })]
  }
  const ofAnother = 'Report.Income.ofAnother'
  const contract = contractOf('GIULIA BIANCHI')
  const named = salaries(nets).map((one) => ({ ...one, description: `${one.description} BIANCHI GIULIA` }))
  test.each<[string, (string | null)[], Parameters<typeof alone>]>([
    ['is none of an unemployed person', [null, 'unknown', ofAnother], ['Unemployed']],
    ['is none of a student', [null, 'unknown', ofAnother], ['Student']],
    ['is none of a self-employed person', [null, 'unknown', ofAnother], ['Self-employed']],
    ['is only said to be an employed person’s', ['1847.40', 'declared'], ['Employed']],
    ['is read where a contract names who pays', ['1847.40', 'consistent'], ['Unemployed', contract]],
    ['is read where its lines name the person', ['1847.40', 'consistent'], ['Unemployed', [], named]],
    [
      'is read on an account of theirs alone',
      ['1847.40', 'consistent'],
      ['Student', [], salaries(nets), ['GIULIA BIANCHI']],
    ],
    ['is proven by their payslips', ['1847.40', 'proven'], ['Student', herSlips]],
  ])('%s', (_, expected, given) => expect(alone(...given)).toEqual(expected))
  test('leaves the income no better than said', () =>
    expect(report({ status: 'Student' }, null).trace.net_income?.state).toBe('declared'))
  test('is no turnover of a self-employed person', () => {
    const { trace } = report({ status: 'Self-employed' }, null, [
      ...salaries(nets),
      ...each(12, `BONIFICO DA STUDIO ALFA SRL FATTURA`, '900.00'),
    ])
    expect(trace.self_employed_income?.value).toBe('900.00')
  })
})

describe('turnover on one account of a couple', { tags: ['C-household-income'] }, () => {
  const clients = each(12, 'BONIFICO DA IDROTECH SPA FATTURA 9', '2400.00')
  const own: Told = { status: 'Self-employed' }
  const taxed = (name: string, yearly: string): Told => ({ status: 'Self-employed', slips: [taxOf(name, yearly)] })
  test.each<[string, string, Told, Told]>([
    ['counts once where neither shows a tax document', '2400.00', own, own],
    ['counts once where one does', '2400.00', own, taxed('LUCA FERRARI', '40000.00')],
    [
      'counts once where both show more',
      '2400.00',
      taxed('GIULIA BIANCHI', '40000.00'),
      taxed('LUCA FERRARI', '40000.00'),
    ],
    [
      'leaves the other what the first’s tax document does not hold',
      '2400.00',
      taxed('GIULIA BIANCHI', '12000.00'),
      taxed('LUCA FERRARI', '40000.00'),
    ],
    [
      'is no more than both tax documents',
      '2000.00',
      taxed('GIULIA BIANCHI', '12000.00'),
      taxed('LUCA FERRARI', '12000.00'),
    ],
  ])('%s', (_, expected, hers, his) => expect(together(report(hers, his, clients))).toBe(expected))
})
