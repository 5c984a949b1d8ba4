/**
 * Statements that were downloaded as plain text. Anybody can write such a file: it has no legal value, and says so
 * whatever it proves.
 */
import type { BankStatement } from '@attesta/domain/facts/parse-result.ts'
import { knownBanks } from '../../formats/banks.ts'
import type { YearBounds } from '../../layout/dates.ts'
import type { ExportFile, ExportForm } from '../../read/export-form.ts'
import type { Extraction, ReadingContext } from '../extraction.ts'
import { findingsOf, statementFinding } from '../statement/findings.ts'
import { readCamt } from './camt.ts'
import { readCsv } from './csv.ts'
import { accountOf } from './exported-account.ts'
import { joinSheets, type Sheet } from './join-sheets.ts'
import { readMt940 } from './mt940.ts'

const readers: Record<ExportForm, (text: string, bounds: YearBounds) => Sheet[] | null> = {
  camt: readCamt,
  mt940: readMt940,
  csv: readCsv,
}

/** `null` when a text is no statement. */
export function extractExport({ form, texts }: ExportFile, context: ReadingContext): Extraction<BankStatement> | null {
  const sheets = texts.map((text) => readers[form](text, { from: null, to: context.today }))
  if (sheets.some((one) => one === null)) return null
  const exported = joinSheets(sheets.flatMap((one) => one ?? []))
  if (!exported.some(({ rows, opening, closing }) => rows.length > 0 || (opening !== null && closing !== null)))
    return null
  const accounts = exported.map((account) => accountOf(account, texts[0]!.slice(0, 2000), context.banks ?? knownBanks))
  return {
    section: { accounts: accounts.map(({ account }) => account) },
    issuer: accounts[0]!.account.bank,
    country: accounts[0]!.country,
    trace: {},
    score: 1,
    findings: [statementFinding('no_legal_value', 'warning', {}, null), ...findingsOf(accounts, context)],
  }
}
