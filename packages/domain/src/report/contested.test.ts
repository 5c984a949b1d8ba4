import { expect, test } from 'vitest'
import { missingDocuments, requiredDocuments } from '../journey/required-documents.ts'
import { needsOf } from '../journey/employment-statuses.ts'
import { giuliaDocuments, document, today } from '../testing/giulia.ts'
import { payslip, taxDocument } from '../testing/documents.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { isContested } from './contested.ts'

const contest = (code: string) => ({ code, comment: 'It is mine', on: '2026-11-20' })
const reportWith = (slip: ReturnType<typeof document>) =>
  assembleRentReport({
    ...giuliaFacts,
    applicant: {
      ...giuliaFacts.applicant,
      documents: giuliaDocuments.map((one) => (one.id === 'slip-10' ? slip : one)),
    },
  })
const otherName = document('slip-10', payslip('2026-10', '1852.80', { employee: 'ROSSI GIULIA' }))

test('a contest stands beside its finding; no figure is another by it, and the check that it touches is not known', () => {
  const [plain, contested] = [
    reportWith(otherName),
    reportWith({ ...otherName, contests: [contest('payslip.name_mismatch')] }),
  ]
  const shown = contested.documents.find(({ id }) => id === 'slip-10')!
  expect(shown).toMatchObject({
    status: 'error',
    contests: [
      { msg: { key: 'Report.Finding.payslip.name_mismatch' }, comment: 'It is mine', contested_on: '2026-11-20' },
    ],
  })
  expect(contested.trace).toEqual(plain.trace)
  const holder = ({ checks }: typeof plain) => checks.find(({ id }) => id === 'holder')!.outcome
  expect([holder(plain), holder(contested)]).toEqual(['failed', 'unknown'])
  expect(plain.standing).toMatchObject({ state: 'open', open_points: [{ contested: false }] })
  expect(contested.standing).toEqual({
    state: 'open',
    open_points: [
      {
        msg: { key: 'Report.Finding.payslip.name_mismatch', params: { name: 'ROSSI GIULIA' } },
        document_ids: ['slip-10'],
        contested: true,
      },
    ],
  })
  expect(
    contested.aggregated_error_messages
      .filter((error) => isContested(error, contested.documents))
      .map(({ msg }) => msg.key),
  ).toEqual(['Report.Finding.payslip.name_mismatch'])
  expect(plain.aggregated_error_messages.some((error) => isContested(error, plain.documents))).toBe(false)
})

test('a contest of what is no longer found is not shown', () =>
  expect(
    reportWith({
      ...document('slip-10', payslip('2026-10', '1852.80')),
      contests: [contest('payslip.name_mismatch')],
    }).documents.flatMap(({ contests }) => contests),
  ).toEqual([]))

test('what only the place of a document makes wrong stands as long as the document does', () =>
  expect(
    reportWith({
      ...document('slip-10', taxDocument()),
      place: 'payslip',
      contests: [contest('payslip.invalid_type')],
    }).documents.flatMap(({ contests }) => contests),
  ).toMatchObject([{ msg: { key: 'Report.Finding.payslip.invalid_type' } }]))

test("a document taken at the person's word is asked for no months", () => {
  const missing = (atWord: boolean) =>
    missingDocuments(
      requiredDocuments(needsOf('Employed', 'it', 'rent'), [{ type: 'payslip', result: taxDocument(), atWord }], today),
    ).map(({ type }) => type)
  expect(missing(false)).toContain('payslip')
  expect(missing(true)).not.toContain('payslip')
})
