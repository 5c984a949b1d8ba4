/** A layout in whose wordings no reader can know a word: the same as a reader that knows no wording of any concept. */
import { diceOf } from '../random.ts'
import type { Layout } from './layout.ts'
import { type Words, concepts } from './words.ts'

const CONSONANTS = [...'bdfghjklmnprstvz']
const VOWELS = [...'aeiou']
/** Names of currencies are no wording of a bank's. */
const CURRENCY = /^(?:EUR|GBP|CHF)$/

/** Letters for letters, so that widths and line breaks stay what they were. */
function invented(word: string, dice: ReturnType<typeof diceOf>): string {
  if (CURRENCY.test(word)) return word
  return [...word]
    .map((letter, at) => {
      const drawn = dice.pick(at % 2 === 0 ? CONSONANTS : VOWELS)
      return letter === letter.toUpperCase() ? drawn.toUpperCase() : drawn
    })
    .join('')
}

/** Every wording of every concept as words of no language; people, bookings and months stay readable. */
export function withUnknownWords(layout: Layout): Layout {
  const words = concepts.map((concept) => {
    const dice = diceOf(`${layout.story}:${concept}:unknown`)
    return [concept, layout.words[concept].replace(/\p{L}+/gu, (word) => invented(word, dice))]
  })
  return { ...layout, words: Object.fromEntries(words) as Words }
}
