import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { decimal, euros, type Cents } from '../money.ts'
import { payslip } from '../testing/documents.ts'
import { bank, giulia, document } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { credits, of, paid, slips } from './income.fixture.ts'

describe('Giulia by hand', () => {
  const money = of(giuliaFacts.applicant.documents)
  test.each([
    // median(1842.10, 1847.40, 1852.80) = 1847.40, on payslips and account alike
    ['pay of an ordinary month', money.monthlyPay, '1847.40', 'proven'],
    // × 13 ÷ 12 = 2001.35; the 13 stand on a certificate that prints no sums: read, not proven
    ['employment income', money.employmentIncome, '2001.35', 'consistent'],
    // no other payer
    ['other income', money.otherIncome, '0.00', 'proven'],
    ['net income', money.netIncome, '2001.35', 'consistent'],
    // 650.00 rent + 142.50 loan + 29.95 subscription
    ['recurrent costs', money.recurrentCosts, '822.45', 'proven'],
    // the loan; the rent ends with the move
    ['committed costs', money.committedCosts, '142.50', 'proven'],
  ])('%s', (_, figure, value, state) => expect([decimal(figure.value!), figure.state]).toEqual([value, state]))

  test('average balance, day by day', { tags: ['C-cash-balance'] }, () => {
    // Days at each level: the balance after a month's first booking holds until the next. Summed by a plain loop over
    // the 92 days:
    let [balance, total] = [euros(3000), 0]
    const bookings = bank.bank_statement!.accounts[0]!.transactions
    for (let time = Date.UTC(2026, 7, 1); time <= Date.UTC(2026, 9, 31); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10)
      balance += bookings
        .filter(({ booked_on }) => booked_on === day)
        .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
      total += balance
    }
    expect(balance).toBe(euros(5144.95))
    expect(money.averageCashBalance).toMatchObject({
      value: Math.round(total / 92),
      rule: 'balance.average@2',
      workings: { account_1: (Math.round(total / 92) / 100).toFixed(2), account_1_days: 92 },
    })
  })

  test('each figure cites the payslips and the bookings it stands on', () => {
    expect(
      money.employmentIncome.inputs
        .filter(({ document_id }) => document_id?.startsWith('slip'))
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['1842.10', '1847.40', '1852.80'])
    expect(money.employmentIncome.inputs.filter(({ document_id }) => document_id === 'bank')).toHaveLength(3)
  })
})

describe('employment income', () => {
  test.each<[string, EvidenceDocument[], Partial<typeof giulia>, number | null, string]>([
    ['no documents', [], {}, null, 'unknown'],
    // their own sums are one witness, the account is the second
    ['three payslips that add up, alone', slips([1500, 1600, 1700]), { paychecksPerYear: 12 }, 1600, 'consistent'],
    [
      'three payslips that add up, paid to the cent',
      [...slips([1500, 1600, 1700]), paid([1500, 1600, 1700])],
      { paychecksPerYear: 12 },
      1600,
      'proven',
    ],
    [
      'the latest pay comes after the statement ends',
      [...slips([1500, 1600, 1700]), paid([1500, 1600], '2026-09')],
      { paychecksPerYear: 12 },
      // the lower of 1600 and the account's 1550
      1550,
      'proven',
    ],
    [
      'an account that shows the pay of one month alone',
      [...slips([1500, 1600, 1700]), paid([1500], '2026-08')],
      { paychecksPerYear: 12 },
      1500,
      'consistent',
    ],
    [
      'an earlier month brought a fifth less than usual, and a cent more',
      [...slips([1279.99, 1600, 1600]), paid([1279.99, 1600, 1600])],
      { paychecksPerYear: 12 },
      1600,
      'consistent',
    ],
    [
      'an earlier month brought a fifth less than usual',
      [...slips([1280, 1600, 1600]), paid([1280, 1600, 1600])],
      { paychecksPerYear: 12 },
      1600,
      'proven',
    ],
    [
      'paychecks not said count as 12',
      [...slips([1500, 1600, 1700]), paid([1500, 1600, 1700])],
      { paychecksPerYear: null },
      1600,
      'proven',
    ],
    ['14 paychecks only said', slips([1500, 1600, 1800]), { paychecksPerYear: 14 }, 1866.67, 'declared'],
    [
      '14 paychecks borne out by a fourteenth, without a thirteenth',
      [
        ...slips([1500, 1600, 1800]),
        paid([1500, 1600, 1800]),
        document('x', payslip('2026-06', '1600.00', { run: 'fourteenth' })),
      ],
      { paychecksPerYear: 14 },
      1866.67,
      'consistent',
    ],
    [
      '14 paychecks are not borne out by a thirteenth',
      [...slips([1500, 1600, 1800]), document('x', payslip('2025-12', '1600.00', { run: 'thirteenth' }))],
      { paychecksPerYear: 14 },
      1866.67,
      'declared',
    ],
    [
      'payslips that add up, paid into an account that does not',
      [
        ...slips([1500, 1500, 1500]),
        credits(
          [
            ['2026-08-27', '1500.00'],
            ['2026-09-27', '1500.00'],
            ['2026-10-27', '1500.00'],
          ],
          undefined,
          false,
        ),
      ],
      { paychecksPerYear: 12 },
      1500,
      'consistent',
    ],
    ['two payslips', slips([1500, 1700], 9), { paychecksPerYear: 12 }, 1600, 'consistent'],
    [
      'a payslip whose sums do not close',
      slips([1500, 1600, 1700], 8, { reconciled: false }),
      { paychecksPerYear: 12 },
      1600,
      'consistent',
    ],
    [
      'the same payslip twice',
      [...slips([1500, 1600, 1700]), paid([1500, 1600, 1700]), document('again', payslip('2026-10', '1700.00'))],
      { paychecksPerYear: 12 },
      1600,
      'proven',
    ],
    [
      'a fourth, older payslip is left out',
      [...slips([9000, 1500, 1600, 1700], 7), paid([1500, 1600, 1700])],
      { paychecksPerYear: 12 },
      1600,
      'proven',
    ],
    [
      'two employers in one month add up',
      [
        ...slips([1500, 1500, 1500]),
        ...[8, 9, 10].map((month) =>
          document(`o${month}`, payslip(`2026-${String(month).padStart(2, '0')}`, '400.00', { employer: 'Bar Sport' })),
        ),
      ],
      { paychecksPerYear: 12 },
      1900,
      'consistent',
    ],
    [
      'credits lower than payslips',
      [
        ...slips([2000, 2000, 2000]),
        credits([
          ['2026-08-27', '1500.00'],
          ['2026-09-27', '1500.00'],
          ['2026-10-27', '1500.00'],
        ]),
      ],
      { paychecksPerYear: 12 },
      1500,
      'consistent',
    ],
    [
      'credits alone',
      [
        credits([
          ['2026-08-27', '1500.00'],
          ['2026-09-27', '1500.00'],
          ['2026-10-27', '1520.00'],
        ]),
      ],
      { paychecksPerYear: 12 },
      1500,
      'consistent',
    ],
    [
      'a month without pay between two counts as zero',
      [
        credits([
          ['2026-08-27', '1500.00'],
          ['2026-10-27', '1500.00'],
        ]),
      ],
      { paychecksPerYear: 12 },
      1500,
      'consistent',
    ],
    [
      'credits of a statement that does not close',
      [
        credits(
          [
            ['2026-09-27', '1500.00'],
            ['2026-10-27', '1500.00'],
          ],
          undefined,
          false,
        ),
      ],
      { paychecksPerYear: 12 },
      1500,
      'consistent',
    ],
  ])('%s', { tags: ['C-employment-income'] }, (_, documents, more, value, state) => {
    const { employmentIncome } = of(documents, more)
    expect([employmentIncome.value, employmentIncome.state]).toEqual([value === null ? null : euros(value), state])
  })
  test('a document with a blocking error counts for nothing', () => {
    const forged = slips([9000, 9000, 9000]).map((one) => ({
      ...one,
      result: {
        ...one.result,
        findings: [
          {
            code: 'payslip.fraud',
            severity: 'error' as const,
            message_key: 'Documents.Payslip.fraud',
            params: {},
            evidence: null,
          },
        ],
      },
    }))
    expect(of(forged).netIncome).toMatchObject({ value: null, state: 'unknown' })
  })
})

test('more pay never lowers the income; proven when each adds up, is on the account and is near the usual', () => {
  const pay = fc.integer({ min: 50_000, max: 900_000 })
  fc.assert(
    fc.property(
      fc.tuple(pay, pay, pay),
      fc.nat(100_000),
      fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
      fc.boolean(),
      (nets, raise, close, isSeen) => {
        const documents = (extra: Cents) => [
          ...nets.map((net, index) =>
            document(
              `s${index}`,
              payslip(['2026-08', '2026-09', '2026-10'][index]!, decimal(net + extra), { reconciled: close[index]! }),
            ),
          ),
          ...(isSeen ? [paid(nets.map((net) => (net + extra) / 100))] : []),
        ]
        const [before, after] = [
          of(documents(0), { paychecksPerYear: 12 }).netIncome,
          of(documents(raise), { paychecksPerYear: 12 }).netIncome,
        ]
        expect(after.value).toBeGreaterThanOrEqual(before.value!)
        const usual = nets.toSorted((a, b) => a - b)[1]!
        expect(before.state === 'proven').toBe(
          isSeen && close.every(Boolean) && nets.every((net) => net * 5 >= usual * 4) && nets[2]! * 20 >= usual * 19,
        )
      },
    ),
  )
})
