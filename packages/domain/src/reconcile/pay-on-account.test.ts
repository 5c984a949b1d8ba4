/** Pay that a payslip shows and the account does not; each case as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import { type Applicant } from '../facts/evidence-document.ts'
import { lineSeries } from '../facts/account-lines.ts'
import { assessIncome } from '../income/assess-income.ts'
import { paidPayslips } from '../income/paid-payslips.ts'
import { euros } from '../money.ts'
import { line, payslip, statement } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { codesOf, each, employer, incomeOf, months, nets, salaries, stateOf, withPay } from '../testing/paid.ts'

test('pay that came to the cent is proven, and nothing is said', { tags: ['C-employment-income'] }, () => {
  const honest = withPay(nets, salaries(nets))
  expect(codesOf(honest)).toEqual([])
  expect(incomeOf(honest)).toEqual([euros(1847.4), 'proven'])
})

describe('is open, and no better than said', () => {
  test.each<[string, Applicant, string[], number]>([
    [
      'where no salary came',
      withPay(nets, each(5, 'BONIFICO DA ROSSI MARIO AIUTO', '900.00')),
      ['payslip.pay_missing', 'payslip.pay_missing'],
      1847.4,
    ],
    [
      'where the same amount was paid in as cash',
      withPay(
        nets,
        months.map((month, at) => line(`${month}-27`, 'VERSAMENTO CONTANTI', nets[at]!)),
      ),
      ['payslip.pay_missing', 'payslip.pay_missing'],
      1847.4,
    ],
    [
      'where it came from an account of one’s own',
      withPay(
        nets,
        months.map((month, at) => line(`${month}-27`, 'BONIFICO DA GIULIA BIANCHI STIPENDIO', nets[at]!)),
      ),
      ['payslip.pay_missing', 'payslip.pay_missing'],
      1847.4,
    ],
    [
      'where a friend lent the same amount',
      withPay(
        nets,
        months.map((month, at) =>
          line(`${month}-27`, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ROSSI MARIO PRESTITO', nets[at]!),
        ),
      ),
      ['payslip.pay_missing', 'payslip.pay_missing'],
      1847.4,
    ],
    [
      'where every payslip shows more than came',
      withPay(['2842.10', '2847.40', '2852.80'], salaries(nets)),
      ['payslip.pay_differs', 'payslip.pay_differs', 'report.salary_mismatch'],
      1847.4,
    ],
    [
      'where it was reversed the day after',
      withPay(nets, [
        ...salaries(nets),
        ...months.map((month, at) => line(`${month}-28`, `STORNO BONIFICO ${employer} STIPENDIO`, `-${nets[at]!}`)),
      ]),
      ['report.pay_returned', 'report.salary_mismatch'],
      0,
    ],
    [
      'where a part of it goes back',
      withPay(nets, [...salaries(nets), ...each(28, `BONIFICO A FAVORE DI ${employer} RESTITUZIONE`, '-1000.00')]),
      ['report.pay_returned', 'report.salary_mismatch'],
      847.4,
    ],
  ])('%s', { tags: ['C-employment-income', 'C-weakest-input'] }, (_, applicant, codes, income) => {
    expect(codesOf(applicant).toSorted()).toEqual(codes)
    expect(incomeOf(applicant)).toEqual([euros(income), 'declared'])
    expect(stateOf(applicant)).toBe('open')
  })
})

test.each([
  ['GRAFICA TICINESE SPA', 'consistent'],
  ['ROSSI MARIO', 'declared'],
])('pay that another than the employer sends is not proven by it: %s', { tags: ['C-weakest-input'] }, (payer, state) =>
  expect(incomeOf(withPay(nets, salaries(nets, payer)))).toEqual([euros(1847.4), state]),
)

test(
  'the last month’s pay is missing when the others came in their own month',
  { tags: ['B8-statement-salary'] },
  () => {
    const short = withPay(nets, salaries(nets.slice(0, 2)))
    expect(codesOf(short)).toEqual(['bank_statement.salary_missing'])
    // What no longer comes may be over.
    expect(incomeOf(short)).toEqual([euros(1844.75), 'declared'])
  },
)

test('an edited payslip is the only witness: said, and no more', { tags: ['C-weakest-input'] }, () => {
  const edited = (net: string, at: number) => ({
    ...document(`slip-${at}`, payslip(months[at]!, net)),
    result: {
      ...payslip(months[at]!, net),
      findings: [{ code: 'payslip.edited', severity: 'warning' as const, message_key: '', params: {}, evidence: null }],
    },
  })
  const alone = { ...giulia, paychecksPerYear: 12 as const, documents: nets.map(edited) }
  expect(incomeOf(alone)).toEqual([euros(1847.4), 'declared'])
})

test('a former post tells nothing of the present one', { tags: ['C-employment-income'] }, () => {
  const before = withPay(['1819.00', '1819.00'], salaries(['1819.00', '1819.00']))
  const moved = {
    ...before,
    documents: [
      ...before.documents.filter(({ id }) => id !== 'bank'),
      document('slip-2', payslip('2026-10', '1200.00', { employer: 'Grafica Ticinese S.p.A.' })),
      document(
        'bank',
        statement('2026-08', '2026-10', {
          transactions: [
            ...salaries(['1819.00', '1819.00']),
            line('2026-10-27', 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: GRAFICA TICINESE SPA STIPENDIO', '1200.00'),
          ],
        }),
      ),
    ],
  }
  expect(codesOf(moved)).toContain('report.pay_fell')
  expect(incomeOf(moved)[0]).toBe(euros(1200))
  expect(incomeOf(moved)[1]).not.toBe('proven')
})

test('what is bought at one’s employer’s is no pay that goes back', () => {
  const shopper = withPay(nets, [...salaries(nets), ...each(12, `PAGAMENTO POS ${employer} MILANO`, '-80.00')])
  expect(codesOf(shopper)).toEqual([])
  expect(incomeOf(shopper)).toEqual([euros(1847.4), 'proven'])
})

test('payslips a little above what came are not proven by it', { tags: ['C-weakest-input'] }, () => {
  // 30.00 of 1,847.40 is 1.6 %: an advance or a fee, and not to the cent.
  const near = withPay(['1872.10', '1877.40', '1882.80'], salaries(nets))
  expect(codesOf(near)).toEqual([])
  expect(incomeOf(near)).toEqual([euros(1847.4), 'consistent'])
})

test('a credit that goes back at once paid no payslip; one of which a part goes back did', () => {
  const paidBy = (returned: string) => {
    const { documents } = withPay(nets, [
      ...salaries(nets),
      line('2026-10-28', `STORNO BONIFICO ${employer} STIPENDIO`, returned),
    ])
    return paidPayslips(documents, lineSeries(documents)).map(({ credit }) => credit !== null)
  }
  expect(paidBy('-1852.80')).toEqual([true, true, false])
  expect(paidBy('-100.00')).toEqual([true, true, true])
})

test('cash pays no payslip, also none that names no employer', () => {
  const cash = months.map((month, at) => line(`${month}-27`, 'VERSAMENTO CONTANTI', nets[at]!))
  const documents = [
    ...months.map((month, at) => document(`slip-${at}`, payslip(month, nets[at]!, { employer: null }))),
    document('bank', statement('2026-08', '2026-10', { transactions: cash })),
  ]
  expect(paidPayslips(documents, lineSeries(documents)).map(({ credit }) => credit)).toEqual([null, null, null])
})

test('into an account of two only the pay of one’s own employer counts', { tags: ['C-employment-income'] }, () => {
  const both = [...salaries(nets), ...salaries(['2400.00', '2400.00', '2400.00'], 'PANIFICIO AURORA SNC')]
  const joint = withPay(nets, both, { holders: ['GIULIA BIANCHI', 'MARIO ROSSI'] })
  expect(codesOf(joint)).toEqual([])
  expect(incomeOf(joint)).toEqual([euros(1847.4), 'proven'])
  // Alone on the account, both are hers.
  expect(codesOf(withPay(nets, both))).toEqual(['report.salary_mismatch'])
})

test('a loan that began in the latest month counts whole, one that ended counts as the mean', () => {
  const costs = (day: string) =>
    assessIncome(
      withPay(nets, [...salaries(nets), line(day, 'ADDEBITO SDD AGOS DUCATO SPA RATA 1 DI 60', '-450.00')]),
      today,
    ).costs.map(({ monthly }) => monthly)
  expect(costs('2026-10-16')).toEqual([euros(450)])
  expect(costs('2026-08-16')).toEqual([euros(150)])
})

test('a rent of which a month is not told is paid every month', { tags: ['C-recurrent-costs'] }, () => {
  const told = (month: string) =>
    document(
      `bank-${month}`,
      statement(month, month, {
        transactions: [
          line(`${month}-03`, 'BONIFICO A FAVORE DI ROSSI MARIO CANONE LOCAZIONE', '-650.00'),
          line(`${month}-05`, 'ADDEBITO SDD AGOS DUCATO SPA RATA PRESTITO', '-142.50'),
        ],
      }),
    )
  const gap = { ...giulia, documents: ['2026-08', '2026-10'].map(told) }
  expect(assessIncome(gap, today).costs.map(({ monthly }) => monthly)).toEqual([euros(650), euros(142.5)])
})

describe('two people paid by one employer into their account', { tags: ['C-employment-income'] }, () => {
  const named = (who: string) => `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${employer} EMOLUMENTI ${who}`
  const his = ['1700.00', '1700.00', '1700.00']
  const rows = (amounts: readonly string[], text: string) =>
    months.map((month, at) => line(`${month}-27`, text, amounts[at]!))
  const joint = { holders: ['GIULIA BIANCHI', 'MARIO ROSSI'] }
  const both = [...rows(nets, named('BIANCHI GIULIA')), ...rows(his, named('ROSSI MARIO'))]
  const sums = nets.map((net) => (Number(net) + 1700).toFixed(2))
  test('each has the pay that names them', () => {
    const honest = withPay(nets, both, joint)
    expect(incomeOf(honest)).toEqual([euros(1847.4), 'proven'])
    expect(codesOf(honest)).toEqual([])
  })
  test('one payslip over both pays is not paid', () => {
    const forged = withPay(sums, both, joint)
    expect(incomeOf(forged)[1]).not.toBe('proven')
    expect(codesOf(forged)).toContain('payslip.pay_differs')
    expect(stateOf(forged)).toBe('open')
  })
  test('nor is it where the account names neither', () => {
    const plain = [...rows(nets, named('')), ...rows(his, named(''))]
    expect(incomeOf(withPay(sums, plain, joint))[1]).toBe('consistent')
    // Into an account of her own it is one pay in two parts.
    expect(incomeOf(withPay(sums, plain))).toEqual([euros(3547.4), 'proven'])
  })
  test('a bank that prints the first holder on each row tells nothing by it', () => {
    const first = withPay(nets, rows(nets, named('ROSSI MARIO')), joint)
    expect(incomeOf(first)).toEqual([euros(1847.4), 'proven'])
    expect(codesOf(first)).toEqual([])
    const refunded = withPay(
      nets,
      [...rows(nets, named('ROSSI MARIO')), line('2026-09-03', 'STORNO PAGAMENTO POS ZARA', '30.00')],
      joint,
    )
    expect(codesOf(refunded)).toEqual([])
  })
  test('who is named as the payee of another’s pay is paid by none of her employers', () => {
    const his2 = rows(his, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: VETRERIA ADDA SRL EMOLUMENTI ROSSI MARIO')
    const spouse = withPay([], [...rows(nets, named('')), ...his2], joint)
    expect(incomeOf(spouse)[0]).toBe(euros(1847.4))
  })
  test('a payslip over the other’s pay is not paid by it', () => {
    const forged = withPay(his, both, joint)
    expect(incomeOf(forged)[1]).not.toBe('proven')
    expect(stateOf(forged)).toBe('open')
  })
  test('without payslips each has their own', () => {
    expect(incomeOf(withPay([], both, joint))).toEqual([euros(1847.4), 'consistent'])
  })
})

describe('money that names no payer, beside a pay', { tags: ['C-employment-income'] }, () => {
  const more = nets.map((net) => (Number(net) + 1000).toFixed(2))
  const beside = (text: string) => withPay(more, [...salaries(nets), ...each(12, text, '1000.00')])
  test.each([
    'OPERAZIONE ALLO SPORTELLO OFFICINE LOMBARDE SRL ACCONTO STIPENDIO',
    'ACCREDITO VAGLIA POSTALE OFFICINE LOMBARDE SRL ACCONTO STIPENDIO',
    'VERSAMENTO ASSEGNI CIRCOLARI OFFICINE LOMBARDE SRL ACCONTO STIPENDIO',
    'SCHECKEINREICHUNG OFFICINE LOMBARDE SRL VORSCHUSS GEHALT',
    'VERSAMENTO CONTANTE OFFICINE LOMBARDE SRL ACCONTO STIPENDIO',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE ROSSI MARIO ACCONTO STIPENDIO',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: PAYPAL EUROPE OFFICINE LOMBARDE STIPENDIO',
    'STORNO ADDEBITO OFFICINE LOMBARDE SRL ACCONTO STIPENDIO',
    'ACCREDITO SATISPAY OFFICINE LOMBARDE ACCONTO STIPENDIO',
    'ACCREDITO SU CARTA DA OFFICINE LOMBARDE SRL ACCONTO STIPENDIO',
    'BONIFICO ISTANTANEO RICEVUTO ACCONTO STIPENDIO OFFICINE LOMBARDE',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL RIMBORSO SPESE',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL PRESTITO',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL FATTURA 12',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL RESTITUZIONE CAUZIONE',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL CANONE LOCAZIONE',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL ANTICIPO TFR',
    'GUTSCHRIFT AUFTRAGGEBER: OFFICINE LOMBARDE SRL AUSLAGEN SEPTEMBER',
  ])('«%s» is no part of it', (text) => {
    const applicant = beside(text)
    expect(codesOf(applicant).some((code) => /pay_(differs|missing)/.test(code))).toBe(true)
    expect(incomeOf(applicant)[1]).toBe('declared')
    expect(stateOf(applicant)).toBe('open')
  })
  test.each(['ACCONTO STIPENDIO', 'STIPENDIO E RIMBORSO SPESE', 'LOHN MIT SPESEN', 'TRN 7301234567'])(
    '«%s» of the employer is',
    (words) =>
      expect(incomeOf(beside(`BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${employer} ${words}`))).toEqual([
        euros(2847.4),
        'proven',
      ]),
  )
})

describe('a payslip on which no employer was read', { tags: ['C-employment-income'] }, () => {
  const unnamed = (by: string): Applicant => {
    const applicant = withPay(nets, salaries(nets, by))
    return {
      ...applicant,
      documents: applicant.documents.map((one) =>
        one.result.payslip
          ? { ...one, result: { ...one.result, payslip: { ...one.result.payslip, employer: null } } }
          : one,
      ),
    }
  }
  test.each([
    ['OFFICINE LOMBARDE SRL', 'consistent'],
    ['KLEIN ERIKA', 'declared'],
  ])('may have been paid by anyone: by %s it is %s, and who paid is no employer', (by, state) => {
    const applicant = unnamed(by)
    expect(incomeOf(applicant)).toEqual([euros(1847.4), state])
    expect(assembleRentReport({ ...giuliaFacts, applicant }).employment.employer).toBe(null)
  })
})

test(
  'expenses that the payslip holds and the employer pays apart complete it',
  { tags: ['C-employment-income'] },
  () => {
    const expenses = each(12, `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${employer} RIMBORSO SPESE`, '300.00')
    const more = nets.map((net) => (Number(net) + 300).toFixed(2))
    const holding = (reimbursed_expenses: string): Applicant => {
      const applicant = withPay(more, [...salaries(nets), ...expenses])
      return {
        ...applicant,
        documents: applicant.documents.map((one) =>
          one.result.payslip
            ? { ...one, result: { ...one.result, payslip: { ...one.result.payslip, reimbursed_expenses } } }
            : one,
        ),
      }
    }
    expect(incomeOf(holding('300.00'))).toEqual([euros(1847.4), 'proven'])
    expect(codesOf(holding('300.00'))).toEqual([])
    expect(codesOf(holding('120.00'))).not.toEqual([])
  },
)

describe('what stands in a row without a party', { tags: ['C-employment-income'] }, () => {
  const paid = (text: string, counterparty: string | null) =>
    withPay(
      nets,
      months.map((month, at) => ({ ...line(`${month}-27`, text, nets[at]!), counterparty })),
    )
  test.each([
    ['ACCREDITO STIPENDIO BIANCHI GIULIA', 'BIANCHI GIULIA'],
    ['ACCREDITO STIPENDIO BIANCHI GIULIA', null],
    ['LOHN GEHALT OFFICINE LOMBARDE', 'OFFICINE LOMBARDE'],
  ])('«%s» (%s) may be the pay, since no bank tells its name apart', (text, counterparty) =>
    expect(incomeOf(paid(text, counterparty))[0]).toBe(euros(1847.4)),
  )
  test('a field of its own tells that it is the person’s own money', () =>
    expect(incomeOf(paid('OFFICINE LOMBARDE SRL STIPENDIO', 'BIANCHI GIULIA'))[1]).not.toBe('proven'))
})

describe('a whole pay that leaves again', { tags: ['C-employment-income'] }, () => {
  type Row = [day: `2026-${'08' | '09' | '10'}-${string}`, text: string, amount: string]
  const leaving = (...rows: Row[]) => withPay(nets, [...salaries(nets), ...rows.map((row) => line(...row))])
  const to = (name: string) => `BONIFICO A FAVORE DI ${name}`
  test.each<[string, Row[], boolean]>([
    ['called back in the next month', [['2026-09-10', 'ADDEBITO PER RICHIAMO BONIFICO', '-1842.10']], true],
    [
      'taken back in part, as a wrong credit',
      [['2026-09-28', `ADDEBITO PER ERRATO ACCREDITO ${employer}`, '-500.00']],
      true,
    ],
    ...['DA ME', 'VINCOLO', 'SINISTRO', 'MULTA', 'GIROCONTO'].map((words): [string, Row[], boolean] => [
      `sent back as «${words}»`,
      [['2026-08-28', `${to(employer)} ${words}`, '-1842.10']],
      true,
    ]),
    ['a premium paid to the employer', [['2026-08-28', `${to(employer)} POLIZZA AUTO`, '-300.00']], false],
    ['another’s wages put right', [['2026-09-28', `${to('ROSSI MARIA')} RECUPERO PAGA`, '-200.00']], false],
    ['an adviser’s bill taken back', [['2026-09-28', 'Steuerberater Lohnbuchhaltung Storno', '-60.00']], false],
    ['taken back in part, by its words', [['2026-09-28', 'RETTIFICA ACCREDITO STIPENDIO', '-500.00']], true],
    ['paid to one who works at home', [['2026-09-28', `${to('ROSSI MARIA')} STIPENDIO COLF`, '-500.00']], false],
    ['taken back in part, as owed', [['2026-09-28', `RECUPERO SOMME ${employer}`, '-500.00']], true],
    ['45 days after it', [['2026-10-11', to('ROSSI MARIO'), '-1842.10']], true],
    ['46 days after it', [['2026-10-12', to('ROSSI MARIO'), '-1842.10']], false],
    [
      'in two sums, within a week',
      [
        ['2026-08-28', to('ROSSI MARIO'), '-1000.00'],
        ['2026-09-03', to('VERDI ANNA'), '-842.10'],
      ],
      true,
    ],
    [
      'in two sums, of which one is later',
      [
        ['2026-08-28', to('ROSSI MARIO'), '-1000.00'],
        ['2026-09-04', to('VERDI ANNA'), '-842.10'],
      ],
      false,
    ],
    [
      'in two sums, but for a cent',
      [
        ['2026-08-28', to('ROSSI MARIO'), '-1000.00'],
        ['2026-08-29', to('VERDI ANNA'), '-842.09'],
      ],
      false,
    ],
  ])('%s', (_, rows, expected) => expect(codesOf(leaving(...rows)).includes('report.pay_returned')).toBe(expected))
  const byCard = (amounts: readonly string[]): Row[] =>
    amounts.map((amount, at) => [`2026-${(['08', '09', '10'] as const)[at]!}-29`, `PAGAMENTO POS ${employer}`, amount])
  test.each<[string, readonly string[], boolean]>([
    ['the pay to the cent', ['-1842.10'], true],
    ['half of it and more, month after month', ['-1700.00', '-1650.00'], true],
    ['a kitchen, once', ['-1700.00'], false],
    ['the shopping', ['-180.00', '-210.00', '-190.00'], false],
  ])('by card at the employer’s till: %s', (_, amounts, expected) =>
    expect(codesOf(leaving(...byCard(amounts))).includes('report.pay_returned')).toBe(expected),
  )
  test('round sums that make a round pay by chance', () => {
    const round = ['1500.00', '1500.00', '1500.00']
    const applicant = withPay(round, [
      ...salaries(round),
      line('2026-08-28', `${to('CONTI ANNA')} ACCONTO VACANZA`, '-1000.00'),
      line('2026-08-30', `${to('ROSSI MARIO')} SPESE DI CASA`, '-500.00'),
    ])
    expect(codesOf(applicant)).not.toContain('report.pay_returned')
  })
  test('one pay goes back once', () => {
    const applicant = leaving(
      ['2026-08-28', to('ROSSI MARIO'), '-1842.10'],
      ['2026-08-30', to('VERDI ANNA'), '-1842.10'],
    )
    const { salaryCredits } = assessIncome(applicant, today)
    expect(salaryCredits.value).toBeGreaterThanOrEqual(0)
  })
  test('a gift to a person of the firm’s name is none of it', () => {
    const rossi = 'ROSSI SPA'
    const paid = withPay([], [...salaries(nets, rossi), line('2026-08-29', `${to('ROSSI MARIO')} REGALO`, '-100.00')])
    expect(codesOf(paid)).not.toContain('report.pay_returned')
    const back = withPay([], [...salaries(nets, rossi), line('2026-08-29', to('ROSSI SPA'), '-100.00')])
    expect(codesOf(back)).toContain('report.pay_returned')
  })
})
