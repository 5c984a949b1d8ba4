/** Instalments that a bank's row names by «rata», or by a lender's name alone. Source: C-recurrent-costs. */
import { monthOf, monthsFrom } from '../day.ts'
import { foldWords } from './fold.ts'
import type { Movement } from './movement.ts'
import { payerOf } from './payer.ts'

/** So many months in a row, the same amount to the cent. */
const MONTHS = 3

// RATA 12/48   RATE 3 VON 12   MONATSRATE   TEILZAHLUNG
const ofPurpose = /^(?:RAT[AE]|RATEN|MONATSRATE|TEILZAHLUNG\w*|RATEIZZ\w*)$/
// CREDITO AUTO ITALIA SPA   ALFA FINANZIARIA   BETA CREDIT GMBH   GAMMA LENDING
const ofName =
  /^(?:CREDITO|CREDIT|CREDITS|FINANZIARI\w*|FINANCE|FINANCIAL|FINANZ|FINANZIAMENTI|KREDIT(?!KART)\w*|LENDING|PRESTITI|PAYLATER)$/
/** Learning, a member's fee, a tax, a journey or a house is paid in instalments too; banks and papers bear such names. */
const otherwise =
  /^(?:SCUOLA|SCOLASTIC\w*|UNIVERSIT\w*|ISCRIZION\w*|TASSE?|TARI|IMU|CORSO|CORSI|MASTER|RETTA|NIDO|ASILO|MENSA|PALESTRA|ABBONAMENT\w*|CONDOM\w*|QUOT[AE]|DONAZION\w*|SCHUL\w*|KITA|STUDI\w*|SEMESTER\w*|KURS\w*|BEITRAG\w*|SPEND\w*|SPAR\w*|ETF|DEPOT|VERLAG|MAGAZIN|VIAGGI\w*|EXCHANGE|EMILIANO|AGRICOLE|VALTELLINESE|SUISSE)$/

/** The word that makes it one; null where the amounts or months differ, and where nothing says so. */
export function instalmentWord(movements: readonly Movement[]): string | null {
  const months = [...new Set(movements.map(({ bookedOn }) => monthOf(bookedOn)))].sort()
  const [first, last] = [months[0], months.at(-1)]
  const [{ amount } = { amount: 0 }] = movements
  if (amount >= 0 || months.length < MONTHS || months.length < movements.length) return null
  if (movements.some((one) => one.amount !== amount) || monthsFrom(first!, last!).length > months.length) return null
  const said = movements.map((one) => {
    const words = foldWords(one.description)
    // A bank's own word may open a lender's name, too.
    return { words, name: [...foldWords(payerOf(one).name ?? ''), ...(words[1] === 'CARD' ? [] : words.slice(0, 1))] }
  })
  if (said.some(({ words }) => words.some((word) => otherwise.test(word)))) return null
  const found = said.map(
    ({ words, name }) => words.find((word) => ofPurpose.test(word)) ?? name.find((word) => ofName.test(word)),
  )
  return found.every((word) => word !== undefined) ? found[0]! : null
}
