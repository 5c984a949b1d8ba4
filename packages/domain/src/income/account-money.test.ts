/** What a person pays and has, on accounts small enough to reckon by hand. */
import { describe, expect, test } from 'vitest'
import { lineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import type { Account } from '../facts/parse-result.ts'
import { euros } from '../money.ts'
import { line, statement } from '../testing/documents.ts'
import { document, giulia } from '../testing/giulia.ts'
import { averageCashBalance } from './cash-balance.ts'
import { cashFlow } from './cash-flow.ts'
import { recurrentCosts, totalCosts } from './costs.ts'

type Booking = readonly [day: string, text: string, amount: string]
const account = (bookings: readonly Booking[], parts: Partial<Account> = {}, id = 'bank'): EvidenceDocument =>
  document(id, statement('2026-05', '2026-10', { transactions: bookings.map((booking) => line(...booking)), ...parts }))
const on = (days: readonly string[], text: string, amount: string): Booking[] => days.map((day) => [day, text, amount])
const eachMonth = ['2026-05-05', '2026-06-05', '2026-07-05', '2026-08-05', '2026-09-05', '2026-10-05']

describe('a cost a month', { tags: ['C-recurrent-costs'] }, () => {
  const insurance = 'ADDEBITO SDD GENERALI ITALIA SPA POLIZZA ASSICURAZIONE'
  const power = 'ADDEBITO SDD ENEL ENERGIA SPA BOLLETTA'
  const costsOf = (bookings: readonly Booking[], more: Partial<typeof giulia> = {}) => {
    const documents = [account(bookings)]
    return recurrentCosts({ ...giulia, ...more }, documents, lineSeries(documents))
  }
  test.each<[string, Booking[], number[]]>([
    ['monthly', on(eachMonth, power, '-90.00'), [90]],
    ['every second month: half', on(['2026-06-05', '2026-08-05', '2026-10-05'], power, '-90.00'), [45]],
    ['every quarter: a third', on(['2026-07-05', '2026-10-05'], power, '-90.00'), [30]],
    ['an insurance seen once is paid once a year', on(['2026-10-05'], insurance, '-300.00'), [25]],
    ['a tax seen once is paid once a year', on(['2026-10-05'], 'PAGAMENTO F24 IMPOSTE', '-240.00'), [20]],
    // 90.00 over the six months that the statement covers
    ['a bill seen once is spread over the months that were read', on(['2026-10-05'], power, '-90.00'), [15]],
    // (90 + 90 + 90) ÷ 6
    ['so is one without a rhythm', on(['2026-05-05', '2026-05-25', '2026-10-05'], power, '-90.00'), [45]],
    ['what is bought is no cost', on(eachMonth, 'PAGAMENTO POS ESSELUNGA MILANO', '-310.00'), []],
    ['nor is money that comes in', on(eachMonth, power, '90.00'), []],
    [
      'the largest first',
      [
        ...on(eachMonth, power, '-90.00'),
        ...on(eachMonth, insurance, '-120.00'),
        ...on(eachMonth, 'RATA MUTUO', '-60.00'),
      ],
      [120, 90, 60],
    ],
  ])('%s', (_, bookings, expected) =>
    expect(costsOf(bookings).map(({ monthly }) => monthly)).toEqual(expected.map(euros)),
  )

  test('its workings are what is typical, how often it was booked, and over how many months', () => {
    const [cost] = costsOf(on(['2026-06-05', '2026-08-05', '2026-10-05'], power, '-90.00'))
    expect(cost!.figure).toMatchObject({
      value: euros(45),
      state: 'proven',
      rule: 'costs.recurrent@1',
      workings: { typical: '90.00', bookings: 3, months: 6 },
    })
    expect(cost!.figure.inputs).toHaveLength(3)
  })

  test('every kind of cost counts, and loans, mortgages and maintenance are committed', () => {
    const kinds: [string, string, boolean][] = [
      ['RATA PRESTITO AGOS DUCATO SPA', '-101.00', true],
      ['RATA MUTUO', '-102.00', true],
      ['ASSEGNO DI MANTENIMENTO A MARIA NERI', '-103.00', true],
      [insurance, '-104.00', false],
      [power, '-105.00', false],
      ['ADDEBITO SDD NETFLIX INTERNATIONAL BV ABBONAMENTO', '-106.00', false],
      ['PAGAMENTO F24 IMPOSTE', '-107.00', false],
    ]
    const costs = costsOf(kinds.flatMap(([text, amount]) => on(eachMonth, text, amount)))
    expect(costs.map(({ monthly, committed }) => [monthly, committed])).toEqual(
      kinds.map(([, amount, committed]) => [euros(-Number(amount)), committed]).toReversed(),
    )
  })

  const rents = [
    ...on(eachMonth, 'BONIFICO A FAVORE DI ROSSI MARIO CANONE LOCAZIONE', '-500.00'),
    ...on(eachMonth, 'BONIFICO A FAVORE DI VERDI LUCA AFFITTO', '-700.00'),
  ]
  test.each<[string, Partial<typeof giulia>, number[]]>([
    ['nearest to the rent that is named: 520', { livingSituation: 'renting', currentRent: euros(520) }, [700]],
    ['nearest to the rent that is named: 690', { livingSituation: 'renting', currentRent: euros(690) }, [500]],
    ['the largest, when none is named', { livingSituation: 'renting', currentRent: null }, [500]],
    ['named, whatever is said of the home', { livingSituation: 'owner', currentRent: euros(700) }, [500]],
    ['none, of a person who lives in a home of their own', { livingSituation: 'owner', currentRent: null }, [700, 500]],
    ['the largest, when nothing is said', { livingSituation: null, currentRent: null }, [500]],
  ])('of two rents that one ends with the move which is %s', (_, more, committed) =>
    expect(costsOf(rents, more).flatMap((one) => (one.committed ? [one.monthly] : []))).toEqual(committed.map(euros)),
  )

  test.each<[string, EvidenceDocument[], number | null, string]>([
    ['unknown without a statement', [], null, 'unknown'],
    ['nothing, as strong as the statement', [account([])], 0, 'proven'],
    ['nothing, on a statement that does not close', [account([], { reconciled: false })], 0, 'consistent'],
    [
      'together, as strong as the weakest',
      [
        account(on(eachMonth, power, '-90.00')),
        account(on(eachMonth, insurance, '-120.00'), { iban: 'IT1', reconciled: null }, 'other'),
      ],
      210,
      'consistent',
    ],
  ])('costs are %s', (_, documents, value, state) => {
    const total = totalCosts('costs.recurrent@1', recurrentCosts(giulia, documents, lineSeries(documents)), documents)
    expect([total.value, total.state]).toEqual([value === null ? null : euros(value), state])
  })
})

describe('money in and out', { tags: ['B2-report-mortgage'] }, () => {
  const flowOf = (...documents: EvidenceDocument[]) => cashFlow({ documents, series: lineSeries(documents) })
  const twoMonths = { period: { from: '2026-09-01', to: '2026-10-31' } }
  const bookings: Booking[] = [
    ['2026-08-31', 'BONIFICO DA STUDIO ALFA SRL FATTURA', '999.00'],
    ['2026-09-10', 'BONIFICO DA STUDIO ALFA SRL FATTURA', '1000.00'],
    ['2026-09-11', 'PAGAMENTO POS ESSELUNGA MILANO', '-150.01'],
    ['2026-09-12', 'GIROCONTO A FAVORE GIULIA BIANCHI', '-400.00'],
    ['2026-10-10', 'BONIFICO DA STUDIO ALFA SRL FATTURA', '501.00'],
    ['2026-10-11', 'RATA MUTUO', '-50.00'],
  ]
  test('by month, without what moves among the own accounts and what lies outside the months that were read', () => {
    const flow = flowOf(account(bookings, twoMonths))
    expect(flow.months).toEqual([
      { month: '2026-09', inflows: euros(1000), outflows: euros(150.01) },
      { month: '2026-10', inflows: euros(501), outflows: euros(50) },
    ])
    // 1501.00 ÷ 2 and 200.01 ÷ 2
    expect(flow.inflows).toMatchObject({
      value: euros(750.5),
      state: 'proven',
      rule: 'cash-flow.mean@1',
      workings: { total: '1501.00', months: 2 },
    })
    expect(flow.outflows).toMatchObject({ value: euros(100.01), workings: { total: '200.01', months: 2 } })
  })
  test('no surer than the account', () =>
    expect(flowOf(account(bookings, { ...twoMonths, reconciled: null })).inflows.state).toBe('consistent'))
  test.each([
    ['a period that holds no whole month', { period: { from: '2026-09-02', to: '2026-10-30' } }],
    ['no period', { period: null }],
  ])('unknown with %s', (_, parts) => {
    const { months, inflows, outflows } = flowOf(account(bookings, parts))
    expect([months, inflows.value, inflows.state, outflows.value]).toEqual([[], null, 'unknown', null])
  })
})

describe('the average balance', { tags: ['C-cash-balance'] }, () => {
  const fourDays = { period: { from: '2026-10-01', to: '2026-10-04' }, opening_balance: '100.00' }
  test('each day counts with the balance at its end, the last day too', () => {
    // 100 − 40 = 60 on the first day; 60; 60 + 240 = 300; 300 + 100 = 400: (60 + 60 + 300 + 400) ÷ 4 = 205
    const own = account(
      [
        ['2026-10-01', 'PAGAMENTO POS', '-40.00'],
        ['2026-10-03', 'BONIFICO DA STUDIO ALFA SRL FATTURA', '240.00'],
        ['2026-10-04', 'BONIFICO DA STUDIO ALFA SRL FATTURA', '100.00'],
      ],
      { ...fourDays, closing_balance: '400.00' },
    )
    const balance = averageCashBalance([own])
    expect(balance).toMatchObject({
      value: euros(205),
      state: 'proven',
      rule: 'balance.average@2',
      workings: { account_1: '205.00', account_1_days: 4 },
    })
    expect(balance.inputs.map(({ label, value, when }) => [label, value, when])).toEqual([
      ['Report.Trace.opening_balance', '100.00', '2026-10-01'],
      ['Report.Trace.closing_balance', '400.00', '2026-10-04'],
    ])
    expect(balance.inputs[0]!.page).toBe(1)
  })
  test('of an account that another holds too it is no better than read', () =>
    expect(
      averageCashBalance([
        account([], { ...fourDays, closing_balance: '100.00', holders: ['GIULIA BIANCHI', 'MARIO ROSSI'] }),
      ]),
    ).toMatchObject({ value: euros(100), state: 'consistent', rule: 'balance.average-shared@2' }))
  test('what was booked before the first day is in the balance of the first day', () =>
    // 100 + 20 = 120 on each of four days
    expect(averageCashBalance([account([['2026-09-30', 'BONIFICO DA ALFA', '20.00']], fourDays)]).value).toBe(
      euros(120),
    ))
  test('accounts add up, and two statements of one account are one', () => {
    const second = { period: { from: '2026-10-05', to: '2026-10-08' }, opening_balance: '300.00' }
    const other = { ...fourDays, iban: 'IT99', opening_balance: '10.00' }
    const balance = averageCashBalance([
      account([], fourDays, 'a'),
      account([], second, 'b'),
      account([], { ...other, reconciled: null }, 'c'),
    ])
    // (4 × 100 + 4 × 300 + 4 × 10) ÷ 8 = 205: of the second account four days are known
    expect(balance).toMatchObject({
      value: euros(205),
      state: 'consistent',
      workings: { account_1: '200.00', account_1_days: 8, account_2: '10.00', account_2_days: 4 },
    })
  })
  test.each<[string, EvidenceDocument[]]>([
    ['no statement', []],
    ['no opening balance', [account([], { ...fourDays, opening_balance: null })]],
    ['no period', [account([], { ...fourDays, period: null })]],
  ])('unknown with %s', (_, documents) =>
    expect(averageCashBalance(documents)).toMatchObject({ value: null, state: 'unknown' }),
  )
  test('an account that shows none is left out of the sum', () =>
    expect(averageCashBalance([account([], fourDays, 'a'), account([], { iban: 'IT99' }, 'b')])).toMatchObject({
      value: euros(100),
      workings: { account_1: '100.00' },
    }))
})
