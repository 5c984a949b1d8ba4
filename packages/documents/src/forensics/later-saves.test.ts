/** What a later save says of a file: which of its changes are fraud, which are a warning, and what is told of them. */
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { openPdf } from '../read/pdf.ts'
import type { Page, Word } from '../read/word.ts'
import { boxOf } from '../read/word.ts'
import { fileOfPages } from '../testing/file-of-pages.ts'
import { genuinenessFindings } from './genuineness.ts'
import { revisionsOf } from './revisions.ts'

const result: ParseResult = {
  file: 'x',
  type: 'payslip',
  verdict: 'parsed',
  country: 'IT',
  issuer: null,
  pages: 1,
  source: 'text',
  findings: [],
  payslip: { employee: 'Rossi' } as never,
}

/** A page with one word a line. */
const drawn = await new Promise<Buffer<ArrayBuffer>>((done) => {
  const doc = new PDFDocument({ size: 'A4', compress: false })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)))
  const words = ['Rossi', 'Netto', '1.700,00', ...Array.from({ length: 37 }, (_, at) => `parola${at}`)]
  words.forEach((word, at) => doc.text(word, 50, 60 + 17 * at))
  doc.end()
})
/** Saved once more, with nothing in that save but its end. */
const [, previous] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(drawn.toString('latin1'))!
const savedTwice = Buffer.concat([
  drawn,
  Buffer.from(`xref\n0 0\ntrailer\n<< /Prev ${previous} >>\nstartxref\n${drawn.length}\n%%EOF\n`, 'latin1'),
])
const pdf = await openPdf(Uint8Array.from(drawn))
const page: Page = pdf.readPage(1)
pdf.close()

const wordOf = (text: string): Word => page.words.find((word) => word.text === text)!
const replaced = (from: string, to: string): Page => ({
  ...page,
  words: page.words.map((word) => (word.text === from ? { ...word, text: to } : word)),
})
const without = (text: string): Page => ({ ...page, words: page.words.filter((word) => word.text !== text) })
const found = (now: Page[], bytes = savedTwice) =>
  genuinenessFindings(Uint8Array.from(bytes), fileOfPages(now), result, '2026-11-21')

test('the page as it was drawn is no change', async () => {
  expect(page.words).toHaveLength(40)
  expect(await found([page])).toEqual([])
})

test.each<[string, Page[], object]>([
  [
    'another amount is fraud, with both amounts',
    [replaced('1.700,00', '2.700,00')],
    {
      code: 'payslip.fraud',
      severity: 'error',
      params: { how: 'amount_replaced', before: '1.700,00', after: '2.700,00' },
      evidence: { page: 1, box: boxOf(wordOf('1.700,00')) },
    },
  ],
  [
    'another name is fraud, and the finding holds neither name',
    [replaced('Rossi', 'Verdi')],
    {
      code: 'payslip.fraud',
      severity: 'error',
      params: { how: 'name_replaced' },
      evidence: { page: 1, box: boxOf(wordOf('Rossi')) },
    },
  ],
  [
    'another word is a warning, without the words',
    [replaced('parola4', 'altra')],
    {
      code: 'payslip.edited',
      severity: 'warning',
      params: { how: 'text_replaced' },
      evidence: { page: 1, box: boxOf(wordOf('parola4')) },
    },
  ],
  [
    'an amount that is gone is fraud, where it stood',
    [without('1.700,00')],
    {
      code: 'payslip.fraud',
      severity: 'error',
      params: { how: 'amount_removed', before: '1.700,00' },
      evidence: { page: 1, box: boxOf(wordOf('1.700,00')) },
    },
  ],
  [
    'another page is a warning, with both counts',
    [page, { ...page, number: 2 }],
    {
      code: 'payslip.edited',
      severity: 'warning',
      params: { how: 'pages_changed', before: 1, after: 2 },
      evidence: null,
    },
  ],
])('%s', async (_, now, finding) => expect(await found(now)).toEqual([expect.objectContaining(finding)]))

test('without a later save nothing was changed', async () =>
  expect(await found([replaced('1.700,00', '2.700,00')], drawn)).toEqual([]))

test('twelve changes are told, of however many', async () => {
  const words = page.words.map((word, at) => (at < 3 || at > 15 ? word : { ...word, text: `altra${at}` }))
  expect(await found([{ ...page, words }])).toHaveLength(12)
})

test('an earlier save that cannot be opened by itself says nothing', async () => {
  const early = Buffer.from(savedTwice)
  early.write('%%EOF', early.indexOf(10) + 1, 'latin1')
  expect(revisionsOf(early).earlier).toEqual([14, drawn.length - 1])
  expect(await found([page], early)).toEqual([])
})
