/** Fillers that keep forgers from writing before or behind a figure: `***1.847,40***`, `1.847,40=`. */
import type { Page, Word } from '../../read/word.ts'

// ***1.847,40   =1.847,40   #1.847,40
const before = /^[*#=]+(?=[€\d])/
// 1.847,40***   1.847,40=
const behind = /(?<=\d)[*#=]+$/

// ***   ==
const alone = /^[*#=]+$/

const isFilled = ({ text }: Word) => alone.test(text) || before.test(text) || behind.test(text)

/**
 * The page with such words freed of them; any other page as it is, so that its lines are found once for all readers.
 */
export const mendFillers = (page: Page): Page =>
  page.words.some(isFilled)
    ? {
        ...page,
        words: page.words.flatMap((word) =>
          alone.test(word.text) ? [] : [{ ...word, text: word.text.replace(before, '').replace(behind, '') }],
        ),
      }
    : page
