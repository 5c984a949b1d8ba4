/** What the people of one application send each other. Each case as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { groupedPoints } from '../report/open-groups.ts'
import { line, statement } from '../testing/documents.ts'
import { another, document } from '../testing/giulia.ts'
import { each, months, nets, salaries, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'

const luca = (rows: Parameters<typeof each>[], more: Partial<Applicant> = {}): Applicant => ({
  ...another('Luca Ferrari', 1),
  currentRent: null,
  ...more,
  documents: [
    document(
      'luca-bank',
      statement('2026-08', '2026-10', {
        iban: 'IT40S0542811101000000123457',
        holders: ['LUCA FERRARI'],
        transactions: rows.flatMap((row) => each(...row)).toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
      }),
    ),
  ],
})
const named = (fullname: string, applicant: Applicant | null) => ({
  fullname,
  relationship: 'Partner',
  email: null,
  bornOn: null,
  applicant,
})
const paying = (...rows: Parameters<typeof each>[]): Applicant =>
  withPay(nets, [...salaries(nets), ...rows.flatMap((row) => each(...row))])
const reportOf = (applicant: Applicant, other: Applicant) =>
  assembleRentReport({
    ...giuliaFacts,
    applicant,
    coApplicants: [named('Luca Ferrari', other)],
    guarantors: [],
  })
const keysOf = ({ aggregated_error_messages: messages }: ReturnType<typeof reportOf>) =>
  messages.map(({ msg }) => msg.key.replace('Report.Finding.', ''))

describe('money that stays within the household', { tags: ['C-household-income'] }, () => {
  const toLuca: Parameters<typeof each> = [28, 'BONIFICO A FAVORE DI FERRARI LUCA', '-600.00']
  test.each<[string, Parameters<typeof each>, Partial<Applicant>]>([
    ['help', [29, 'BONIFICO DA BIANCHI GIULIA', '600.00'], { employmentStatus: 'Student', declaredIncomes: ['other'] }],
    [
      'upkeep',
      [29, 'BONIFICO DA BIANCHI GIULIA MANTENIMENTO', '600.00'],
      { employmentStatus: 'Student', declaredIncomes: ['alimony'] },
    ],
    ['an invoice', [29, 'BONIFICO DA BIANCHI GIULIA SALDO FATTURA', '600.00'], { employmentStatus: 'Self-employed' }],
  ])('is no income: %s', (_, row, more) => {
    const report = reportOf(paying(toLuca), luca([row], more))
    expect(report.trace.household_net_income).toMatchObject({ value: '1847.40' })
  })
  test('is money of a stranger where they show no account', () => {
    const lent = [
      line('2026-08-02', 'BONIFICO DA FERRARI LUCA', '30000.00'),
      line('2026-10-29', 'BONIFICO A FAVORE DI FERRARI LUCA', '-30000.00'),
    ]
    const applicant = withPay(nets, [...salaries(nets), ...lent])
    const report = assembleRentReport({ ...giuliaFacts, applicant, coApplicants: [named('Luca Ferrari', null)] })
    expect(keysOf(report)).toContain('report.money_lent')
  })
  test('is income where no one applies with them', () => {
    const report = assembleRentReport({
      ...giuliaFacts,
      applicant: luca([[29, 'BONIFICO DA BIANCHI GIULIA', '600.00']], {
        employmentStatus: 'Student',
        declaredIncomes: ['other'],
      }),
      coApplicants: [],
      guarantors: [],
    })
    expect(report.trace.net_income).toMatchObject({ value: '600.00', state: 'declared' })
  })
  test('goes to no stranger', () => {
    expect(keysOf(reportOf(paying(toLuca), luca([])))).not.toContain('report.regular_payment')
    const toAnna: Parameters<typeof each> = [28, 'BONIFICO A FAVORE DI CONTI ANNA', '-600.00']
    expect(keysOf(reportOf(paying(toAnna), luca([])))).toContain('report.regular_payment')
  })
  test('is no second rent, and no rent of another', () => {
    const rent: Parameters<typeof each> = [13, 'BONIFICO A FAVORE DI ROSSI MARIO AFFITTO', '-650.00']
    const half: Parameters<typeof each> = [15, 'BONIFICO DA FERRARI LUCA AFFITTO', '650.00']
    const his: Parameters<typeof each> = [15, 'BONIFICO A FAVORE DI BIANCHI GIULIA AFFITTO', '-650.00']
    const report = reportOf({ ...paying(rent, half), currentRent: euros(650) }, luca([his]))
    expect(report.trace.household_committed_costs).toMatchObject({ value: '0.00' })
    expect(keysOf(report)).not.toContain('report.rent_from_another')
    expect(report.trace.net_income).toMatchObject({ value: '1847.40' })
  })
})

describe('what a guarantor owes themselves', { tags: ['B3-report'] }, () => {
  const vouchedBy = (applicant: Applicant) =>
    assembleRentReport({ ...giuliaFacts, guarantors: [named('Anna Conti', applicant)] })
  test('is told with what is left, among what the reader weighs', () => {
    // Anna as Giulia: 2,001.35 net, 650.00 of rent and 142.50 of a loan.
    const report = vouchedBy(another('Anna Conti'))
    expect(report.aggregated_error_messages.map(({ msg }) => msg)).toContainEqual({
      key: 'Report.GuarantorCommitments',
      params: { name: 'Anna Conti', amount: '792.50', left: '1208.85' },
    })
    const weighed = groupedPoints(report).find(([group]) => group === 'weigh')?.[1] ?? []
    expect(weighed.some((point) => point.kind === 'finding' && point.msg.key === 'Report.GuarantorCommitments')).toBe(
      true,
    )
  })
  test('is nothing where nothing is owed', () => {
    const free = {
      ...another('Anna Conti'),
      documents: another('Anna Conti').documents.filter(({ id }) => id !== 'bank'),
    }
    expect(keysOf(vouchedBy(free))).not.toContain('Report.GuarantorCommitments')
  })
})

describe('what comes in place of pay', { tags: ['C-employment-income'] }, () => {
  const benefit = (text: string, amounts: readonly string[]) =>
    months.map((month, at) => line(`${month}-28`, text, amounts[at]!))
  const netOf = (applicant: Applicant) =>
    assembleRentReport({ ...giuliaFacts, applicant, coApplicants: [], guarantors: [] }).trace.net_income?.value
  test.each([
    ['as much', 'Gutschrift Bundesagentur für Arbeit Insolvenzgeld', nets, '1847.40'],
    ['less', 'ACCREDITO INPS CASSA INTEGRAZIONE CIGS PAGAMENTO DIRETTO', ['1120.40', '1120.40', '1120.40'], '1120.40'],
  ])('is not added to payslips that no one paid: %s', (_, text, amounts, net) =>
    expect(netOf(withPay(nets, benefit(text, amounts)))).toBe(net),
  )
  test('is added to pay that came', () =>
    expect(
      netOf(withPay(nets, [...salaries(nets), ...benefit('AOK Krankengeld', ['300.00', '300.00', '300.00'])])),
    ).toBe('2147.40'))
})

describe('what comes from a party that got as much', { tags: ['C-other-income'] }, () => {
  const otherOf = (rows: Parameters<typeof each>[], declared: Applicant['declaredIncomes']) =>
    assembleRentReport({ ...giuliaFacts, applicant: { ...paying(...rows), declaredIncomes: declared } }).trace
      .other_income?.value
  const out: Parameters<typeof each> = [11, 'ADDEBITO PAYPAL EUROPE SARL', '-900.00']
  const back: Parameters<typeof each> = [14, 'BONIFICO DA PAYPAL EUROPE SARL', '900.00']
  const rent: Parameters<typeof each> = [14, 'BONIFICO DA ALFA IMMOBILI SRL AFFITTO', '900.00']
  test.each<[string, Parameters<typeof each>[], Applicant['declaredIncomes'], string]>([
    ['a service', [out, back], ['other'], '0.00'],
    [
      'a firm that rents',
      [[11, 'BONIFICO A FAVORE DI ALFA IMMOBILI SRL', '-900.00'], rent],
      ['rental_property'],
      '0.00',
    ],
  ])('is no income: %s', (_, rows, declared, value) => expect(otherOf(rows, declared)).toBe(value))
  test('is income where it got nothing', () => {
    expect(otherOf([back], ['other'])).toBe('900.00')
    expect(otherOf([rent], ['rental_property'])).toBe('900.00')
  })
})

test('a pay of nil is missing on no account', { tags: ['C-employment-income'] }, () => {
  const applicant = withPay(['1842.10', '1847.40', '0.00'], salaries(['1842.10', '1847.40']))
  const report = assembleRentReport({ ...giuliaFacts, applicant, coApplicants: [], guarantors: [] })
  expect(keysOf(report)).not.toContain('bank_statement.salary_missing')
})

test('pay that was sent back before it came is none, and not less', { tags: ['C-employment-income'] }, () => {
  const back: Parameters<typeof each> = [25, 'BONIFICO A FAVORE DI OFFICINE LOMBARDE SRL SALDO FATTURA', '-1900.00']
  const report = assembleRentReport({ ...giuliaFacts, applicant: paying(back), coApplicants: [], guarantors: [] })
  expect(Number(report.trace.salary_credits?.value)).toBeGreaterThanOrEqual(0)
})
