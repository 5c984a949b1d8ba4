/** What a line of an account was for, and the words that say so. */
import { holdersIn } from '../owner-match.ts'
import { compareNames } from '../person-name.ts'
import { shortenedPhrases } from './abbreviation.ts'
import { foldDotted, foldWords } from './fold.ts'
import type { Movement } from './movement.ts'
import { saysInOwnField } from './name-fields.ts'
import { hasLegalForm, isToldApart, isWrittenBy, opensWithNameOf, payerOf } from './payer.ts'
import { phraseIndex, startsOfPhrase } from './phrase.ts'
import { namesOfPeopleToo } from './supplier-names.ts'
import { isSent } from './transfer-words.ts'
import { wordings, type Category, type Wording } from './wording.ts'

export interface Categorised {
  category: Category
  /** The words that decided, in the table's spelling; empty for `other` without any sign. */
  because: readonly string[]
}

interface Hit {
  wording: Wording
  printed: string
  start: number
  length: number
}

const allPhrases = wordings.flatMap((wording) => wording.phrases.map((phrase) => ({ wording, phrase })))
const mayStandIn = phraseIndex(allPhrases.map(({ phrase }) => phrase))

/**
 * A phrase inside a longer one tells nothing of its own: PENSIONE in «STIPENDIO O PENSIONE» is no pension, GEHALT in
 * «RUHEGEHALT» no salary.
 */
const isInside = (a: Hit, b: Hit) =>
  (b.length > a.length && a.start >= b.start && a.start + a.length <= b.start + b.length) ||
  (b.length === a.length && b.start === a.start && b.printed.length > a.printed.length)

/** «AFFITTO OTTOBRE + SPESE CONDOMINIALI», «Miete inkl. Nebenkosten»: what is paid with a rent is a part of it. */
const isPaidWith = ({ wording: { category, strength } }: Hit, rent: Hit) =>
  category === 'utility' &&
  (rent.wording.category === 'rent_paid' || rent.wording.category === 'rent_received') &&
  rent.wording.strength > 2 &&
  rent.wording.strength >= strength

/** What a firm adds to its name where no legal form stands: «EDISON ENERGIA», «Allianz Leben». */
const firmsWord =
  /^(?:ENERGI[AE]|LUCE|GAS|COMM|MOBILE|MOBIL|RICARICA|TELECOM|ITALIA|DEUTSCHLAND|OSTERREICH|ABO|BEITRAG|TV)$/

/** Is the supplier's name one of two words of a payee that is sent money: «Tim Krause»? Only firms draw it. */
function isOfPerson({ wording, printed }: Hit, { description, amount }: Movement, payee: string | null): boolean {
  if (wording.strength !== 2 || amount > 0 || payee === null || !namesOfPeopleToo.has(printed)) return false
  const words = foldWords(payee)
  return (
    words.length === 2 &&
    words.includes(printed) &&
    !hasLegalForm(payee) &&
    !words.some((word) => firmsWord.test(word)) &&
    isSent(description)
  )
}

const payAndRent: readonly Category[] = ['salary', 'rent_paid', 'rent_received']

/**
 * A purpose in a firm's name, or in a name in a field of its own, yields to a pay or a rent beside it: «Steuer Metall GmbH
 * LOHN», «Bernd Kaution … SVWZ+MIETE».
 */
function besideName(
  hits: readonly Hit[],
  words: readonly string[],
  { description }: Movement,
  name: string | null,
): readonly Hit[] {
  if (name === null || !(hasLegalForm(name) || saysInOwnField(description))) return hits
  const named = foldWords(name),
    from = words.findIndex((_, at) => named.every((word, next) => words[at + next] === word))
  const isInName = ({ start, length }: Hit) => start >= from && start + length <= from + named.length
  const saysPurpose = ({ wording }: Hit) => wording.strength > 2
  return from >= 0 &&
    hits.some((hit) => payAndRent.includes(hit.wording.category) && saysPurpose(hit) && !isInName(hit))
    ? hits.filter((hit) => !saysPurpose(hit) || !isInName(hit))
    : hits
}

/**
 * Returns the category of a movement by its wording and sign.
 * `holders`: the account's holders; money to or from one of them is the person's own, whatever the purpose says.
 * A word that fits only the other sign counts for nothing: a reversed direct debit is no utility, a salary paid out is
 * no salary.
 */
export function categorise(movement: Movement, holders: readonly string[] = []): Categorised {
  const payer = payerOf(movement)
  const isOf = (holder: string, name: string) => compareNames(holder, name) === 'same' && opensWithNameOf(name, holder)
  // An account of a couple is of both, in any order.
  const isHeldBy = (names: readonly string[]) => names.some((name) => holders.some((holder) => isOf(holder, name)))
  const isOwn = (name: string) => {
    const couple = hasLegalForm(name) ? [] : holdersIn(name)
    return couple.length > 1
      ? isHeldBy(couple)
      : isToldApart(movement)
        ? isHeldBy([name])
        : isWrittenBy(movement, holders)
  }
  if (payer.name !== null && holders.length > 0 && isOwn(payer.name))
    return { category: 'own_transfer', because: [payer.name] }
  const words = foldWords(movement.description)
  const sign = movement.amount < 0 ? 'out' : 'in'
  const hits = mayStandIn(words)
    .map((at) => allPhrases[at]!)
    .filter(({ wording }) => wording.sign === 'either' || wording.sign === sign)
    .flatMap(({ wording, phrase }) =>
      // «Lohn, Gehalt, Rente … BETRIEBSRENTE»: what the bank's label holds may stand again in the purpose.
      startsOfPhrase(words, phrase).map((start): Hit => ({
        wording,
        printed: phrase.printed,
        start,
        length: phrase.words.length,
      })),
    )
  const told = besideName(hits, words, movement, payer.name)
  const telling = told.filter(
    (hit) =>
      !isOfPerson(hit, movement, payer.name) && !told.some((other) => isInside(hit, other) || isPaidWith(hit, other)),
  )
  const best = telling.sort((a, b) => b.wording.strength - a.wording.strength || b.length - a.length)[0]
  // A purpose in full decides; a name or a bank's label yields to a shortened purpose.
  const shortened =
    best !== undefined && best.wording.strength > 2 ? null : shortenedPurpose(movement.description, sign)
  if (shortened !== null) return shortened
  return best === undefined
    ? { category: 'other', because: [] }
    : { category: best.wording.category, because: [best.printed] }
}

/** Names are not told by a few letters. */
const purposes = allPhrases.filter(({ wording }) => wording.strength !== 2)
const mayBeMeantBy = phraseIndex(purposes.map(({ phrase }) => phrase))
const heads = purposes.flatMap(({ phrase }, at) => (phrase.words[0]!.startsWith('*') ? [at] : []))

/** «Gehaltsabr. November»: the category of the words that are shortened, where they can be of one category alone. */
function shortenedPurpose(description: string, sign: 'in' | 'out'): Categorised | null {
  const words = foldDotted(description),
    candidates = [...new Set([...mayBeMeantBy(words), ...heads])]
      .map((at) => purposes[at]!)
      .filter(({ wording }) => wording.sign === 'either' || wording.sign === sign),
    found = shortenedPhrases(words, candidates),
    [first] = found
  return first !== undefined && found.every(({ wording }) => wording.category === first.wording.category)
    ? { category: first.wording.category, because: [first.phrase.printed] }
    : null
}
