/** Where on its pages a paper prints something, found in the file itself. */
import type { Cents } from '@attesta/domain/money.ts'
import { openPdf } from '../../src/read/pdf.ts'
import type { Word } from '../../src/read/word.ts'

export interface Place extends Word { page: number; pageHeight: number }

const digitsOf = (text: string) => text.replace(/\D/g, '')

async function wordsOf(pdf: Uint8Array): Promise<Place[]> {
  const file = await openPdf(pdf)
  try {
    return Array.from({ length: file.pageCount }, (_, at) => file.readPage(at + 1)).flatMap((page) => page.words.map((word) => ({ ...word, page: page.number, pageHeight: page.height })))
  } finally {
    file.close()
  }
}

/** The places of an amount, however the bank spells it and its sign. */
export async function placesOfAmount(pdf: Uint8Array, amount: Cents): Promise<Place[]> {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  // 1.847,40   -1.847,40   1847,40+
  return (await wordsOf(pdf)).filter(({ text }) => /^[+-]?[\d.,' ]*\d[.,]\d\d[+-]?$/.test(text) && digitsOf(text) === digits)
}
