/**
 * Reads bank statements of any bank: the table is found by its dates and amounts, and the columns are what the printed
 * balances prove them to be.
 */
import type { BankStatement, Trace } from '@attesta/domain/facts/parse-result.ts'
import { isCreditCardStatement } from '../../classify/likely-type.ts'
import { knownBanks } from '../../formats/banks.ts'
import { evidenceOf } from '../../layout/rows.ts'
import type { Page } from '../../read/word.ts'
import type { Extraction, ReadingContext } from '../extraction.ts'
import { readAccount, type ReadAccount } from './account.ts'
import { annexStart } from './annex-start.ts'
import { balancesOf } from './balances.ts'
import { findingsOf } from './findings.ts'
import { joinContinued } from './join-continued.ts'
import { linesOf, type Line } from './line.ts'
import { yearBoundsOf } from './period.ts'
import { sectionsOf, type Section } from './sections.ts'

// The words of statements, of any issuer. They tell the kind and never the bank.
const KIND_WORDS =
  /\b(?:estratto (?:del )?conto|lista movimenti|elenco movimenti|movimenti (?:del |di )?conto|conto corrente|kontoauszug|kontostand|girokonto|saldo (?:contabile )?(?:iniziale|finale)|(?:alter|neuer) saldo|umsatz(?:ubersicht|anzeige)?|account statement|(?:eur|gbp|usd|chf) statement|(?:opening|closing) balance|buchungstag|data contabile|data valuta|finanzreport)\b/g
/** Words of documents that look alike: a payslip has dates and sums too. */
const OTHER_KIND =
  /\b(?:netto (?:del mese|in busta|busta|a pagare)|retribuzione (?:netta|di fatto)|busta paga|lohnsteuerklasse|steuerklasse|brutto netto bezuge|certificazione unica|modello 730|gesamtbrutto|bescheid fur \d{4})\b/

// Pagamento POS   Lastschrift   Direct debit: how money moves, which every statement says again and again
const MOVEMENTS =
  /\b(?:bonifico|giroconto|addebit[oi]|accredit[oi]|prelievo|pagamento (?:pos|carta)|disposizione|lastschrift|gutschrift|uberweisung|dauerauftrag|kartenzahlung|girocard|direct debit|standing order|card payment|faster payment|bank credit|contactless|bill payment)\b/g

/** `null` when the document shows neither bookings nor a pair of balances, or is a credit card's. */
export function extractStatement(pages: readonly Page[], context: ReadingContext): Extraction<BankStatement> | null {
  if (isCreditCardStatement(pages)) return null
  const lines = linesOf(pages)
  const bounds = yearBoundsOf(lines, context.today)
  const marks = balancesOf(lines, bounds)
  const sections = sectionsOf(lines, marks)
  markAnnexes(lines, sections, new Set(marks.map(({ line }) => line)))
  const accounts = withoutDoubles(
    joinContinued(
      sections
        .map((section) => readAccount(lines, section, bounds, context.banks ?? knownBanks))
        .filter((account) => account !== null),
    ),
  )
  if (accounts.length === 0) return null
  const first = accounts[0]!
  return {
    section: { accounts: accounts.map(({ account }) => account) },
    issuer: first.account.bank,
    country: first.country,
    trace: traceOf(accounts),
    findings: findingsOf(accounts, context),
    score: scoreOf(lines, accounts),
  }
}

/** What follows an account's own table is read as its annex, whether its words are known or not. */
function markAnnexes(lines: readonly Line[], sections: readonly Section[], balances: ReadonlySet<Line>): void {
  for (const { from, to } of sections) {
    const at = annexStart(lines.slice(from, to), balances)
    if (at !== null) lines[from + at]!.kind = 'annex'
  }
}

/**
 * Two accounts cannot have one number: where parts of a file that do not continue each other share it, none of them is
 * proven.
 */
function withoutDoubles(accounts: readonly ReadAccount[]): ReadAccount[] {
  const isDouble = ({ account: { iban } }: ReadAccount) =>
    iban !== null && accounts.filter((other) => other.account.iban === iban).length > 1
  return accounts.map((read) =>
    isDouble(read) && read.account.reconciled === true
      ? { ...read, account: { ...read.account, reconciled: null } }
      : read,
  )
}

function scoreOf(lines: readonly Line[], accounts: readonly ReadAccount[]): number {
  const text = lines.map((line) => line.folded).join('\n')
  const kinds = new Set([...text.matchAll(KIND_WORDS)].map(([word]) => word)).size
  const movements = new Set([...text.matchAll(MOVEMENTS)].map(([word]) => word)).size
  const bookings = accounts.reduce((sum, { rows }) => sum + rows.length, 0)
  const proven = accounts.some(({ account, isBorneOut }) => isBorneOut && account.transactions.length > 1)
  const titles = new Set(accounts.flatMap((account) => account.titles))
  const score =
    Math.min(0.4, kinds * 0.15) +
    (bookings > 2 ? 0.2 : bookings * 0.06) +
    (bookings > 2 && movements > 1 ? 0.15 : 0) +
    (proven ? 0.3 : 0) +
    (titles.has('balance') || (titles.has('debit') && titles.has('credit')) ? 0.2 : 0) +
    (accounts.some(({ account }) => account.iban !== null) ? 0.1 : 0) +
    (accounts.some(({ opening, closing, rows }) => opening !== null && closing !== null && rows.length > 2) ? 0.1 : 0)
  return Math.max(0, Math.min(1, score - (OTHER_KIND.test(text) && !proven ? 0.4 : 0)))
}

function traceOf(accounts: readonly ReadAccount[]): Trace {
  const trace: Trace = {}
  accounts.forEach(({ rows, opening, closing, places }, index) => {
    const path = `bank_statement.accounts.${index}`
    if (opening) trace[`${path}.opening_balance`] = evidenceOf({ page: opening.line.page, words: opening.amount.words })
    if (closing) trace[`${path}.closing_balance`] = evidenceOf({ page: closing.line.page, words: closing.amount.words })
    for (const [field, line] of Object.entries(places)) if (line) trace[`${path}.${field}`] = evidenceOf(line)
    rows.forEach((row, number) => {
      trace[`${path}.transactions.${number}.amount`] = evidenceOf({ page: row.page, words: row.amount.words })
      trace[`${path}.transactions.${number}.description`] = evidenceOf({ page: row.page, words: row.words })
      if (row.balanceAmount)
        trace[`${path}.transactions.${number}.balance`] = evidenceOf({ page: row.page, words: row.balanceAmount.words })
    })
  })
  return trace
}
