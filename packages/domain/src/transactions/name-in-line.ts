/** Where a name begins and ends in a line of a bank. */
import { foldDotted, foldWords } from './fold.ts'
import { withoutPlaces } from './institution-names.ts'
import { isLegalForm } from './legal-form.ts'
import { isMonthAt } from './months.ts'
import { afterName, opensFields } from './name-fields.ts'
import {
  behindShop,
  betweenWords,
  bankCompound,
  bankPurpose,
  bankWords,
  connectors,
  insideName,
  laterMessage,
  messageCompound,
  messageWords,
  namesOpeners,
  ownProduct,
  ownProducts,
  ownWordOpens,
  ownWordsNames,
  shortened,
  shortenedTo,
  titles,
} from './name-words.ts'
import { opensWithPurpose } from './opens-with-purpose.ts'
import { isInstitution, opensOfficeName } from './office-words.ts'
import { isPurpose, namesPersonalPurpose } from './purpose-words.ts'

/** Marks around a name go; the last dot of `S.R.L.` stays. */
export const tidy = (name: string) =>
  name.replace(/\s+/g, ' ').replace(/^[\s.,:;*/-]+|[\s,:;*/-]+$|(?<!\.\p{L})\.+$/gu, '')

/** So many words of purpose may stand right before the legal form of a firm's name: «AGENZIA CASA AFFITTI SAS». */
const BEFORE_LEGAL_FORM = 1
/** Behind one word alone more may: «Zenit Lohn Service GmbH». */
const BEFORE_LEGAL_FORM_OF_ONE = 3
const MAX_NAME = 9

/** The name that a text begins with, up to the next field, its legal form or a message; empty where it names no one. */
export function nameAtStart(text: string): string {
  const end = afterName.exec(` ${text}`)
  const words = (end === null ? text : text.slice(0, Math.max(0, end.index))).trim().split(' ')
  // What is paid for has a field of its own: all of this one is the name, «Jan Lohn».
  const isWhole = end !== null && opensFields(` ${text}`.slice(end.index))
  const message = isWhole ? -1 : messageAt(words),
    cut = message < 0 ? words.length : message,
    last = cut + (cut === 1 ? BEFORE_LEGAL_FORM_OF_ONE : BEFORE_LEGAL_FORM)
  const formed = words.findIndex((word, at) => at > 0 && at <= last && isLegalForm(word))
  const next =
    formed < 0 ? cut : words.findIndex((word, at) => at > formed && !isLegalForm(word) && !joinsForms(words, at))
  const name = tidy(words.slice(0, Math.min(next < 0 ? words.length : next, MAX_NAME)).join(' '))
  return isOwnProduct(name) ? '' : name
}

// GmbH & Co. KG
const joinsForms = (words: readonly string[], at: number): boolean =>
  /^(?:&|und|e)$/i.test(words[at]!) && isLegalForm(words[at + 1] ?? '')

/** Whether a bank's words for its own accounts, loans and tills are all that a name is: «Zinsen Mai», not «August Mai». */
const isOwnProduct = (name: string): boolean =>
  !ownWordsNames.test(foldWords(name).join(' ')) &&
  foldWords(name).every(
    (word) =>
      ownProducts.has(word) ||
      ownProduct.test(word) ||
      bankWords.has(word) ||
      betweenWords.has(word) ||
      /\d/.test(word),
  )

// NETFLIX.COM   Prima.it   AUDIBLE.DE/ABO
const isAddress = (word: string) => /\.(?:com|de|it|eu|net|org)(?:\/\S*)?$/i.test(word)
const isSmall = (word: string) => /^\p{Ll}{2}[\p{Ll}.'’]*$/u.test(word)

/** Whether a word goes on with the name before it: an article, a preposition, or what follows one. */
const isJoined = (words: readonly string[], at: number): boolean =>
  foldWords(words[at]!).some((word) => betweenWords.has(word)) ||
  foldWords(words[at - 1]!).some((word) => betweenWords.has(word))

/**
 * Where a message begins: at a word of purpose that nothing before it draws into the name, or at small letters behind
 * a name that has capitals; -1 where the name goes on to the end. The first two words are the name's, unless the first
 * alone may be one and a purpose follows.
 */
function messageAt(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    if (at === 0) return false
    if (/^(?:\d{1,2}|[IVX]+)[./]\d{2,4}$/.test(word) || isAddress(words[at - 1]!)) return true
    const before = foldWords(words[at - 1]!),
      folded = foldWords(word)
    if (folded.some((part) => behindShop.has(part))) return true
    const mayEnd = isBehindTwo(words, at) || folded.some(isMessage)
    if (isSmall(word) && mayEnd && !isJoined(words, at) && opensMessage(words, at)) return true
    if (before.some((part) => insideName.has(part))) return false
    if (at === 1) return isNameAlone(words[0]!) && folded.some(isMessage) && !isInsideName(words)
    return folded.some((part) => isPurpose(part) || messageCompound.test(part) || laterMessage.test(part))
  })
}

// «Marta verdi», «Sig.ra Marta verdi»: the second word is the name's in small letters too.
const isBehindTwo = (words: readonly string[], at: number): boolean =>
  words.slice(0, at).filter((word) => !titles.has(foldWords(word).join(''))).length > 1

const isCapital = (word: string) => /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(word)
const isName = (word: string) => /^\p{Lu}/u.test(word) && !foldWords(word).some((part) => isPurpose(part))

/**
 * Whether small letters begin a message: behind a name in capitals; else where the name is of no kind that goes on so,
 * and no further word of a name stands behind them: «Cooperativa sociale Arcobaleno», «Azienda sanitaria locale».
 */
function opensMessage(words: readonly string[], at: number): boolean {
  if (isLegalForm(words[at]!) || words.slice(0, at).some(isSmallStart)) return false
  const behind = words.slice(at).find((word) => !isSmall(word))
  return (
    words.slice(0, at).every(isCapital) ||
    (!namesOpeners.has(foldWords(words[0]!).join('')) && (behind === undefined || !isName(behind)))
  )
}

const isSmallStart = (word: string) =>
  /^\p{Ll}/u.test(word) && !foldWords(word).some((part) => betweenWords.has(part)) && !isLegalForm(word)

/** Whether a name may be of this word alone: «INPS», «Krause», and not «AGENZIA», «Kath.», «Dr.». */
function isNameAlone(printed: string): boolean {
  const word = foldWords(printed).join('')
  return /^\p{Lu}[\p{L}-]{2,}$/u.test(printed) && !namesOpeners.has(word) && !titles.has(word)
}

/**
 * Whether a purpose behind one word may stand inside a name: before another purpose («LUCIA AFFITTO GRAZIE»), or where
 * a pay, a rent or a month goes on with a name («PAGHE OTTOBRE EDIL COSTRUZIONI»).
 */
function isInsideName([name, purpose, ...others]: readonly string[]): boolean {
  const next = foldWords(others[0] ?? ''),
    said = foldWords(purpose!)
  if (foldWords(name!).some(isInstitution)) return false
  const isPaid = (word: string) => isPurpose(word) || messageCompound.test(word) || laterMessage.test(word)
  const opensOnly = said.some((word) => messageWords.has(word) && !isMonthAt([word], 0))
  if (!opensOnly && !isMonthAt(next, 0) && next.some(isPaid)) return true
  // «Elterngeld LM 04»: two letters are no name.
  return (
    !opensOnly &&
    others.some((word) => word.length > 2 && isName(word) && !isOwnProduct(word) && !isMonthAt(foldWords(word), 0))
  )
}

/** Behind a name of one word firms have the word of their trade, which says what is paid for too: «ZURICH ASSICURAZIONI». */
const isMessage = (word: string): boolean =>
  messageWords.has(word) || messageCompound.test(word) || (isPurpose(word) && namesPersonalPurpose(word))

const isNoise = (printed: string): boolean =>
  isBankWord(printed) ||
  foldWords(printed).every(
    (word) =>
      bankWords.has(word) || (isPurpose(word) && !opensOfficeName(word) && !namesOpeners.has(word)) || /\d/.test(word),
  )

// Check24   3&4: a name with figures, and no «Lohn11», «KW44», «1/26»
const isFigured = (printed: string): boolean =>
  /^\d&\d$/.test(printed) ||
  (/^\p{L}{4,}\d{1,2}$/u.test(printed) &&
    !foldWords(printed.replace(/\d+$/, '')).some((word) => isPurpose(word) || bankWords.has(word)))

const MIN_SHORTENED = 5

const isShortened = (word: string): boolean =>
  shortenedTo.has(word) ||
  (word.length > MIN_SHORTENED && word.endsWith('.') && shortened.some((whole) => whole.startsWith(word.slice(0, -1))))

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

// A name that begins with a bank's word: «Netto Marken-Discount».
const opensWithOwnWord = (words: readonly string[], at: number): boolean =>
  ownWordOpens.test(foldWords(words.slice(at, at + 2).join(' ')).join(' '))

// SUMUP *BAR ROMA   ZETTLE_*Café
const tillService = /(?<!\S)(?:SUMUP|I?ZETTLE_?|SQ|PAYPAL|STRIPE) ?\* ?(?=\S)/i

/** A payment service before the shop that it paid: «PAYPAL *STEAM», and not «PAYPAL EUROPE SARL». */
const isService = (words: readonly string[], at: number): boolean =>
  /^paypal$/i.test(words[at] ?? '') &&
  words[at + 1] !== undefined &&
  !isNoise(words[at + 1]!) &&
  !isLegalForm(words[at + 1]!) &&
  !/^(?:europe|pte|inc)\b/i.test(words[at + 1]!)

/**
 * Without a marker: what begins at the first word that is neither the bank's, nor a purpose, nor a number. Who is paid
 * through a service is the shop behind it; who pays through one is the service.
 */
export function leftoverName(description: string, isPaid: boolean): string {
  const words = (isPaid ? description.replace(tillService, '') : description).split(' '),
    first = words.findIndex(
      (word, place) =>
        opensWithOwnWord(words, place) || isFigured(word) || (!isNoise(word) && !/^(?:\p{Ll}+|.)$/u.test(word)),
    ),
    at = isPaid && isService(words, first) ? first + 1 : opensWithPurpose(words, first),
    opened = bankPhrase(words)
  // «Addebito MUTUI ONLINE SPA»: no name begins with its legal form.
  const name = at < 0 ? '' : nameAtStart(words.slice(isLegalForm(words[at]!) ? opened : at).join(' '))
  // «Prelievo carta ore 11:05 Verona»: a town alone is where it was. Who pays may bear its name: «Hagen KINDERGELD».
  const isPayer = !isPaid && saysPurpose(words[at + name.split(' ').length] ?? '')
  if (withoutPlaces(foldWords(name)).length > 0 || (isPayer && name !== '')) return name
  // «SVWZ+Gehalt ABWA+Metzgerei Roth»: on whose behalf it is.
  const behalf = /(?:^|\s)ABW[AE]\+(.+)/.exec(description)
  return behalf === null ? '' : nameAtStart(behalf[1]!)
}
