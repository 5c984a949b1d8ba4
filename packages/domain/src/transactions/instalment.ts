/** Instalments that a bank's row names by «rata», or by a lender's name alone. Source: C-recurrent-costs. */
import { monthOf, monthsFrom } from '../day.ts'
import { foldWords } from './fold.ts'
import type { Movement } from './movement.ts'
import { schoolWords } from './paid-in-instalments.ts'
import { payerOf } from './payer.ts'
import { fits } from './phrase.ts'

/** So many months in a row, the same amount to the cent. */
const MONTHS = 3

// RATA 12/48   RATE 3 VON 12   MONATSRATE   TEILZAHLUNG
const ofPurpose = /^(?:RAT[AE]|RATEN|MONATSRATE|TEILZAHLUNG\w*|RATEIZZ\w*)$/
// CREDITO AUTO ITALIA SPA   ALFA FINANZIARIA   BETA CREDIT GMBH   GAMMA LENDING
const ofName =
  /^(?:CREDITO|CREDIT|CREDITS|FINANZIARI\w*|FINANCE|FINANCIAL|FINANZ|FINANZIAMENTI|KREDIT(?!KART)\w*|LENDING|PRESTITI|PAYLATER)$/
/** Learning, a member's fee, a journey or savings are paid in instalments too; banks and papers bear such names. */
const otherwise = [
  ...schoolWords,
  ...(
    'ISCRIZION* TASSA TASSE CORSO CORSI MASTER SCHUL* STUDI* SEMESTER* KURS* ABBONAMENT* CONDOM* QUOTA QUOTE DONAZION* ' +
    'BEITRAG* SPEND* SPAR* ETF DEPOT VERLAG MAGAZIN VIAGGI* EXCHANGE EMILIANO AGRICOLE VALTELLINESE SUISSE'
  ).split(' '),
]
const isPaidOtherwise = (word: string): boolean => otherwise.some((pattern) => fits(word, pattern))

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
  if (said.some(({ words }) => words.some(isPaidOtherwise))) return null
  const found = said.map(
    ({ words, name }) => words.find((word) => ofPurpose.test(word)) ?? name.find((word) => ofName.test(word)),
  )
  return found.every((word) => word !== undefined) ? found[0]! : null
}
