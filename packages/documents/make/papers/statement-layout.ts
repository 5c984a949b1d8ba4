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
  /** The holder as this bank spells people. */
  holderOf(statement: Statement): string
  /** The words of a row, a line each. */
  describe(row: Row): string[]
  /** Which rows print a day of value of their own. */
  valueDays: 'always' | 'when_other' | 'never'
  printsRunningBalances: boolean
  newestFirst: boolean
  draw(sheet: Sheet, statement: Statement): void
}

/** The days between which the bank prints its statement, for the file's own date. */
export const pressOf = (layout: StatementLayout, statement: Statement): Press => ({ producer: layout.producer, title: 'Estratto conto', madeOn: statement.to })

const printsValueDay = ({ valueDays }: StatementLayout, row: Row) => valueDays === 'always' || (valueDays === 'when_other' && row.valueOn !== row.bookedOn)

/** The true reading of a clean statement. */
export function statementTruth(layout: StatementLayout, statement: Statement): Partial<ParseResult> {
  const rows = layout.newestFirst ? statement.rows.toReversed() : statement.rows
  const iban = statement.account.iban
  const account: Account = {
    bank: layout.bank, abi: layout.country === 'IT' ? iban.slice(5, 10) : null, blz: layout.country === 'DE' ? iban.slice(4, 12) : null, iban, bic: layout.bic,
    holders: [layout.holderOf(statement)], currency: 'EUR', period: { from: statement.from, to: statement.to },
    opening_balance: decimal(statement.opening), closing_balance: decimal(statement.closing), reconciled: true,
    transactions: rows.map((row) => ({ booked_on: row.bookedOn, value_on: printsValueDay(layout, row) ? row.valueOn : null, description: layout.describe(row).join(' '),
      amount: decimal(row.amount), balance: layout.printsRunningBalances ? decimal(row.balance) : null, page: 0 })),
  }
  return { type: 'bank_statement', verdict: 'parsed', country: layout.country, issuer: layout.bank, source: 'text', bank_statement: { accounts: [account] } }
}
