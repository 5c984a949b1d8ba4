/** Whom a pension or a benefit is for, where the row prints it. Source: C-other-income. */
import type { AccountLine } from '../facts/account-lines.ts'
import type { Day } from '../day.ts'
import { foldWords } from '../transactions/fold.ts'

// BENEF NERI MARIO   BENEFICIARIO: DE ROSA MARIA CAT VO   PER CONTO DI NERI MARIO   DELEGA RISCOSSIONE NERI MARIO
const printed = new RegExp(
  '\\b(?:BENEF(?:ICIARIO)?|PER CONTO DI|DELEGA(?: ALLA)? RISCOSSIONE)\\b[.:]*\\s*' +
    '(?:(?:DI|SIG|SIGRA|SIGNORA?)\\b[.:]*\\s*)*(\\p{L}{2,}\\s+\\p{L}{3,}.*)',
  'iu',
)
const noName = new RegExp(
  '\\b(?:VOSTR[OA]|CONTO|CORRENTE|PENSIONE|RATA|MESE|INPS|SEDE|POSTE|BANCA|IBAN|INTESTATARIO' +
    '|MINISTERO|MEF|STATO|FONDO|CASSA|ENTE|GESTIONE|CAT|CERT' +
    '|EX|INPDAP|TESORO|TESORERIA|DIREZIONE|UFFICIO|AGENZIA|RAGIONERIA|PROVINCIALE)\\b',
  'i',
)
/** Behind the names other words may stand. */
const LONGEST_NAME = 4

// 12 120348 K 001: area, day of birth, letter of the name at birth. Sources: § 147 SGB VI, VKVV.
const insuranceNumber = /(?<!\d)\d{2} ?(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(\d{2}) ?[A-Z] ?\d{3}(?!\d)/
/** Paid to those whom the insured person left, under that person's number. */
const ofTheDead = /WITWE|WAISE|HINTERBLIEBEN/

/** The row prints the insurance number of one who was born on another day. */
export function isUnderAnotherNumber({ description }: AccountLine, bornOn: Day | null): boolean {
  const found = insuranceNumber.exec(description)
  if (found === null || bornOn === null || ofTheDead.test(foldWords(description).join(' '))) return false
  const [, day, month, year] = found
  return `${year!}-${month!}-${day!}` !== bornOn.slice(2)
}

/** Two words of a name are enough, each perhaps cut off by the bank. */
const isNamed = (words: readonly string[], name: string): boolean =>
  foldWords(name).filter((own) => words.some((word) => own.startsWith(word))).length > 1

/** The row names one who is none of `names`: a husband who died, a mother whose pension comes to a child's account. */
export function isForAnotherPerson({ description }: AccountLine, names: readonly string[]): boolean {
  const rest = printed.exec(description)?.[1]
  if (rest === undefined || noName.test(rest.split(/\s+/).slice(0, 2).join(' '))) return false
  const words = foldWords(rest).slice(0, LONGEST_NAME)
  return !names.some((name) => isNamed(words, name))
}
