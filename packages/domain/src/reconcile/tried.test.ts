/** What honest and dishonest people were tried with from outside, each as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import { lineSeries } from '../facts/account-lines.ts'
import type { Account, Payslip, Transaction } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { returnedPayments } from '../income/returned-payments.ts'
import { euros } from '../money.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line, payslip, statement, taxDocument } from '../testing/documents.ts'
import { bank, document, giulia, today } from '../testing/giulia.ts'
import { codesOf, each, employer, incomeOf, months, nets, salaries, stateOf, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { reconcile } from './reconcile.ts'

const allCodes = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today }).map(({ code }) => code)
const reportOf = (applicant: Applicant) => assembleRentReport({ ...giuliaFacts, applicant })
const from = (payer: string, purpose: string) => `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${payer} ${purpose}`
const printing = (applicant: Applicant, parts: (month: string) => Partial<Payslip>): Applicant => ({
  ...applicant,
  documents: applicant.documents.map((one) => {
    const slip = one.result.payslip
    return slip ? document(one.id, payslip(slip.period!, slip.net!, parts(slip.period!))) : one
  }),
})
/** Paid in so many parts: the last on the 27th. */
const inParts = (parts: readonly number[], by = employer): Transaction[] =>
  months.flatMap((month, at) =>
    parts.map((part, index) =>
      line(
        `${month}-${27 - 5 * (parts.length - 1 - index)}`,
        from(by, index === parts.length - 1 ? 'SALDO STIPENDIO' : 'ACCONTO STIPENDIO'),
        (index === parts.length - 1
          ? Number(nets[at]) - parts.slice(0, -1).reduce((sum, one) => sum + one, 0)
          : part
        ).toFixed(2),
      ),
    ),
  )

describe('pay in parts', { tags: ['C-employment-income'] }, () => {
  test.each<[string, number[]]>([
    ['an advance and the rest', [500, 0]],
    ['by the week', [460, 460, 460, 0]],
  ])('%s: to the cent, proven', (_, parts) => {
    const paid = withPay(nets, inParts(parts))
    expect(codesOf(paid)).toEqual([])
    expect(incomeOf(paid)).toEqual([euros(1847.4), 'proven'])
    expect(stateOf(paid)).toBe('settled')
  })

  test('ten euros less than the net are not to the cent', () =>
    expect(incomeOf(withPay(['1852.10', '1857.40', '1862.80'], inParts([500, 0])))).toEqual([
      euros(1847.4),
      'consistent',
    ]))

  test('of two firms is none', () => {
    const parts = inParts([500, 0]).filter(({ description }) => description.includes('SALDO'))
    const others = each(22, from('ROSSI CONSULTING SRL', 'ACCONTO STIPENDIO'), '500.00')
    expect(incomeOf(withPay(nets, [...parts, ...others]))).toEqual([euros(1847.4), 'consistent'])
  })

  test('a pay on the third of its own month was for another', () => {
    const early = months.map((month, at) => line(`${month}-03`, from(employer, 'STIPENDIO'), nets[at]!))
    expect(incomeOf(withPay(nets, early))).not.toEqual([euros(1847.4), 'proven'])
  })

  test('an advance that is taken off the payout belongs to the pay, whatever it is called', () => {
    const parts = inParts([500, 0]).map((one) => ({
      ...one,
      description: one.description.replace('ACCONTO STIPENDIO', 'ANTICIPO'),
    }))
    const paid = printing(withPay(nets, parts), (month) => ({
      payout: (Number(nets[months.indexOf(month)]) - 500).toFixed(2),
    }))
    expect(codesOf(paid)).toEqual([])
    expect(incomeOf(paid)).toEqual([euros(1847.4), 'proven'])
  })
})

describe('paid out less than the net', { tags: ['C-employment-income'] }, () => {
  // A company car: 350.00 of the net are no money.
  const out = nets.map((net) => (Number(net) - 350).toFixed(2))
  const car = printing(withPay(nets, salaries(out)), (month) => ({ payout: out[months.indexOf(month)]! }))

  test('to the cent: the lower counts, proven, and nothing is said', () => {
    expect(codesOf(car)).toEqual([])
    expect(incomeOf(car)).toEqual([euros(1497.4), 'proven'])
  })

  test('a part goes back: it is said', () => {
    const back = each(29, `BONIFICO A FAVORE DI ${employer} RESTITUZIONE`, '-200.00')
    const returned = printing(withPay(nets, [...salaries(out), ...back]), (month) => ({
      payout: out[months.indexOf(month)]!,
    }))
    expect(codesOf(returned)).toEqual(['report.pay_returned', 'report.salary_mismatch'])
  })
})

test('no document but the card: no sign of forgery is not known', { tags: ['B2-report-checks'] }, () => {
  const outcomeOf = (documents: readonly EvidenceDocument[]) =>
    reportOf({ ...giulia, documents }).checks.find(({ id }) => id === 'anti_fraud')!.outcome
  const card = giulia.documents.filter(({ id }) => id === 'id')
  expect(outcomeOf(card)).toBe('unknown')
  expect(outcomeOf(giulia.documents)).toBe('passed')
})

describe('pay without a witness', { tags: ['C-employment-income'] }, () => {
  const paidBy = (payer: string, more: readonly EvidenceDocument[] = []): Applicant => {
    const paid = withPay([], each(27, from(payer, 'STIPENDIO'), '1500.00'))
    return { ...paid, documents: [...paid.documents, ...more] }
  }
  test.each<[string, Applicant, string]>([
    ['a friend’s', paidBy('ROSSI MARIO'), 'declared'],
    ['a firm’s', paidBy(employer), 'consistent'],
    [
      'a firm’s, with its certificate',
      paidBy(employer, [document('cu', taxDocument({ employer: 'Officine Lombarde S.r.l.' }))]),
      'proven',
    ],
    [
      'a firm’s, with that of another',
      paidBy(employer, [document('cu', taxDocument({ employer: 'Panificio Aurora S.n.c.' }))]),
      'consistent',
    ],
  ])('no payslip: %s', (_, applicant, state) =>
    expect(assessIncome(applicant, today).salaryCredits).toMatchObject({ state }),
  )

  test('the bank names no payer: read', () => {
    const unnamed = months.map((month, at) => line(`${month}-27`, 'ACCREDITO EMOLUMENTI', nets[at]!))
    expect(incomeOf(withPay(nets, unnamed))).toEqual([euros(1847.4), 'consistent'])
  })
})

describe('what came back', { tags: ['C-recurrent-costs'] }, () => {
  const own = bank.bank_statement!.accounts[0]!
  const giving = (...back: Transaction[]): Applicant => ({
    ...giulia,
    documents: giulia.documents.map((one) =>
      one.id === 'bank'
        ? document(
            'bank',
            statement('2026-08', '2026-10', {
              ...own,
              reconciled: true,
              transactions: [...own.transactions, ...back].toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
            }),
          )
        : one,
    ),
  })
  const rentBack = each(17, 'STORNO BONIFICO ROSSI MARIO CANONE LOCAZIONE', '650.00')

  test('a rent is no better than said, and told', () => {
    const report = reportOf(giving(...rentBack))
    expect(report.trace.actual_monthly_rent).toMatchObject({ value: '650.00', state: 'declared' })
    expect(report.aggregated_error_messages.map(({ msg }) => msg)).toContainEqual({
      key: 'Report.Finding.report.payment_returned',
      params: { payee: 'ROSSI MARIO', amount: '650.00', count: 3 },
    })
    expect(JSON.stringify(report.bank_statements_incomes)).not.toContain('650.00')
  })

  test.each([
    'INSOLUTO SDD AGOS DUCATO SPA',
    'Rücklastschrift Agos',
    'Rueckbelastung Lastschrift Agos mangels Deckung',
  ])('an instalment stays a commitment, and is told: %s', (text) => {
    const applicant = giving(line('2026-09-17', text, '142.50'))
    expect(allCodes(applicant)).toContain('report.payment_returned')
    expect(assessIncome(applicant, today).committedCosts.value).toBe(euros(142.5))
  })

  test.each<[string, Transaction]>([
    ['another amount', line('2026-09-17', 'STORNO BONIFICO CANONE LOCAZIONE', '649.99')],
    ['without a word of it, by another', line('2026-09-17', 'BONIFICO DA VERDI ANNA', '650.00')],
    ['a part by its payee', line('2026-09-17', 'BONIFICO DA ROSSI MARIO', '519.99')],
    ['by its payee after a month', line('2026-11-04', 'BONIFICO DA ROSSI MARIO', '640.00')],
    ['before it was paid', line('2026-08-02', 'STORNO BONIFICO CANONE LOCAZIONE', '650.00')],
  ])('%s is none', (_, back) => expect(allCodes(giving(back))).not.toContain('report.payment_returned'))

  test('its payee sends it back in other words, nearly whole', () => {
    const back = ['640.00', '655.00', '520.00'].map((amount, at) =>
      line(`${months[at]!}-09`, 'BONIFICO DA ROSSI MARIO', amount),
    )
    // 655.00 is more than was paid.
    const report = reportOf(giving(...back))
    expect(report.trace.actual_monthly_rent?.state).toBe('declared')
    expect(report.aggregated_error_messages.map(({ msg }) => msg)).toContainEqual({
      key: 'Report.Finding.report.payment_returned',
      params: { payee: 'ROSSI MARIO', amount: '650.00', count: 2 },
    })
  })

  test.each<[string, '2026-08-22' | '2026-08-24', boolean]>([
    ['before the next is due, it was paid once', '2026-08-22', false],
    ['later, it is the next', '2026-08-24', true],
  ])('paid again %s', (_, day, isTold) => {
    const again = giving(rentBack[0]!, line(day, 'BONIFICO A FAVORE DI ROSSI MARIO CANONE LOCAZIONE', '-650.00'))
    expect(allCodes(again).includes('report.payment_returned')).toBe(isTold)
    expect(reportOf(again).trace.actual_monthly_rent?.state).toBe(isTold ? 'declared' : 'proven')
    const costs = assessIncome(again, today).costs.find(({ series }) => series.category === 'rent_paid')!
    expect(costs.series.movements).toHaveLength(isTold ? 4 : 3)
  })

  test('what a shop gives back is no commitment that came back', () => {
    const bought = giving(
      line('2026-09-10', 'BONIFICO A FAVORE DI VERDI ARREDI SRL', '-400.00'),
      line('2026-09-20', 'BONIFICO DISPOSTO DA VERDI ARREDI SRL', '390.00'),
    )
    expect(returnedPayments(lineSeries(bought.documents))).toEqual([])
  })

  test('each payment comes back once', () => {
    const twice = giving(rentBack[0]!, line('2026-08-18', 'STORNO BONIFICO ROSSI MARIO', '650.00'))
    expect(returnedPayments(lineSeries(twice.documents))).toHaveLength(1)
  })

  test('a friend who shares the home is no tenant', { tags: ['C-other-income'] }, () => {
    const share = giving(...each(6, from('VERDI LUCA', 'META AFFITTO'), '325.00'))
    expect(allCodes(share)).not.toContain('income_check.other_income_not_declared')
    const more = giving(...each(6, from('VERDI LUCA', 'CANONE AFFITTO'), '700.00'))
    expect(allCodes(more)).toContain('income_check.other_income_not_declared')
  })

  test('parents’ help, declared as other income, is that', { tags: ['C-other-income'] }, () => {
    const help: Applicant = {
      ...giving(...each(6, from('BIANCHI PAOLO', 'AIUTO AFFITTO'), '700.00')),
      declaredIncomes: ['other'],
    }
    expect(allCodes(help).filter((code) => code.startsWith('income_check'))).toEqual([])
    expect(assessIncome(help, today).otherIncome).toMatchObject({ value: euros(700), state: 'declared' })
  })
})

describe('a payslip that denies its month', { tags: ['B2-report-checks'] }, () => {
  const hired = (days: readonly string[]) =>
    printing(withPay(nets, salaries(nets)), (month) => ({ hired_on: days[months.indexOf(month)]! }))
  test.each<[string, string[], string[]]>([
    ['hired after it', ['2026-10-15', '2026-10-15', '2026-10-15'], ['payslip.hired_later', 'payslip.hired_later']],
    ['hired within it', ['2026-08-15', '2026-08-15', '2026-08-15'], []],
    ['hired on its last day', ['2026-08-31', '2026-08-31', '2026-08-31'], []],
    ['another day on each', ['2019-05-02', '2021-03-11', '2019-05-02'], ['payslip.hire_differs']],
  ])('%s', (_, days, codes) => expect(allCodes(hired(days)).filter((code) => /hire/.test(code))).toEqual(codes))

  test('stands open until a person has looked', () =>
    expect(
      [
        ['2027-02-01', '2027-02-01', '2027-02-01'],
        ['2019-05-02', '2021-03-11', '2019-05-02'],
      ].map((days) => stateOf(hired(days))),
    ).toEqual(['open', 'open']))
})

describe('two statements of one account', { tags: ['B2-report-checks'] }, () => {
  const split = (opening: string, parts: { reconciled?: boolean | null; from?: string } = {}): Applicant => {
    const lines = salaries(nets)
    const own = (month: string) => lines.filter(({ booked_on }) => booked_on.startsWith(month))
    return {
      ...withPay(nets, []),
      documents: [
        ...withPay(nets, []).documents.filter(({ id }) => id !== 'bank'),
        document(
          'august',
          statement('2026-08', '2026-08', {
            opening_balance: '100.00',
            closing_balance: '1942.10',
            transactions: own('2026-08'),
          }),
        ),
        document(
          'autumn',
          statement('2026-09', '2026-10', {
            opening_balance: opening,
            closing_balance: (Number(opening) + 3700.2).toFixed(2),
            transactions: [...own('2026-09'), ...own('2026-10')],
            ...(parts.reconciled !== undefined && { reconciled: parts.reconciled }),
            ...(parts.from !== undefined && { period: { from: parts.from, to: '2026-10-31' } }),
          }),
        ),
      ],
    }
  }
  const jumps = (applicant: Applicant) => allCodes(applicant).includes('bank_statement.balance_jumps')
  test.each<[string, Applicant, boolean]>([
    ['the second opens as the first closed', split('1942.10'), false],
    ['the second opens with more', split('6942.10'), true],
    ['sums that do not close may be a misreading', split('6942.10', { reconciled: null }), false],
    ['days between them are told by no one', split('6942.10', { from: '2026-09-02' }), false],
  ])('%s', (_, applicant, expected) => expect(jumps(applicant)).toBe(expected))

  test('a jump stands open', () => expect(stateOf(split('6942.10'))).toBe('open'))
})

describe('an account of two', { tags: ['C-employment-income'] }, () => {
  const both = [...salaries(nets), ...salaries(['2400.00', '2400.00', '2400.00'], 'PANIFICIO AURORA SNC')]
  const joint = reportOf(withPay(nets, both, { holders: ['GIULIA BIANCHI', 'MARIO ROSSI'] }))

  test('the other’s pay is listed as not counted, and not drawn', () => {
    expect(
      joint.bank_statements_incomes.content.map(({ label, counted_share, notes }) => [
        label,
        counted_share,
        notes[0]?.key,
      ]),
    ).toEqual([
      ['PANIFICIO AURORA SNC', 0, 'Report.Income.ofAnother'],
      ['OFFICINE LOMBARDE SRL', 1, undefined],
    ])
    expect(joint.income_by_month.slice(-3).map(({ total }) => total)).toEqual(nets)
  })

  test('what a former employer paid is still the person’s', () => {
    const changed = withPay(nets, [...salaries(['1842.10'], 'PANIFICIO AURORA SNC'), ...salaries(nets).slice(1)])
    const named = printing(changed, (month) => (month === '2026-08' ? { employer: 'Panificio Aurora S.n.c.' } : {}))
    const report = reportOf(named)
    expect(report.income_by_month.slice(-3).map(({ total }) => total)).toEqual(nets)
    expect(report.bank_statements_incomes.content.map(({ counted_share }) => counted_share)).toEqual([1, 1])
  })
})

test('money that moved to another bank counts once', { tags: ['C-cash-balance'] }, () => {
  const at = (id: string, month: string, iban: string) =>
    document(
      id,
      statement(month, month, { iban, opening_balance: '5000.00', closing_balance: '5000.00', transactions: [] }),
    )
  const chain = ['IT40S0542811101000000123457', 'IT28W8000000292100645211111', 'IT60X0542811101000000123456'].map(
    (iban, index) => at(`bank-${index}`, months[index]!, iban),
  )
  expect(assessIncome({ ...giulia, documents: chain }, today).averageCashBalance).toMatchObject({
    value: euros(5000),
    state: 'consistent',
  })
})

// The statement prints 1 August to 31 October 2026.
describe('a booking outside the period of its statement', { tags: ['B2-report-checks'] }, () => {
  const dated = (day: '2026-07-27' | '2026-07-28' | '2026-11-04' | '2026-11-05', parts: Partial<Account> = {}) =>
    withPay(
      nets,
      [...salaries(nets), line(day, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ALFA SRL', '90.00')],
      parts,
    )
  const told = (applicant: Applicant) => allCodes(applicant).includes('bank_statement.outside_period')
  test.each<[string, Applicant, boolean]>([
    ['five days before', dated('2026-07-27'), true],
    ['four days before: a weekend and a holiday', dated('2026-07-28'), false],
    ['four days after', dated('2026-11-04'), false],
    ['five days after', dated('2026-11-05'), true],
    ['where the sums do not close with it', dated('2026-07-27', { reconciled: false }), false],
    ['where no period is printed', dated('2026-07-27', { period: null }), false],
  ])('%s', (_, applicant, expected) => expect(told(applicant)).toBe(expected))
  test('waits for a look', () => expect(stateOf(dated('2026-07-27'))).toBe('open'))
})
