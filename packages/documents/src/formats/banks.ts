/** Who a bank is: by the code inside its account numbers, else by the marks of its letterhead. */
import { fold } from '../layout/fold.ts'
import codes from './bank-codes.json' with { type: 'json' }
import type { BankFormat } from './bank-format.ts'
import { germanBanks } from './german-banks.ts'
import { italianBanks } from './italian-banks.ts'

export interface Bank {
  name: string
  country: 'IT' | 'DE'
  abi: string | null
  blz: string | null
  bic: string | null
  /** Only the name that it shares with many others is known. */
  isGroup?: boolean
}

type Register = Readonly<Record<string, readonly (string | null)[]>>

/**
 * The banks that a reader knows. Another table makes known banks unknown ones, so that reading those can be measured
 * too.
 */
export interface BankTable {
  formats: readonly BankFormat[]
  /** Code → name and BIC of every bank in the public registers. */
  abis: Register
  blzs: Register
}

export const knownBanks: BankTable = { formats: [...italianBanks, ...germanBanks], abis: codes.it, blzs: codes.de }

/** The table as if the bank were unknown: neither its format nor its codes in the registers. */
export function withoutBank(table: BankTable, name: string): BankTable {
  const gone = table.formats.filter((format) => format.name === name)
  const isErased = (code: string, registered: string | null | undefined) =>
    registered === name || gone.some((format) => matchOf(format, code) > 0)
  const rest = (register: Register): Register =>
    Object.fromEntries(Object.entries(register).filter(([code, [registered]]) => !isErased(code, registered)))
  return {
    formats: table.formats.filter((format) => !gone.includes(format)),
    abis: rest(table.abis),
    blzs: rest(table.blzs),
  }
}

/** How many digits of the code the format names itself; 0 when the code is another bank's. */
const matchOf = ({ abis = [], blzs = [] }: BankFormat, code: string): number =>
  Math.max(
    0,
    ...[...abis, ...blzs]
      .filter(
        (mask) => mask.length === code.length && [...mask].every((digit, at) => digit === '?' || digit === code[at]),
      )
      .map((mask) => mask.replaceAll('?', '').length),
  )

const formatOf = (table: BankTable, code: string): BankFormat | null =>
  table.formats.reduce<{ format: BankFormat | null; match: number }>(
    (best, format) => {
      const match = matchOf(format, code)
      return match > best.match ? { format, match } : best
    },
    { format: null, match: 0 },
  ).format

/** The bank of a code: the register's own name where many banks share one format. */
function bankOfCode(table: BankTable, code: string, register: Register, country: Bank['country']): Bank | null {
  const format = formatOf(table, code),
    [registered, bic] = register[code] ?? []
  const name = format?.isGroup ? (registered ?? format.name) : (format?.name ?? registered)
  return name
    ? {
        name,
        country,
        abi: country === 'IT' ? code : null,
        blz: country === 'DE' ? code : null,
        bic: bic ?? format?.bic ?? null,
      }
    : null
}

/** The bank of an ABI (5 digits), or `null` when it is unknown. */
export const bankOfAbi = (abi: string, table = knownBanks): Bank | null => bankOfCode(table, abi, table.abis, 'IT')

export const bankOfBlz = (blz: string, table = knownBanks): Bank | null => bankOfCode(table, blz, table.blzs, 'DE')

/** Italian IBANs carry the ABI in places 6–10, German ones the Bankleitzahl in 5–12. */
export function bankOfIban(
  iban: string,
  table = knownBanks,
): { abi: string | null; blz: string | null; bank: Bank | null } {
  if (iban.startsWith('IT') || iban.startsWith('SM'))
    return { abi: iban.slice(5, 10), blz: null, bank: bankOfAbi(iban.slice(5, 10), table) }
  if (iban.startsWith('DE')) return { abi: null, blz: iban.slice(4, 12), bank: bankOfBlz(iban.slice(4, 12), table) }
  return { abi: null, blz: null, bank: null }
}

const codeOf = (codes: readonly string[] | undefined) => codes?.find((code) => !code.includes('?')) ?? null

/**
 * The bank that a letterhead or footer names. Words that all statements share («estratto conto», «data contabile») are
 * never marks; the earliest mark wins, for other banks occur in descriptions; of two at one place the longer
 * («UniCredit Bank GmbH» is not UniCredit).
 */
export function bankOfMarks(text: string, table = knownBanks): Bank | null {
  const folded = ` ${fold(text)} `
  let best: { at: number; mark: string; format: BankFormat } | null = null
  for (const format of table.formats) {
    for (const mark of format.marks) {
      const at = folded.indexOf(` ${mark} `)
      if (at >= 0 && (best === null || at < best.at || (at === best.at && mark.length > best.mark.length)))
        best = { at, mark, format }
    }
  }
  if (!best) return null
  const { name, country, abis, blzs, bic = null, isGroup = false } = best.format
  return { name, country, abi: codeOf(abis), blz: blzs?.length === 1 ? codeOf(blzs) : null, bic, isGroup }
}

/** The names on the letterheads of a bank; empty when we know none. */
export const marksOf = (bank: string, table = knownBanks): readonly string[] =>
  table.formats.filter(({ name }) => name === bank).flatMap(({ marks }) => marks)

/** Whether a code is one of a known bank's own. */
export const hasCode = (bank: string, code: string, table = knownBanks): boolean =>
  table.formats.some((format) => format.name === bank && matchOf(format, code) > 0)

/** The programs that the bank's genuine PDFs are known to be made with; empty when we know none. */
export const usualProducersOf = (bank: string, table = knownBanks): readonly string[] =>
  table.formats.filter(({ name }) => name === bank).flatMap(({ producers = [] }) => producers)

// Banca dei Navigli Cassa Rurale di Altrove Istituto Bancario Ligure Sparkasse Musterstadt Volksbank Nord eG Bankhaus
// Eschenbach
const NAME =
  /^(?:banca|banco|bcc|cassa (?:di risparmio|rurale|padana)|credito|istituto (?:bancario|di credito)|\p{L}*sparkasse|bankhaus|(?:vr[ -]?)?bank|\p{L}*bank|volksbank|raiffeisenbank)\b/iu
const LEGAL_FORM = /[,\s]+(?:s\.?p\.?a\.?|ag|eg|s\.?c\.?(?:p\.?a\.?|r\.?l\.?)?|soc\.? ?coop\.?.*)$/iu

/**
 * A bank that no register or mark names, by the name that a letterhead cell begins with; 2 to 6 words without digits.
 */
export function bankNameIn(cell: string): string | null {
  const name = cell.trim().replace(LEGAL_FORM, '')
  const words = name.split(/\s+/)
  return NAME.test(name) && words.length >= 2 && words.length <= 6 && !/\d/.test(name) && /^\p{Lu}/u.test(words.at(-1)!)
    ? name
    : null
}
