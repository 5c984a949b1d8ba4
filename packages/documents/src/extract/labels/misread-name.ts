/** Whose name is it, when a reader of pixels may have taken one letter for another? */
import type { TextSource } from '@attesta/domain/facts/parse-result.ts'
import { compareNames, type NameAnswer, type PersonName } from '@attesta/domain/person-name.ts'

/** Letters that one shape is easily taken for; a letter is in one class at most. */
const ALIKE = ['iljtf1|!/', 'oq0dö', 'ceèéê', 'uvyü', 's5$', 'b8hß', 'g9', 'z2', 'aàä']
/** What two narrow letters, one wide one, or one with dots over it are read as: Lüders → Liders. */
const WIDE: Record<string, string> = {
  ü: '(?:[uüùúûvyiíïl]|ii|il|ti)',
  ö: '[oöòóôé60]',
  ä: '(?:[aäàáâåé4]|ii)',
  m: '(?:m|rn|nn|ni|in)',
  n: '(?:n|ri|ii|m)',
  w: '(?:w|vv|uu)',
  d: '(?:d|cl|ci|o|0)',
  h: '(?:h|li|b|n)',
  k: '(?:k|lc|x)',
}
/** The letters of the languages that the engine reads with: any other it can only take for something else, or lose. */
const KNOWN = /[a-zàáâäèéêìíîòóôöùúûüßñç]/

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

function readingsOf(letter: string): string {
  if (!KNOWN.test(letter)) return '\\S{0,2}'
  const wide = WIDE[letter],
    alike = ALIKE.find((group) => group.includes(letter))
  return wide ?? (alike ? `[${[...alike].map(escaped).join('')}]` : escaped(letter))
}

/**
 * Could this print be the word, misread letter by letter? Łucja → tucja, Eucja, £ucja; Weiss → Welss; but Rossi never
 * Russo.
 */
const couldBe = (print: string, word: string) =>
  new RegExp(`^${[...word.toLowerCase()].map(readingsOf).join('')}$`, 'u').test(print.toLowerCase())

/**
 * As `compareNames`, but where a name that was read from pixels differs from the other only as letters are taken for
 * each other, the answer is `unknown`: such a reading proves neither the same person nor another.
 */
export function compareReadName(printed: string, person: PersonName, source: TextSource): NameAnswer {
  const answer = compareNames(printed, person)
  if (answer !== 'different' || source === 'text') return answer
  const words = `${person.given} ${person.family}`.split(/[\s-]+/).filter(Boolean)
  const mended = printed
    .split(/\s+/)
    .map((print) => words.find((word) => couldBe(print.replace(/[.,;:]$/, ''), word)) ?? print)
    .join(' ')
  return compareNames(mended, person) === 'different' ? 'different' : 'unknown'
}
