/** Which programs are a sign on which documents, and what explains a later save. */
import { expect, test } from 'vitest'
import type { DocumentKind, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import type { PdfMetadata } from '../read/pdf.ts'
import { fileOfPages, paintedPage } from '../testing/file-of-pages.ts'
import { pageFromText } from '../testing/page-from-text.ts'
import { genuinenessFindings } from './genuineness.ts'

const result = (type: DocumentKind, issuer: string | null = null): ParseResult => ({
  file: 'x',
  type,
  verdict: 'parsed',
  country: null,
  issuer,
  pages: 1,
  source: 'text',
  findings: [],
})
const metadata = (more: Partial<PdfMetadata>): PdfMetadata => ({
  producer: '',
  creator: '',
  created: '',
  modified: '',
  title: '',
  ...more,
})
const page = pageFromText('Contratto di lavoro')
const found = async (given: ParseResult, more: Partial<PdfMetadata>, notes: string[] = []) =>
  (
    await genuinenessFindings(
      new Uint8Array(),
      fileOfPages([page], {
        metadata: metadata(more),
        painted: [paintedPage({ notes: notes.map((text) => ({ text, box: { x0: 0, y0: 0, x1: 1, y1: 1 } })) })],
      }),
      given,
      '2026-11-21',
    )
  ).map(({ params }) => params)

test.each<[DocumentKind, string, unknown[]]>([
  ['bank_statement', 'Microsoft Word 2019', [{ how: 'editor', tool: 'Microsoft Word' }]],
  ['work_contract', 'Microsoft Word 2019', []],
  ['work_contract', 'LibreOffice 7', []],
  ['work_contract', 'WPS Writer', []],
  ['work_contract', 'Pages', []],
  ['work_contract', 'Google Docs Renderer', []],
  ['work_contract', 'Microsoft: Print To PDF', []],
  ['work_contract', 'Canva', [{ how: 'editor', tool: 'Canva' }]],
  ['work_contract', 'iText 2.1.7', []],
])('a %s made with %s', async (type, producer, expected) =>
  expect(await found(result(type), { producer })).toEqual(expected),
)

test('a note on the page explains a later save', async () => {
  const later = { created: 'D:20261001', modified: 'D:20261101' }
  expect(await found(result('payslip'), later)).toMatchObject([{ how: 'changed_later' }])
  expect(await found(result('payslip'), later, ['Firmato'])).toEqual([])
})

test('a picture file has nothing to be held against', async () =>
  expect(
    await genuinenessFindings(
      new Uint8Array(),
      { ...fileOfPages([page]), pdf: null },
      result('bank_statement'),
      '2026-11-21',
    ),
  ).toEqual([]))
