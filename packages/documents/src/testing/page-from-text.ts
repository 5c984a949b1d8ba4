/**
 * Pages drawn as a grid of letters, for tests: each line of the text is a line of the page, each column of characters 6
 * points wide.
 */
import type { Page, Word } from '../read/word.ts'

const CHARACTER_WIDTH = 6,
  LINE_HEIGHT = 14,
  LETTER_HEIGHT = 10,
  MARGIN = 36

/**
 * Words are runs of characters without a blank; `~` prints as a blank inside a word (the no-break space of some banks).
 */
export function pageFromText(text: string, number = 1): Page {
  const lines = text
    .replace(/^\n/, '')
    .replace(/\n\s*$/, '')
    .split('\n')
  const words: Word[] = lines.flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((match) => {
      const x0 = MARGIN + match.index * CHARACTER_WIDTH,
        y0 = MARGIN + index * LINE_HEIGHT
      return {
        text: match[0].replaceAll('~', '\u00a0'),
        x0,
        y0,
        x1: x0 + match[0].length * CHARACTER_WIDTH,
        y1: y0 + LETTER_HEIGHT,
        size: LETTER_HEIGHT,
        font: 'Test',
        turn: 0,
        confidence: 100,
      }
    }),
  )
  const widest = Math.max(...lines.map((line) => line.length))
  return {
    number,
    width: 2 * MARGIN + widest * CHARACTER_WIDTH,
    height: 2 * MARGIN + lines.length * LINE_HEIGHT,
    source: 'text',
    words,
  }
}

/** Several pages in one text, parted by form feeds or by lines of `=====`. */
export const pagesFromText = (text: string): Page[] =>
  text.split(/\f|\n=====+\n/).map((page, index) => pageFromText(page, index + 1))
