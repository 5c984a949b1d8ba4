/** Fillers that keep forgers from writing before or behind a figure: `***1.847,40***`, `1.847,40=`. */
import type { Page } from '../../read/word.ts'

// ***1.847,40   =1.847,40   #1.847,40
const before = /^[*#=]+(?=[€\d])/
// 1.847,40***   1.847,40=
const behind = /(?<=\d)[*#=]+$/

export const mendFillers = (page: Page): Page =>
  ({ ...page, words: page.words.flatMap((word) => (/^[*#=]+$/.test(word.text) ? [] : [{ ...word, text: word.text.replace(before, '').replace(behind, '') }])) })
