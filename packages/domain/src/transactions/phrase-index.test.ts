import { expect, test } from 'vitest'
import { phraseIndex, startsOfPhrase } from './phrase.ts'
import { wordings } from './wording.ts'

const phrases = wordings.flatMap((wording) => wording.phrases)
const mayStandIn = phraseIndex(phrases)
const printedWords = [...new Set(phrases.flatMap(({ words }) => words.map((word) => word.replaceAll('*', ''))))]

/** Compounds and endings, as banks print them. */
const shapes: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `HAUS${word}`,
  (word) => `${word}ZAHLUNG`,
  (word) => `${word}E`,
]

test.each(shapes.map((shape) => [shape('…'), shape] as const))('finds each phrase that stands in «%s»', (_, shape) => {
  for (const [at, word] of printedWords.entries()) {
    const words = [shape(word), printedWords[(at * 7) % printedWords.length]!]
    const standing = phrases.flatMap((phrase, index) => (startsOfPhrase(words, phrase).length === 0 ? [] : [index]))
    const found = mayStandIn(words)
    expect(found.filter((index) => standing.includes(index))).toEqual(standing)
    expect(found.length).toBeLessThan(phrases.length / 4)
  }
})
