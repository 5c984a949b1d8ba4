/** What a person pays each month where months are missing, have just begun, or are paid from an account not shown. */
import { describe, expect, test } from 'vitest'
import { lineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import type { Month } from '../day.ts'
import { euros } from '../money.ts'
import { line, statement } from '../testing/documents.ts'
import { document, giulia } from '../testing/giulia.ts'
import { committedTotal, recurrentCosts } from './costs.ts'

type Booking = readonly [day: string, text: string, amount: string]
interface Shown {
  from?: Month
  to?: Month
  bookings: readonly Booking[]
  iban?: string
}
const shown = ({ from = '2026-05', to = '2026-10', bookings, iban = 'IT60X0542811101000000123456' }: Shown, at = 0) =>
  document(`bank${at}`, statement(from, to, { iban, transactions: bookings.map((booking) => line(...booking)) }))
const costsOf = (documents: readonly EvidenceDocument[]) => recurrentCosts(giulia, documents, lineSeries(documents))

const power = 'ADDEBITO SDD ENEL ENERGIA SPA BOLLETTA'
const loan = 'RATA PRESTITO AGOS DUCATO SPA'
const to = 'BONIFICO A FAVORE DI ROSSI MARIO'
const on = (months: readonly Month[], text: string, amount: string): Booking[] =>
  months.map((month) => [`${month}-05`, text, amount])

describe('a cost a month', { tags: ['C-recurrent-costs'] }, () => {
  test.each<[string, Shown[], number[]]>([
    ['a loan paid once in the last month has begun', [{ bookings: on(['2026-10'], loan, '-150.00') }], [150]],
    // 150.00 over six months: it was not paid again
    [
      'a debt of rent that is collected once has not',
      [{ bookings: on(['2026-10'], `${to} FORDERUNG MIETE MARZO`, '-690.00') }],
      [115],
    ],
    [
      'a part of arrears that is paid once has not',
      [{ bookings: on(['2026-10'], `${to} TEILZAHLUNG MIETSCHULDEN`, '-690.00') }],
      [115],
    ],
    [
      'a plan to pay them off has begun',
      [{ bookings: on(['2026-10'], `${to} PIANO DI RIENTRO AFFITTI`, '-690.00') }],
      [690],
    ],
    [
      'a rent that another one followed is over',
      [
        {
          bookings: [
            ...on(['2026-05', '2026-06'], 'BONIFICO A FAVORE DI VERDI ANNA AFFITTO', '-600.00'),
            ...on(['2026-07', '2026-08', '2026-09', '2026-10'], `${to} AFFITTO`, '-650.00'),
          ],
        },
      ],
      [650],
    ],
    ['a loan paid once before it has not', [{ bookings: on(['2026-09'], loan, '-150.00') }], [25]],
    [
      'a bill that began a month ago is paid each month',
      [{ bookings: on(['2026-09', '2026-10'], power, '-90.00') }],
      [90],
    ],
    [
      'months that no statement tells are no months without it',
      [
        { from: '2026-05', to: '2026-06', bookings: on(['2026-05', '2026-06'], power, '-90.00') },
        { from: '2026-09', to: '2026-10', bookings: on(['2026-09', '2026-10'], power, '-90.00') },
      ],
      [90],
    ],
    // 90.00 × 3 ÷ 6
    [
      'paid twice in one month of two it is spread over all',
      [{ bookings: [...on(['2026-09', '2026-10'], power, '-90.00'), ['2026-09-20', power, '-90.00']] }],
      [45],
    ],
  ])('%s', (_, accounts, expected) =>
    expect(costsOf(accounts.map(shown)).map(({ monthly }) => monthly)).toEqual(expected.map(euros)),
  )
})

describe('arrears or an enforcement', { tags: ['C-recurrent-costs'] }, () => {
  test.each<[string, string, readonly Month[], boolean]>([
    ['paid once are settled', 'BONIFICO A FAVORE DI AVV. CONTI SFRATTO PER MOROSITA', ['2026-10'], false],
    ['paid once under enforcement too', 'PFAENDUNG AUSKEHRUNG', ['2026-10'], false],
    ['in a first instalment go on', 'UEBERWEISUNG Kern GmbH MIETRUECKSTAND RATE 1', ['2026-10'], true],
    ['of a condominium are settled', 'BONIFICO A FAVORE DI CONDOMINIO VERDI ARRETRATI', ['2026-10'], false],
    ['of a rent are settled', 'BONIFICO A FAVORE DI ROSSI MARIO AFFITTI ARRETRATI', ['2026-10'], false],
    ['of upkeep, enforced, are settled', 'PIGNORAMENTO ASSEGNO MANTENIMENTO ARRETRATI', ['2026-10'], false],
    ['of a loan go on', 'BONIFICO A FAVORE DI FINDOMESTIC BANCA SPA PRESTITO 77 ARRETRATI', ['2026-10'], true],
    ['of a mortgage go on', 'ADDEBITO MUTUO 4411 INTERESSI MOROSITA', ['2026-10'], true],
    ['of upkeep go on', 'BONIFICO A FAVORE DI NERI ANNA ASSEGNO MANTENIMENTO ARRETRATI', ['2026-10'], true],
    ['paid twice go on', 'PFAENDUNG AUSKEHRUNG', ['2026-09', '2026-10'], true],
  ])('%s', (_, text, paid, committed) =>
    expect(costsOf([shown({ bookings: on(paid, text, '-690.00') })]).map((one) => one.committed)).toEqual([committed]),
  )
  // 690.00 over six months where it is settled
  test.each([
    ['ADDEBITO MUTUO 4411 INTERESSI MOROSITA', 690],
    ['BONIFICO A FAVORE DI AVV. CONTI SFRATTO PER MOROSITA', 115],
  ])('%s costs %d a month', (text, monthly) =>
    expect(costsOf([shown({ bookings: on(['2026-10'], text, '-690.00') })]).map((one) => one.monthly)).toEqual([
      euros(monthly),
    ]),
  )
})

/** A loan of 100.00 a month, and what goes to another account of the person's own. */
describe('what is paid from an account that is not shown', { tags: ['C-recurrent-costs'] }, () => {
  const months: Month[] = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
  const away = (days: readonly string[]): Booking[] =>
    days.map((day) => [day, 'GIROCONTO A FAVORE GIULIA BIANCHI', '-400.00'])
  const arriving = (days: readonly string[], amount = '400.00'): Booking[] =>
    days.map((day) => [day, 'GIROCONTO DA GIULIA BIANCHI', amount])
  const committed = (sent: Booking[], received?: Booking[]) => {
    const documents = [
      shown({ bookings: [...on(months, loan, '-100.00'), ...sent] }),
      ...(received ? [shown({ bookings: received, iban: 'IT99X0542811101000000999999' }, 1)] : []),
    ]
    return committedTotal(costsOf(documents), documents, lineSeries(documents))
  }
  const twice = ['2026-08-10', '2026-09-10']

  // 400.00 × 2 ÷ 6 = 133.33; 400.00 ÷ 6 = 66.67
  test.each<[string, Booking[], Booking[] | undefined, string | undefined]>([
    ['in one month alone is no habit', away(['2026-08-10', '2026-08-20']), undefined, undefined],
    ['in two months leaves its costs open', away(twice), undefined, '133.33'],
    ['that arrives on an account that is shown is known', away(twice), arriving(twice), undefined],
    ['that arrives five days later is known', away(twice), arriving(['2026-08-15', '2026-09-15']), undefined],
    ['that arrives five days before is known', away(twice), arriving(['2026-08-05', '2026-09-05']), undefined],
    ['that arrives six days later is another', away(twice), arriving(['2026-08-16', '2026-09-16']), '133.33'],
    ['of which another amount arrives is another', away(twice), arriving(twice, '400.01'), '133.33'],
    [
      'that arrives is known, also behind money that does not',
      away(['2026-06-10', '2026-07-10', '2026-08-10']),
      arriving(['2026-08-10']),
      '133.33',
    ],
    [
      'that arrives once is known once',
      away(['2026-08-10', '2026-08-11', '2026-09-10']),
      arriving(['2026-08-10']),
      '133.33',
    ],
  ])('money %s', (_, sent, received, elsewhere) => {
    const total = committed(sent, received)
    expect(total).toMatchObject({
      value: euros(100),
      state: elsewhere === undefined ? 'proven' : 'consistent',
      rule: elsewhere === undefined ? 'costs.committed@2' : 'costs.committed-elsewhere@1',
    })
    expect(total.workings['elsewhere']).toBe(elsewhere)
    expect(total.workings['costs']).toBe(1)
  })

  test('without a statement nothing is known of it', () =>
    expect(committedTotal([], [], [])).toMatchObject({ value: null, state: 'unknown' }))
})
