/**
 * Documents that were changed, or that are not theirs, and that the applicant insists on: the report is never green,
 * and says why in each language.
 */
import { describe, expect, test } from 'vitest'
import type { Check, RentReport } from '@attesta/contract/report.ts'
import de from '@attesta/contract/words/de/report.json' with { type: 'json' }
import en from '@attesta/contract/words/en/report.json' with { type: 'json' }
import it from '@attesta/contract/words/it/report.json' with { type: 'json' }
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import type { Finding, ParseResult } from '../facts/parse-result.ts'
import { bank, document, today } from '../testing/giulia.ts'
import { payslip } from '../testing/documents.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { atAGlance } from './at-a-glance.ts'
import { needsAttention } from './standing.ts'

const found = (code: string, params: Finding['params'] = {}): Finding => ({
  code,
  severity: 'error',
  message_key: 'k',
  params,
  evidence: null,
})
const account = bank.bank_statement!.accounts[0]!
const insisted = (id: string, result: ParseResult, code: string): EvidenceDocument => ({
  ...document(id, result),
  contests: [{ code, comment: 'It is right as it is', on: today }],
})
const reportWith = (...changed: EvidenceDocument[]): RentReport => {
  const { documents } = giuliaFacts.applicant
  return assembleRentReport({
    ...giuliaFacts,
    applicant: {
      ...giuliaFacts.applicant,
      documents: [...documents.filter(({ id }) => !changed.some((one) => one.id === id)), ...changed],
    },
  })
}

/** Each amount of pay 400 higher, the printed balances as they were. */
const inflated: ParseResult = {
  ...bank,
  bank_statement: {
    accounts: [
      {
        ...account,
        reconciled: false,
        transactions: account.transactions.map((line) =>
          line.amount.startsWith('-') ? line : { ...line, amount: (Number(line.amount) + 400).toFixed(2) },
        ),
      },
    ],
  },
  findings: [found('bank_statement.incomplete', { difference: '1200.00' })],
}
const stranger = {
  ...account,
  bank: 'Altra Banca',
  iban: 'IT02L1234512345123456789012',
  holders: ['MARCO RUSSO'],
  transactions: account.transactions.map((line) => ({ ...line, amount: '900.00' })),
}
const appended = (accounts: readonly (typeof account)[]): ParseResult => ({
  ...bank,
  bank_statement: { accounts: [...accounts] },
  findings: [found('bank_statement.merged', { how: 'banks' })],
})

const cases: [
  string,
  RentReport,
  document: string,
  finding: keyof typeof en & keyof typeof it & keyof typeof de,
  Check['id'],
][] = [
  [
    'a statement with inflated amounts',
    reportWith(insisted('bank', inflated, 'bank_statement.incomplete')),
    'bank',
    'Report.Finding.bank_statement.incomplete',
    'anti_fraud',
  ],
  [
    'a payslip with an edited net',
    reportWith(
      insisted('slip-10', { ...payslip('2026-10', '2852.80'), findings: [found('payslip.fraud')] }, 'payslip.fraud'),
    ),
    'slip-10',
    'Report.Finding.payslip.fraud',
    'anti_fraud',
  ],
  [
    "another person's statement behind one's own",
    reportWith(insisted('bank', appended([account, stranger]), 'bank_statement.merged')),
    'bank',
    'Report.Finding.bank_statement.merged',
    'holder',
  ],
  [
    "another person's statement before one's own",
    reportWith(insisted('bank', appended([stranger, account]), 'bank_statement.merged')),
    'bank',
    'Report.Finding.bank_statement.merged',
    'holder',
  ],
  [
    "another person's payslip",
    reportWith(
      insisted('slip-10', payslip('2026-10', '1852.80', { employee: 'RUSSO MARCO' }), 'payslip.name_mismatch'),
    ),
    'slip-10',
    'Report.Finding.payslip.name_mismatch',
    'holder',
  ],
  [
    'an employer whom the account does not know',
    reportWith(
      ...['08', '09', '10'].map((month) =>
        insisted(
          `slip-${Number(month)}`,
          payslip(`2026-${month}`, '3100.00', { employer: 'Finta Consulting S.p.A.' }),
          'payslip.employer_mismatch',
        ),
      ),
    ),
    'slip-9',
    'Report.Finding.payslip.employer_mismatch',
    'recency',
  ],
]

describe.each(cases)('%s, contested', (_, report, document, finding, touched) => {
  test('makes the report open and asks for attention', () => {
    expect(report.standing!.state).toBe('open')
    expect(report.standing!.open_points).toContainEqual(
      expect.objectContaining({
        msg: expect.objectContaining({ key: finding }),
        document_ids: expect.arrayContaining([document]),
        contested: true,
      }),
    )
    expect(needsAttention(report)).toBe(true)
    expect(JSON.stringify(atAGlance(report).open)).toContain(finding)
  })
  test('lets no check that it touches pass', () => {
    const outcomes = new Map(report.checks.map(({ id, outcome }) => [id, outcome]))
    expect([outcomes.get(touched), outcomes.get('anti_fraud'), outcomes.get('recency')]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ])
    expect(atAGlance(report).genuine.outcome).not.toBe('passed')
  })
  test('leaves no figure that rests on the document better than declared', () => {
    const resting = Object.entries(report.trace).filter(([, figure]) =>
      figure.inputs.some(({ document_id }) => document_id === document),
    )
    expect(resting.filter(([, { state }]) => state !== 'declared' && state !== 'unknown')).toEqual([])
  })
  test.each([
    ['en', en],
    ['it', it],
    ['de', de],
  ])('is told in %s', (_language, words) => {
    expect(words[finding].length).toBeGreaterThan(20)
    const blocked = report.checks.flatMap(({ reasons }) => reasons.map(({ key }) => key))
    for (const key of blocked) expect(words).toHaveProperty([key])
  })
})

test('a rent measured against disputed payslips is not said to be surely affordable', () => {
  const [, report] = cases.at(-1)!
  expect(atAGlance(report).unsure).toEqual(['income'])
})

describe('a statement with inflated amounts', () => {
  const [[, report]] = cases as [(typeof cases)[number]]
  test.each([
    ['en', en, 'sign of tampering, until a person has checked'],
    ['it', it, 'segno di manomissione, finché non lo verifica una persona'],
    ['de', de, 'Anzeichen einer Manipulation sein, bis ein Mensch'],
  ])('is called what it is in %s', (_, words, text) => {
    const reasons = report.checks.find(({ id }) => id === 'anti_fraud')!.reasons.map(({ key }) => key)
    expect(reasons).toContain('Report.Check.anti_fraud.sums')
    expect(words['Report.Check.anti_fraud.sums']).toContain(text)
  })
  test('no payslip is said to have been paid, and no balance is known', () => {
    const paid = report.payslips_controls.content.find(({ translation_key }) => translation_key.endsWith('Paid'))!
    expect([paid.value, report.trace.average_cash_balance!.value, report.deposit_affordability.outcome]).toEqual([
      'unknown',
      null,
      'unknown',
    ])
  })
})

test('the same statement three times counts once, and each copy is an open point', () => {
  const [plain, thrice] = [
    assembleRentReport(giuliaFacts),
    reportWith(
      document('copy-1', { ...bank, file: 'copy-1.pdf' }),
      document('copy-2', { ...bank, file: 'copy-2.pdf' }),
    ),
  ]
  expect(thrice.trace).toEqual(plain.trace)
  expect(thrice.standing!.open_points.map(({ msg, document_ids }) => [msg.key, ...document_ids])).toEqual([
    ['Report.Finding.bank_statement.duplicate', 'copy-1'],
    ['Report.Finding.bank_statement.duplicate', 'copy-2'],
  ])
  expect([plain.standing!.state, needsAttention(plain), needsAttention(thrice)]).toEqual(['settled', false, true])
})

describe('the list of the payslips says no «yes» beside a sign', { tags: ['B3-report'] }, () => {
  const untouched = (report: RentReport) =>
    report.payslips_controls.content.find(({ translation_key: key }) => key === 'Report.Control.payslipsUntouched')!
      .value
  test.each<[string, EvidenceDocument]>([
    [
      'a specimen',
      document('slip-10', {
        ...payslip('2026-10', '1852.80'),
        findings: [{ ...found('payslip.specimen', { line: 'FAC SIMILE' }), severity: 'warning' }],
      }),
    ],
    ['another hiring', document('slip-10', payslip('2026-10', '1852.80', { hired_on: '2019-06-02' }))],
    ['a hiring of a child', document('slip-10', payslip('2026-10', '1852.80', { hired_on: '2004-02-14' }))],
    ['two nets of a month', document('twice', payslip('2026-10', '2852.80'))],
  ])('%s', (_, slip) => {
    const report = reportWith(slip)
    expect(untouched(report)).toBe('unknown')
    expect(report.checks.find(({ id }) => id === 'anti_fraud')!.outcome).toBe('unknown')
  })
  test('without one it says yes', () => expect(untouched(assembleRentReport(giuliaFacts))).toBe('yes'))
  test('a sign on the account is no sign on a payslip', () =>
    expect(
      untouched(
        reportWith(
          document('bank', {
            ...bank,
            bank_statement: { accounts: [{ ...account, iban: 'IT60X0542811101000000123457' }] },
          }),
        ),
      ),
    ).toBe('yes'))
})
