/** Pay as payslips and account count it, and the months' pay of a year, at their edges. */
import { describe, expect, test } from 'vitest'
import { lineSeries } from '../facts/account-lines.ts'
import type { DeclaredIncome, EvidenceDocument } from '../facts/evidence-document.ts'
import { readFrom } from '../facts/figure.ts'
import { euros } from '../money.ts'
import { line, payslip, statement, taxDocument } from '../testing/documents.ts'
import { figure } from '../testing/figure.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import {
  creditDifference,
  creditedPay,
  employmentIncome,
  monthlyPay,
  paidOverTheYear,
  payslipPay,
} from './employment.ts'
import { paidPayslips } from './paid-payslips.ts'
import { declaredNotSeen, otherIncome, otherIncomes, seenNotDeclared } from './other-income.ts'
import { payMonths, type PayMonthCount } from './pay-months.ts'

const unknown = figure(null, 'unknown')
type Booking = readonly [day: string, text: string, amount: string]
const account = (first: string, last: string, bookings: readonly Booking[], parts = {}) =>
  document('bank', statement(first, last, { transactions: bookings.map((one) => line(...one)), ...parts }))
const salary = 'STIPENDIO DA OFFICINE LOMBARDE SRL'
const pays = (amounts: Readonly<Record<string, string>>, text = salary): Booking[] =>
  Object.entries(amounts).map(([month, amount]) => [`${month}-27`, text, amount])

describe('pay', { tags: ['C-employment-income'] }, () => {
  test.each([
    ['equal', 1500, 1500, 0],
    ['a tenth of the larger', 1500, 1350, 0.1],
    ['a tenth of the larger, the other way round', 1350, 1500, 0.1],
    ['nothing on both', 0, 0, 0],
  ])('two counts differ by a share: %s', (_, slips, credits, share) =>
    expect(creditDifference(figure(euros(slips)), figure(euros(credits)))).toBeCloseTo(share, 10),
  )
  test('by none when one of them is not known', () =>
    expect([creditDifference(unknown, figure(1)), creditDifference(figure(1), unknown)]).toEqual([null, null]))

  test('the lower counts, with both in the workings; up to a tenth apart it stays proven', () => {
    expect(monthlyPay(figure(euros(1500)), figure(euros(1350)), false)).toMatchObject({
      value: euros(1350),
      state: 'proven',
      rule: 'pay.monthly@1',
      workings: { payslips: '1500.00', salary_credits: '1350.00', difference_percent: 10 },
    })
    // 150.01 ÷ 1500 = 10.0007 %
    expect(employmentIncome(figure(euros(1349.99)), figure(euros(1500)), false, false)).toMatchObject({
      value: euros(1349.99),
      state: 'consistent',
      rule: 'income.employment@1',
      workings: { difference_percent: 10 },
    })
    // A fifth apart, and every payslip was paid to the cent: what is paid out is less than the net.
    expect(monthlyPay(figure(euros(1500)), figure(euros(1200)), true)).toMatchObject({
      value: euros(1200),
      state: 'proven',
      workings: { difference_percent: 0 },
    })
    // 40 ÷ 1500 = 2.67 %
    expect(monthlyPay(figure(euros(1500)), figure(euros(1460)), false).workings['difference_percent']).toBe(2.7)
  })
  test('one of them alone is taken as it is', () => {
    const [slips, credits] = [figure(euros(1500)), figure(euros(1600), 'consistent')]
    expect([monthlyPay(slips, unknown, false), monthlyPay(unknown, credits, false)]).toEqual([slips, credits])
  })

  test('payslips: the median of the latest three months, and how many they were', () => {
    const slips = ['1500.00', '1700.00', '1600.00'].map((net, at) =>
      document(`s${at}`, payslip(`2026-0${at + 7}`, net)),
    )
    const documents = [
      ...slips,
      account('2026-07', '2026-09', pays({ '2026-07': '1500.00', '2026-08': '1700.00', '2026-09': '1600.00' })),
    ]
    expect(payslipPay(documents, lineSeries(documents), paidPayslips(documents, lineSeries(documents)))).toMatchObject({
      value: euros(1600),
      state: 'proven',
      rule: 'pay.payslips@1',
      workings: { months: 3 },
    })
    expect(payslipPay(slips.slice(1), [], paidPayslips(slips.slice(1), []))).toMatchObject({
      state: 'consistent',
      workings: { months: 2 },
    })
  })
  const credited = (bookings: readonly Booking[], slips = unknown, parts = {}) => {
    const documents = [account('2026-05', '2026-10', bookings, parts)]
    const series = lineSeries(documents)
    return creditedPay(documents, series, slips, paidPayslips(documents, series), giulia.name)
  }
  test('credits: the median of the three months up to the last, a month between without any is nothing', () => {
    expect(
      credited(pays({ '2026-05': '9000.00', '2026-08': '1500.00', '2026-09': '1600.00', '2026-10': '1700.00' })),
    ).toMatchObject({ value: euros(1600), rule: 'pay.salary-credits@1', workings: { months: 3 } })
    // 1500, 0 and 1700
    expect(credited(pays({ '2026-08': '1500.00', '2026-10': '1700.00' }))).toMatchObject({
      value: euros(1500),
      workings: { months: 3 },
    })
    expect(credited(pays({ '2026-10': '1700.00' }))).toMatchObject({ value: euros(1700), workings: { months: 1 } })
    expect(credited([])).toMatchObject({ value: null, state: 'unknown' })
  })
  test('two payers into an account of one holder are that holder’s pay', () => {
    const both = [
      ...pays({ '2026-09': '1500.00', '2026-10': '1500.00' }),
      ...pays({ '2026-09': '300.00', '2026-10': '300.00' }, 'STIPENDIO DA PANIFICIO AURORA SNC'),
    ]
    const joint = { holders: ['GIULIA BIANCHI', 'LUCA FERRARI'] }
    expect(credited(both).value).toBe(euros(1800))
    expect(credited(both, unknown, joint).value).toBeNull()
    expect(credited(both, figure(euros(1500)), joint).value).toBe(euros(1800))
  })

  const months = (count: PayMonthCount, extras: number[] = []) => ({
    count,
    source: 'answer' as const,
    from: [readFrom({}, { reconciled: true })],
    extras: extras.map((amount) => ({ run: 'thirteenth' as const, month: '2025-12', amount: euros(amount) })),
    contradicted: null,
  })
  test.each([
    ['12', months(12), 1500, 'income.payslips@2', undefined],
    // 1500 × 13 ÷ 12
    ['13, none seen', months(13), 1625, 'income.payslips@2', undefined],
    // (12 × 1500 + 1200) ÷ 12
    ['13, one seen', months(13, [1200]), 1600, 'income.payslips-extra@1', '1200.00'],
    // (12 × 1500 + 1200 + 1500) ÷ 12
    ['14, one seen', months(14, [1200]), 1725, 'income.payslips-extra@1', '1200.00'],
    ['13, two seen', months(13, [1200, 900]), 1600, 'income.payslips-extra@1', '1200.00'],
    ['12, though one was seen', months(12, [1200]), 1500, 'income.payslips@2', undefined],
  ])('over a year of %s', (_, year, value, rule, extra) => {
    const slip = [document('s', payslip('2026-10', '1500.00'))]
    const pay = payslipPay(slip, [], paidPayslips(slip, []))
    const income = paidOverTheYear('payslips', pay, year)
    expect(income).toMatchObject({ value: euros(value), rule, state: 'declared' })
    expect(income.workings).toEqual({
      median: '1500.00',
      paychecks: year.count,
      months: 1,
      ...(extra && { extra }),
    })
  })
  test('over a year by the account the rules have names of their own, and nothing stays unknown', () => {
    expect(paidOverTheYear('salaryCredits', figure(euros(1500)), months(13, [1]))).toMatchObject({
      rule: 'income.salary-credits-extra@1',
      workings: { months: 3 },
    })
    expect(paidOverTheYear('salaryCredits', figure(euros(1500)), months(12)).rule).toBe('income.salary-credits@2')
    expect(paidOverTheYear('payslips', unknown, months(13))).toMatchObject({ value: null, state: 'unknown' })
  })
})

describe('months of pay', { tags: ['C-employment-income'] }, () => {
  const monthsOf = (documents: readonly EvidenceDocument[], answer: PayMonthCount | null = null) =>
    payMonths({ paychecksPerYear: answer }, documents, lineSeries(documents))
  const slips = (gross: string | null, parts = {}) => [
    document('slip', payslip('2026-10', '1600.00', { gross, ...parts })),
  ]
  /** A German certificate is gross: 13 × 2000 = 26,000. */
  const certificate = (parts: Parameters<typeof taxDocument>[0] = {}) =>
    document('lst', taxDocument({ form: 'lohnsteuerbescheinigung', gross_income: '26000.00', ...parts }))
  test.each<[string, EvidenceDocument[], PayMonthCount, string]>([
    ['a certificate and a payslip', [...slips('2000.00'), certificate()], 13, 'certificate'],
    // 25,402 ÷ 2000 = 12.701, and 26,598 ÷ 2000 = 13.299
    [
      'nearly three tenths of a month too few',
      [...slips('2000.00'), certificate({ gross_income: '25402.00' })],
      13,
      'certificate',
    ],
    [
      'nearly three tenths of a month too many',
      [...slips('2000.00'), certificate({ gross_income: '26598.00' })],
      13,
      'certificate',
    ],
    ['more than that', [...slips('2000.00'), certificate({ gross_income: '26620.00' })], 12, 'least'],
    ['a year of 360 days', [...slips('2000.00'), certificate({ days: 360 })], 13, 'certificate'],
    ['a year of 359 days', [...slips('2000.00'), certificate({ days: 359 })], 12, 'least'],
    ['days that are not printed', [...slips('2000.00'), certificate({ days: null })], 12, 'least'],
    ['the year before the last', [...slips('2000.00'), certificate({ tax_year: 2024 })], 12, 'least'],
    ['a year that is not printed', [...slips('2000.00'), certificate({ tax_year: null })], 12, 'least'],
    ['a gross that is not printed', [...slips('2000.00'), certificate({ gross_income: null })], 12, 'least'],
    ['a return in place of a certificate', [...slips('2000.00'), certificate({ form: '730' })], 12, 'least'],
    ['payslips without a gross', [...slips(null), certificate()], 12, 'least'],
    ['payslips of nothing', [...slips('0.00'), certificate()], 12, 'least'],
    ['no payslip', [certificate()], 12, 'least'],
    [
      'payslips of two employers',
      [
        ...slips('2000.00'),
        document('other', payslip('2026-10', '300.00', { gross: '2000.00', employer: 'Bar Sport' })),
        certificate(),
      ],
      12,
      'least',
    ],
  ])('%s', (_, documents, count, source) => expect(monthsOf(documents)).toMatchObject({ count, source }))

  test('a certificate that counts is cited with its year', () =>
    expect(monthsOf([...slips('2000.00'), certificate()]).from.flatMap(({ inputs }) => inputs)).toMatchObject([
      { document_id: 'lst', label: 'Report.Trace.yearly_gross', value: '26000.00', when: '2025' },
    ]))
  test('of two thirteenths the later is told, whichever was handed in first', () => {
    const run = (id: string, month: string | null, net: string) =>
      document(id, payslip(month as string, net, { run: 'thirteenth' }))
    const both = [run('new', '2025-12', '1480.00'), run('old', '2024-12', '1400.00'), run('undated', null, '1.00')]
    for (const documents of [both, both.toReversed()])
      expect(monthsOf(documents)).toMatchObject({
        count: 13,
        source: 'payslip',
        extras: [{ run: 'thirteenth', month: '2025-12', amount: euros(1480) }],
      })
    expect(monthsOf(both).from.flatMap(({ inputs }) => inputs)).toMatchObject([
      { document_id: 'new', label: 'Report.Trace.thirteenth', value: '1480.00', when: '2025-12' },
    ])
    expect(monthsOf([document('x', payslip('2025-12', '1.00', { run: 'thirteenth', net: null }))]).source).toBe('least')
  })

  const year = (extra: Record<string, string>) =>
    account(
      '2025-11',
      '2026-10',
      pays({
        ...Object.fromEntries(
          ['2025-11', '2025-12', '2026-01', '2026-05', '2026-06', '2026-07', '2026-08'].map((month) => [
            month,
            '1600.00',
          ]),
        ),
        ...extra,
      }),
    )
  test.each<[string, Record<string, string>, PayMonthCount | null, PayMonthCount, string]>([
    // once and a half times the usual pay of 1,600 is an extra one
    ['2,400 in December', { '2025-12': '2400.00' }, null, 13, 'account'],
    ['a cent less', { '2025-12': '2399.99' }, null, 12, 'least'],
    ['2,400 in July', { '2026-07': '2400.00' }, null, 14, 'account'],
    ['both', { '2025-12': '2400.00', '2026-06': '3000.00' }, null, 14, 'account'],
    // up to a tenth more than the usual pay is none
    ['1,760 in December, against 13', { '2025-12': '1760.00' }, 13, 12, 'account'],
    ['a cent more, against 13', { '2025-12': '1760.01' }, 13, 13, 'answer'],
    ['no extra one in summer, against 14', { '2025-12': '1900.00' }, 14, 13, 'account'],
    ['13 said, and no more than that ruled out', { '2025-12': '1900.00' }, 13, 13, 'answer'],
    ['one in winter, and 14 said', { '2025-12': '3200.00' }, 14, 14, 'answer'],
    ['one in winter, and 12 said', { '2025-12': '3200.00' }, 12, 13, 'account'],
  ])('%s', (_, extra, answer, count, source) =>
    expect(monthsOf([year(extra)], answer)).toMatchObject({
      count,
      source,
      contradicted: source === 'account' && answer !== null && answer !== count ? answer : null,
    }),
  )
  test('what came beyond the usual pay is told, with its month', () =>
    expect(monthsOf([year({ '2025-12': '3100.00', '2026-07': '2900.00' })]).extras).toEqual([
      { run: 'thirteenth', month: '2025-12', amount: euros(1500) },
      { run: 'fourteenth', month: '2026-07', amount: euros(1300) },
    ]))
  test('two months of pay show no usual one', () =>
    expect(
      monthsOf([account('2025-11', '2025-12', pays({ '2025-11': '1600.00', '2025-12': '4800.00' }))], 13).source,
    ).toBe('answer'))
  test('an answer is cited as what was said', () =>
    expect(monthsOf([], 14).from).toMatchObject([
      { state: 'declared', inputs: [{ label: 'Report.Trace.paychecks', value: '14', document_id: null }] },
    ]))
})

describe('other income', { tags: ['C-other-income'] }, () => {
  const pension = 'ACCREDITO PENSIONE INPS'
  const incomesOf = (bookings: readonly Booking[], more = {}, parts = {}) => {
    const documents = [account('2026-04', '2026-10', bookings, parts)]
    return otherIncomes(
      { name: giulia.name, employmentStatus: 'Employed', declaredIncomes: [], bornOn: null, ...more },
      documents,
      lineSeries(documents),
      today,
    )
  }
  test('months in a row count with their median, told with their number', () => {
    const [income] = incomesOf(pays({ '2026-08': '800.00', '2026-09': '820.00', '2026-10': '900.00' }, pension))
    expect(income).toMatchObject({ kind: 'pension', countedShare: 1, isRegular: true })
    expect(income!.figure).toMatchObject({
      value: euros(820),
      state: 'proven',
      rule: 'income.other@1',
      workings: { monthly: '820.00', counted_share: 1, months: 3 },
    })
  })
  test('three of six count with 70 % of the mean over the months that were read', () =>
    // (800 + 800 + 800) ÷ 6 = 400; 70 % of it
    expect(
      incomesOf(pays({ '2026-05': '800.00', '2026-07': '800.00', '2026-09': '800.00' }, pension))[0],
    ).toMatchObject({
      countedShare: 0.7,
      isRegular: false,
      figure: { value: euros(280), workings: { monthly: '400.00' } },
    }))
  test('what came before the six months is left out', () =>
    expect(incomesOf(pays({ '2026-04': '800.00' }, pension))).toEqual([]))
  test.each<[string, Booking[], object, number]>([
    ['money that goes out is none', pays({ '2026-10': '-800.00' }, pension), {}, 0],
    ['pay is no other income', pays({ '2026-10': '1500.00' }), {}, 0],
    [
      'of the self-employed it is the business',
      pays({ '2026-10': '800.00' }, 'BONIFICO DA STUDIO ALFA SRL FATTURA'),
      { employmentStatus: 'Self-employed' },
      0,
    ],
    [
      'a pension of the self-employed is one',
      pays({ '2026-10': '800.00' }, pension),
      { employmentStatus: 'Self-employed' },
      1,
    ],
    ['of an employee it is seen', pays({ '2026-10': '800.00' }, 'BONIFICO DA STUDIO ALFA SRL FATTURA'), {}, 1],
  ])('%s', (_, bookings, more, count) => expect(incomesOf(bookings, more)).toHaveLength(count))

  const monthly = (text: string, amount = '1500.00') =>
    pays({ '2026-08': amount, '2026-09': amount, '2026-10': amount }, text)
  test.each<[string, string, DeclaredIncome[], number, string]>([
    ['a friend’s «pension», not declared', 'BONIFICO DISPOSTO DA ROSSI MARIO PENSIONE', [], 0, 'declared'],
    ['a friend’s «pension», declared', 'BONIFICO DISPOSTO DA ROSSI MARIO PENSIONE', ['pension'], 1, 'declared'],
    ['a friend who writes the fund’s name', 'BONIFICO DISPOSTO DA ROSSI MARIO INPS PENSIONE', [], 0, 'declared'],
    ['a friend’s «scholarship»', 'BONIFICO DISPOSTO DA ROSSI MARIO BORSA DI STUDIO', [], 0, 'declared'],
    ['maintenance, not declared', 'BONIFICO DISPOSTO DA ROSSI MARIO ASSEGNO DI MANTENIMENTO', [], 0, 'declared'],
    ['maintenance, declared', 'BONIFICO DISPOSTO DA ROSSI MARIO ASSEGNO DI MANTENIMENTO', ['alimony'], 1, 'declared'],
    ['rent, not declared', 'BONIFICO DISPOSTO DA ROSSI MARIO CANONE AFFITTO', [], 0, 'declared'],
    ['rent, declared', 'BONIFICO DISPOSTO DA ROSSI MARIO CANONE AFFITTO', ['rental_property'], 1, 'declared'],
    ['a fund’s pension, not declared', 'BONIFICO DISPOSTO DA INPS PENSIONE', [], 1, 'proven'],
    ['a firm’s pension', 'BONIFICO DISPOSTO DA MECCANICA ALFA SPA PENSIONE', [], 1, 'consistent'],
    ['a firm named like a fund', 'BONIFICO DISPOSTO DA ROSSI PENSIONI SRL PENSIONE', [], 1, 'declared'],
    [
      'a fund’s name with a form of firms',
      'BONIFICO DISPOSTO DA INPS SERVIZI SRL PENSIONE',
      ['pension'],
      1,
      'declared',
    ],
    ['a grant of a firm', 'BONIFICO DISPOSTO DA ISTITUTO ROSSI SRL BORSA DI STUDIO', ['scholarship'], 1, 'declared'],
    ['a grant of any association', 'GUTSCHRIFT VON ROSSI FREUNDE EV STIPENDIUM', ['scholarship'], 1, 'declared'],
    ['a grant of an association', 'GUTSCHRIFT VON STUDIENSTIFTUNG EV STIPENDIUM', ['scholarship'], 1, 'proven'],
    ['a company’s pension fund', 'GUTSCHRIFT VON ALPHA PENSIONSKASSE AG RENTE', [], 1, 'consistent'],
    ['a fund’s name inside a person’s', 'BONIFICO DISPOSTO DA ROSSI INPS MARIO PENSIONE', ['pension'], 1, 'declared'],
    ['a friend’s money, declared', 'BONIFICO DISPOSTO DA ROSSI MARIO', ['other'], 1, 'declared'],
    ['a firm’s money, declared', 'BONIFICO DISPOSTO DA ROSSI CONSULTING SRL', ['other'], 1, 'declared'],
    ['a seat of a fund', 'BONIFICO DISPOSTO DA SEDE INPS MILANO PENSIONE', [], 1, 'proven'],
    ['a German fund’s', 'GUTSCHRIFT VON DEUTSCHE RENTENVERSICHERUNG BUND RENTE', [], 1, 'proven'],
    ['a German office’s', 'GUTSCHRIFT VON BUNDESAGENTUR FUER ARBEIT FAMILIENKASSE KINDERGELD', [], 1, 'proven'],
    ['an office by its initials', 'BONIFICO DISPOSTO DA ER.GO AZIENDA DIRITTO STUDI BORSA DI STUDIO', [], 1, 'proven'],
    ['a pension of no payer', pension, [], 1, 'proven'],
  ])('who pays it decides: %s', (_, text, declaredIncomes, countedShare, state) =>
    expect(incomesOf(monthly(text), { declaredIncomes })[0]).toMatchObject({ countedShare, figure: { state } }),
  )
  test('what goes back to a private person is taken off', () => {
    const back = pays(
      { '2026-08': '-1450.00', '2026-09': '-1450.00', '2026-10': '-1450.00' },
      'BONIFICO A FAVORE DI ROSSI MARIO',
    )
    const [income] = incomesOf([...monthly('BONIFICO DISPOSTO DA ROSSI MARIO ASSEGNO DI MANTENIMENTO'), ...back], {
      declaredIncomes: ['alimony'],
    })
    // 1,500.00 − 1,450.00
    expect(income!.figure.value).toBe(euros(50))
  })
  test('what comes regularly and is not declared is asked about, though it does not count', () =>
    expect(seenNotDeclared([], incomesOf(monthly('BONIFICO DISPOSTO DA ROSSI MARIO CANONE AFFITTO')))).toHaveLength(1))

  test('together: what counts, by how many payers; as strong as the statements where there is none', () => {
    const regular = pays({ '2026-08': '800.00', '2026-09': '800.00', '2026-10': '800.00' }, pension)
    const rents = pays(
      { '2026-08': '450.00', '2026-09': '450.00', '2026-10': '450.00' },
      'BONIFICO DA VERDI LUCA CANONE AFFITTO',
    )
    const once = pays({ '2026-10': '250.00' }, 'BONIFICO DA NERI PAOLO ASSEGNO DI MANTENIMENTO')
    const documents = [account('2026-04', '2026-10', [])]
    expect(
      otherIncome(incomesOf([...regular, ...rents, ...once], { declaredIncomes: ['rental_property'] }), documents, [
        'rental_property',
      ]),
    ).toMatchObject({
      value: euros(1250),
      rule: 'income.other@1',
      workings: { payers: 2 },
    })
    expect(otherIncome(incomesOf(once), documents, [])).toMatchObject({
      value: 0,
      state: 'proven',
      workings: { payers: 0 },
    })
    expect(otherIncome([], documents, []).inputs).toHaveLength(2)
    expect(otherIncome(incomesOf(regular), [], [])).toMatchObject({ value: null, state: 'unknown' })
  })
  test('only what counts is asked about when it was not declared', () => {
    const once = incomesOf(pays({ '2026-10': '250.00' }, 'BONIFICO DA NERI PAOLO ASSEGNO DI MANTENIMENTO'))
    expect([once.length, seenNotDeclared([], once)]).toEqual([1, []])
    expect(declaredNotSeen(['alimony', 'pension'], once)).toEqual(['pension'])
  })
})
