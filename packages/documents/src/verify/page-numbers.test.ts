import { expect, test } from 'vitest'
import { pageFromText } from '../testing/page-from-text.ts'
import { missingPages } from './page-numbers.ts'

test.each<[string, string[], string | undefined]>([
  ['all there', ['Seite 1 von 2', 'Seite 2 von 2'], undefined],
  ['the last missing', ['Pagina 1 di 3', 'Pagina 2 di 3'], '3'],
  ['the middle missing', ['Pag. 1/3', 'Pag. 3/3'], '2'],
  ['the first missing', ['Page 2 of 2'], '1'],
  ['two documents in one file', ['Seite 1 von 1', 'Seite 1 von 2', 'Seite 2 von 2'], undefined],
  ['two documents, the first not whole', ['Seite 1 von 2', 'Seite 1 von 1'], '2'],
  ['a page without a number says nothing', ['Seite 1 von 3', 'Anlage'], undefined],
  ['no numbers at all', ['Estratto conto'], undefined],
  [
    'a sum carried over to sheet 2 numbers nothing',
    ['Übertrag auf Blatt 2 307,83', 'Übertrag von Blatt 1 307,83'],
    undefined,
  ],
])('%s', { tags: ['B8-statement-incomplete'] }, (_, texts, missing) => {
  const findings = missingPages(
    'bank_statement',
    texts.map((text, index) => pageFromText(text, index + 1)),
  )
  expect(findings[0]?.params.missing_pages).toBe(missing)
})
