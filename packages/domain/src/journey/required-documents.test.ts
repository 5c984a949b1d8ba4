import { describe, expect, test } from 'vitest'
import type { UploadType } from '@attesta/contract/document.ts'
import { payslip, statement, taxDocument, identity } from '../testing/documents.ts'
import { needsOf } from './employment-statuses.ts'
import {
  isAnswered,
  missingDocuments,
  requiredDocuments,
  withAbsences,
  type AcceptedDocument,
} from './required-documents.ts'

describe('required documents on 2026-11-21', () => {
  const today = '2026-11-21'
  const needs = needsOf('Employed', 'it', 'rent')
  const of = (...documents: AcceptedDocument[]) => missingDocuments(requiredDocuments(needs, documents, today))
  const id: AcceptedDocument = { type: 'national_id', result: identity() }
  const cu: AcceptedDocument = { type: 'cud', result: taxDocument() }
  const slips = (...months: string[]): AcceptedDocument[] =>
    months.map((month) => ({ type: 'payslip', result: payslip(month, '1800.00') }))
  const hiredIn = (hired_on: string, ...months: string[]): AcceptedDocument[] =>
    months.map((month) => ({ type: 'payslip', result: payslip(month, '1800.00', { hired_on }) }))
  const bank = (from: string, to: string): AcceptedDocument => ({ type: 'bank_statement', result: statement(from, to) })
  test.each<[string, AcceptedDocument[], object[]]>([
    [
      'nothing',
      [],
      [
        { type: 'national_id', months: [] },
        { type: 'payslip', months: ['2026-08', '2026-09', '2026-10'] },
        { type: 'bank_statement', months: ['2026-08', '2026-09', '2026-10'] },
        { type: 'cud', months: [] },
      ],
    ],
    ['all', [id, cu, ...slips('2026-08', '2026-09', '2026-10'), bank('2026-08', '2026-10')], []],
    [
      'a gap in the payslips',
      [id, cu, ...slips('2026-08', '2026-10'), bank('2026-08', '2026-10')],
      [{ type: 'payslip', months: ['2026-09'] }],
    ],
    [
      'payslips since the post began in September',
      [id, cu, ...hiredIn('2026-09-01', '2026-09', '2026-10'), bank('2026-08', '2026-10')],
      [],
    ],
    [
      'one payslip of a post that began in September',
      [id, cu, ...hiredIn('2026-09-01', '2026-10'), bank('2026-08', '2026-10')],
      [{ type: 'payslip', months: ['2026-09'] }],
    ],
    [
      'a payslip of a month before the hiring that it prints',
      [id, cu, ...hiredIn('2026-11-01', '2026-10'), bank('2026-08', '2026-10')],
      [{ type: 'payslip', months: ['2026-08', '2026-09'] }],
    ],
    [
      'payslips a month back, the last not issued yet',
      [id, cu, ...slips('2026-07', '2026-08', '2026-09'), bank('2026-08', '2026-10')],
      [],
    ],
    [
      'a statement short of a month',
      [id, cu, ...slips('2026-08', '2026-09', '2026-10'), bank('2026-09', '2026-10')],
      [{ type: 'bank_statement', months: ['2026-08'] }],
    ],
    [
      'a statement of the last three months that begins in the middle of one',
      [
        id,
        cu,
        ...slips('2026-08', '2026-09', '2026-10'),
        {
          type: 'bank_statement',
          result: statement('2026-08', '2026-11', { period: { from: '2026-08-15', to: '2026-11-14' } }),
        },
      ],
      [],
    ],
    [
      'two statements that join',
      [id, cu, ...slips('2026-08', '2026-09', '2026-10'), bank('2026-07', '2026-08'), bank('2026-09', '2026-10')],
      [],
    ],
    [
      'a tax return in place of the CU',
      [
        id,
        { type: 'fiscal_doc', result: taxDocument({ form: '730' }) },
        ...slips('2026-08', '2026-09', '2026-10'),
        bank('2026-08', '2026-10'),
      ],
      [],
    ],
  ])('%s', { tags: ['B5-papers-complete'] }, (_, documents, expected) => expect(of(...documents)).toEqual(expected))
  test("a student's scholarship stands for the statements", () =>
    expect(
      missingDocuments(
        requiredDocuments(
          needsOf('Student', 'de', 'rent'),
          [{ type: 'other', result: { ...statement('2026-10', '2026-10'), type: 'other', bank_statement: undefined } }],
          today,
        ),
      ),
    ).toEqual([]))
  test('the self-employed show six months', { tags: ['B5-statement-months'] }, () =>
    expect(
      missingDocuments(
        requiredDocuments(needsOf('Self-employed', 'it', 'rent'), [bank('2026-06', '2026-10')], today),
      ).at(-1),
    ).toEqual({ type: 'bank_statement', months: ['2026-05'] }),
  )
  test.each([
    ['one old payslip', slips('2026-01')],
    ['one old statement', [bank('2026-01', '2026-01')]],
    ['one tax return', [{ type: 'fiscal_doc' as const, result: taxDocument({ form: '730' }) }]],
  ])('the rapid form is content with %s', { tags: ['B5-rapid-documents'] }, (_, documents) =>
    expect(missingDocuments(requiredDocuments(needsOf('Hybrid-employed', 'it', 'rapid'), documents, today))).toEqual(
      [],
    ),
  )
})

describe('a need that the person says they cannot meet', () => {
  const need = { types: ['cud', 'fiscal_doc'] as UploadType[], met: false, months: [], missing_months: [] }
  const absence = { type: 'cud', reason: 'first_year', comment: null } as const
  test('is answered by the reason for its first document', () => {
    const [state] = withAbsences([need], [absence])
    expect(state).toEqual({ ...need, absence })
    expect(isAnswered(state!)).toBe(true)
    expect(missingDocuments([state!])).toEqual([])
  })
  test('needs no reason once it is met, and none for another document counts', () => {
    expect(withAbsences([{ ...need, met: true }], [absence])).toEqual([{ ...need, met: true }])
    expect(withAbsences([need], [{ ...absence, type: 'payslip' }])).toEqual([need])
    expect(missingDocuments([need])).toEqual([{ type: 'cud', months: [] }])
  })
})
