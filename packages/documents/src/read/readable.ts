/** Is a page's own text worth reading? Fonts with wrong tables give letters that are not those on the page. */
import { readDate } from '../layout/dates.ts'
import { readAmount } from '../layout/amounts.ts'
import type { Word } from './word.ts'

/** The commonest little words and labels of Italian, German and English documents. */
const KNOWN = new Set(
  (
    'di da del della dei il la le lo per con in al alla un una non che su ed e via data saldo conto totale importo numero nome cognome codice fiscale euro valuta banca mese ' +
    'der die das und von vom zum zur mit fur für auf ist nicht eine ein im am an bei nach datum betrag konto summe nummer name kontostand seite bank euro eur buchung ihr ihre sie wir ' +
    'the and of to for date amount total balance page account name number from your'
  ).split(' '),
)

const isKnown = (text: string) => KNOWN.has(text.toLowerCase().replace(/[.,:;]$/, ''))

/** Enough words to judge by; a page with fewer is taken as it is. */
const ENOUGH = 12

/**
 * Enough words of letters to judge letters by, and the share of vowels among the letters of our languages,
 * abbreviations included.
 */
const ENOUGH_LETTERS = 10,
  FEWEST_VOWELS = 0.28,
  MAX_VOWELS = 0.6

/** Figures may be right where letters are not: words without one that is known, and with too few or too many vowels. */
function isScrambled(words: readonly Word[]): boolean {
  if (words.some(({ text }) => isKnown(text))) return false
  const lettered = words
    .map(({ text }) => text.toLowerCase().replace(/[.,:;]$/, ''))
    .filter((text) => /^\p{L}{3,}$/u.test(text))
  if (new Set(lettered).size < ENOUGH_LETTERS) return false
  const letters = lettered.join('').normalize('NFD'),
    vowels = letters.match(/[aeiou]/g)?.length ?? 0
  return vowels < FEWEST_VOWELS * letters.length || vowels > MAX_VOWELS * letters.length
}

/**
 * Broken text shows hardly a known word, date or amount, or is full of control and private-use characters.
 * Such text counts as none: the page is read from its picture.
 */
export function isNonsense(words: readonly Word[]): boolean {
  if (words.length === 0) return false
  const letters = words.map((word) => word.text).join('')
  const strange = letters.match(/[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu)?.length ?? 0
  if (strange > 0.1 * letters.length) return true
  if (words.length < ENOUGH) return false
  return !isMeant(words, Math.max(2, 0.015 * words.length)) || isScrambled(words)
}

/** Do so many different words say something that is known, a day or an amount? */
function isMeant(words: readonly Word[], wanted: number): boolean {
  const meant = new Set<string>()
  for (const { text } of words) {
    if (isKnown(text) || readDate(text) !== null || readAmount(text) !== null) meant.add(text)
    if (meant.size >= wanted) return true
  }
  return false
}
