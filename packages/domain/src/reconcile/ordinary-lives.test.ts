/** Pay and money of ordinary lives that are no plain three months; each as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import type { Payslip } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { euros } from '../money.ts'
import { line, payslip, statement, workContract } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { codesOf, each, employer, incomeOf, months, nets, salaries, stateOf, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { incomeTable } from '../report/tables.ts'
import { reconcile } from './reconcile.ts'

const allFindings = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today })
const allCodes = (applicant: Applicant) => allFindings(applicant).map(({ code }) => code)
const reportOf = (applicant: Applicant) => assembleRentReport({ ...giuliaFacts, applicant })
const adding = (applicant: Applicant, ...more: EvidenceDocument[]): Applicant => ({
  ...applicant,
  documents: [...applicant.documents.filter(({ id }) => !more.some((one) => one.id === id)), ...more],
})
const from = (payer: string, purpose: string) => `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${payer} ${purpose}`

describe('a post that began in the middle of a month', { tags: ['C-employment-income'] }, () => {
  const [old, present] = ['Officine Lombarde S.r.l.', 'Grafica Ticinese S.p.A.']
  const began = (day: '2026-09-16' | '2026-09-01') => ({ employer: present, hired_on: day })
  const moved = (day: '2026-09-16' | '2026-09-01'): Applicant => {
    const person = withPay([], [])
    const slips = [
      document('aug', payslip('2026-08', '1819.00', { employer: old })),
      document('sep', payslip('2026-09', '910.00', { employer: old })),
      document('sep-new', payslip('2026-09', '1010.00', began(day))),
      document('oct-new', payslip('2026-10', '2010.00', began(day))),
    ]
    const account = statement('2026-08', '2026-10', {
      transactions: [
        line('2026-08-27', from(employer, 'STIPENDIO'), '1819.00'),
        line('2026-09-27', from(employer, 'STIPENDIO'), '910.00'),
        line('2026-09-28', from('GRAFICA TICINESE SPA', 'STIPENDIO'), '1010.00'),
        line('2026-10-28', from('GRAFICA TICINESE SPA', 'STIPENDIO'), '2010.00'),
      ],
    })
    return { ...person, documents: [...slips, document('bank', account)] }
  }
  test('its whole month tells the pay, seen once', () => {
    expect(incomeOf(moved('2026-09-16'))).toEqual([euros(2010), 'declared'])
    expect(codesOf(moved('2026-09-16'))).toEqual(['report.pay_seen_once'])
  })
  test('on the first of a month that month is whole', () =>
    // The median of 1,010.00 and 2,010.00
    expect(incomeOf(moved('2026-09-01'))[0]).toBe(euros(1510)))
})

describe('pay of one month', { tags: ['C-employment-income'] }, () => {
  const once = withPay([], salaries(['3500.00']))
  const slip = document('slip', payslip('2026-08', '3500.00'))
  const contract = workContract({
    employer: 'Officine Lombarde S.r.l.',
    employee: 'BIANCHI GIULIA',
    starts_on: '2026-08-01',
    ends_on: null,
    contract_type: 'open_ended',
  })
  test.each<[string, Applicant, string]>([
    ['on a payslip and on the account', adding(once, slip), 'declared'],
    ['on the account alone', once, 'declared'],
    ['on a payslip alone', { ...once, documents: [slip] }, 'declared'],
    ['beside a contract', adding(once, slip, document('contract', contract)), 'consistent'],
  ])('%s', (_, applicant, state) => {
    expect(incomeOf(applicant)).toEqual([euros(3500), state])
    expect(codesOf(applicant).includes('report.pay_seen_once')).toBe(state === 'declared')
  })
  test('paid in the next month it is one month all the same', () => {
    const late = withPay([], [line('2026-10-10', from(employer, 'STIPENDIO'), '3500.00')])
    expect(codesOf(adding(late, document('slip', payslip('2026-09', '3500.00'))))).toContain('report.pay_seen_once')
  })
  test('one payslip, and the pay of other months on the account, is more than one', () =>
    expect(codesOf(adding(withPay([], salaries(nets)), document('slip', payslip('2026-10', nets[2]!))))).not.toContain(
      'report.pay_seen_once',
    ))
})

describe('benefits for a while', { tags: ['C-other-income'] }, () => {
  const beside = (text: string, pay = ['2400.00', '1060.00', '220.00']) =>
    withPay(pay, [...salaries(pay), ...each(20, text, '1120.00')])
  test.each([
    ['sick pay', 'GUTSCHRIFT AOK BAYERN KRANKENGELD'],
    ['maternity', 'ACCREDITO INPS INDENNITA DI MATERNITA'],
    ['short-time pay', 'BONIFICO INPS CASSA INTEGRAZIONE'],
  ])('%s is told, and not that the pay fell', (_, text) => {
    expect(allCodes(beside(text))).toContain('report.temporary_benefit')
    expect(allCodes(beside(text))).not.toContain('report.pay_fell')
    expect(incomeOf(beside(text))[1]).toBe('declared')
  })
  test.each([
    ['2026-08-20', false],
    ['2026-10-20', true],
  ] as const)('one that came once, on %s, is told: %s', (day, isTold) => {
    const once = line(day, 'GUTSCHRIFT BUNDESAGENTUR FUER ARBEIT SVWZ+ALG I', '1190.00')
    expect(allCodes(withPay(nets, [...salaries(nets), once])).includes('report.temporary_benefit')).toBe(isTold)
  })
  test('with an unemployment benefit the pay fell too', () =>
    expect(allCodes(beside('BONIFICO INPS NASPI'))).toEqual(
      expect.arrayContaining(['report.temporary_benefit', 'report.pay_fell']),
    ))
  test.each([
    ['a pension', 'ACCREDITO PENSIONE INPS'],
    ['family benefits', 'BONIFICO INPS ASSEGNO UNICO'],
    ['Bürgergeld', 'GUTSCHRIFT JOBCENTER KOELN ALG II'],
    ['pay by a firm of that name', from('FIS INFORMATICA SRL', 'STIPENDIO')],
  ])('%s goes on', (_, text) => expect(allCodes(beside(text, nets))).not.toContain('report.temporary_benefit'))
})

describe('what is not the employer’s', { tags: ['C-employment-income'] }, () => {
  // 1,000.00 of each printed net are not paid by the employer.
  const printed = nets.map((net) => (Number(net) + 1000).toFixed(2))
  const beside = (text: string) => withPay(printed, [...salaries(nets), ...each(12, text, '1000.00')])
  test.each([
    ['cash that is paid in', 'VERSAMENTO CONTANTE ATM ACCONTO STIPENDIO OFFICINE LOMBARDE'],
    ['cash in Germany', 'BAREINZAHLUNG OFFICINE LOMBARDE SRL VORSCHUSS GEHALT'],
    ['a cheque that is paid in', 'VERSAMENTO ASSEGNO OFFICINE LOMBARDE SRL ACCONTO STIPENDIO'],
    ['a friend’s', from('ROSSI MARIO', 'ACCONTO STIPENDIO')],
    ['money of one’s own', 'RICARICA POSTEPAY DA OFFICINE LOMBARDE SRL ACCONTO STIPENDIO'],
  ])('%s is no part of the pay', (_, text) => {
    expect(incomeOf(beside(text))[1]).not.toBe('proven')
    expect(codesOf(beside(text)).filter((code) => /pay_(differs|missing)/.test(code))).not.toEqual([])
  })
  test('a friend’s money does not raise the pay', () =>
    expect(incomeOf(beside(from('ROSSI MARIO', 'ACCONTO STIPENDIO')))[0]).toBe(euros(1847.4)))
  test('a private employer’s, who stands on the payslips, is pay', () => {
    const slips = nets.map((net, at) =>
      document(`slip-${at}`, payslip(months[at] as '2026-08', net, { employer: 'ROSSI MARIO' })),
    )
    expect(incomeOf(adding(withPay(nets, salaries(nets, 'ROSSI MARIO')), ...slips))).toEqual([euros(1847.4), 'proven'])
  })
  test('a refund of doctors’ bills is no pay', () =>
    expect(
      incomeOf(withPay(nets, [...salaries(nets), ...each(12, 'LOHN GEHALT RENTE BEIHILFE BESCHEID', '482.11')])),
    ).toEqual([euros(1847.4), 'proven']))
})

describe('a name beside the employer’s', { tags: ['C-employment-income'] }, () => {
  test('a word of the trade makes no firm the same', () => {
    // Officine Lombarde S.r.l.
    const found = allCodes(withPay(nets, salaries(nets, 'OFFICINE ROSSI')))
    expect(found).toContain('report.payer_differs')
    expect(incomeOf(withPay(nets, salaries(nets, 'OFFICINE ROSSI')))[1]).not.toBe('proven')
  })
  test('a name of such words alone is told by them', () => {
    const slips = nets.map((net, at) =>
      document(`slip-${at}`, payslip(months[at] as '2026-08', net, { employer: 'Bar Ristorante S.n.c.' })),
    )
    expect(allCodes(adding(withPay([], salaries(nets, 'BAR RISTORANTE')), ...slips))).not.toContain(
      'report.payer_differs',
    )
  })
  test('the employer’s name alone on the account is pay where it pays a payslip', () => {
    const bare = withPay(
      nets,
      nets.map((net, at) => line(`${months[at]!}-27`, 'OFFICINE LOMBARDE SRL', net)),
    )
    expect(incomeOf(bare)).toEqual([euros(1847.4), 'proven'])
    expect(assessIncome(bare, today).salaryCredits.value).toBe(euros(1847.4))
    expect(incomeTable(assessIncome(bare, today)).map(({ counted_share }) => counted_share)).toEqual([1])
  })
  test('nearly the same to a person, long after pay, is told too', () =>
    expect(
      allCodes(
        withPay(nets, [
          ...salaries(nets),
          ...['-500.00', '-520.00', '-485.00'].map((amount, at) =>
            line(`${months[at]!}-15`, 'BONIFICO A FAVORE DI ROSSI MARIO', amount),
          ),
        ]),
      ),
    ).toContain('report.regular_payment'))
  test('each payee of its own is told, the most first', () => {
    const both = withPay(nets, [
      ...salaries(nets),
      ...each(28, 'BONIFICO A FAVORE DI VERDI ANNA', '-300.00'),
      ...each(29, 'BONIFICO A FAVORE DI ROSSI MARIO', '-990.00'),
    ])
    expect(
      reconcile({ applicant: both, assessment: assessIncome(both, today), today })
        .filter(({ code }) => code === 'report.regular_payment')
        .map(({ params }) => params['payee']),
    ).toEqual(['ROSSI MARIO', 'VERDI ANNA'])
  })
})

describe('a day of hiring', { tags: ['C-employment-income'] }, () => {
  const hired = (hired_on: '2026-09-01' | '1927-02-01' | '2008-03-01', first: string[] = []): Applicant =>
    adding(
      withPay(
        [],
        [
          ...first.map((amount) => line('2026-08-20', from(employer, 'STIPENDIO'), amount)),
          ...salaries(['0.01', ...nets.slice(1)]).slice(1),
        ],
      ),
      ...[1, 2].map((at) => document(`slip-${at}`, payslip(months[at] as '2026-09', nets[at]!, { hired_on }))),
    )
  /** The employer pays first in October; the payslip for it prints a hiring long before. */
  const paidFirst = (others: [day: '2026-08-20' | '2026-09-20' | '2026-10-20', amount: string][], more = {}) =>
    adding(
      withPay(
        [],
        [
          ...others.map(([day, amount]) => line(day, from('PIZZA EXPRESS SRL', 'STIPENDIO'), amount)),
          ...salaries(['0.01', '0.01', nets[2]!]).slice(2),
        ],
        more,
      ),
      document('slip-2', payslip('2026-10', nets[2]!, { hired_on: '2019-05-02' })),
    )
  const bothHolders = { holders: ['MORETTI GIULIA', 'CONTI LUCA'] }
  const afterBenefit = (text: string, count = 2, more = {}) =>
    adding(
      withPay(
        [],
        [...each(20, text, '910.00').slice(0, count), ...salaries(['0.01', '0.01', nets[2]!]).slice(2)],
        more,
      ),
      document('slip-2', payslip('2026-10', nets[2]!, { hired_on: '2019-05-02' })),
    )
  const [ofAugust, ofSeptember] = [
    ['2026-08-20', '1100.00'],
    ['2026-09-20', '1100.00'],
  ] as const
  // Born on 14 March 1992
  test.each<[string, Applicant, string | undefined]>([
    ['before another post that ended with the first pay', paidFirst([[...ofAugust], [...ofSeptember]]), 'account'],
    ['beside a side job', paidFirst([[...ofAugust], [...ofSeptember], ['2026-10-20', '1100.00']]), undefined],
    ['with pay on another account before', paidFirst([]), undefined],
    ['with one pay of another before', paidFirst([[...ofSeptember]]), undefined],
    [
      'of a firm that was taken over',
      paidFirst([
        ['2026-08-20', '1800.00'],
        ['2026-09-20', '1800.00'],
      ]),
      undefined,
    ],
    ['with pay of another holder before', paidFirst([[...ofAugust], [...ofSeptember]], bothHolders), undefined],
    ['after a benefit of those without a post', afterBenefit('Bundesagentur fuer Arbeit ALG1 335A'), 'account'],
    ['after one in Italian', afterBenefit('ACCREDITO INPS NASPI'), 'account'],
    ['after one that comes with the first pay too', afterBenefit('ACCREDITO INPS NASPI', 3), 'account'],
    ['after a month of it', afterBenefit('ACCREDITO INPS NASPI', 1), undefined],
    ['after a leave', afterBenefit('Landratsamt Hof Elterngeld'), undefined],
    ['after the insolvency of the employer', afterBenefit('Agentur fuer Arbeit Insolvenzgeld'), undefined],
    ['of another holder', afterBenefit('ACCREDITO INPS NASPI', 2, bothHolders), undefined],
    ['after pay of the same employer', hired('2026-09-01', ['1200.00']), 'account'],
    ['with no pay before', hired('2026-09-01'), undefined],
    ['before the birth', hired('1927-02-01'), 'birth'],
    ['as a youth', hired('2008-03-01', ['1200.00']), undefined],
  ])('%s', (_, applicant, by) =>
    // Once, of all payslips that print it.
    expect(
      allFindings(applicant).flatMap(({ code, params }) => (code === 'payslip.hire_denied' ? [params['by']] : [])),
    ).toEqual(by === undefined ? [] : [by]),
  )
})

describe('a rent in cash', { tags: ['B8-statement-rent'] }, () => {
  const drawing = (amount: string, more: Partial<Applicant> = {}): Applicant => ({
    ...withPay(nets, [...salaries(nets), ...each(4, 'PRELIEVO CONTANTI SPORTELLO', amount)]),
    currentRent: euros(650),
    ...more,
  })
  test.each<[string, Applicant, string[]]>([
    ['the rent to a tenth', drawing('-715.00'), ['report.rent_in_cash']],
    ['more than that', drawing('-716.00'), ['bank_statement.rent_missing', 'report.regular_withdrawal']],
    [
      'a payment of it to the cent',
      {
        ...withPay(nets, [...salaries(nets), ...each(4, 'BONIFICO A FAVORE DI HOSTEL CENTRALE SRL', '-650.00')]),
        currentRent: euros(650),
      },
      ['report.rent_unnamed'],
    ],
    [
      'a payment of another amount',
      {
        ...withPay(nets, [...salaries(nets), ...each(4, 'BONIFICO A FAVORE DI HOSTEL CENTRALE SRL', '-650.01')]),
        currentRent: euros(650),
      },
      ['bank_statement.rent_missing'],
    ],
    [
      'no rent is declared',
      drawing('-650.00', { currentRent: null, livingSituation: 'family' }),
      ['report.regular_withdrawal'],
    ],
  ])('%s', (_, applicant, codes) =>
    expect(allCodes(applicant).filter((code) => /rent|withdrawal/.test(code))).toEqual(codes),
  )
})

describe('an account in another currency', { tags: ['B8-statement-coverage'] }, () => {
  const foreign = document('dollars', statement('2026-08', '2026-10', { currency: 'USD', iban: null }))
  const found = (applicant: Applicant) =>
    reconcile({ applicant, assessment: assessIncome(applicant, today), today })
      .filter(({ code }) => /coverage|currency/.test(code))
      .map(({ code, severity }) => [code, severity])
  test('alone it is refused for its currency, and no month is said to be missing', () =>
    expect(found({ ...giulia, documents: [...giulia.documents.filter(({ id }) => id !== 'bank'), foreign] })).toEqual([
      ['bank_statement.other_currency', 'error'],
    ]))
  test('beside one in euros it is told', () =>
    expect(found(adding(giulia, foreign))).toEqual([['bank_statement.other_currency', 'warning']]))
  test('of a year ago, the months are missing', () =>
    expect(
      found({
        ...giulia,
        documents: [document('bank', statement('2025-08', '2025-10'))],
      })[0]![0],
    ).toBe('bank_statement.coverage'))
})

describe('what comes after the day on which a statement was handed in', { tags: ['C-employment-income'] }, () => {
  const handedInOn = (day: '2026-10-26' | '2026-10-27') => {
    const paid = withPay(nets, salaries(nets))
    return {
      ...paid,
      documents: paid.documents.map((one) => (one.id === 'bank' ? { ...one, uploadedOn: day } : one)),
    }
  }
  const seen = (applicant: Applicant) =>
    assessIncome(applicant, today).paidPayslips.filter(({ credit }) => credit !== null).length
  test('has not come', () => {
    expect(seen(handedInOn('2026-10-27'))).toBe(months.length)
    expect(seen(handedInOn('2026-10-26'))).toBe(months.length - 1)
  })
  test('is not said to be missing', () => expect(codesOf(handedInOn('2026-10-26'))).toEqual([]))
})

test('taxes of the self-employed are taken off the income, and are no cost', { tags: ['C-recurrent-costs'] }, () => {
  const paying = withPay([], each(16, 'DELEGA F24 IMPOSTE', '-400.00'))
  const costsOf = (applicant: Applicant) => assessIncome(applicant, today).recurrentCosts.value
  expect(costsOf(paying)).toBe(euros(400))
  expect(costsOf({ ...paying, employmentStatus: 'Self-employed' })).toBe(0)
})

test('pay in parts is one row of its employer, and no other income', { tags: ['C-employment-income'] }, () => {
  const parts = [
    line('2026-08-12', from(employer, 'SECONDO ACCONTO'), '400.00'),
    line('2026-08-27', from(employer, 'SALDO STIPENDIO'), '1442.10'),
    line('2026-09-27', from(employer, 'STIPENDIO'), '1847.40'),
    line('2026-10-12', from(employer, 'ACCONTO STIPENDIO'), '500.00'),
    line('2026-10-27', from(employer, 'SALDO STIPENDIO'), '1352.80'),
  ]
  const rows = incomeTable(assessIncome(withPay(nets, parts), today))
  expect(rows.map(({ monthly_value, counted_share }) => [monthly_value, counted_share])).toEqual([['1847.40', 1]])
  expect(rows[0]!.coverage.flatMap(({ values }) => values.flatMap(({ numeric_value }) => numeric_value ?? []))).toEqual(
    nets,
  )
})

describe('a benefit for children', { tags: ['C-other-income'] }, () => {
  const withBenefit = (text: string, minors?: number): Applicant => ({
    ...withPay(nets, [...salaries(nets), ...each(20, text, '612.30')]),
    ...(minors !== undefined && { minors }),
  })
  const told = (applicant: Applicant) => allCodes(applicant).includes('report.benefit_without_minor')
  test.each<[string, string, number | undefined, boolean]>([
    ['with no minor', 'ACCREDITO INPS ASSEGNO UNICO UNIVERSALE 3 FIGLI', 0, true],
    ['with no minor, in Germany', 'GUTSCHRIFT FAMILIENKASSE RHEINLAND KINDERGELD', 0, true],
    ['with a minor', 'ACCREDITO INPS ASSEGNO UNICO UNIVERSALE 3 FIGLI', 1, false],
    ['where no one was asked', 'ACCREDITO INPS ASSEGNO UNICO UNIVERSALE 3 FIGLI', undefined, false],
    ['which another benefit is not', 'GUTSCHRIFT ELTERNGELDSTELLE KOELN ELTERNGELD', 0, false],
  ])('%s', (_, text, minors, expected) => expect(told(withBenefit(text, minors))).toBe(expected))
})

describe('what single lines of a payslip say', { tags: ['C-employment-income'] }, () => {
  const printing = (parts: Partial<Payslip>): Applicant =>
    adding(
      withPay(nets, salaries(nets)),
      ...nets.map((net, at) => document(`slip-${at}`, payslip(months[at] as '2026-08', net, at === 2 ? parts : {}))),
    )
  test('a line of a last payslip ends the employment', () => {
    const last = printing({ last_pay: 'Mancato preavviso' })
    expect(allCodes(last)).toContain('payslip.last_pay')
    expect(incomeOf(last)[1]).toBe('declared')
    expect(reportOf(last).employment.active_contract).toBeNull()
  })
  test('with a day it is told by the day', () => {
    const dated = allCodes(printing({ last_pay: 'Mancato preavviso', left_on: '2026-10-31' }))
    expect(dated).toContain('payslip.employment_ends')
    expect(dated).not.toContain('payslip.last_pay')
  })
  test('expenses in each pay are none', () => {
    const travelling = adding(
      withPay(nets, salaries(nets)),
      ...nets.map((net, at) =>
        document(`slip-${at}`, payslip(months[at] as '2026-08', net, { reimbursed_expenses: '400.00' })),
      ),
    )
    // 1,847.40 − 400.00; each payslip was paid to the cent
    expect(incomeOf(travelling)).toEqual([euros(1447.4), 'proven'])
    expect(codesOf(travelling)).toEqual([])
    expect(allCodes(travelling)).toContain('payslip.expenses')
    expect(allCodes(printing({}))).not.toContain('payslip.expenses')
  })
  const hiredIn = (hired_on: '1927-02-01' | '2019-05-02') =>
    adding(
      withPay(nets, salaries(nets)),
      ...nets.map((net, at) => document(`slip-${at}`, payslip(months[at] as '2026-08', net, { hired_on }))),
    )
  test('a hiring as before leaves it settled', () => expect(stateOf(hiredIn('2019-05-02'))).toBe('settled'))
  test('a hiring that is denied leaves the report open', () => expect(stateOf(hiredIn('1927-02-01'))).toBe('open'))
})

describe('pay that is not what its words say', { tags: ['C-employment-income'] }, () => {
  const paidBy = (text: string) =>
    withPay(
      nets,
      nets.map((net, at) => line(`${months[at]!}-27`, text, net)),
    )
  test('between accounts of one’s own it names no payer', () => {
    expect(incomeOf(paidBy('GIROCONTO OFFICINE LOMBARDE SRL EMOLUMENTI'))[1]).not.toBe('proven')
    expect(incomeOf(paidBy('ACCREDITO OFFICINE LOMBARDE SRL EMOLUMENTI'))[1]).toBe('proven')
  })
  test('a booking that is only announced has not come', () =>
    expect(incomeOf(paidBy(`BONIFICO IN ATTESA DI CONFERMA ${employer} STIPENDIO`))[1]).not.toBe('proven'))
  const leaving = (day: number, amounts: readonly string[]) =>
    withPay(nets, [
      ...salaries(nets),
      ...amounts.map((amount, at) => line(`${months[at]!}-${day}`, 'RICHIAMO BONIFICO ORDINANTE RICEVUTO', amount)),
    ])
  test('the same amount leaves at once: it went back, whatever the words', () =>
    expect(
      codesOf(
        leaving(
          29,
          nets.map((net) => `-${net}`),
        ),
      ),
    ).toContain('report.pay_returned'))
  test('another amount did not', () =>
    expect(codesOf(leaving(29, ['-1000.00', '-900.00']))).not.toContain('report.pay_returned'))
  test('an advance in other words than its amount is pay', () => {
    // Net 2,424.49; an advance of 500.00 and a car of 120.00 are taken off, 150.00 for a nursery come on top.
    const slips = months.map((month, at) =>
      document(`slip-${at}`, payslip(month as '2026-08', '2424.49', { payout: '1954.49' })),
    )
    const account = [
      ...each(14, from(employer, 'ABSCHLAG'), '500.00'),
      ...each(27, from(employer, 'STIPENDIO'), '1954.49'),
    ]
    // The lower of 2,424.49 and 2,454.49
    expect(incomeOf(adding(withPay([], account), ...slips))).toEqual([euros(2424.49), 'proven'])
  })
  test.each([
    ['MINISTERO DELLA DIFESA', 'NOIPA TESORERIA DELLO STATO', false],
    ['Liceo Scientifico Galilei', 'NOIPA STIPENDI', false],
    ['Officine Lombarde S.r.l.', 'NOIPA TESORERIA DELLO STATO', true],
    ['MINISTERO DELLA DIFESA', 'ROSSI CONSULTING SRL', true],
  ])('%s, paid by %s', (name, payer, differs) => {
    const slips = nets.map((net, at) =>
      document(`slip-${at}`, payslip(months[at] as '2026-08', net, { employer: name })),
    )
    expect(allCodes(adding(withPay([], salaries(nets, payer)), ...slips)).includes('report.payer_differs')).toBe(
      differs,
    )
  })
})

describe('two statements of one account that share days', { tags: ['B8-statement-fraud'] }, () => {
  const spent = (day: '2026-08-20' | '2026-09-05' | '2026-10-20') => line(day, 'PAGAMENTO POS', '-100.00')
  const opening = (amount: string): Applicant => ({
    ...giulia,
    documents: [
      document(
        'first',
        statement('2026-08', '2026-09', {
          period: { from: '2026-08-01', to: '2026-09-10' },
          opening_balance: '3000.00',
          closing_balance: '2800.00',
          transactions: [spent('2026-08-20'), spent('2026-09-05')],
        }),
      ),
      document(
        'second',
        statement('2026-09', '2026-10', {
          opening_balance: amount,
          closing_balance: null,
          transactions: [spent('2026-09-05'), spent('2026-10-20')],
        }),
      ),
    ],
  })
  test.each([
    ['the balance goes on', '2900.00', false],
    ['it jumps', '7900.00', true],
  ])('%s', (_, amount, isTold) =>
    expect(allCodes(opening(amount)).includes('bank_statement.balance_jumps')).toBe(isTold),
  )
})
