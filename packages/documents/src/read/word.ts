/**
 * The one currency between reading and understanding: a word with its box, whether printed in the PDF or read from
 * pixels.
 */
import type { Box } from '@attesta/domain/facts/parse-result.ts'

export interface Word {
  text: string
  /** PDF points from the top left corner of the (upright) page; pixels of the upright image for image files. */
  x0: number
  y0: number
  x1: number
  y1: number
  /** Font size in points; the box's height for words read by OCR. */
  size: number
  /** PostScript name without the subset prefix; null for OCR. */
  font: string | null
  /** Colour of the letters as 0xRRGGBB; absent where the file does not tell it. */
  ink?: number | null
  /** Clockwise turn of the run in degrees: sidebars are set at 90 or 270. 0 for OCR of an upright page. */
  turn: number
  /** 0–100; 100 for text printed in the file. */
  confidence: number
}

export interface Page {
  /** 1-based. */
  number: number
  width: number
  height: number
  source: 'text' | 'ocr' | 'none'
  words: Word[]
}

export const boxOf = (word: Pick<Word, 'x0' | 'y0' | 'x1' | 'y1'>): Box => [
  word.x0,
  word.y0,
  word.x1 - word.x0,
  word.y1 - word.y0,
]

/** The box around several words. */
export const boxAround = (words: readonly Word[]): Box => {
  const x0 = Math.min(...words.map((w) => w.x0)),
    y0 = Math.min(...words.map((w) => w.y0))
  return [x0, y0, Math.max(...words.map((w) => w.x1)) - x0, Math.max(...words.map((w) => w.y1)) - y0]
}
