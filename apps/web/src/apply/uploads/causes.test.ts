import { expect, test } from 'vitest'
import type { DocumentError } from '@attesta/contract/document.ts'
import { byCause } from './causes.ts'

const finding = (code: string, contestable = true): DocumentError => ({
  blocker: true,
  message: code,
  message_key: code,
  params: {},
  code,
  compared: null,
  contestable,
  contest: null,
})
const causesOf = (...findings: DocumentError[]) => byCause(findings).map((cause) => cause.map(({ code }) => code))

test('name, birth date and tax code of another person are one cause', () =>
  expect(
    causesOf(
      finding('national_id.expired'),
      finding('national_id.name_mismatch'),
      finding('report.birth_date_mismatch'),
      finding('cud.fiscal_code_mismatch'),
    ),
  ).toEqual([
    ['national_id.expired'],
    ['national_id.name_mismatch', 'report.birth_date_mismatch', 'cud.fiscal_code_mismatch'],
  ]))

test('what cannot be contested stays by itself', () =>
  expect(causesOf(finding('payslip.name_mismatch'), finding('cud.fiscal_code_mismatch', false))).toHaveLength(2))
