import { expect, test } from 'vitest'
import { noAnswers } from '@attesta/contract/no-answers.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { isSuspicion } from '@attesta/domain/review/grounds.ts'
import { reviewed } from '@attesta/domain/review/reviewed.ts'
import { payslip } from '@attesta/domain/testing/documents.ts'
import { giuliaDocuments, today } from '@attesta/domain/testing/giulia.ts'
import type { Document } from '../stores/documents.ts'
import { undecided } from '../stores/review-decisions.ts'
import { assessDocuments, assessEach, problemsAt, type Assessable } from './assess-documents.ts'

const at = new Date('2026-11-20T09:00:00Z')
const giulia: Assessable = {
  applicant: {
    firstName: 'Giulia',
    lastName: 'Bianchi',
    email: 'giulia.bianchi@example.it',
    mobile: '+39-3331234567',
    privacyConsentedAt: at.toISOString(),
    marketingConsentedAt: null,
  },
  answers: { ...noAnswers },
  region: 'it',
  type: 'rent',
  role: 'main-applicant',
  employmentStatus: 'Employed',
}

const handedIn = (id: string, read: ParseResult, changes: Partial<Document> = {}): Document => ({
  id,
  applicationId: 'application',
  userId: 'user',
  type: read.type as UploadType,
  idType: read.type === 'national_id' ? 'passport' : null,
  labels: { fileName: `${id}.pdf`, otherType: null, bankName: null, bankAbi: null },
  fileKey: id,
  size: 1000,
  mediaType: 'application/pdf',
  fingerprint: id,
  handoverId: null,
  connectionId: null,
  status: 'done',
  read,
  decisions: undecided,
  parsedAt: at,
  parseTries: 1,
  createdAt: at,
  contests: [],
  ...changes,
  result: reviewed(read, changes.decisions ?? undecided),
})
const documents = giuliaDocuments.map(({ id, result }) => handedIn(id, result))
const slip = documents.find(({ type }) => type === 'payslip')!
const withSlip = (other: Document) => documents.map((one) => (one === slip ? other : one))
const operatorId = 'operator'
const fraud: Finding = {
  code: 'payslip.fraud',
  severity: 'error',
  message_key: 'Documents.Payslip.fraud',
  params: {},
  evidence: null,
}

test('the same documents of the same person are assessed once a day', () => {
  const first = assessDocuments(giulia, documents, today)
  expect(assessDocuments(structuredClone(giulia), structuredClone(documents), today)).toBe(first)
})

test.each<[string, Partial<Assessable>, Document[], string]>([
  ['another answer', { answers: { ...noAnswers, paychecks_per_year: 13 } }, documents, today],
  ['another name', { applicant: { ...giulia.applicant, lastName: 'Neri' } }, documents, today],
  ['another occupation', { employmentStatus: 'Student' }, documents, today],
  ['another role', { role: 'guarantor' }, documents, today],
  ['another form', { type: 'rapid' }, documents, today],
  ['another region', { region: 'de' }, documents, today],
  ['another day', {}, documents, '2026-12-21'],
  ['a document less', {}, documents.slice(1), today],
  ['another reading', {}, withSlip(handedIn(slip.id, payslip('2026-10', '1.00'))), today],
  ['another place', {}, withSlip({ ...slip, type: 'other' }), today],
  [
    'a comment',
    {},
    withSlip({ ...slip, contests: [{ code: 'payslip.recency', comment: 'No', contestedAt: at }] }),
    today,
  ],
  [
    'a correction',
    {},
    withSlip(
      handedIn(slip.id, slip.read!, {
        decisions: { corrections: [{ path: 'payslip.net', value: '1.00', reason: 'x', at, operatorId }], rulings: [] },
      }),
    ),
    today,
  ],
])('%s is assessed by itself', (_, changes, of, day) => {
  const kept = assessDocuments(giulia, documents, today)
  const other = assessDocuments({ ...giulia, ...changes }, of, day)
  expect(other).not.toBe(kept)
  expect([...other.ofDocument.keys()]).toEqual(of.map(({ id }) => id))
})

test('a suspicion is found on the document that shows it, before any is compared with another', () => {
  const forged = withSlip(handedIn(slip.id, { ...slip.read!, findings: [fraud] }))
  const suspicions = (codes: { code: string }[]) =>
    codes.filter(({ code }) => isSuspicion(code)).map(({ code }) => code)
  const alone = assessEach(giulia, forged),
    together = assessDocuments(giulia, forged, today)
  const byDocument = forged.map(({ id }) => suspicions([...alone.get(id)!]))
  expect(byDocument.flat()).toEqual(['payslip.fraud'])
  expect(forged.map(({ id }) => suspicions(problemsAt(together, id)))).toEqual(byDocument)
})
