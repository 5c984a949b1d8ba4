/** Evidence that speaks against other evidence, each alone within its sums: driven to the report that a landlord reads. */
import { describe, expect, test } from 'vitest'
import type { RentReport } from '@attesta/contract/report.ts'
import { accountLines } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { atAGlance } from '../report/at-a-glance.ts'
import { needsAttention } from '../report/standing.ts'
import { line, payslip, statement } from '../testing/documents.ts'
import { bank, document, giuliaDocuments } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'

const without = (...ids: string[]) => giuliaDocuments.filter(({ id }) => !ids.includes(id))
const reportOf = (documents: readonly EvidenceDocument[]): RentReport =>
  assembleRentReport({ ...giuliaFacts, applicant: { ...giuliaFacts.applicant, documents } })
const contested = (one: EvidenceDocument, code: string): EvidenceDocument => ({
  ...one,
  contests: [{ code, comment: 'It is right as it is', on: '2026-11-20' }],
})
const keysOf = ({ aggregated_error_messages: errors }: RentReport) =>
  errors.map(({ type, msg }) => `${type} ${msg.key}`)
const outcomeOf = ({ checks }: RentReport, wanted: string) => checks.find(({ id }) => id === wanted)?.outcome

/** Her account with other words for the same bookings, and what is changed in it. Each closes. */
const account = bank.bank_statement!.accounts[0]!
const again = (
  change: (one: (typeof account.transactions)[number]) => (typeof account.transactions)[number][] = (one) => [one],
  more: Partial<typeof account> = {},
) =>
  document('again', {
    ...bank,
    bank_statement: {
      accounts: [
        {
          ...account,
          ...more,
          transactions: (more.transactions ?? account.transactions)
            .map((one) => ({ ...one, description: `LISTA ${one.description}` }))
            .flatMap(change),
        },
      ],
    },
  })
const differs = 'error Report.Finding.bank_statement.overlap_differs'

describe('two statements of one account', () => {
  const honest = reportOf(giuliaDocuments)

  test('that tell the same in other words and on other days count once', () => {
    const later = (one: (typeof account.transactions)[number]) => [
      { ...one, booked_on: one.booked_on.replace(/-27$/, '-28') },
    ]
    for (const other of [again(), again(later)]) {
      const report = reportOf([...giuliaDocuments, other])
      expect(keysOf(report)).not.toContain(differs)
      for (const id of [
        'net_income',
        'recurrent_costs',
        'committed_costs',
        'actual_monthly_rent',
        'average_cash_balance',
      ] as const)
        expect(report.trace[id]?.value).toBe(honest.trace[id]?.value)
    }
  })

  test.each<[string, Parameters<typeof again>[0]]>([
    [
      'a credit that the other does not show',
      (one) => (one.booked_on.endsWith('-12') ? [one, { ...one, amount: '600.00' }] : [one]),
    ],
    ['a salary of another amount', (one) => (one.amount === '1847.40' ? [{ ...one, amount: '2847.40' }] : [one])],
    ['a cost that is left out', (one) => (one.booked_on === '2026-09-12' ? [] : [one])],
    [
      'the last salary, days before both end',
      (one) => (one.amount === '1852.80' ? [{ ...one, amount: '2852.80' }] : [one]),
    ],
    ['a booking of another month', (one) => [{ ...one, booked_on: one.booked_on.replace('2026-09-12', '2026-09-22') }]],
  ])('contradict each other: %s', (_, change) => {
    for (const documents of [
      [...giuliaDocuments, again(change)],
      [again(change), ...giuliaDocuments],
    ]) {
      const report = reportOf(documents)
      expect(keysOf(report)).toContain(differs)
      expect([report.standing?.state, needsAttention(report)]).toEqual(['open', true])
      expect(atAGlance(report).genuine).toMatchObject({ outcome: 'unknown' })
      for (const id of ['net_income', 'average_cash_balance', 'committed_costs'] as const)
        expect(report.trace[id]?.state).toBe('declared')
    }
  })

  test('may each lack a booking of another party near their end', () => {
    const late = again((one) => (one.amount === '1852.80' ? [] : [one]))
    expect(keysOf(reportOf([...giuliaDocuments, late]))).not.toContain(differs)
  })

  test('under two numbers are one where most of their bookings are the same', () => {
    const number = { iban: 'IT40S0542811101000000999999' }
    const more = (one: (typeof account.transactions)[number]) =>
      one.amount === '1847.40' ? [{ ...one, amount: '2847.40' }] : [one]
    expect(keysOf(reportOf([...giuliaDocuments, again(more, number)]))).toContain(differs)
    // Her other account: the same day and amount now and then is chance.
    const other = again(undefined, { ...number, transactions: account.transactions.slice(0, 5) })
    expect(keysOf(reportOf([...giuliaDocuments, other]))).not.toContain(differs)
    expect(accountLines([...giuliaDocuments, other]).length).toBe(account.transactions.length + 5)
  })

  describe('that print no IBAN', () => {
    const nameless = { iban: null, abi: null, blz: null, bank: 'Banca Valle' } as const
    const first = (more: Partial<typeof account> = {}) =>
      document('bank', { ...bank, bank_statement: { accounts: [{ ...account, ...nameless, ...more }] } })
    const more = (one: (typeof account.transactions)[number]) =>
      one.amount === '1847.40' ? [{ ...one, amount: '2847.40' }] : [one]
    const beside = (...documents: EvidenceDocument[]) => reportOf([...without('bank'), ...documents])

    test('are of one account when bank, holders and most bookings are: told twice they count once', () => {
      const twice = [first(), again(undefined, nameless)]
      expect(keysOf(beside(...twice))).not.toContain(differs)
      expect(accountLines(twice)).toHaveLength(account.transactions.length)
    })

    test('contradict each other when one tells another salary, beside a print with the IBAN as well', () => {
      expect(keysOf(beside(first(), again(more, nameless)))).toContain(differs)
      expect(
        keysOf(
          reportOf([
            ...giuliaDocuments,
            again(more, { ...nameless, bank: account.bank, abi: account.abi, blz: account.blz }),
          ]),
        ),
      ).toContain(differs)
    })

    test.each<[string, Partial<typeof account>]>([
      ['another bank', { bank: 'Banca Monte' }],
      ['another holder', { holders: ['Carla Neri'] }],
      ['no bank', { bank: null }],
    ])('say nothing of each other with %s', (_, other) =>
      expect(keysOf(beside(first(), again(more, { ...nameless, ...other })))).not.toContain(differs),
    )

    const changed = (one: (typeof account.transactions)[number]) => ({ ...one, amount: '-1.00' })
    test.each<[string, typeof account.transactions]>([
      ['two bookings alone', [...account.transactions.slice(0, 2), ...account.transactions.slice(2, 3).map(changed)]],
      ['fewer than half', [...account.transactions.slice(0, 3), ...account.transactions.slice(3).map(changed)]],
    ])('say nothing of each other when they share %s', (_, transactions) =>
      expect(keysOf(beside(first(), again(undefined, { ...nameless, transactions })))).not.toContain(differs),
    )
  })

  test('of a bank connection and a print are compared like two prints', () => {
    const change = (one: (typeof account.transactions)[number]) =>
      one.amount === '1847.40' ? [{ ...one, amount: '2847.40' }] : [one]
    const connected = { ...again(), origin: 'connection' as const }
    expect(keysOf(reportOf([...giuliaDocuments, connected]))).not.toContain(differs)
    const changed = { ...document('bank', again(change).result) }
    expect(keysOf(reportOf([...without('bank'), changed, connected]))).toContain(differs)
  })

  test('that only touch say nothing of each other', () => {
    const half = (from: string, to: string) =>
      document(from, {
        ...bank,
        bank_statement: {
          accounts: [
            {
              ...account,
              period: { from, to },
              transactions: account.transactions.filter(({ booked_on }) => booked_on >= from && booked_on <= to),
            },
          ],
        },
      })
    const report = reportOf([...without('bank'), half('2026-08-01', '2026-09-14'), half('2026-09-10', '2026-10-31')])
    expect(keysOf(report)).not.toContain(differs)
    expect(report.trace.committed_costs?.value).toBe(honest.trace.committed_costs?.value)
  })
})

describe('a payslip and what came for it', () => {
  const inflated = document('slip-10', payslip('2026-10', '2852.80'))
  const sign = 'warning Report.Finding.payslip.pay_differs'

  test('one that says more than the account is a sign until someone has looked', () => {
    const report = reportOf([...without('slip-10'), inflated])
    expect(keysOf(report)).toEqual([sign])
    expect([report.standing?.state, needsAttention(report)]).toEqual(['open', true])
    expect(atAGlance(report).genuine).toEqual({ outcome: 'unknown', count: 4, of: 5 })
    expect(report.trace.monthly_pay?.state).toBe('declared')
    const isPaid = report.payslips_controls.content.find(({ translation_key: key }) => key.endsWith('payslipsPaid'))
    expect(isPaid).toMatchObject({ value: 'no' })
    expect(report.aggregated_error_messages[0]!.msg.params).toMatchObject({
      month: '2026-10',
      net: '2852.80',
      credited: '1852.80',
    })
  })

  test('one that a person set aside is settled', () => {
    const looked = {
      ...inflated,
      rulings: [
        {
          code: 'payslip.pay_differs',
          outcome: 'set_aside' as const,
          reason: 'An advance',
          on: '2026-11-21',
          params: {},
        },
      ],
    }
    expect(keysOf(reportOf([...without('slip-10'), looked]))).toEqual([])
  })

  const paidIn = (amounts: Record<string, string>) =>
    document(
      'bank',
      statement('2026-08', '2026-10', {
        transactions: Object.entries(amounts).map(([day, amount]) =>
          line(day, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL STIPENDIO', amount),
        ),
      }),
    )
  test.each<[string, Record<string, string>, number]>([
    [
      'in two parts',
      { '2026-08-27': '1842.10', '2026-09-27': '1847.40', '2026-10-20': '852.80', '2026-10-27': '1000.00' },
      0,
    ],
    ['less 1.9 %', { '2026-08-27': '1842.10', '2026-09-27': '1847.40', '2026-10-27': '1818.00' }, 0],
    ['less 2.1 %', { '2026-08-27': '1842.10', '2026-09-27': '1847.40', '2026-10-27': '1813.00' }, 1],
    ['a month later, the last not yet', { '2026-09-10': '1842.10', '2026-10-10': '1847.40' }, 0],
    ['a month later, the second less', { '2026-09-10': '1842.10', '2026-10-10': '1500.00' }, 1],
  ])('paid %s', (_, amounts, found) => {
    const report = reportOf([...without('bank'), paidIn(amounts)])
    expect(keysOf(report).filter((key) => key === sign)).toHaveLength(found)
  })
})

describe('a document in a place for another kind', () => {
  test('that its person says belongs there shows nothing better than said', () => {
    const other = contested({ ...document('bank', bank), place: 'payslip' }, 'payslip.invalid_type')
    const report = reportOf([...without('bank'), other])
    expect(report.standing?.open_points.map(({ msg, contested: is }) => [msg.key, is])).toEqual([
      ['Report.Finding.payslip.invalid_type', true],
    ])
    expect([outcomeOf(report, 'anti_fraud'), outcomeOf(report, 'recency')]).toEqual(['unknown', 'unknown'])
    expect(report.trace.committed_costs?.state).toBe('declared')
    expect(report.trace.average_cash_balance?.state).toBe('declared')
  })
})

test('a file that another program has edited leaves the report open until someone has looked', () => {
  const edited = document('slip-10', {
    ...payslip('2026-10', '1852.80'),
    findings: [
      { code: 'payslip.edited', severity: 'warning', message_key: '', params: {}, evidence: { page: 1, box: null } },
    ],
  })
  const report = reportOf([...without('slip-10'), edited])
  expect([report.standing?.state, needsAttention(report)]).toEqual(['open', true])
  expect(atAGlance(report).genuine).toMatchObject({ outcome: 'unknown', count: 4, of: 5 })
})
