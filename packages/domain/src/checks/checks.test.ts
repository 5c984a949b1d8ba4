import { expect, test } from 'vitest'
import { depositCover } from '../affordability/deposit-cover.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { euros } from '../money.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { identity, payslip, statement, taxDocument } from '../testing/documents.ts'
import { bank, giulia, giuliaDocuments, document, today } from '../testing/giulia.ts'
import { runChecks } from './run-checks.ts'

function outcomes(documents: readonly EvidenceDocument[], more: Partial<Applicant> = {}, verified = false) {
  const applicant = { ...giulia, ...more, documents }
  const assessment = assessIncome(applicant, today)
  const context = { applicant, assessment, today }
  return Object.fromEntries(
    runChecks(context, reconcile(context), depositCover(euros(800), assessment.averageCashBalance), {
      method: verified ? 'webid' : null,
      isAsked: false,
    }).map(({ id, outcome }) => [id, outcome]),
  )
}
const swap = (id: string, result: ParseResult) =>
  giuliaDocuments.map((one) => (one.id === id ? document(id, result) : one))
const mrz = { format: 'TD1' as const, valid: true }
const allGood = {
  identity: 'passed',
  holder: 'passed',
  recency: 'passed',
  anti_fraud: 'passed',
  consecutive: 'passed',
  arithmetic: 'passed',
  deposit: 'passed',
}
const notKnown = (...ids: (keyof typeof allGood)[]) => Object.fromEntries(ids.map((id) => [id, 'unknown']))
const good = swap('id', identity({ mrz }))
const unreadable: ParseResult = { ...bank, verdict: 'unreadable', bank_statement: { accounts: [] } }
/** A statement with a raised pay: opening, amounts and closing do not agree. */
const inflated = (contests: NonNullable<EvidenceDocument['contests']> = []): EvidenceDocument[] =>
  good.map((one) =>
    one.id === 'bank'
      ? {
          ...one,
          contests,
          result: {
            ...bank,
            bank_statement: { accounts: [{ ...bank.bank_statement!.accounts[0]!, reconciled: false }] },
            findings: [
              {
                code: 'bank_statement.incomplete',
                severity: 'error',
                message_key: 'k',
                params: { difference: '400.00' },
                evidence: null,
              },
            ],
          },
        }
      : one,
  )
const withFinding = (code: string, severity: 'error' | 'warning' = 'error') =>
  good.map((one) =>
    one.id === 'bank'
      ? { ...one, result: { ...bank, findings: [{ code, severity, message_key: 'k', params: {}, evidence: null }] } }
      : one,
  )

test.each<[string, Parameters<typeof outcomes>, object]>([
  ['all is well', [good], {}],
  [
    'no documents at all: nothing is called failed',
    [[]],
    {
      identity: 'unknown',
      holder: 'unknown',
      recency: 'unknown',
      anti_fraud: 'unknown',
      consecutive: 'unknown',
      arithmetic: 'unknown',
      deposit: 'unknown',
    },
  ],
  ['a card without check digits leaves the identity open', [giuliaDocuments], { identity: 'unknown' }],
  ['verification by video settles it', [giuliaDocuments, {}, true], {}],
  [
    'a card of another person',
    [swap('id', identity({ surname: 'RUSSO', given_names: 'MARCO', mrz }))],
    { identity: 'failed', holder: 'failed' },
  ],
  [
    'a payslip of another person, which counts for no month',
    [
      good.map((one) =>
        one.id === 'slip-9' ? document('slip-9', payslip('2026-09', '1847.40', { employee: 'RUSSO MARCO' })) : one,
      ),
    ],
    { holder: 'failed', consecutive: 'failed', ...notKnown('recency', 'anti_fraud', 'arithmetic') },
  ],
  [
    'a payslip that names nobody',
    [
      good.map((one) =>
        one.id === 'slip-9' ? document('slip-9', payslip('2026-09', '1847.40', { employee: null })) : one,
      ),
    ],
    { holder: 'unknown' },
  ],
  [
    'a payslip whose sums do not close',
    [
      good.map((one) =>
        one.id === 'slip-9' ? document('slip-9', payslip('2026-09', '1847.40', { reconciled: false })) : one,
      ),
    ],
    { arithmetic: 'failed', anti_fraud: 'unknown' },
  ],
  [
    'a tax return whose sums do not close',
    [[...good, document('return', taxDocument({ form: '730', reconciled: false }))]],
    { arithmetic: 'failed', anti_fraud: 'unknown' },
  ],
  [
    'a payslip that prints no sums',
    [
      good.map((one) =>
        one.id === 'slip-9' ? document('slip-9', payslip('2026-09', '1847.40', { reconciled: null })) : one,
      ),
    ],
    { arithmetic: 'unknown' },
  ],
  [
    'a statement that could not be read',
    [good.map((one) => (one.id === 'bank' ? { ...one, result: unreadable } : one))],
    notKnown('holder', 'recency', 'anti_fraud', 'consecutive', 'arithmetic', 'deposit'),
  ],
  [
    'inflated amounts: sums that do not close in an original file',
    [inflated()],
    { arithmetic: 'failed', ...notKnown('holder', 'recency', 'anti_fraud', 'consecutive', 'deposit') },
  ],
  [
    'the same, contested',
    [inflated([{ code: 'bank_statement.incomplete', comment: 'It is right', on: today }])],
    { arithmetic: 'failed', ...notKnown('holder', 'recency', 'anti_fraud', 'consecutive', 'deposit') },
  ],
  [
    "another person's payslip, contested",
    [
      good.map((one) =>
        one.id === 'slip-9'
          ? {
              ...document('slip-9', payslip('2026-09', '1847.40', { employee: 'RUSSO MARCO' })),
              contests: [{ code: 'payslip.name_mismatch', comment: 'It is mine', on: today }],
            }
          : one,
      ),
    ],
    { consecutive: 'failed', ...notKnown('holder', 'recency', 'anti_fraud', 'arithmetic') },
  ],
  ['a missing payslip', [good.filter(({ id }) => id !== 'slip-9')], { consecutive: 'failed' }],
  [
    'a forged statement counts for nothing else',
    [withFinding('bank_statement.fraud')],
    { anti_fraud: 'failed', ...notKnown('holder', 'recency', 'consecutive', 'arithmetic', 'deposit') },
  ],
  [
    'a statement with a weak sign of a change',
    [withFinding('bank_statement.edited', 'warning')],
    { anti_fraud: 'unknown' },
  ],
  [
    'a scanned statement',
    [good.map((one) => (one.id === 'bank' ? { ...one, result: { ...bank, source: 'ocr' as const } } : one))],
    { anti_fraud: 'unknown' },
  ],
  [
    'an old statement',
    [
      good.map((one) =>
        one.id === 'bank'
          ? document(
              'bank',
              statement('2026-01', '2026-03', { opening_balance: '9000.00', closing_balance: '9000.00' }),
            )
          : one,
      ),
    ],
    { recency: 'failed', consecutive: 'failed', ...notKnown('holder', 'anti_fraud', 'arithmetic') },
  ],
])(
  '%s',
  { tags: ['B2-report-checks', 'B5-originals', 'B8-statement-scan', 'B8-statement-recency', 'B8-id-name'] },
  (_, args, expected) => expect(outcomes(...args)).toEqual({ ...allGood, ...expected }),
)
