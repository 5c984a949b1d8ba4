/** Who stands on the other side of a movement, as one identity across months and across a bank's spellings. */
import { foldDotted, foldWords } from './fold.ts'
import type { Movement } from './movement.ts'
import { afterName, beforePayee, beforePayer } from './name-fields.ts'
import {
  bankCompound,
  bankPurpose,
  bankWords,
  connectors,
  insideName,
  legalForms,
  messageWords,
  shortened,
  titles,
} from './name-words.ts'
import { isOffice, opensOfficeName } from './office-words.ts'
import { namesPurpose } from './purpose-words.ts'

export interface Payer {
  /** As printed, spaces normalised; null when the line names no one. */
  name: string | null
  /** Equal for the same party: folded words in alphabetical order, without legal forms, titles and numbers. */
  key: string | null
  /**
   * The words before the name that made it one (`MITT`, `A FAVORE DI`); null when the name is what was left of the
   * line.
   */
  marker: string | null
}

/** The identity of a printed name; null when nothing is left that could tell two parties apart. */
export function payerKey(name: string, longest = 4): string | null {
  const words = foldWords(name).filter(
    (word) =>
      !legalForms.has(word) && !titles.has(word) && !connectors.has(word) && !/\d/.test(word) && word.length > 1,
  )
  return words.length === 0 ? null : words.slice(0, longest).sort().join(' ')
}

/**
 * Returns the first words of a name that make its key, and its legal form: what another month prints of the same party
 * too.
 */
export function shortName({ name, key }: Pick<Payer, 'name' | 'key'>): string | null {
  if (name === null || key === null) return name
  const words = name.split(' '),
    counted = words.findIndex((_, at) => payerKey(words.slice(0, at + 1).join(' ')) === key) + 1
  return counted === 0 ? name : words.filter((word, at) => at < counted || isLegalForm(word)).join(' ')
}

/** Whether the name is a firm's. */
export const hasLegalForm = (name: string): boolean => foldWords(name).some((word) => legalForms.has(word))

/** Marks around a name go; the last dot of `S.R.L.` stays. */
const tidy = (name: string) => name.replace(/\s+/g, ' ').replace(/^[\s.,:;*/-]+|[\s,:;*/-]+$|(?<!\.\p{L})\.+$/gu, '')

const isPurpose = (word: string) => messageWords.has(word) || (namesPurpose(word) && !isOffice(word))

const isLegalForm = (printed: string) => legalForms.has(foldWords(printed).join(''))

/** So many words of purpose may stand right before the legal form of a firm's name: «AGENZIA CASA AFFITTI SAS». */
const BEFORE_LEGAL_FORM = 1
const MAX_NAME = 9

/** The name that a text begins with, up to the next field, its legal form or a message. */
export function nameAtStart(text: string): string {
  const end = afterName.exec(` ${text}`)
  const words = (end === null ? text : text.slice(0, Math.max(0, end.index))).trim().split(' ')
  const message = messageAt(words),
    cut = message < 0 ? words.length : message
  const formed = words.findIndex((word, at) => at > 0 && at <= cut + BEFORE_LEGAL_FORM && isLegalForm(word))
  const next = formed < 0 ? cut : words.findIndex((word, at) => at > formed && !isLegalForm(word))
  return tidy(words.slice(0, Math.min(next < 0 ? words.length : next, MAX_NAME)).join(' '))
}

/**
 * Where a message begins: at a word of purpose that nothing before it draws into the name, or at small letters behind
 * a name in capitals; -1 where the name goes on to the end. The first two words are the name's.
 */
function messageAt(words: readonly string[]): number {
  const isCapital = (word: string) => /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(word)
  const isInCapitals = words.slice(0, 2).every(isCapital)
  return words.findIndex((word, at) => {
    if (at > 0 && /^\d{1,2}[./]\d{2,4}$/.test(word)) return true
    if (at < 2 || foldWords(words[at - 1]!).some((before) => insideName.has(before))) return false
    return foldWords(word).some(isPurpose) || (isInCapitals && /^\p{Ll}+$/u.test(word))
  })
}

const isNoise = (printed: string): boolean =>
  isBankWord(printed) ||
  foldWords(printed).every(
    (word) => bankWords.has(word) || (isPurpose(word) && !opensOfficeName(word)) || /\d/.test(word),
  )

const MIN_SHORTENED = 5

const isShortened = (word: string): boolean =>
  word.length > MIN_SHORTENED && word.endsWith('.') && shortened.some((whole) => whole.startsWith(word.slice(0, -1)))

const isBankWord = (printed: string): boolean =>
  // «V/FAV.»: «vostro favore».
  foldDotted(printed.replace(/^V[./](?=\p{L}{2})/iu, '')).every((dotted) => {
    const word = dotted.replace('.', '')
    return isShortened(dotted) || bankWords.has(word) || bankCompound.test(word) || bankPurpose.test(word)
  })

/** How many words of a line are the bank's own before a name begins: «PAGAMENTO POS | RISTORANTE DA GINO». */
export function bankPhrase(words: readonly string[]): number {
  // «Faster payment from BILL PAYNE»: a name may begin with a word of the bank's.
  const isSent = (index: number) => index > 1 && /^(?:from|von)$/i.test(words[index - 1]!)
  const nameAfter = (from: number) =>
    words.findIndex((word, index) => index >= from && (isSent(index) || !isBankWord(word)))
  const at = nameAfter(0)
  // «Einkauf girocard DB Vertrieb»: one unknown word before the bank's own is the bank's too.
  const isOpened =
    at === 0 &&
    words.length > 2 &&
    !opensName(words[0]!) &&
    isBankWord(words[1]!) &&
    !foldWords(words[1]!).every(isConnector)
  const next = isOpened ? nameAfter(2) : -1
  return next > 0 ? next : Math.max(0, at)
}

/** Whether a printed word is an office's, which begins a name. */
export const opensName = (printed: string): boolean => foldWords(printed).some(opensOfficeName)

/** Whether a word says what is paid for. */
export const saysPurpose = (printed: string): boolean => foldWords(printed).some(isPurpose)

const isConnector = (word: string) => connectors.has(word)

// A shop that begins with a bank's word: «Netto Marken-Discount».
const opensShop = (words: readonly string[], at: number): boolean =>
  /^netto$/i.test(words[at] ?? '') && /^marken/i.test(words[at + 1] ?? '')

/** Without a marker: what begins at the first word that is neither the bank's, nor a purpose, nor a number. */
function leftoverName(description: string): string {
  const words = description.split(' '),
    at = words.findIndex(
      (word, place) => opensShop(words, place) || (!isNoise(word) && !/^(?:\p{Ll}+|.)$/u.test(word)),
    ),
    opened = bankPhrase(words)
  // «Addebito MUTUI ONLINE SPA»: no name begins with its legal form.
  return at < 0 ? '' : nameAtStart(words.slice(isLegalForm(words[at]!) ? opened : at).join(' '))
}

/** Returns the party that the description names behind a marker; null where it names none so. */
export function markedPayer(description: string, amount: Movement['amount']): Payer | null {
  const text = oneSpaced(description)
  for (const pattern of amount < 0 ? beforePayee : beforePayer) {
    const marker = pattern.exec(text)
    if (marker === null) continue
    const name = nameAtStart(text.slice(marker.index + marker[0].length))
    const key = payerKey(name)
    if (key !== null) return { name, key, marker: tidy(marker[1]!).toUpperCase() }
  }
  return null
}

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the payer of money that came in, the payee of money that went out. */
export function payerOf({
  description,
  amount,
  counterparty,
}: Pick<Movement, 'description' | 'amount' | 'counterparty'>): Payer {
  const marked = markedPayer(description, amount)
  if (marked) return marked
  // A bank's own word is no name: «Lohn, Gehalt, Rente».
  const read = counterparty && leftoverName(oneSpaced(counterparty)) !== '' ? payerKey(counterparty) : null
  if (counterparty && read !== null) return { name: counterparty, key: read, marker: null }
  const name = leftoverName(oneSpaced(description))
  // What follows two words may be a purpose: «Sabine Krüger Danke fürs Essen».
  const key = payerKey(name, 2)
  return key === null ? { name: null, key: null, marker: null } : { name, key, marker: null }
}

/**
 * Whether a row begins with one of these people, before any word of what is paid, and goes on: what follows is what they
 * wrote. A bank that prints whom it pays has said before that it is a pay; one that prints its own customer first goes on
 * with a firm, or with what was paid.
 */
export function isWrittenBy(movement: Movement, people: readonly string[]): boolean {
  if (isToldApart(movement) || hasLegalForm(movement.description)) return false
  const name = foldWords(payerOf(movement).name ?? '')
  const said = foldWords(movement.description)
  if (movement.amount < 0 && said.some(isPurpose)) return false
  const before = said.slice(0, said.indexOf(name[0] ?? ''))
  return (
    !before.some((word) => isPurpose(word) || bankPurpose.test(word)) &&
    people.map(foldWords).some((person) => {
      const first = name.slice(0, person.length)
      return person.length > 1 && name.length > person.length && person.every((word) => first.includes(word))
    })
  )
}

/** Whether a name begins with a word of the person's, titles aside: «AGOS BIANCHI GIULIA» does not. */
export function opensWithNameOf(name: string, person: string): boolean {
  const first = foldWords(name).find((word) => !titles.has(word))
  return first !== undefined && foldWords(person).includes(first)
}

/**
 * Whether the bank tells the party apart from the purpose: by a word before the name, or in a field of its own. What was
 * left of a row may be anything that its sender wrote.
 */
export function isToldApart({ description, amount, counterparty }: Movement): boolean {
  if (markedPayer(description, amount) !== null) return true
  const said = foldWords(description)
  return counterparty != null && !foldWords(counterparty).every((word) => said.includes(word))
}
