/** Is a page's own text worth reading? Fonts with wrong tables give letters that are not those on the page. */
import { readDate } from '../layout/dates.ts'
import { readAmount } from '../layout/amounts.ts'
import type { Word } from './word.ts'

/** The commonest little words and labels of Italian, German and English papers. */
const KNOWN = new Set(('di da del della dei il la le lo per con in al alla un una non che su ed e via data saldo conto totale importo numero nome cognome codice fiscale euro valuta banca mese ' +
  'der die das und von vom zum zur mit fur für auf ist nicht eine ein im am an bei nach datum betrag konto summe nummer name kontostand seite bank euro eur buchung ihr ihre sie wir ' +
  'the and of to for date amount total balance page account name number from your').split(' '))

/** Enough words to judge by; a page with fewer is taken as it is. */
const ENOUGH = 12

/**
 * Broken text shows hardly a known word, date or amount, or is full of control and private-use characters.
 * Such text counts as none: the page is read from its picture.
 */
export function isNonsense(words: readonly Word[]): boolean {
  if (words.length === 0) return false
  const letters = words.map((word) => word.text).join('')
  const strange = [...letters].filter((letter) => /[\p{Cc}\p{Co}\p{Cn}\ufffd]/u.test(letter)).length
  if (strange > 0.1 * letters.length) return true
  if (words.length < ENOUGH) return false
  const meant = new Set(words.map((word) => word.text).filter((text) => KNOWN.has(text.toLowerCase().replace(/[.,:;]$/, '')) || readDate(text) !== null || readAmount(text) !== null))
  return meant.size < Math.max(2, 0.015 * words.length)
}
