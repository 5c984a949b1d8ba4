/**
 * Who was paid and who paid: by the words before a name, else by what is left of a booking's first line without the
 * phrase that the bank begins it with. A phrase is followed by many names, and a name by many phrases before it.
 */
import { bankPhrase, markedPayer, nameAtStart, payerKey, payerOf } from '@attesta/domain/transactions/payer.ts'

export interface Worded {
  /** The first line of the booking's text, and all of it. */
  first: string
  whole: string
  cents: number
}

const MAX_WORDS = 5

export function counterpartiesOf(bookings: readonly Worded[]): (string | null)[] {
  const lines = bookings.map(({ first }) => wordsOf(first)),
    neighbours = neighboursOf(lines)
  return bookings.map(({ first, whole, cents }, at) => {
    const marked = markedPayer(first, cents) ?? markedPayer(whole, cents)
    if (marked) return marked.name
    const start = Math.max(nameStart(lines[at]!, neighbours), bankPhrase(lines[at]!), capitalsAt(lines[at]!))
    return (
      (start > 0 && nameAtStart(lines[at]!.slice(start).join(' '))) ||
      payerOf({ description: first, amount: cents }).name
    )
  })
}

// 17 Lastschrift … DR: the number of a row, the dots that lead the eye to its amount, and the letter of its side
const wordsOf = (text: string) =>
  text
    .replace(/^\d{1,4} (?=\p{L})/u, '')
    .replace(/[ .]*\.{3,}.*$/, '')
    .replace(/(?: (?:DR|CR|[SHDA]))+$/, '')
    .split(' ')
    .filter(Boolean)

/** `Contactless THE RED LION`: capitals to the end begin a name where the phrase before them is none. */
function capitalsAt(words: readonly string[]): number {
  const isSmall = (word: string) => /\p{Ll}/u.test(word)
  const at = words.findLastIndex(isSmall) + 1
  const name = words.slice(at).join(' ')
  // «Tischlerei Brandl KG»: a legal form alone is no name.
  return at > 0 && /\p{Lu}{2}/u.test(name) && payerKey(name) !== null ? at : 0
}

interface Neighbours {
  /** The words that follow each beginning of a line, and that stand before each end of one. */
  after: ReadonlyMap<string, ReadonlySet<string>>
  before: ReadonlyMap<string, ReadonlySet<string>>
}

const keyOf = (words: readonly string[]) => words.join(' ').toLowerCase()

function neighboursOf(lines: readonly (readonly string[])[]): Neighbours {
  const after = new Map<string, Set<string>>(),
    before = new Map<string, Set<string>>()
  const add = (map: Map<string, Set<string>>, key: string, word: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(word.toLowerCase()))
  for (const words of lines)
    for (let at = 1; at <= Math.min(MAX_WORDS, words.length - 1); at++) {
      add(after, keyOf(words.slice(0, at)), words[at]!)
      add(before, keyOf(words.slice(at)), words[at - 1]!)
    }
  return { after, before }
}

/** Where the bank's phrase ends and a name begins; 0 where nothing tells. */
function nameStart(words: readonly string[], { after, before }: Neighbours): number {
  let best = 0,
    most = 2
  for (let at = 1; at <= Math.min(MAX_WORDS, words.length - 1); at++) {
    const names = after.get(keyOf(words.slice(0, at)))!.size,
      phrases = before.get(keyOf(words.slice(at)))!.size
    if (names + phrases > most) [best, most] = [at, names + phrases]
  }
  return best
}
