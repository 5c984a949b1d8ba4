/**
 * Do two spellings name the same person? Documents print names in any order and case, with accents or without, umlauts
 * as two letters, double names joined or split, second names left out. Never decided by edit distance: most common
 * surnames have another one within two letters (Rossi, Russo).
 */

export interface PersonName {
  given: string
  family: string
}

/** `unknown` when the spellings leave it open; it is never to be shown as a mismatch. */
export type NameAnswer = 'same' | 'different' | 'unknown'

const PARTICLES = new Set(
  'd de di del della delle dello dell dei degli da dal dalla la le lo li van von der den zu zur vom zum te ter el al bin ibn mac mc o san'.split(
    ' ',
  ),
)
const TITLES = new Set(
  'herr herrn frau fr hr sig sigra signor signora signori dott dottssa dottor dr prof profssa ing avv rag geom arch spett spettle egr gent gentma mr mrs ms miss dipl med phd'.split(
    ' ',
  ),
)
// Letters that no accent stripping folds; the class ä = ae = a is closed below by reading ae, oe, ue as a, o, u on both
// sides.
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'a',
  ø: 'o',
  œ: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '0': 'o',
  '1': 'i',
  '5': 's',
  '8': 'b',
}

/** `"Anna Maria De Luca"` → given `Anna Maria`, family `De Luca`: particles stay with the word after them. */
export function personNameFrom(text: string): PersonName {
  const words = text.trim().split(/\s+/)
  let at = Math.max(0, words.length - 1)
  while (at > 1 && PARTICLES.has(words[at - 1]!.toLowerCase())) at--
  return { given: words.slice(0, at).join(' '), family: words.slice(at).join(' ') }
}

// Bauer, Neuer, Quelle: after a, e or q these letters are no umlaut spelt out.
const SPELT_OUT = /(?<![aeq])([aou])e/g

/** Returns a word of a name in its one spelling: `Müller`, `MUELLER` and `Muller` → `muller`. */
const foldWord = (word: string) =>
  [...word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(SPELT_OUT, '$1')
    .replace(/[^\p{L}]/gu, '')

// D'ANGELO   D' ANGELO   DELL'ACQUA   O'BRIEN
const JOINING_APOSTROPHE = /(?<=[^aeiouAEIOU\s])['’`´]\s*|['’`´](?=\p{L})/gu
// NICOLO' ESPOSITO: an accent that a printer had no letter for
const ACCENT_APOSTROPHE = /['’`´]/g

interface Words {
  plain: string[]
  /** Second halves of hyphenated words: a name taken or given up at marriage. */
  hyphenated: Set<string>
}

function wordsOf(name: string | PersonName): Words {
  const text = typeof name === 'string' ? name : `${name.given} ${name.family}`
  const hyphenated = new Set<string>()
  const plain = text
    .replace(JOINING_APOSTROPHE, '')
    .replace(ACCENT_APOSTROPHE, ' ')
    .split(/[\s,;.]+/)
    .flatMap((word) => {
      const parts = word.split(/[-‐–]/).map(foldWord).filter(Boolean)
      if (parts.length > 1) parts.forEach((part) => hyphenated.add(part))
      return parts
    })
    .filter((word) => !TITLES.has(word))
  return { plain, hyphenated }
}

/** A printed name's words in their one spelling, without titles. */
export const nameWords = (name: string | PersonName): string[] => wordsOf(name).plain

export const isParticle = (word: string): boolean => PARTICLES.has(word)

/** What of `left` has no partner in `right`, keeping order and counting repeats. */
function without(left: readonly string[], right: readonly string[]): string[] {
  const rest = [...right]
  return left.filter((word) => {
    const at = rest.indexOf(word)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

const isInitial = (word: string) => word.length === 1

/** Removes each initial together with a whole word of the other side that starts with it. */
function pairInitials(left: string[], right: string[]): { left: string[]; right: string[] } {
  const rest = [...right]
  const unpaired = left.filter((word) => {
    const at = isInitial(word) ? rest.findIndex((other) => other.startsWith(word)) : -1
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return { left: unpaired, right: rest }
}

const foldedWords = (text: string) => new Set(text.split(' ').map(foldWord))

/** Club funds, funds of a class, associations: «Kegelkasse», «Sportverein». A bank or an insurer is none. */
const bodyCompound = /^(?!.*(?:spar|kranken|ersatz|raiffeisen|bau|pensions|renten)kasse$).{3,}(?:kasse|verein)$/
/** An association's form, before the name too: «TSV Lohhof e.V. Luca Moretti». */
const associationForm = /(?<!\p{L})e\.\s?V\.?(?!\p{L})/u

/** Words of bodies: beside a name they make it another's than its bearer's. */
const BODIES = foldedWords(
  [
    'eredita ereditaria comunione condominio associazione asd ssd circolo comitato parrocchia fondazione fallimento',
    'curatela scarl onlus erbengemeinschaft nachlass treuhandkonto anderkonto verein',
    'mietkautionskonto kautionskonto forderkreis forderverein gmbh partg trustee',
  ].join(' '),
)
/** Surnames too: of a body where they open what is printed. */
const OPENING_BODIES = foldedWords('eredi erben estate weg')
/** Surnames and given names too: of a body where they close what is printed. */
const CLOSING_BODIES = foldedWords('srl srls spa snc sas ug ohg kg gbr ag ev')
/** Words of who acts for another: the holder's name stands before them. */
const ROLES = foldedWords(
  [
    'delegato delegata procuratore procuratrice mandatario tutore tutrice curatore curatrice rappresentante rappr genitore',
    'amministratore amministratrice tesoriere tesoriera presidente',
    'bevollmachtigter bevollmachtigte betreuer betreuerin betreute vormund nachlasspfleger treuhander treuhanderin',
    'insolvenzverwalter verwalter kassenwart kassenwartin vorstand vertreter vertreterin vertr',
    'vertreten hausverwaltung',
    'executor guardian attorney treasurer',
  ].join(' '),
)

// S.R.L.   S.p.A.   e.V. at the end; initials stand before a name or between
const ABBREVIATED = /(?:(?<!\p{L})\p{L}\.\s?){2,}$/u

/**
 * Whether a printed name says that the person of that name acts for another, or that it is a body's. `name`: the
 * person's own, in folded words.
 */
function isForAnother(printed: string, name: readonly string[]): boolean {
  const { plain: words, hyphenated } = wordsOf(
    printed.trim().replace(ABBREVIATED, (letters) => letters.replaceAll(/[.\s]/g, '')),
  )
  const isExtra = (word: string | undefined) => word !== undefined && !name.includes(word) && !hyphenated.has(word)
  const [first, last] = [words[0], words.at(-1)]
  if (isExtra(first) && OPENING_BODIES.has(first!)) return true
  if (isExtra(last) && CLOSING_BODIES.has(last!)) return true
  if (associationForm.test(printed)) return true
  if (words.some((word) => (BODIES.has(word) || bodyCompound.test(word)) && isExtra(word))) return true
  const role = words.findIndex((word) => ROLES.has(word) && isExtra(word))
  return role >= 0 && !name.every((word) => words.slice(0, role).includes(word))
}

export function compareNames(one: string | PersonName, other: string | PersonName): NameAnswer {
  const a = wordsOf(one),
    b = wordsOf(other)
  if (
    Math.min(a.plain.length, b.plain.length) === 0 ||
    ![...a.plain, ...b.plain].every((word) => /^[a-z]+$/.test(word))
  )
    return 'unknown'
  let left = without(a.plain, b.plain),
    right = without(b.plain, a.plain)
  const shared = a.plain.length - left.length
  if (
    (typeof one === 'string' && isForAnother(one, b.plain)) ||
    (typeof other === 'string' && isForAnother(other, a.plain))
  )
    return 'different'
  if (left.length === 0 && right.length === 0) return shared > 1 ? 'same' : 'unknown'
  if (left.join('') === right.join('') || a.plain.join('') === b.plain.join('')) return 'same'
  if (Math.min(a.plain.length, b.plain.length) === 1) return 'unknown'
  const hadInitial = [...left, ...right].some(isInitial)
  ;({ left, right } = pairInitials(left, right))
  ;({ left: right, right: left } = pairInitials(right, left))
  const sharedWhole = shared - a.plain.filter((word) => PARTICLES.has(word) && b.plain.includes(word)).length
  if (left.length === 0 && right.length === 0) return hadInitial && sharedWhole < 2 ? 'unknown' : 'same'
  if (left.length > 0 && right.length > 0)
    return sharedWhole >= 2 && ![...left, ...right].every((word) => PARTICLES.has(word)) ? 'unknown' : 'different'
  const extra = [...left, ...right]
  const married = [...a.hyphenated, ...b.hyphenated]
  if (extra.some((word) => PARTICLES.has(word) || married.includes(word))) return 'unknown'
  return sharedWhole >= 2 ? 'same' : 'unknown'
}
