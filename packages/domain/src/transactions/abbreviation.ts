/** Words that a bank has shortened: `Gehaltsabr.`, `MUT. IPOT.`, `Mietzahlg.`; a full stop says so. */
import { fits, type Phrase } from './phrase.ts'

/** Fewer letters in front of a full stop may be any word. */
const SHORTEST = 4
/** In a phrase the other words tell which word it is: «CANONE DI LOC.». */
const SHORTEST_IN_PHRASE = 3
/** How many times as long the whole word may be. */
const MAX_TIMES = 3

/** Words of their own, and what banks and addresses shorten otherwise: «Prov.», «Comp.», «CENTRO SPORT.». */
const wholeWords = new Set(
  [
    'SPORT PROV COMP CONT CONTR AUTO INTER UNTER ALTER LAND HAUS WERT REST FEST PRIV KRED UBER MUTTER URLAUB FAMILIE FAMILIEN',
    'AUSBILDUNG WEIHNACHT WEIHNACHTS DIENST SOZIAL STUDIEN SPIEL GRUND KREDIT RATE RATEN SPAR RENT BEITRAG PENSION',
    'BEZUG VERW MATER SUSS SUSSI POLIZ FINANZ FINANZA MANT MULT STEU HAUSHALT KINDERG WOHNUNG',
    'KINDER ELTERN PFLEGE LEBEN SALA SONDER WOHN ARBEIT HAFT KRANK STUDI REISE MONAT',
  ]
    .join(' ')
    .split(' '),
)

const isShortened = (word: string) => word.endsWith('.') && /^[A-Z]+\.$/.test(word)

/** Whether a word with its full stop, folded, may be short for a word of a phrase. */
function isShortFor(word: string, pattern: string, shortest: number): boolean {
  const letters = word.slice(0, -1),
    bare = pattern.replaceAll('*', '')
  // Mietzahlg.   Umbuchg.
  if (letters.endsWith('G') && fits(`${letters.slice(0, -1)}UNG`, pattern)) return true
  if (letters.length < shortest || wholeWords.has(letters)) return false
  if (bare.length > letters.length && bare.length <= MAX_TIMES * letters.length && bare.startsWith(letters)) return true
  return pattern.startsWith('*') && endsWithStart(letters, bare)
}

// Genossenschaft   gegenüber: whole words that end with the first letters of another
const endsOther = /(?:SCHAFT|UBER)$/

/** «KRANKENZUSATZVERS.»: the last part of a compound is shortened. */
const endsWithStart = (letters: string, head: string) =>
  !endsOther.test(letters) &&
  Array.from({ length: head.length - SHORTEST }, (_, at) => head.slice(0, SHORTEST + at)).some(
    (start) => letters.length > start.length && letters.endsWith(start),
  )

/** Whether the phrase stands among the words with at least one of them shortened. */
function standsShortened(words: readonly string[], { words: wanted }: Phrase): boolean {
  const shortest = wanted.length > 1 ? SHORTEST_IN_PHRASE : SHORTEST
  return words.slice(0, words.length - wanted.length + 1).some((_, start) => {
    let shortened = 0
    const stands = wanted.every((pattern, offset) => {
      const word = words[start + offset]!
      if (fits(word.replace('.', ''), pattern)) return true
      shortened++
      return isShortened(word) && isShortFor(word, pattern, shortest)
    })
    return stands && shortened > 0
  })
}

/**
 * The phrases of which shortened words of a text are short. Of those that begin alike the shortest: «Unterh.» is
 * «Unterhalt» and no «Unterhaltsvorschuss».
 * `words`: folded, with their full stops (`foldDotted`).
 */
export function shortenedPhrases<T extends { phrase: Phrase }>(
  words: readonly string[],
  candidates: readonly T[],
): T[] {
  if (!words.some(isShortened)) return []
  const found = candidates.filter(({ phrase }) => standsShortened(words, phrase)),
    longest = Math.max(0, ...found.map(({ phrase }) => phrase.words.length)),
    long = found.filter(({ phrase }) => phrase.words.length === longest),
    spelling = ({ phrase }: T) => phrase.words.join(' ').replaceAll('*', '')
  return long.filter(
    (one) => !long.some((other) => spelling(one) !== spelling(other) && spelling(one).startsWith(spelling(other))),
  )
}
