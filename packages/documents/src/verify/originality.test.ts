/** When a page is a picture. Shares and counts on both sides of each limit. */
import { expect, test } from 'vitest'
import { fileOfPages, paintedPage } from '../testing/file-of-pages.ts'
import { pageFromText } from '../testing/page-from-text.ts'
import type { Page } from '../read/word.ts'
import type { ReadFile } from '../read/read-file.ts'
import { originalityFindings } from './originality.ts'

const text = pageFromText('Estratto conto 1.234,56')
const inFont = (font: string | null, count = 3): Page => ({
  ...text,
  words: text.words.map((word, at) => (at < count ? { ...word, font } : word)),
})
const pictured: Page = { ...text, source: 'ocr' }
const empty: Page = { ...text, words: [] }
const picture = { imageShare: 0.9 }
const of = (page: Page, painted: Parameters<typeof paintedPage>[0] = {}): ReadFile =>
  fileOfPages([page], { painted: [paintedPage(painted)] })

test.each<[string, ReadFile]>([
  ['a page that was read from its picture', of(pictured, picture)],
  ['more text without ink than with it', of(text, { ...picture, unseenText: 101 })],
  ['the face of a recognised layer', of(inFont('GlyphLessFont'), picture)],
  ['the face of a recognised layer on most words', of(inFont('GlyphLessFont', 2), picture)],
  ['a face that a scanner named', of(inFont('HiddenHorzOCR-2'), picture)],
  ['a face with the number of a recognised layer', of(inFont('Arial-7972'), picture)],
  ['a picture file', { ...of(pictured), form: 'png', pdf: null }],
  ['a page read from pixels, of whose drawing nothing is known', { ...of(pictured), pdf: null }],
])('%s is not the original', (_, file) =>
  expect(originalityFindings('bank_statement', file)).toEqual([
    {
      code: 'bank_statement.not_original',
      severity: 'error',
      message_key: 'Documents.BankStatement.not_original',
      params: { pages: 1 },
      evidence: { page: 1, box: [0, 0, Math.round(text.width), Math.round(text.height)] },
    },
  ]),
)

test.each<[string, ReadFile]>([
  ['printed text', of(text)],
  ['printed text of which nothing is known', { ...of(text), pdf: null }],
  ['a letterhead that covers the page', of(text, picture)],
  ['a picture on seven tenths of the page', of(pictured, { imageShare: 0.7 })],
  ['as much text without ink as with it', of(text, { ...picture, unseenText: 100 })],
  ['the face of a recognised layer on few words', of(inFont('GlyphLessFont', 1), picture)],
  ['a face with a year in its name', of(inFont('Arial-72'), picture)],
  ['words without a face', of(inFont(null), picture)],
  ['a page without words', of(empty, picture)],
])('%s is the original', (_, file) => expect(originalityFindings('bank_statement', file)).toEqual([]))

test('only statements must be the original', () =>
  expect(originalityFindings('payslip', of(pictured, picture))).toEqual([]))

test('counts the pictures, and shows the first of them', () => {
  const pages = [text, { ...pictured, number: 2 }, { ...pictured, number: 3 }]
  const file = fileOfPages(pages, { painted: [paintedPage(), paintedPage(picture), paintedPage(picture)] })
  expect(originalityFindings('bank_statement', file)).toMatchObject([{ params: { pages: 2 }, evidence: { page: 2 } }])
})
