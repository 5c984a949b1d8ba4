import { describe, expect, test } from 'vitest'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import { assessIncome } from '../income/assess-income.ts'
import { euros } from '../money.ts'
import { identity, line, payslip, statement, taxDocument } from '../testing/documents.ts'
import { bank, giulia, giuliaDocuments, document, today } from '../testing/giulia.ts'
import { reconcile } from './reconcile.ts'

const findingsOf = (documents: readonly EvidenceDocument[], more: Partial<Applicant> = {}, on = today) => {
  const applicant = { ...giulia, ...more, documents }
  return reconcile({ applicant, assessment: assessIncome(applicant, on), today: on })
}
const codes = (...args: Parameters<typeof findingsOf>) =>
  findingsOf(...args).map(({ code, severity }) => `${severity} ${code}`)
const without = (...ids: string[]) => giuliaDocuments.filter(({ id }) => !ids.includes(id))

test("Giulia's documents agree in everything", () => expect(findingsOf(giuliaDocuments)).toEqual([]))

describe('each disagreement is found, and only it', () => {
  const otherName = document('slip-10', payslip('2026-10', '1852.80', { employee: 'RUSSO MARCO' }))
  test.each<[string, Parameters<typeof findingsOf>, string[]]>([
    ['a payslip of another person', [[...without('slip-10'), otherName]], ['error payslip.name_mismatch']],
    [
      'a joint account is hers too',
      [
        [
          ...without('bank'),
          document('bank', {
            ...bank,
            bank_statement: {
              accounts: [{ ...bank.bank_statement!.accounts[0]!, holders: ['MARCO RUSSO', 'BIANCHI GIULIA'] }],
            },
          }),
        ],
      ],
      [],
    ],
    [
      'a statement of another person',
      [
        [
          ...without('bank'),
          document('bank', {
            ...bank,
            bank_statement: { accounts: [{ ...bank.bank_statement!.accounts[0]!, holders: ['MARCO RUSSO'] }] },
          }),
        ],
      ],
      ['error bank_statement.name_mismatch'],
    ],
    [
      'a name that only shows an initial leaves it open',
      [[...without('slip-10'), document('slip-10', payslip('2026-10', '1852.80', { employee: 'BIANCHI' }))]],
      [],
    ],
    [
      'a CU with another fiscal code',
      [[...without('cu'), document('cu', taxDocument({ fiscal_code: 'RSSMRA80A01F205X' }))]],
      ['error cud.fiscal_code_mismatch'],
    ],
    [
      'a fiscal code misread beyond its check letter leaves it open',
      [[...without('cu'), document('cu', taxDocument({ fiscal_code: 'BNCGLI92C54F206X' }))]],
      [],
    ],
    [
      'another date of birth on the card',
      [[...without('id'), document('id', identity({ date_of_birth: '1991-03-14' }))]],
      ['error report.birth_date_mismatch', 'warning report.fiscal_code_identity'],
    ],
    [
      'a card of another country than the nationality given',
      [[...without('id'), document('id', identity({ nationality: 'POL' }))]],
      ['error national_id.country_mismatch'],
    ],
    [
      'a card that Italy gave to somebody of another country',
      [
        [...without('id'), document('id', identity({ nationality: 'POL', issuing_country: 'ITA' }))],
        { nationality: 'PL' },
      ],
      [],
    ],
    [
      'a nationality that was misread as none leaves it open',
      [[...without('id'), document('id', identity({ nationality: '1TA' }))]],
      [],
    ],
    ['a nationality that was not given leaves it open', [giuliaDocuments, { nationality: null }], []],
    [
      'the same payslip twice',
      [[...giuliaDocuments, document('copy', payslip('2026-10', '1852.80'))]],
      ['error payslip.duplicate'],
    ],
    ['the same statement twice', [[...giuliaDocuments, document('copy', bank)]], ['error bank_statement.duplicate']],
    ['a month without a payslip', [without('slip-9')], ['warning report.payslip_month_missing']],
    [
      'a CU of three years ago',
      [[...without('cu'), document('cu', taxDocument({ tax_year: 2023 }))]],
      ['warning cud.too_old'],
    ],
    [
      'a CU of the year before last, seen 17 months later',
      [[...without('cu'), document('cu', taxDocument({ tax_year: 2025 }))]],
      [],
    ],
    [
      'a CU of another firm',
      [[...without('cu'), document('cu', taxDocument({ employer: 'Panificio Aurora SNC' }))]],
      ['warning report.withholder_differs'],
    ],
    [
      'a CU of half the pay',
      [
        [...without('cu'), document('cu', taxDocument({ net_income: '12000.00', gross_income: '15986.00' }))],
        { paychecksPerYear: 12 },
      ],
      ['warning report.year_differs'],
    ],
    [
      'the rent is not declared',
      [giuliaDocuments, { livingSituation: 'with_family', currentRent: null }],
      ['warning income_check.rent_detected_not_declared'],
    ],
    [
      'another rent than the declared one',
      [giuliaDocuments, { currentRent: euros(500) }],
      ['warning report.rent_differs'],
    ],
    [
      'an income is declared and not seen',
      [giuliaDocuments, { declaredIncomes: ['alimony'] }],
      ['warning income_check.declared_income_not_detected'],
    ],
  ])(
    '%s',
    {
      tags: [
        'B5-tax-old',
        'B8-statement-duplicate',
        'B8-statement-name',
        'B8-id-country',
        'B8-payslip-name',
        'B8-payslip-duplicate',
        'B8-payslip-month',
        'B8-tax-code',
        'B8-tax-old',
        'B8-income-undetected',
        'B8-rent-undeclared',
        'B8-report-birth',
      ],
    },
    (_, args, expected) => expect(codes(...args)).toEqual(expected),
  )

  const withLines = (...lines: ReturnType<typeof line>[]) => [
    ...without('bank'),
    document('bank', statement('2026-08', '2026-10', { transactions: lines })),
  ]
  const salary = (amounts: Record<string, string>, payer = 'OFFICINE LOMBARDE SRL') =>
    Object.entries(amounts).map(([day, amount]) =>
      line(day, `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${payer} STIPENDIO`, amount),
    )
  const rent = ['08', '09', '10'].map((month) =>
    line(`2026-${month}-03`, 'BONIFICO A FAVORE DI ROSSI MARIO CANONE LOCAZIONE', '-650.00'),
  )
  const paid = { '2026-08-27': '1842.10', '2026-09-27': '1847.40', '2026-10-27': '1852.80' }
  test('a payslip whose pay is missing is named, with its month and its printed net', () =>
    expect(
      findingsOf(withLines(...rent, ...salary({ '2026-09-27': '1847.40', '2026-10-27': '1852.80' }))),
    ).toMatchObject([
      {
        code: 'bank_statement.salary_missing',
        documents: ['slip-8'],
        params: { month: '2026-08', net: '1842.10' },
        evidence: [{ document_id: 'slip-8', label: 'Report.Trace.net', value: '1842.10', when: '2026-08' }],
      },
    ]))

  test.each<[string, EvidenceDocument[], string[]]>([
    [
      'pay that never reaches the account in its month',
      withLines(...rent, ...salary({ '2026-09-27': '1847.40', '2026-10-27': '1852.80' })),
      ['warning bank_statement.salary_missing'],
    ],
    [
      'pay that comes on the first of the next month',
      withLines(...rent, ...salary({ '2026-09-01': '1842.10', '2026-10-01': '1847.40' })),
      [],
    ],
    [
      'much less on the account than on the payslips',
      withLines(...rent, ...salary({ '2026-08-27': '1200.00', '2026-09-27': '1200.00', '2026-10-27': '1200.00' })),
      // The time of October's pay goes beyond the statement.
      ['warning payslip.pay_differs', 'warning payslip.pay_differs', 'warning report.salary_mismatch'],
    ],
    [
      'another payer and other amounts',
      withLines(
        ...rent,
        ...salary(
          { '2026-08-27': '1800.00', '2026-09-27': '1800.00', '2026-10-27': '1800.00' },
          'PANIFICIO AURORA SNC',
        ),
      ),
      ['error payslip.employer_mismatch', 'warning payslip.pay_differs', 'warning payslip.pay_differs'],
    ],
    [
      'another payer of the very amounts may be a payroll firm: it is pointed out',
      withLines(...rent, ...salary(paid, 'SERVIZI PAGHE SRL')),
      ['warning report.payer_differs'],
    ],
    [
      'pay that goes to an account without statements',
      [
        ...withLines(...rent, ...salary({ '2026-09-27': '1847.40', '2026-10-27': '1852.80' })).filter(
          ({ id }) => id !== 'slip-8',
        ),
        document('slip-8', payslip('2026-08', '1842.10', { iban: 'IT43K0310412701000000820420' })),
      ],
      ['warning bank_statement.salary_missing', 'warning report.salary_account_differs'],
    ],
    [
      'pay that arrives, whatever account the payslip prints',
      [
        ...withLines(...rent, ...salary(paid)).filter(({ id }) => id !== 'slip-8'),
        document('slip-8', payslip('2026-08', '1842.10', { iban: 'IT43K0310412701000000820420' })),
      ],
      [],
    ],
    ['a rent that is declared and not paid', withLines(...salary(paid)), ['warning bank_statement.rent_missing']],
    [
      'a pension that is not declared',
      withLines(
        ...rent,
        ...salary(paid),
        ...['08', '09', '10'].map((month) => line(`2026-${month}-01`, 'ACCREDITO PENSIONE INPS', '400.00')),
      ),
      ['warning income_check.other_income_not_declared'],
    ],
  ])(
    '%s',
    {
      tags: [
        'B8-statement-rent',
        'B8-statement-salary',
        'B8-payslip-employer',
        'B8-income-undeclared',
        'B8-report-salary',
      ],
    },
    (_, documents, expected) => expect(codes(documents)).toEqual(expected),
  )

  test('of an account that is not shown the end alone is told, and the payslip is cited', () =>
    expect(
      findingsOf([
        ...withLines(...rent, ...salary({ '2026-09-27': '1847.40', '2026-10-27': '1852.80' })).filter(
          ({ id }) => id !== 'slip-8',
        ),
        document('slip-8', payslip('2026-08', '1842.10', { iban: 'IT43K0310412701000000820420' })),
      ]).find(({ code }) => code === 'report.salary_account_differs'),
    ).toMatchObject({
      documents: ['slip-8'],
      params: { ending: '0420' },
      evidence: [
        {
          document_id: 'slip-8',
          label: 'Report.Trace.pay_account',
          value: 'IT43K0310412701000000820420',
          when: '2026-08',
        },
      ],
    }))

  test.each<[string, string, string, string[]]>([
    ['a month short', '2026-09', '2026-10', ['warning bank_statement.coverage', 'warning bank_statement.rent_missing']],
    [
      'outside the window and old',
      '2026-01',
      '2026-03',
      ['error bank_statement.coverage', 'error bank_statement.too_old', 'warning bank_statement.rent_missing'],
    ],
  ])('statements %s', { tags: ['B8-statement-coverage', 'B8-statement-old'] }, (_, from, to, expected) =>
    expect(
      codes([...without('bank'), document('bank', statement(from, to))]).filter(
        (code) => code.includes('bank_statement') && !code.includes('salary'),
      ),
    ).toEqual(expected),
  )
})

test('a finding cites the documents and places that it rests on', () => {
  const [finding] = findingsOf([
    ...without('slip-10'),
    document('slip-10', payslip('2026-10', '1852.80', { employee: 'RUSSO MARCO' })),
  ])
  expect(finding).toMatchObject({
    message_key: 'Report.Finding.payslip.name_mismatch',
    params: { name: 'RUSSO MARCO' },
    source: 'payslips',
    documents: ['slip-10'],
    evidence: [{ document_id: 'slip-10', value: 'RUSSO MARCO', page: 1 }],
  })
})

test('what the reading found is said once', () => {
  const own = {
    code: 'cud.too_old',
    severity: 'warning' as const,
    message_key: 'Documents.TaxDocument.too_old',
    params: { year: 2023 },
    evidence: null,
  }
  expect(
    codes([
      ...without('cu'),
      document('cu', {
        ...taxDocument({ tax_year: 2023 }),
        findings: [own, { ...own, code: 'cud.note', severity: 'info' }],
      }),
    ]),
  ).toEqual(['warning cud.too_old'])
})

test.each([
  ['2026-08', false],
  ['2026-07', true],
] as const)('the newest payslip is of %s: older than three months: %s', { tags: ['B5-payslip-old'] }, (month, isOld) =>
  expect(
    codes([...without('slip-8', 'slip-9', 'slip-10'), document('slip', payslip(month, '1842.10'))]).includes(
      'warning payslip.recency',
    ),
  ).toBe(isOld),
)

test('an older rent is compared by its amount', () =>
  expect(codes(giuliaDocuments, { currentRent: euros(655) })).toEqual([]))

test('what is true of both sides of a card is said once, of the two', () => {
  const side = (id: string) => ({
    ...document(id, {
      ...identity({ expires_on: '2024-03-14' }),
      findings: [
        { code: 'national_id.expired', severity: 'warning' as const, message_key: '', params: {}, evidence: null },
      ],
    }),
  })
  const applicant = {
    ...giulia,
    documents: [...giulia.documents.filter(({ id }) => id !== 'id'), side('front'), side('back')],
  }
  const found = reconcile({ applicant, assessment: assessIncome(applicant, today), today })
  expect(found.filter(({ code }) => code === 'national_id.expired')).toMatchObject([{ documents: ['front', 'back'] }])
})
