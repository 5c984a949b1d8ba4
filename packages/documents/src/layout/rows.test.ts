import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageFromText } from '../testing/page-from-text.ts'
import { cellsOf, rowsOf } from './rows.ts'

const text = `
Data        Descrizione            Importo
01.02.2025  Bonifico a vostro       100,00
            favore da ACME
02.02.2025  Pagamento                -5,00`

test('lines keep their words under jitter, in any order of the words', () => {
  const page = pageFromText(text)
  fc.assert(
    fc.property(
      fc.shuffledSubarray(page.words, { minLength: page.words.length }),
      fc.array(fc.double({ min: -1.5, max: 1.5, noNaN: true }), { minLength: 20, maxLength: 20 }),
      (words, jitter) => {
        const moved = words.map((word, i) => ({
          ...word,
          y0: word.y0 + jitter[i % 20]!,
          y1: word.y1 + jitter[i % 20]!,
        }))
        expect(rowsOf({ ...page, words: moved }).map((row) => row.text)).toEqual([
          'Data Descrizione Importo',
          '01.02.2025 Bonifico a vostro 100,00',
          'favore da ACME',
          '02.02.2025 Pagamento -5,00',
        ])
      },
    ),
  )
})

test('a page that leans by one degree keeps its lines', () => {
  const page = pageFromText(text)
  const leaning = page.words.map((word) => ({
    ...word,
    y0: word.y0 + word.x0 * 0.0175,
    y1: word.y1 + word.x0 * 0.0175,
  }))
  expect(rowsOf({ ...page, words: leaning })).toHaveLength(4)
})

test('cells part where the gap is wide', () =>
  expect(cellsOf(rowsOf(pageFromText('Mario Rossi      Via Roma 1'))[0]!).map((cell) => cell.length)).toEqual([2, 3]))
