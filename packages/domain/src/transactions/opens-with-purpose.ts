/** Names that begin with a word of purpose: «Steuer Metall GmbH», «Kaution Direkt AG», «AFFITTI SERENI SRL». */
import { foldWords } from './fold.ts'
import { isLegalForm } from './legal-form.ts'
import { opensFields } from './name-fields.ts'
import { bankCompound, bankPurpose, bankWords, connectors, messageWords } from './name-words.ts'
import { isPurpose, namesPay } from './purpose-words.ts'

const foldedAt = (words: readonly string[], at: number): readonly string[] => foldWords(words[at] ?? '')
const isBetween = (folded: readonly string[]) => folded.every((word) => connectors.has(word))
const isLabel = (folded: readonly string[]) =>
  folded.length > 0 && folded.every((word) => bankCompound.test(word) || bankPurpose.test(word))
const saysPurpose = (folded: readonly string[]) => folded.some((word) => isPurpose(word) || bankPurpose.test(word))

const isCapital = (word: string) => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word)
/** What a bank calls a booking, in capitals where a name in small letters follows. */
const bookings = foldWords(
  'GUTSCHRIFT GUTSCHR LASTSCHRIFT LASTSCHR ÜBERWEISUNG ZAHLUNG EINGANG DAUERAUFTRAG FAVORE BONIFICO ACCREDITO',
)
const isBooking = (word: string) =>
  isCapital(word) && foldWords(word).some((part) => bookings.some((one) => part.endsWith(one)))

/**
 * Where a name begins whose first word without a purpose stands at `first`. One word of purpose before it is the name's
 * where the bank's own words before are in capitals and it is not, and what is paid is said behind the name; or where
 * the name is a firm's that pays a wage, and the word says nothing of pay.
 */
export function opensWithPurpose(words: readonly string[], first: number): number {
  if (first < 1) return first
  let at = first
  while (at > 1 && isBetween(foldedAt(words, at - 1))) at--
  at--
  const said = foldedAt(words, at)
  if (at < 1 || !(saysPurpose(said) || isLabel(said))) return first
  // «Lindenstr. 5 EG»: a floor.
  const form = words.findIndex((word, place) => place > first && isLegalForm(word) && !/^\d/.test(words[place - 1]!)),
    behind = form < 0 ? [] : words.slice(form + 1).flatMap((word) => foldWords(word))
  const isOfPay = said.some((word) => namesPay(word) || messageWords.has(word) || bankWords.has(word))
  if (isBooking(words[at - 1]!) && !isCapital(words[at]!)) {
    // «GUTSCHRIFT Lohn Gussteile Nord AG Oktober»: what is paid before the name is not said again behind it.
    const saysAgain = behind.some((word) => (isLabel(said) || isOfPay ? namesPay(word) : isPurpose(word)))
    return saysAgain || isInOwnField(words, at) ? at : first
  }
  return !isOfPay && !isLabel(said) && behind.some(namesPay) ? at : first
}

const isInOwnField = (words: readonly string[], from: number): boolean =>
  words.some((word, place) => place > from && opensFields(`${word} ${words.slice(place + 1).join(' ')}`))
