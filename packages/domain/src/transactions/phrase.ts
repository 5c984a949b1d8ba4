/**
 * Finding a phrase among folded words. A phrase is words with optional stars: `STIPEND*` begins so, `*MIETE` ends so.
 * Behind a word, `MESE` is any month: «canone febbraio», «AFF. DIC», «competenze 11/26».
 */
import { foldWords } from './fold.ts'
import { isMonthAt } from './months.ts'

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

/** Stands for any month in a phrase. */
const MONTH = 'MESE'
/** Shorter words end others by chance. */
const SHORTEST_HEAD = 6
/** Before a word that says that money moves: «Pachtzahlung». */
const SHORTEST_PAID = 4
// Gehaltseingang   Mietüberweisung   Wohngeldzahlung: what is paid, and that it is paid
const PAID =
  /^(?:E?N?S)?(?:EINGANG|AUSGANG|(?:EIN|AUS|RUCK|NACH|VORAUS)?ZAHLUNG|UBERWEISUNG|GUTSCHRIFT|LASTSCHRIFT|BUCHUNG|ABRECHNUNG|ERSTATTUNG|ANWEISUNG|RATE|BETRAG)$/

/** One folded word and one word of a phrase; a German compound is what its last part is, or what is paid by it. */
export function fits(word: string, pattern: string): boolean {
  if (pattern.startsWith('*')) return word.endsWith(pattern.slice(1))
  if (pattern.endsWith('*')) return word.startsWith(pattern.slice(0, -1))
  if (word === pattern) return true
  return word.length > pattern.length && (isHeadOf(word, pattern) || isPaidBy(word, pattern))
}

const isHeadOf = (word: string, pattern: string) =>
  pattern.length >= SHORTEST_HEAD && word.endsWith(pattern) && !isPrefixed(word, pattern)

const isPaidBy = (word: string, pattern: string) =>
  pattern.length >= SHORTEST_PAID && word.startsWith(pattern) && PAID.test(word.slice(pattern.length))

/**
 * Parts before a noun that turn it into another word: «Vorauszahlung» is no «Auszahlung», paid by a bank, and
 * «sospensione» no «pensione».
 */
const TURNING = /^(?:VOR|HER|HIN|SOS)$/

/** A single letter or two before a word make another word, and no compound. */
const isPrefixed = (word: string, pattern: string) =>
  word.length - pattern.length < 3 || TURNING.test(word.slice(0, -pattern.length))

const stands = (words: readonly string[], at: number, pattern: string, mayBeMonth: boolean) =>
  fits(words[at]!, pattern) || (mayBeMonth && pattern === MONTH && isMonthAt(words, at))

/** Where the phrase begins in the words, each time that it stands there. */
export function startsOfPhrase(words: readonly string[], { words: wanted }: Phrase): number[] {
  const starts: number[] = []
  for (let start = 0; start + wanted.length <= words.length; start++)
    if (wanted.every((pattern, offset) => stands(words, start + offset, pattern, offset > 0))) starts.push(start)
  return starts
}

/** Whether one of the phrases, with « | » between them, stands in folded words. */
export function saysAny(phrases: string): (words: readonly string[]) => boolean {
  const all = phrases.split('|').map((one) => phrase(one.trim()))
  return (words) => all.some((one) => startsOfPhrase(words, one).length > 0)
}

/** Letters that a word shares with the pattern that it fits, at one of its ends; fewer would find more in vain. */
const SHARED = 3

/**
 * Phrases by the ends of their first words, to ask a text for a few of them instead of all. Gives the places in
 * `phrases` of those that may stand in the words, in their order; those left out stand in none of them.
 */
export function phraseIndex(phrases: readonly Phrase[]): (words: readonly string[]) => number[] {
  const byStart = new Map<string, number[]>(),
    byEnd = new Map<string, number[]>()
  const always: number[] = []
  const put = (map: Map<string, number[]>, key: string, at: number) => void map.set(key, [...(map.get(key) ?? []), at])
  for (const [at, { words }] of phrases.entries()) {
    const pattern = words[0] ?? '',
      bare = pattern.replaceAll('*', '')
    if (bare.length < SHARED) {
      always.push(at)
      continue
    }
    if (!pattern.startsWith('*')) put(byStart, bare.slice(0, SHARED), at)
    if (!pattern.endsWith('*')) put(byEnd, bare.slice(-SHARED), at)
  }
  return (words) => {
    const found = new Set(always)
    for (const word of words) {
      for (const at of byStart.get(word.slice(0, SHARED)) ?? []) found.add(at)
      for (const at of byEnd.get(word.slice(-SHARED)) ?? []) found.add(at)
    }
    return [...found].sort((a, b) => a - b)
  }
}
