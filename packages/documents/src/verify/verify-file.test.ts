/** Which questions are asked of a file of which kind. */
import { expect, test } from 'vitest'
import type { DocumentKind, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { fileOfPages, paintedPage } from '../testing/file-of-pages.ts'
import { pagesFromText } from '../testing/page-from-text.ts'
import { findingOn } from './finding.ts'
import { verifyFile } from './verify-file.ts'

const pages = pagesFromText('Seite 1 von 3\n=====\nSeite 2 von 3')
const scan = fileOfPages(
  pages.map((page) => ({ ...page, source: 'ocr' as const })),
  {
    painted: pages.map(() => paintedPage({ imageShare: 1 })),
    metadata: { producer: 'Canva', creator: '', created: '', modified: '', title: '' },
  },
)
const result = (type: DocumentKind): ParseResult => ({
  file: 'x',
  type,
  verdict: 'parsed',
  country: null,
  issuer: null,
  pages: 2,
  source: 'ocr',
  findings: [],
})
const context = { today: '2026-11-21', applicant: null, source: 'ocr' as const }
const codesOf = async (type: DocumentKind, isCutOff = false) =>
  (await verifyFile(new Uint8Array(), { ...scan, isCutOff }, result(type), context)).map(({ code }) => code)

test.each<[DocumentKind, string[]]>([
  ['bank_statement', ['bank_statement.not_original', 'bank_statement.incomplete', 'bank_statement.edited']],
  ['payslip', ['payslip.edited']],
  ['cud', ['cud.edited']],
  ['unknown', []],
  ['other', []],
])('a scan of two of three pages as %s', async (type, codes) => expect(await codesOf(type)).toEqual(codes))

test.each<DocumentKind>(['bank_statement', 'payslip', 'unknown', 'other'])(
  'a file that is cut off says so first, as %s',
  async (type) => expect((await codesOf(type, true))[0]).toBe(`${type}.unreadable`),
)

test.each<[DocumentKind, string]>([
  ['national_id', 'NationalId'],
  ['bank_statement', 'BankStatement'],
  ['payslip', 'Payslip'],
  ['cud', 'TaxDocument'],
  ['fiscal_doc', 'TaxDocument'],
  ['work_contract', 'WorkContract'],
  ['other', 'Other'],
  ['unknown', 'Unknown'],
])('a finding on %s has its words below %s', (kind, name) =>
  expect(findingOn(kind, 'edited', 'warning')).toEqual({
    code: `${kind}.edited`,
    severity: 'warning',
    message_key: `Documents.${name}.edited`,
    params: {},
    evidence: null,
  }),
)
