import { describe, expect, test } from 'vitest'
import type { Absence } from '@attesta/contract/absence.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { checkOf, disputing, goodDocuments, withChanged, withFinding, withResult } from '../testing/check-of.ts'
import { payslip, statement, taxDocument } from '../testing/documents.ts'
import { bank, document } from '../testing/giulia.ts'

const nothing: EvidenceDocument[] = []
const slip = (parts: Parameters<typeof payslip>[2]) => withResult('slip-9', payslip('2026-09', '1847.40', parts))
const without = (...ids: string[]) => goodDocuments.filter(({ id }) => !ids.includes(id))
const absent = (type: Absence['type']): { absences: Absence[] } => ({
  absences: [{ type, reason: 'new_job', comment: null }],
})
const accountOff = withResult('bank', {
  ...bank,
  bank_statement: { accounts: [{ ...bank.bank_statement!.accounts[0]!, reconciled: false }] },
})
/** The sums of the account do not close, and the reading says so as a blocker. */
const inflated = accountOff.map((one) =>
  one.id === 'bank'
    ? {
        ...one,
        result: {
          ...one.result,
          findings: [
            {
              code: 'bank_statement.incomplete',
              severity: 'error' as const,
              message_key: 'k',
              params: {},
              evidence: null,
            },
          ],
        },
      }
    : one,
)
const unreadable = withChanged('bank', (one) => ({
  ...one,
  result: { ...bank, verdict: 'unreadable', bank_statement: { accounts: [] } },
}))
const setAside = (documents: readonly EvidenceDocument[], id: string, code: string): EvidenceDocument[] =>
  documents.map((one) =>
    one.id === id
      ? { ...one, rulings: [{ code, outcome: 'set_aside', reason: 'seen', on: '2026-11-21', params: {} }] }
      : one,
  )
const allOfIncome = ['payslip', 'bank', 'document']
const nothingRead = { outcome: 'unknown', sources: [], reasons: [['nothingRead', {}]], evidence: [] }

describe('whose the documents are', { tags: ['B2-report-checks'] }, () => {
  test.each<[string, EvidenceDocument[], object]>([
    ['nothing', nothing, nothingRead],
    ['a card alone', goodDocuments.slice(0, 1), nothingRead],
    [
      'all of the applicant',
      [...goodDocuments],
      { outcome: 'passed', sources: allOfIncome, reasons: [], evidence: [] },
    ],
    [
      'one that names no one',
      slip({ employee: null }),
      { outcome: 'unknown', reasons: [['holder.noName', { document: 'slip-9.pdf' }]], evidence: [] },
    ],
    [
      'one with an initial alone',
      slip({ employee: 'G. BIANCHI' }),
      { outcome: 'unknown', reasons: [['holder.unclear', { document: 'slip-9.pdf' }]] },
    ],
    [
      'one of another person',
      slip({ employee: 'RUSSO MARCO' }),
      {
        outcome: 'failed',
        reasons: [
          ['Finding.payslip.name_mismatch', { name: 'RUSSO MARCO' }],
          ['blocked', { document: 'slip-9.pdf' }],
        ],
        evidence: [['slip-9', 'name', 'RUSSO MARCO']],
      },
    ],
    [
      'the same, disputed',
      disputing(slip({ employee: 'RUSSO MARCO' }), 'slip-9', 'payslip.name_mismatch'),
      { outcome: 'unknown', evidence: [['slip-9', 'name', 'RUSSO MARCO']] },
    ],
    [
      'one with another fiscal code',
      withResult('cu', taxDocument({ fiscal_code: 'RSSMRC80A01F205Z' })),
      {
        outcome: 'failed',
        reasons: [
          ['Finding.cud.fiscal_code_mismatch', {}],
          ['blocked', { document: 'cu.pdf' }],
        ],
        evidence: [['cu', 'fiscal_code', 'RSSMRC80A01F205Z']],
      },
    ],
    [
      'one that could not be read, handed in as a statement',
      unreadable,
      { outcome: 'unknown', sources: ['payslip', 'document'], reasons: [['blocked', { document: 'bank.pdf' }]] },
    ],
    [
      'one that could not be read, and no other',
      unreadable.filter(({ id }) => id === 'bank'),
      { outcome: 'unknown', sources: [], reasons: [['blocked', { document: 'bank.pdf' }]] },
    ],
    [
      'two copies of one',
      [...without('cu'), { ...goodDocuments[1]!, id: 'copy', name: 'copy.pdf' }],
      {
        outcome: 'passed',
        sources: ['payslip', 'bank'],
      },
    ],
  ])('%s', (_, documents, expected) => expect(checkOf('holder', documents)).toMatchObject(expected))
})

describe('how recent the documents are', { tags: ['B2-report-checks', 'B8-statement-recency'] }, () => {
  const oldSlip = [...without('slip-8', 'slip-9', 'slip-10'), document('old', payslip('2026-05', '1847.40'))]
  const oldStatement = withResult('bank', statement('2026-01', '2026-03'))
  test.each<[string, EvidenceDocument[], object, object]>([
    ['nothing', nothing, {}, nothingRead],
    ['recent ones', [...goodDocuments], {}, { outcome: 'passed', sources: allOfIncome, reasons: [], evidence: [] }],
    ['a payslip alone', goodDocuments.filter(({ id }) => id === 'slip-10'), {}, { outcome: 'passed' }],
    ['a statement alone', goodDocuments.filter(({ id }) => id === 'bank'), {}, { outcome: 'passed' }],
    ['a certificate alone', goodDocuments.filter(({ id }) => id === 'cu'), {}, { outcome: 'passed' }],
    [
      'one without a date',
      [document('cu', taxDocument({ tax_year: null }))],
      {},
      { outcome: 'unknown', sources: ['document'], reasons: [] },
    ],
    [
      'an account without a period',
      [document('bank', statement('2026-08', '2026-10', { period: null }))],
      {},
      { outcome: 'unknown', sources: [], reasons: [['blocked', { document: 'bank.pdf' }]] },
    ],
    [
      'an old statement',
      oldStatement,
      {},
      {
        outcome: 'failed',
        reasons: expect.arrayContaining([['Finding.bank_statement.too_old', { to: '2026-03-31' }]]),
      },
    ],
    [
      'an old payslip',
      oldSlip,
      {},
      { outcome: 'failed', reasons: [['Finding.payslip.recency', { month: '2026-05' }]] },
    ],
    [
      'an old payslip of a person who says to have no other',
      oldSlip,
      absent('payslip'),
      {
        outcome: 'unknown',
        reasons: [
          ['Finding.payslip.recency', { month: '2026-05' }],
          ['notGiven', {}],
        ],
      },
    ],
    [
      'an old payslip of a person who says to have no card',
      oldSlip,
      absent('national_id'),
      { outcome: 'failed', reasons: [['Finding.payslip.recency', { month: '2026-05' }]] },
    ],
    ['an old payslip, disputed', disputing(oldSlip, 'old', 'payslip.recency'), {}, { outcome: 'unknown' }],
    [
      'an old certificate of a person who says to have no tax return',
      withResult('cu', taxDocument({ tax_year: 2023 })),
      absent('fiscal_doc'),
      { outcome: 'unknown', reasons: expect.arrayContaining([['Finding.cud.too_old', { year: 2023 }]]) },
    ],
  ])('%s', (_, documents, applicant, expected) =>
    expect(checkOf('recency', documents, { applicant })).toMatchObject(expected),
  )
})

describe('signs of tampering', { tags: ['B2-report-checks', 'B5-originals'] }, () => {
  const failedToRead = goodDocuments.map((one) => ({
    ...one,
    result: { ...one.result, verdict: 'unreadable' as const },
  }))
  test.each<[string, EvidenceDocument[], object]>([
    ['nothing', nothing, nothingRead],
    ['nothing that could be read', failedToRead, nothingRead],
    [
      'none',
      [...goodDocuments],
      { outcome: 'passed', sources: ['document', 'payslip', 'bank'], reasons: [], evidence: [] },
    ],
    [
      'a document read in part',
      withChanged('cu', (one) => ({ ...one, result: { ...one.result, verdict: 'partial' } })),
      {
        outcome: 'passed',
      },
    ],
    [
      'a changed file',
      withFinding('bank', 'bank_statement.fraud'),
      {
        outcome: 'failed',
        sources: ['document', 'payslip'],
        reasons: [
          ['Finding.bank_statement.fraud', {}],
          ['blocked', { document: 'bank.pdf' }],
        ],
      },
    ],
    [
      'a changed file, disputed',
      disputing(withFinding('bank', 'bank_statement.fraud'), 'bank', 'bank_statement.fraud'),
      { outcome: 'unknown' },
    ],
    ...['edited', 'reused', 'iban_invalid', 'iban_of_other_bank'].map((sign): [string, EvidenceDocument[], object] => [
      `a weak sign: ${sign}`,
      withFinding('bank', `bank_statement.${sign}`, 'warning'),
      { outcome: 'unknown', reasons: [[`Finding.bank_statement.${sign}`, {}]] },
    ]),
    [
      'a file that is no original',
      withFinding('bank', 'bank_statement.not_original', 'warning'),
      { outcome: 'unknown', reasons: [] },
    ],
    [
      'a picture',
      withChanged('bank', (one) => ({ ...one, result: { ...one.result, source: 'ocr' } })),
      { outcome: 'unknown', reasons: [['anti_fraud.image', { document: 'bank.pdf' }]] },
    ],
    [
      'a bank connection, which is no picture',
      withChanged('bank', (one) => ({ ...one, origin: 'connection', result: { ...one.result, source: 'none' } })),
      { outcome: 'passed', reasons: [] },
    ],
    [
      'a payslip that does not add up',
      slip({ reconciled: false }),
      {
        outcome: 'unknown',
        reasons: [['anti_fraud.sums', { document: 'slip-9.pdf' }]],
      },
    ],
    [
      'a payslip that does not add up, set aside by a person',
      setAside(slip({ reconciled: false }), 'slip-9', 'payslip.not_reconciled'),
      { outcome: 'passed', reasons: [] },
    ],
    [
      'an account that does not add up, told once',
      inflated,
      { outcome: 'unknown', reasons: [['anti_fraud.sums', { document: 'bank.pdf' }]] },
    ],
    [
      'an account that does not add up, set aside by a person',
      setAside(accountOff, 'bank', 'bank_statement.incomplete'),
      { outcome: 'passed', reasons: [] },
    ],
    [
      'a statement that could not be read',
      unreadable,
      { outcome: 'unknown', reasons: [['blocked', { document: 'bank.pdf' }]] },
    ],
  ])('%s', (_, documents, expected) => expect(checkOf('anti_fraud', documents)).toMatchObject(expected))
})

describe('months in a row', { tags: ['B2-report-checks'] }, () => {
  const noSlips = without('slip-8', 'slip-9', 'slip-10')
  const twoMonths = withResult('bank', statement('2026-09', '2026-10'))
  test.each<[string, EvidenceDocument[], object, object]>([
    ['nothing', nothing, {}, nothingRead],
    ['a certificate alone', goodDocuments.filter(({ id }) => id === 'cu'), {}, nothingRead],
    ['all of them', [...goodDocuments], {}, { outcome: 'passed', sources: allOfIncome, reasons: [], evidence: [] }],
    [
      'a payslip is missing',
      without('slip-9'),
      {},
      { outcome: 'failed', reasons: [['consecutive.payslip', { month: '2026-09' }]] },
    ],
    [
      'a month of the account is missing',
      twoMonths,
      {},
      { outcome: 'failed', reasons: [['consecutive.statement', { month: '2026-08' }]] },
    ],
    [
      'a payslip is missing that the person does not have',
      without('slip-9'),
      absent('payslip'),
      {
        outcome: 'unknown',
        reasons: [
          ['consecutive.payslip', { month: '2026-09' }],
          ['notGiven', {}],
        ],
      },
    ],
    [
      'a month of the account is missing that the person does not have',
      twoMonths,
      absent('bank_statement'),
      { outcome: 'unknown' },
    ],
    [
      'a payslip is missing, and the person has no statement',
      without('slip-9'),
      absent('bank_statement'),
      {
        outcome: 'failed',
      },
    ],
    ['payslips alone', without('bank'), {}, { outcome: 'unknown', reasons: [['consecutive.noStatement', {}]] }],
    ['an employee without payslips', noSlips, {}, { outcome: 'unknown', reasons: [['consecutive.noPayslip', {}]] }],
    ['a student without payslips', noSlips, { employmentStatus: 'Student' }, { outcome: 'passed', reasons: [] }],
  ])('%s', (_, documents, applicant, expected) =>
    expect(checkOf('consecutive', documents, { applicant })).toMatchObject(expected),
  )
})

describe('sums that close', { tags: ['B2-report-checks'] }, () => {
  test.each<[string, EvidenceDocument[], object]>([
    ['nothing', nothing, nothingRead],
    ['a certificate that prints no sums', goodDocuments.filter(({ id }) => id === 'cu'), nothingRead],
    ['all close', [...goodDocuments], { outcome: 'passed', sources: ['bank', 'payslip'], reasons: [], evidence: [] }],
    [
      'a certificate that closes',
      withResult('cu', taxDocument({ reconciled: true })),
      { outcome: 'passed', sources: ['bank', 'payslip', 'document'] },
    ],
    [
      'a payslip that does not',
      slip({ reconciled: false }),
      {
        outcome: 'failed',
        reasons: [['arithmetic.off', { document: 'slip-9.pdf' }]],
        evidence: [['slip-9', 'net', '1847.40']],
      },
    ],
    [
      'a payslip that prints none',
      slip({ reconciled: null }),
      {
        outcome: 'unknown',
        reasons: [['arithmetic.noSums', { document: 'slip-9.pdf' }]],
        evidence: [['slip-9', 'net', '1847.40']],
      },
    ],
    [
      'a certificate that does not',
      withResult('cu', taxDocument({ reconciled: false })),
      {
        outcome: 'failed',
        reasons: [['arithmetic.off', { document: 'cu.pdf' }]],
        evidence: [['cu', 'yearly_net', '24011.00']],
      },
    ],
    [
      'an account that does not, told once',
      inflated,
      {
        outcome: 'failed',
        reasons: [['arithmetic.off', { document: 'bank.pdf' }]],
        evidence: [['bank', 'closing_balance', '5144.95']],
      },
    ],
    [
      'a statement that could not be read, beside a payslip that does not',
      unreadable.map((one) =>
        one.id === 'slip-9' ? document('slip-9', payslip('2026-09', '1847.40', { reconciled: false })) : one,
      ),
      {
        outcome: 'failed',
        reasons: [
          ['arithmetic.off', { document: 'slip-9.pdf' }],
          ['blocked', { document: 'bank.pdf' }],
        ],
      },
    ],
    [
      'a statement that could not be read',
      unreadable,
      { outcome: 'unknown', sources: ['payslip'], reasons: [['blocked', { document: 'bank.pdf' }]] },
    ],
  ])('%s', (_, documents, expected) => expect(checkOf('arithmetic', documents)).toMatchObject(expected))
})
