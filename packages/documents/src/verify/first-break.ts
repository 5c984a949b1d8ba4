/** Where a statement that does not close goes wrong first, as far as its running balances tell. */
import { fromDecimal } from '@attesta/domain/money.ts'
import type { Account, Finding, ParseResult, Transaction } from '@attesta/domain/facts/parse-result.ts'

/**
 * The first booking, in the order of time, whose balance is not the one before it and its amount; null where no two
 * balances stand together.
 */
export function firstBreak({ transactions, opening_balance }: Account): Transaction | null {
  const isNewestFirst = transactions.length > 1 && transactions[0]!.booked_on > transactions.at(-1)!.booked_on
  let before = opening_balance
  for (const row of isNewestFirst ? transactions.toReversed() : transactions) {
    if (
      before !== null &&
      row.balance !== null &&
      fromDecimal(before) + fromDecimal(row.amount) !== fromDecimal(row.balance)
    )
      return row
    before = row.balance
  }
  return null
}

/** The findings of the reading, that of sums which do not close with the day and page where they first go apart. */
export function locateBreaks({ findings, bank_statement }: ParseResult): Finding[] {
  const broken = (bank_statement?.accounts ?? []).filter(({ reconciled }) => reconciled === false)
  const row = broken.length === 1 ? firstBreak(broken[0]!) : null
  if (row === null) return findings
  return findings.map((finding) =>
    finding.code === 'bank_statement.incomplete' && 'difference' in finding.params
      ? { ...finding, params: { ...finding.params, breaks_on: row.booked_on }, evidence: { page: row.page, box: null } }
      : finding,
  )
}
