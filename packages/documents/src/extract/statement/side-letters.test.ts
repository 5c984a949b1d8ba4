import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'
import { expect, test } from 'vitest'
import type { Page } from '../../read/word.ts'
import { pageFromText } from '../../testing/page-from-text.ts'
import { linesOf } from './line.ts'

const fromPixels = (text: string): Page => {
  const page = pageFromText(text)
  return { ...page, source: 'ocr', words: page.words.map((word) => ({ ...word, confidence: 80 })) }
}

const sidesOf = (page: Page) => linesOf([page]).flatMap(({ amounts }) => amounts.map(({ side }) => side))

const misread = `
01.01.  Kartenzahlung        39,11          Ss
05.01.  Dauerauftrag        954,00          5
13.01.  Gutschrift           61,06          H
14.01.  Kartenzahlung        43,39          8`

test('in a column of letters an S that was misread is one', () =>
  expect(sidesOf(fromPixels(misread))).toEqual(['S', 'S', 'H', 'S']))
test('in print nothing is misread', () => expect(sidesOf(pageFromText(misread))).toEqual([null, null, null, null]))
test('a column of figures alone is none of letters', () =>
  expect(sidesOf(fromPixels(misread.replace(/Ss|H/g, '5')))).toEqual([null, null, null, null]))

test('letters of both sides are not read as one side, although its sums would close', () => {
  const account = extractStatement(
    pagesFromText(`
Kontoauszug
Datum       Vorgang               Xomun
            Alter Saldo          1.000,00 H
05.01.2026  Fumeg                  100,00 S
07.01.2026  Lakusin                 50,00 H
08.01.2026  Bodu                    30,00 S
            Neuer Saldo            820,00 H`),
    { today: '2026-02-10', applicant: null, source: 'text' },
  )?.section.accounts[0]
  expect(account?.reconciled).not.toBe(true)
})
