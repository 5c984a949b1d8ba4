/** Where on its pages a paper prints something, found in the file itself. */
import type { Cents } from '@attesta/domain/money.ts'
import { openPdf } from '../../src/read/pdf.ts'
import type { Word } from '../../src/read/word.ts'

export interface Place extends Word {
  page: number
  pageHeight: number
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

async function wordsOf(pdf: Uint8Array): Promise<Place[]> {
  const file = await openPdf(pdf)
  try {
    return Array.from({ length: file.pageCount }, (_, at) => file.readPage(at + 1)).flatMap((page) =>
      page.words.map((word) => ({ ...word, page: page.number, pageHeight: page.height })),
    )
  } finally {
    file.close()
  }
}

/** A figure, with the words that are printed in one go with it (a sign, a currency, a letter for the side). */
export interface PrintedFigure {
  place: Place
  together: Place[]
}

/** The places of an amount, however the bank spells it and its sign. */
export async function placesOfAmount(pdf: Uint8Array, amount: Cents): Promise<PrintedFigure[]> {
  const digits = String(Math.abs(amount)).padStart(3, '0'),
    words = await wordsOf(pdf)
  // 1.234,56   -1.847,40   1847,40+   +1.847,40€   1.847,40H
  return words
    .filter(({ text }) => /^[^\p{L}]*\d[.,]\d\d\P{N}*$/u.test(text) && digitsOf(text) === digits)
    .map((place) => ({ place, together: besides(words, place) }))
}

/** Neighbours on the line, a blank apart at most. */
function besides(words: readonly Place[], place: Place): Place[] {
  const line = words
    .filter((word) => word.page === place.page && Math.abs(word.y0 - place.y0) < 1)
    .sort((a, b) => a.x0 - b.x0)
  const at = line.indexOf(place),
    isNext = (left: Place, right: Place) => right.x0 - left.x1 < 0.4 * place.size && right.font === left.font
  let first = at,
    last = at
  while (first > 0 && isNext(line[first - 1]!, line[first]!)) first--
  while (last < line.length - 1 && isNext(line[last]!, line[last + 1]!)) last++
  return line.slice(first, last + 1)
}
