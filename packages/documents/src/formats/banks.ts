/** Who a bank is: by the code inside its account numbers, else by the marks of its letterhead. */
import { fold } from '../layout/fold.ts'
import codes from './bank-codes.json' with { type: 'json' }
import marks from './bank-marks.json' with { type: 'json' }

export interface Bank { name: string; country: 'IT' | 'DE'; abi: string | null; blz: string | null; bic: string | null }

const italian: Record<string, readonly (string | null)[]> = codes.it
const german: Record<string, readonly (string | null)[]> = codes.de

/** The bank of an ABI (5 digits), or `null` when the register does not know it. */
export function bankOfAbi(abi: string): Bank | null {
  const known = italian[abi]
  return known ? { name: known[0]!, country: 'IT', abi, blz: null, bic: known[1] ?? null } : null
}

export function bankOfBlz(blz: string): Bank | null {
  const known = german[blz]
  return known ? { name: known[0]!, country: 'DE', abi: null, blz, bic: known[1] ?? null } : null
}

/** Italian IBANs carry the ABI in places 6–10, German ones the Bankleitzahl in 5–12. */
export function bankOfIban(iban: string): { abi: string | null; blz: string | null; bank: Bank | null } {
  if (iban.startsWith('IT') || iban.startsWith('SM')) return { abi: iban.slice(5, 10), blz: null, bank: bankOfAbi(iban.slice(5, 10)) }
  if (iban.startsWith('DE')) return { abi: null, blz: iban.slice(4, 12), bank: bankOfBlz(iban.slice(4, 12)) }
  return { abi: null, blz: null, bank: null }
}

/**
 * The bank that a letterhead or footer names. Words that all statements share («estratto conto», «data contabile») are never marks;
 * the earliest mark wins, for other banks occur in descriptions.
 */
export function bankOfMarks(text: string): Bank | null {
  const folded = ` ${fold(text)} `
  let best: { at: number; bank: Bank } | null = null
  for (const { name, country, marks: words, abi, blz } of marks.banks) {
    for (const mark of words) {
      const at = folded.indexOf(` ${mark} `)
      if (at >= 0 && (best === null || at < best.at)) best = { at, bank: (abi && bankOfAbi(abi)) || (blz && bankOfBlz(blz)) || { name, country: country as Bank['country'], abi: null, blz: null, bic: null } }
    }
  }
  return best?.bank ?? null
}

// Banca dei Navigli   Cassa Rurale di Altrove   Sparkasse Musterstadt   Volksbank Nord eG
const NAME = /^(?:banca|banco|bcc|cassa (?:di risparmio|rurale|padana)|credito|\p{L}*sparkasse|(?:vr[ -]?)?bank|\p{L}*bank|volksbank|raiffeisenbank)\b/iu
const LEGAL_FORM = /[,\s]+(?:s\.?p\.?a\.?|ag|eg|s\.?c\.?(?:p\.?a\.?|r\.?l\.?)?|soc\.? ?coop\.?.*)$/iu

/** A bank that no register or mark names, by the name that a letterhead cell begins with; 2 to 6 words without digits. */
export function bankNameIn(cell: string): string | null {
  const name = cell.trim().replace(LEGAL_FORM, '')
  const words = name.split(/\s+/)
  return NAME.test(name) && words.length >= 2 && words.length <= 6 && !/\d/.test(name) && /^\p{Lu}/u.test(words.at(-1)!) ? name : null
}
