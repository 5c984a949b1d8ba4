/**
 * Signs before figures, as a reader of pixels takes them: a low quotation mark, a tilde or a long dash is a minus that
 * it did not know.
 */
import { readAmount } from '../layout/amounts.ts'
import type { Word } from '../read/word.ts'

// „9,99   “57,03   ~40,24   —1.234,56   =16,02
const MISREAD_MINUS = /^[„“”"‚~—=_«]+(?=\d)/
/** A sign is never sure that was guessed from its shape. */
const GUESSED = 60

export const mendSign = (word: Word): Word => {
  const text = word.text.replace(MISREAD_MINUS, '-')
  return text !== word.text && readAmount(text) !== null
    ? { ...word, text, confidence: Math.min(word.confidence, GUESSED) }
    : word
}
