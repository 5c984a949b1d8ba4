/** What every bank's statement has in common: the truth it tells, and the seam that each layout fills. */
import type { Account, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Press, Sheet, Face } from '../draw/sheet.ts'
import type { Row, Statement } from '../life/ledger.ts'

export interface StatementLayout {
  bank: string
  country: 'IT' | 'DE'
  /** ABI or Bankleitzahl of the account numbers that it gives out. */
  bankCode: string
  producer: string
  face: Face
  bic: string | null
  /** The holders as this bank spells people. */
  holdersOf(statement: Statement): string[]
  /** The accounts that one document tells of; the statement's alone when left out. */
  accountsOf?(statement: Statement): Statement[]
  /** Does the bank send a sheet a month, whatever time is asked for? */
  monthly?: boolean
  /** What the document does not print. */
  leavesOut?: ReadonlyArray<'opening' | 'closing' | 'period' | 'iban'>
  /** The words of a row, a line each. */
  describe(row: Row): string[]
  /** Which rows print a day of value of their own. */
  valueDays: 'always' | 'when_other' | 'never'
  printsRunningBalances: boolean
  newestFirst: boolean
  draw(sheet: Sheet, statement: Statement): void
}

/** The days between which the bank prints its statement, for the file's own date. */
export const pressOf = (layout: StatementLayout, statement: Statement): Press => ({
  producer: layout.producer,
  title: 'Estratto conto',
  madeOn: statement.to,
})

const printsValueDay = ({ valueDays }: StatementLayout, row: Row) =>
  valueDays === 'always' || (valueDays === 'when_other' && row.valueOn !== row.bookedOn)

/** The true reading of a clean statement. */
export function statementTruth(layout: StatementLayout, statement: Statement): Partial<ParseResult> {
  const accounts = (layout.accountsOf?.(statement) ?? [statement]).map((account) =>
    accountTruth(layout, account, layout.holdersOf(statement)),
  )
  return {
    type: 'bank_statement',
    verdict: 'parsed',
    country: layout.country,
    issuer: layout.bank,
    source: 'text',
    bank_statement: { accounts },
  }
}

function accountTruth(
  layout: StatementLayout,
  { account: { iban }, from, to, opening, closing, rows: oldestFirst }: Statement,
  holders: string[],
): Account {
  const rows = layout.newestFirst ? oldestFirst.toReversed() : oldestFirst
  const prints = (what: 'opening' | 'closing' | 'period' | 'iban') => !layout.leavesOut?.includes(what)
  // Running balances check every booking but the oldest, which only an opening balance checks.
  const isProvable = prints('opening') && (prints('closing') || layout.printsRunningBalances)
  const code = {
    abi: layout.country === 'IT' ? layout.bankCode : null,
    blz: layout.country === 'DE' ? layout.bankCode : null,
    iban: prints('iban') ? iban : null,
  }
  return {
    bank: layout.bank,
    ...code,
    bic: layout.bic,
    holders,
    currency: 'EUR',
    period: prints('period') ? { from, to } : null,
    opening_balance: prints('opening') ? decimal(opening) : null,
    closing_balance: prints('closing') ? decimal(closing) : null,
    reconciled: isProvable ? true : null,
    transactions: rows.map((row) => ({
      booked_on: row.bookedOn,
      value_on: printsValueDay(layout, row) ? row.valueOn : null,
      description: layout.describe(row).join(' '),
      amount: decimal(row.amount),
      balance: layout.printsRunningBalances ? decimal(row.balance) : null,
      page: 0,
    })),
  }
}
