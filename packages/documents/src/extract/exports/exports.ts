/** Statements that were downloaded as plain text. Anybody can write such a file: it has no legal value, and says so whatever it proves. */
import type { BankStatement } from '@attesta/domain/facts/parse-result.ts'
import { knownBanks } from '../../formats/banks.ts'
import type { ExportFile } from '../../read/export-form.ts'
import type { Extraction, ReadingContext } from '../extraction.ts'
import { findingsOf, statementFinding } from '../statement/findings.ts'
import { readCamt } from './camt.ts'
import { readCsv } from './csv.ts'
import { accountOf } from './exported-account.ts'
import { readMt940 } from './mt940.ts'

/** `null` when the text is no statement. */
export function extractExport({ form, text }: ExportFile, context: ReadingContext): Extraction<BankStatement> | null {
  const exported = form === 'camt' ? readCamt(text) : form === 'mt940' ? readMt940(text) : readCsv(text, { from: null, to: context.today })
  if (!exported?.some(({ rows, opening, closing }) => rows.length > 0 || (opening !== null && closing !== null))) return null
  const accounts = exported.map((account) => accountOf(account, text.slice(0, 2000), context.banks ?? knownBanks))
  return {
    section: { accounts: accounts.map(({ account }) => account) }, issuer: accounts[0]!.account.bank, country: accounts[0]!.country, trace: {}, score: 1,
    findings: [statementFinding('no_legal_value', 'warning', {}, null), ...findingsOf(accounts, context)],
  }
}
