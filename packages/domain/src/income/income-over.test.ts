/** Other income that came month after month and is over counts for nothing. */
import { describe, expect, test } from 'vitest'
import { euros } from '../money.ts'
import { incomeTable } from '../report/tables.ts'
import { line, statement } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { assessIncome } from './assess-income.ts'

const six = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
const inMonths = (months: readonly string[], text: string, amount: string) =>
  months.map((month) => line(`${month}-12`, text, amount))
const naspi = 'ACCREDITO INPS NASPI'
const account = (id: string, lines: ReturnType<typeof line>[], from = '2026-05', to = '2026-10', iban?: string) =>
  document(
    id,
    statement(from, to, {
      transactions: lines.toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
      ...(iban !== undefined && { iban }),
    }),
  )
const assess = (...banks: ReturnType<typeof account>[]) =>
  assessIncome(
    {
      ...giulia,
      employmentStatus: 'Unemployed',
      declaredIncomes: [],
      documents: [...giulia.documents.filter(({ id }) => id === 'id'), ...banks],
    },
    today,
  )

describe('income that is over', { tags: ['C-other-income'] }, () => {
  test.each<[string, number, readonly string[]]>([
    ['counts nothing after two whole months without it', 0, six.slice(0, 4)],
    ['counts after one', 910, six.slice(0, 5)],
    ['counts while it comes', 910, six],
    ['counts where it began of late', 910, six.slice(3)],
  ])('%s', (_, expected, months) =>
    expect(assess(account('bank', inMonths(months, naspi, '910.00'))).otherIncome.value).toBe(euros(expected)),
  )
  test.each<[string, number, ReturnType<typeof line>[]]>([
    [
      'under another spelling of its payer',
      1400,
      [
        ...inMonths(six.slice(0, 4), 'ACCREDITO PENSIONE INPS', '1400.00'),
        ...inMonths(six.slice(4), 'BONIFICO DA DEUTSCHE RENTENVERSICHERUNG PENSIONE', '1400.00'),
      ],
    ],
    [
      'once, where both came month after month',
      1400,
      [
        ...inMonths(six.slice(0, 3), 'ACCREDITO PENSIONE INPS', '1400.00'),
        ...inMonths(six.slice(3), 'BONIFICO DA DEUTSCHE RENTENVERSICHERUNG PENSIONE', '1400.00'),
      ],
    ],
    [
      'for months paid ahead',
      910,
      [...inMonths(six.slice(0, 3), naspi, '910.00'), line('2026-08-05', naspi, '2730.00')],
    ],
    [
      'not for what is left of it',
      0,
      [...inMonths(six.slice(0, 3), naspi, '910.00'), line('2026-10-05', naspi, '12.00')],
    ],
  ])('counts %s', (_, expected, lines) =>
    expect(assess(account('bank', lines)).otherIncome.value).toBe(euros(expected)),
  )
  test('is not told by a statement whose last pages are missing', () => {
    const bank = document(
      'bank',
      statement('2026-05', '2026-10', { reconciled: false, transactions: inMonths(six.slice(0, 4), naspi, '910.00') }),
    )
    expect(assess(bank).otherIncome.value).toBe(euros(910))
  })
  test('is told in the table', () => {
    const rows = incomeTable(assess(account('bank', inMonths(six.slice(0, 4), naspi, '910.00'))))
    expect(
      rows.map(({ monthly_value, counted_share, notes }) => [monthly_value, counted_share, notes[0]?.key]),
    ).toEqual([['0.00', 0, 'Report.Income.ended']])
  })
  test('is not told by the statements of another account', () => {
    const old = account('old', inMonths(six.slice(0, 3), naspi, '910.00'), '2026-05', '2026-07')
    const other = account(
      'other',
      inMonths(six, 'PAGAMENTO POS COOP', '-40.00'),
      '2026-05',
      '2026-10',
      'DE89370400440532013000',
    )
    expect(assess(old, other).otherIncome.value).toBe(euros(910))
  })
})
