/** What an account's own number says against the statement: wrong check digits, or the code of another bank. */
import { bankOfIban, marksOf, bankOfMarks, hasCode, type BankTable } from '../../formats/banks.ts'
import { fold } from '../../layout/fold.ts'
import { isIban } from '../../layout/ibans.ts'
import type { Line } from './line.ts'

/** Countries whose numbers are told by their form alone: an Italian one has a letter behind its check digits. */
const FORMS = [/^(?:IT|SM)\d{2}[A-Z]\d{10}[A-Z\d]{12}$/, /^DE\d{20}$/, /^AT\d{18}$/]
/** Words of pixels are less sure. */
const PRINTED = 100
/** Below them other banks are named. */
const LETTERHEAD_LINES = 6

// IT60 X054 2811 …   IT60X0542811101000000123456   no VAT number, which is one piece of eleven
const BEGINNING = /^(?:IT|SM|DE|AT)\d{2}(?:$|[A-Z\d]{16,}$)/
const LABEL = /^iban[:.]?$/i

/** A number in the form of an IBAN, behind that word or in groups, with check digits not its own; from text only. */
export function misprintedIban(heads: readonly Line[]): { iban: string; line: Line } | null {
  for (const line of heads)
    for (const [at, { text }] of line.words.entries()) {
      const isBegun = BEGINNING.test(text.toUpperCase()) || LABEL.test(line.words[at - 1]?.text ?? '')
      const iban = isBegun ? formedIban(line.words.slice(at)) : null
      if (iban !== null) return isIban(iban) ? null : { iban, line }
    }
  return null
}

/** The words as one number, up to where it has the form of one. */
function formedIban(words: Line['words']): string | null {
  let iban = ''
  for (const { text, confidence } of words) {
    if (confidence < PRINTED) return null
    iban += text.toUpperCase()
    if (FORMS.some((form) => form.test(iban))) return iban
  }
  return null
}

/**
 * The bank whose name stands in the letterhead, and the one whose code the number has, where both are certain: known
 * ones of one country, the code not among the first one's, the second one named nowhere above the bookings.
 */
export function banksThatDiffer(
  iban: string | null,
  heads: readonly Line[],
  banks: BankTable,
): { bank: string; other: string } | null {
  const coded = iban === null ? null : bankOfIban(iban, banks),
    code = coded?.abi ?? coded?.blz,
    named = bankOfMarks(
      heads
        .slice(0, LETTERHEAD_LINES)
        .map(({ folded }) => folded)
        .join('\n'),
      banks,
    )
  if (!code || !coded?.bank || !named || named.isGroup || named.country !== coded.bank.country) return null
  const text = ` ${fold(heads.map(({ folded }) => folded).join(' '))} `,
    marks = marksOf(coded.bank.name, banks)
  return marks.length === 0 || marks.some((mark) => text.includes(` ${mark} `)) || hasCode(named.name, code, banks)
    ? null
    : { bank: named.name, other: coded.bank.name }
}
