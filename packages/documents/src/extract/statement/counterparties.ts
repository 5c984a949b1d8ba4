/**
 * Who was paid and who paid: by the words before a name, else by what is left of a booking's first line without the
 * phrase that the bank begins it with. A phrase is followed by many names, and a name by many phrases before it.
 */
import { bankPhrase, nameAtStart, opensName, saysPurpose } from '@attesta/domain/transactions/name-in-line.ts'
import { markedPayer, payerKey, payerOf } from '@attesta/domain/transactions/payer.ts'

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
  const names = bookings.map(({ first, whole, cents }, at) => {
    const marked = markedPayer(first, cents) ?? markedPayer(whole, cents)
    if (marked) return marked.name
    const start = Math.max(nameStart(lines[at]!, neighbours), bankPhrase(lines[at]!), capitalsAt(lines[at]!))
    return (
      (start > 0 && nameAtStart(lines[at]!.slice(start).join(' '))) ||
      payerOf({ description: first, amount: cents }).name
    )
  })
  return withoutMessages(names)
}

/** So many bookings of a party, each with words of its own behind the name, tell those from the name. */
const MIN_MESSAGES = 3

/**
 * What names with the same first two words have in common is the party's name where each goes on otherwise: those are
 * messages. A name whose end is cut off goes on with the beginning of the same word.
 */
function withoutMessages(names: readonly (string | null)[]): (string | null)[] {
  const parties = Map.groupBy(
    names.filter((name) => name !== null),
    (name) => payerKey(name, 2),
  )
  const commonOf = new Map(
    [...parties].flatMap(([key, alike]): [string, string][] => {
      const common = commonStart(alike),
        ends = alike.flatMap((name) => (name === common ? [] : name.slice(common.length + 1).split(' ')[0]!))
      const areMessages =
        alike.length >= MIN_MESSAGES &&
        ends.every((end, at) => ends.every((other, index) => index === at || !other.startsWith(end)))
      return areMessages && payerKey(common, 2) === key ? alike.map((name) => [name, common]) : []
    }),
  )
  return names.map((name) => (name === null ? null : (commonOf.get(name) ?? name)))
}

function commonStart(names: readonly string[]): string {
  const [first, ...others] = names.map((name) => name.split(' '))
  const end = first!.findIndex((word, at) => others.some((words) => words[at] !== word))
  return first!.slice(0, end < 0 ? first!.length : end).join(' ')
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
  // «Jobcenter Region Hannover ALG II»: short letters behind a name in small ones are none.
  // «Obergerichtsvollzieher Kern PFAENDUNG DR II»: nor what is paid for, behind a name.
  const isBehindName = bankPhrase(words) < at && (!/\p{Lu}{4}/u.test(name) || saysPurpose(words[at] ?? ''))
  return at > 0 && /\p{Lu}{2}/u.test(name) && payerKey(name) !== null && !isBehindName ? at : 0
}

interface Neighbours {
  /** The words that follow each beginning of a line, and that stand before each end of one. */
  after: ReadonlyMap<string, ReadonlySet<string>>
  before: ReadonlyMap<string, ReadonlySet<string>>
  /** Beginnings of a line that stand before an end which follows another beginning too. */
  shared: ReadonlySet<string>
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
  const shared = lines.flatMap((words) =>
    words.flatMap((_, at) => ((before.get(keyOf(words.slice(at)))?.size ?? 0) > 1 ? [keyOf(words.slice(0, at))] : [])),
  )
  return { after, before, shared: new Set(shared) }
}

/**
 * Where the bank's phrase ends and a name begins; 0 where nothing tells. Behind a phrase that is known, what follows its
 * first words otherwise each time may be messages behind one name: then another phrase must stand before one of them.
 * The word of an office begins a name, however many names it stands before: «Finanzamt Köln», «Finanzamt Bonn».
 */
function nameStart(words: readonly string[], { after, before, shared }: Neighbours): number {
  const known = bankPhrase(words),
    office = words.findIndex(opensName),
    end = Math.min(MAX_WORDS, words.length - 1, office < 0 ? words.length : office)
  let best = 0,
    most = 2
  for (let at = 1; at <= end; at++) {
    const phrase = keyOf(words.slice(0, at))
    const names = after.get(phrase)!.size,
      phrases = before.get(keyOf(words.slice(at)))!.size
    if (names + phrases > most && (known === 0 || at <= known || (names > 1 && shared.has(phrase))))
      [best, most] = [at, names + phrases]
  }
  return best
}
