/** What single lines of a payslip say of an employment, of its pay and of its person. */
import { describe, expect, test } from 'vitest'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import type { Payslip } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { euros } from '../money.ts'
import { line, payslip, statement, workContract } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { incomeOf, months, nets, salaries, stateOf, withPay } from '../testing/paid.ts'
import { reconcile } from './reconcile.ts'

type Parts = Partial<Payslip>
const findings = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today }).map(({ code, params }) => [code, params])
const codes = (applicant: Applicant) => findings(applicant).map(([code]) => code)
/** Three payslips, each paid to the cent but where `paid` says else. */
const printing = (parts: readonly Parts[], paid: readonly string[] = nets, ...more: EvidenceDocument[]): Applicant => {
  const person = withPay(nets, salaries(paid))
  const slips = nets.map((net, at) => document(`slip-${at}`, payslip(months[at] as '2026-08', net, parts[at] ?? {})))
  return { ...person, documents: [...person.documents.filter(({ id }) => !id.startsWith('slip-')), ...slips, ...more] }
}
const onEach = (parts: Parts) => [parts, parts, parts]
const contractUntil = (
  ends_on: '2026-10-31' | '2027-06-30' | null,
  starts_on: '2024-05-01' | '2026-11-01' = '2024-05-01',
) =>
  document(
    'contract',
    workContract({
      employer: 'Officine Lombarde S.r.l.',
      employee: 'BIANCHI GIULIA',
      contract_type: ends_on === null ? 'open_ended' : 'fixed_term',
      starts_on,
      ends_on,
    }),
  )

// Today is 21 November 2026.
describe('the end of a fixed-term contract', { tags: ['C-employment-income'] }, () => {
  const until = (fixed_until: NonNullable<Payslip['fixed_until']>) => onEach({ fixed_until })
  const told = (applicant: Applicant) =>
    findings(applicant).filter(([code]) => /contract_|employment_ends/.test(String(code)))
  test.each<[string, Applicant, string | undefined, string]>([
    ['in a few days', printing(until('2026-11-30')), 'contract_ends', 'proven'],
    ['in a year', printing(until('2027-11-30')), 'contract_ends', 'proven'],
    ['in more than a year', printing(until('2027-12-01')), undefined, 'proven'],
    ['on the day itself', printing(until('2026-11-21')), 'contract_ends', 'proven'],
    ['on the day before', printing(until('2026-11-20')), 'contract_over', 'declared'],
    ['in the month of the newest payslip', printing(until('2026-10-15')), 'contract_over', 'declared'],
    ['before the month of the newest payslip: work went on', printing(until('2026-09-30')), undefined, 'proven'],
    ['on the oldest payslip alone', printing([{ fixed_until: '2026-10-31' }]), undefined, 'proven'],
    ['by the work contract', printing([], nets, contractUntil('2026-10-31')), 'contract_over', 'declared'],
    ['extended', printing(until('2026-10-31'), nets, contractUntil('2027-06-30')), 'contract_ends', 'proven'],
    [
      'made open-ended by a newer contract',
      printing(until('2026-10-31'), nets, contractUntil(null, '2026-11-01')),
      undefined,
      'proven',
    ],
    [
      'that an older contract does not know',
      printing(until('2026-10-31'), nets, contractUntil(null)),
      'contract_over',
      'declared',
    ],
  ])('%s', (_, applicant, code, state) => {
    expect(told(applicant).map(([found]) => found)).toEqual(code === undefined ? [] : [`payslip.${code}`])
    expect(incomeOf(applicant)[1]).toBe(state)
  })
  test('tells the day, and its page', () => {
    const applicant = printing(until('2026-11-30'))
    const [finding] = reconcile({ applicant, assessment: assessIncome(applicant, today), today }).filter(
      ({ code }) => code === 'payslip.contract_ends',
    )
    expect(finding!.params).toEqual({ day: '2026-11-30' })
    expect(finding!.evidence.map(({ document_id }) => document_id)).toEqual(['slip-2'])
  })
  test('is cited where its last day is printed', () => {
    const applicant = printing(until('2026-10-31'), nets, contractUntil('2027-06-30'))
    const told = reconcile({ applicant, assessment: assessIncome(applicant, today), today })
    expect(told.find(({ code }) => code === 'payslip.contract_ends')!.documents).toEqual(['contract'])
  })
  test('is not told beside the end of the employment itself', () =>
    expect(told(printing(onEach({ fixed_until: '2026-10-31', left_on: '2026-10-31' })))).toEqual([
      ['payslip.employment_ends', expect.anything()],
    ]))
  test('of one of two employers leaves the other', () => {
    const other = document('other', payslip('2026-10', '500.00', { employer: 'Grafica Ticinese S.p.A.' }))
    expect(told(printing(until('2026-10-31'), nets, other))).toEqual([])
  })
})

describe('a loan of the employer', { tags: ['C-employment-income'] }, () => {
  test('in each pay is none', () => {
    const applicant = printing(onEach({ loan_from_employer: '1000.00' }))
    // 1,847.40 − 1,000.00; each payslip was paid to the cent
    expect(incomeOf(applicant)).toEqual([euros(847.4), 'proven'])
    expect(findings(applicant)).toContainEqual(['payslip.loan', { amount: '3000.00' }])
  })
  test('in one pay lowers that month alone', () => {
    const applicant = printing([{}, {}, { loan_from_employer: '10.00' }])
    // The median of 1,842.10, 1,847.40 and 1,842.80
    expect(incomeOf(applicant)[0]).toBe(euros(1842.8))
    expect(findings(applicant)).toContainEqual(['payslip.loan', { amount: '10.00' }])
  })
  test('with expenses beside it is told apart from them', () => {
    const applicant = printing(onEach({ loan_from_employer: '100.00', reimbursed_expenses: '50.00' }))
    expect(incomeOf(applicant)[0]).toBe(euros(1697.4))
    expect(findings(applicant)).toContainEqual(['payslip.loan', { amount: '300.00' }])
    expect(findings(applicant)).toContainEqual(['payslip.expenses', { amount: '150.00' }])
  })
})

describe('what is paid once', { tags: ['C-employment-income'] }, () => {
  const withBonus = ['2442.10', '2447.40', '2452.80']
  const printed = (parts: readonly Parts[], paidNets: readonly string[]): Applicant => {
    const person = withPay([], salaries(paidNets))
    const slips = paidNets.map((net, at) =>
      document(`slip-${at}`, payslip(months[at] as '2026-08', net, parts[at] ?? {})),
    )
    return { ...person, documents: [...person.documents, ...slips] }
  }
  const codesOf = (applicant: Applicant) =>
    codes(applicant).filter((code) => /one_off|pay_(fell|varies)/.test(String(code)))

  test('with each pay is none of the usual, and that is read and told', () => {
    const applicant = printed(onEach({ one_off: '600.00' }), withBonus)
    expect(incomeOf(applicant)).toEqual([euros(1847.4), 'consistent'])
    expect(findings(applicant)).toContainEqual(['payslip.one_off', { amount: '1800.00' }])
  })
  test('in one month of three changes nothing of the others', () => {
    const applicant = printed([{}, {}, { one_off: '1000.00' }], ['1842.10', '1847.40', '2452.80'])
    expect(incomeOf(applicant)).toEqual([euros(1844.75), 'proven'])
    expect(codesOf(applicant)).toEqual(['payslip.one_off'])
  })
  test('in two months of three leaves the pay of the third', () => {
    const applicant = printed([{}, { one_off: '600.00' }, { one_off: '600.00' }], ['1842.10', '2447.40', '2452.80'])
    expect(incomeOf(applicant)[0]).toBe(euros(1847.4))
    expect(codesOf(applicant)).toEqual(['payslip.one_off'])
  })
  test('on a payslip of its own adds no usual pay', () => {
    const bonus = line(
      '2026-08-29',
      'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL PREMIO',
      '1000.00',
    )
    const person = withPay(nets, [...salaries(nets), bonus])
    const slip = document('bonus', payslip('2026-08', '1000.00', { one_off: '1400.00' }))
    expect(incomeOf({ ...person, documents: [...person.documents, slip] })[0]).toBe(euros(1847.4))
  })
  test('pay without it is told of nothing', () => expect(codesOf(printed([], withBonus))).toEqual([]))
})

describe('an advance that the payslip takes off', { tags: ['C-employment-income'] }, () => {
  const balance = ['1342.10', '1347.40', '1352.80']
  const withAdvance = (payer: string, amount: string, words = 'ANTICIPO RETRIBUZIONE'): Applicant => {
    const advances = months.map((month) =>
      line(`${month as '2026-08'}-14`, `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${payer} ${words}`, amount),
    )
    const person = withPay([], [...salaries(balance), ...advances])
    const slips = balance.map((net, at) =>
      document(`slip-${at}`, payslip(months[at] as '2026-08', net, { advance_withheld: '500.00' })),
    )
    return { ...person, documents: [...person.documents, ...slips] }
  }
  const told = (applicant: Applicant) => codes(applicant).filter((code) => /salary_|pay_/.test(String(code)))

  test('is pay where its employer paid it in its month', () => {
    const applicant = withAdvance('OFFICINE LOMBARDE SRL', '500.00')
    expect(incomeOf(applicant)).toEqual([euros(1847.4), 'proven'])
    expect(told(applicant)).toEqual([])
    expect(assessIncome(applicant, today).paidPayslips.map(({ parts }) => parts.length)).toEqual([1, 1, 1])
  })
  test.each<[string, Applicant]>([
    ['a friend paid as much', withAdvance('NERI ANNA', '500.00')],
    ['its employer paid another amount', withAdvance('OFFICINE LOMBARDE SRL', '400.00', 'RIMBORSO SPESE')],
  ])('is none where %s', (_, applicant) =>
    expect(assessIncome(applicant, today).payslipIncome.value).toBe(euros(1347.4)),
  )
})

describe('pay that is ceded to a lender', { tags: ['C-employment-income'] }, () => {
  test('is told of the newest month, and the net is what is left', () => {
    const applicant = printing(onEach({ cession: '200.00' }))
    expect(findings(applicant)).toContainEqual(['payslip.cession', { month: '2026-10', amount: '200.00' }])
    expect(incomeOf(applicant)).toEqual([euros(1847.4), 'proven'])
    expect(codes(printing([{ cession: '200.00' }]))).not.toContain('payslip.cession')
  })
  test('after the net it is taken off it, once', () => {
    const slips = nets.map((net, at) =>
      document(
        `slip-${at}`,
        payslip(months[at] as '2026-08', net, { cession: '200.00', payout: (Number(net) - 200).toFixed(2) }),
      ),
    )
    const alone: Applicant = { ...giulia, documents: slips, paychecksPerYear: 12 }
    expect(incomeOf(alone)[0]).toBe(euros(1647.4))
  })
})

describe('pay in cash by its payslip', { tags: ['C-employment-income'] }, () => {
  const household = { paid_in_cash: true, employer: 'CONTI TERESA' } as const
  const inCash = onEach(household)
  test('is only said, and no sign of a change', () => {
    const applicant = printing(inCash, [])
    expect(incomeOf(applicant)).toEqual([euros(1847.4), 'declared'])
    expect(findings(applicant)).toContainEqual(['payslip.paid_in_cash', { count: 3 }])
    expect(stateOf(applicant)).toBe('settled')
  })
  test('without those words it is missing on the account', () => {
    expect(codes(printing([], []))).toContain('payslip.pay_missing')
    expect(codes(printing([], []))).not.toContain('payslip.paid_in_cash')
    expect(stateOf(printing([], []))).toBe('open')
  })
  test('beside another’s pay on the account, no employer is looked for', () =>
    expect(codes(printing(inCash, ['1700.00', '1700.00', '1700.00']))).not.toContain('payslip.employer_mismatch'))
  test('in one month of three', () => {
    const { employer } = household
    const person = printing([{ employer }, { employer }, household], [])
    const paid = document(
      'bank',
      statement('2026-08', '2026-10', { transactions: salaries(nets.slice(0, 2), 'CONTI TERESA') }),
    )
    const applicant = { ...person, documents: [...person.documents.filter(({ id }) => id !== 'bank'), paid] }
    expect(codes(applicant)).toContain('payslip.paid_in_cash')
    expect(codes(applicant)).not.toContain('bank_statement.salary_missing')
    expect(incomeOf(applicant)[1]).toBe('declared')
  })
  test('of a firm is missing on the account as any other', () => {
    const ofFirm = printing(onEach({ paid_in_cash: true }), [])
    expect(codes(ofFirm)).not.toContain('payslip.paid_in_cash')
    expect(codes(ofFirm)).toContain('payslip.pay_missing')
    expect(stateOf(ofFirm)).toBe('open')
  })
  test('that comes to the account all the same is proven there', () => {
    const paid = printing(onEach({ paid_in_cash: true }))
    expect(codes(paid)).not.toContain('payslip.paid_in_cash')
    expect(incomeOf(paid)).toEqual([euros(1847.4), 'proven'])
  })
})

describe('the date of birth on a payslip', { tags: ['C-employment-income'] }, () => {
  const born = (date_of_birth: NonNullable<Payslip['date_of_birth']>) => printing([{}, {}, { date_of_birth }])
  test('of another day waits for a look', () => {
    expect(findings(born('1963-01-02'))).toContainEqual(['payslip.birth_date_differs', { day: '1963-01-02' }])
    expect(stateOf(born('1963-01-02'))).toBe('open')
  })
  test('of the stated day says nothing', () => {
    expect(codes(born(giulia.bornOn!))).not.toContain('payslip.birth_date_differs')
    expect(stateOf(born(giulia.bornOn!))).toBe('settled')
  })
  test('says nothing where none was stated', () =>
    expect(codes({ ...born('1963-01-02'), bornOn: null })).not.toContain('payslip.birth_date_differs'))
})

describe('a garnishment on payslips', { tags: ['B2-questionnaire'] }, () => {
  const answering = (response: 'YES' | 'NO' | 'PNTS' | null, parts: Parts): Applicant => ({
    ...printing(onEach(parts)),
    questionnaire: response === null ? [] : [{ question: 'wage_garnishment', response, details: null }],
  })
  test.each([
    ['denied', 'NO', { garnished: '120.00' }, true],
    ['told', 'YES', { garnished: '120.00' }, false],
    ['not said', 'PNTS', { garnished: '120.00' }, false],
    ['not asked', null, { garnished: '120.00' }, false],
    ['denied, and on no payslip', 'NO', {}, false],
  ] as const)('%s', (_, response, parts, expected) => {
    const told = findings(answering(response, parts)).filter(([code]) => code === 'report.garnishment_differs')
    expect(told).toEqual(expected ? [['report.garnishment_differs', { month: '2026-10', amount: '120.00' }]] : [])
  })
})

describe('a post that followed another', { tags: ['C-employment-income'] }, () => {
  const [old, present] = ['Officine Lombarde S.r.l.', 'Grafica Ticinese S.p.A.']
  const from = (payer: string) => `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${payer} STIPENDIO`
  const person = (slips: EvidenceDocument[], transactions: ReturnType<typeof line>[]): Applicant => ({
    ...withPay([], []),
    documents: [...slips, document('bank', statement('2026-08', '2026-10', { transactions }))],
  })
  test('each paid by its own employer: no payer differs', () => {
    const slips = [
      document('aug', payslip('2026-08', '1819.00', { employer: old })),
      document('sep', payslip('2026-09', '1807.00', { employer: old })),
      document('oct', payslip('2026-10', '2010.00', { employer: present, hired_on: '2026-10-01' })),
    ]
    const paid = [
      line('2026-08-27', from('OFFICINE LOMBARDE SRL'), '1819.00'),
      line('2026-09-27', from('OFFICINE LOMBARDE SRL'), '1807.00'),
      line('2026-10-28', 'ACCREDITO DA GRAFICA TICINESE SPA', '2010.00'),
    ]
    expect(codes(person(slips, paid))).not.toContain('report.payer_differs')
    const byAnother = [...paid.slice(0, 2), line('2026-10-28', from('VERDI SRL'), '2010.00')]
    expect(findings(person(slips, byAnother))).toContainEqual([
      'report.payer_differs',
      { employer: present, payer: 'VERDI SRL' },
    ])
  })
  test('with a month between them: no payslip is missed', () => {
    const slips = (hired_on: '2026-10-01' | '2019-05-02') => [
      document('aug', payslip('2026-08', '1819.00', { employer: old })),
      document('oct', payslip('2026-10', '2010.00', { employer: present, hired_on })),
    ]
    expect(codes(person(slips('2026-10-01'), []))).not.toContain('report.payslip_month_missing')
    expect(codes(person(slips('2019-05-02'), []))).toContain('report.payslip_month_missing')
  })
})
