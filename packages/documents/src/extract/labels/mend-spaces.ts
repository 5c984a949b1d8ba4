/** Some fonts map their blank glyph to the letter s: `NETTOsDELsMESE`, `PERIODOsDIsRETRIBUZIONE`, `Ottobres2025`. */
import type { Page, Word } from '../../read/word.ts'

// NETTOsDELsMESE: a small s between capitals
const glued = /\p{Lu}s\p{Lu}/u
// COGNOMEsEsNOME CodicesAzienda Ottobres2025 1.847,40s€: a small s before a capital, a digit or a sign, after anything
// printed
const blank = /(?<=[\p{L}\d.,:])s(?=[\p{Lu}\d€(])/gu

/** A page with fewer such words than this has them by chance (`GmbHsCo`). */
const TELLING = 3

function splitAtBlanks(word: Word): Word[] {
  const parts = word.text.split(blank)
  if (parts.length === 1) return [word]
  const width = (word.x1 - word.x0) / word.text.length
  let at = word.x0
  return parts
    .map((text) => {
      const part = { ...word, text, x0: at, x1: at + text.length * width }
      at = part.x1 + width
      return part
    })
    .filter(({ text }) => text !== '')
}

/** The page with such words split at their blanks; any other page as it is. */
export const mendSpaces = (page: Page): Page =>
  page.words.filter(({ text }) => glued.test(text)).length < TELLING
    ? page
    : { ...page, words: page.words.flatMap(splitAtBlanks) }
