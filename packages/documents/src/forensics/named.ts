/**
 * The names and numbers that a document is about, as words: where one of these was replaced, the document was made
 * someone else's.
 */
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { fold } from '../layout/fold.ts'
import type { IsName } from './changes.ts'

/** Shorter words (di, van) stand in any text. */
const FEWEST_LETTERS = 3

export function namedIn({ bank_statement, payslip, tax_document, identity, work_contract }: ParseResult): IsName {
  const accounts = bank_statement?.accounts ?? []
  const texts = [
    ...accounts.flatMap(({ holders, iban }) => [...holders, iban]),
    payslip?.employee,
    payslip?.employer,
    payslip?.fiscal_code,
    payslip?.iban,
    tax_document?.name,
    tax_document?.employer,
    tax_document?.fiscal_code,
    identity?.surname,
    identity?.given_names,
    identity?.number,
    work_contract?.employer,
    work_contract?.employee,
  ]
  const words = new Set(
    texts.flatMap((text) => (text ? fold(text).split(' ') : [])).filter((word) => word.length >= FEWEST_LETTERS),
  )
  // An IBAN is printed in groups of four: IT60 X054 2811 …
  const ibans = accounts.flatMap(({ iban }) => (iban ? [iban] : []))
  return (word) =>
    fold(word)
      .split(' ')
      .some((part) => words.has(part)) ||
    (/^[A-Z0-9]{4}$/.test(word) && /\d/.test(word) && ibans.some((iban) => iban.includes(word)))
}
