/** Where a name begins and ends in a line of a bank. */
import { foldDotted, foldWords } from './fold.ts'
import { afterName } from './name-fields.ts'
import {
  bankCompound,
  bankPurpose,
  bankWords,
  connectors,
  insideName,
  legalForms,
  messageWords,
  shortened,
} from './name-words.ts'
import { isOffice, opensOfficeName } from './office-words.ts'
import { namesPurpose } from './purpose-words.ts'

/** Marks around a name go; the last dot of `S.R.L.` stays. */
export const tidy = (name: string) =>
  name.replace(/\s+/g, ' ').replace(/^[\s.,:;*/-]+|[\s,:;*/-]+$|(?<!\.\p{L})\.+$/gu, '')

export const isPurpose = (word: string) => messageWords.has(word) || (namesPurpose(word) && !isOffice(word))

export const isLegalForm = (printed: string) => legalForms.has(foldWords(printed).join(''))

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
export function leftoverName(description: string): string {
  const words = description.split(' '),
    at = words.findIndex(
      (word, place) => opensShop(words, place) || (!isNoise(word) && !/^(?:\p{Ll}+|.)$/u.test(word)),
    ),
    opened = bankPhrase(words)
  // «Addebito MUTUI ONLINE SPA»: no name begins with its legal form.
  return at < 0 ? '' : nameAtStart(words.slice(isLegalForm(words[at]!) ? opened : at).join(' '))
}
