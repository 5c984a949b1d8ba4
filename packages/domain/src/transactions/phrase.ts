/**
 * Finding a phrase among folded words. A phrase is words with optional stars: `STIPEND*` begins so, `*MIETE` ends so.
 */
import { foldWords } from './fold.ts'

export interface Phrase {
  words: readonly string[]
  printed: string
}

export const phrase = (printed: string): Phrase => ({
  printed,
  words: printed
    .split(' ')
    .map((word) => `${word.startsWith('*') ? '*' : ''}${foldWords(word).join('')}${word.endsWith('*') ? '*' : ''}`),
})

/** One folded word and one word of a phrase. */
export function fits(word: string, pattern: string): boolean {
  if (pattern.startsWith('*')) return word.endsWith(pattern.slice(1))
  if (pattern.endsWith('*')) return word.startsWith(pattern.slice(0, -1))
  return word === pattern
}

/** Where the phrase begins in the words; -1 when it is not there. */
export function indexOfPhrase(words: readonly string[], { words: wanted }: Phrase): number {
  for (let start = 0; start + wanted.length <= words.length; start++)
    if (wanted.every((pattern, offset) => fits(words[start + offset]!, pattern))) return start
  return -1
}
