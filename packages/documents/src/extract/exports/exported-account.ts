/** An account as an export tells of it, and what its own balances prove. */
import type { Day } from '@attesta/domain/day.ts'
import { decimal, sum, type Cents } from '@attesta/domain/money.ts'
import type { Account } from '@attesta/domain/facts/parse-result.ts'
import { bankOfBlz, bankOfIban, bankOfMarks, type BankTable } from '../../formats/banks.ts'
import type { Judgeable } from '../statement/findings.ts'
import { linksOf } from '../statement/links.ts'

export interface ExportedRow {
  booked: Day
  value: Day | null
  cents: Cents
  balance: Cents | null
  words: string
}

export interface ExportedAccount {
  iban: string | null
  blz: string | null
  bic: string | null
  holders: string[]
  currency: string
  period: { from: Day; to: Day } | null
  opening: Cents | null
  closing: Cents | null
  rows: ExportedRow[]
}

/** The page of everything in a file that has none. */
const ONLY_PAGE = 1

/** @param text all that the file says, for the name of a bank that no number tells */
export function accountOf(
  exported: ExportedAccount,
  text: string,
  banks: BankTable,
): Judgeable & { country: string | null } {
  const { iban, holders, currency, period, opening, closing, rows } = exported
  const coded = iban
    ? bankOfIban(iban, banks)
    : { abi: null, blz: exported.blz, bank: exported.blz ? bankOfBlz(exported.blz, banks) : null }
  const bank = coded.bank ?? bankOfMarks(text, banks)
  const difference =
    opening === null || closing === null ? null : opening + sum(rows.map(({ cents }) => cents)) - closing
  const account: Account = {
    bank: bank?.name ?? null,
    abi: coded.abi ?? (coded.blz ? null : (bank?.abi ?? null)),
    blz: coded.blz ?? bank?.blz ?? null,
    iban,
    bic: exported.bic,
    holders,
    currency,
    period,
    opening_balance: opening === null ? null : decimal(opening),
    closing_balance: closing === null ? null : decimal(closing),
    reconciled: isReconciled(exported, difference),
    transactions: rows.map(({ booked, value, cents, balance, words }) => ({
      booked_on: booked,
      value_on: value,
      description: words,
      amount: decimal(cents),
      balance: balance === null ? null : decimal(balance),
      page: ONLY_PAGE,
    })),
  }
  return {
    account,
    difference,
    closing: null,
    places: { iban: null, holders: null },
    country: iban?.slice(0, 2).replace('SM', 'IT') ?? bank?.country ?? null,
  }
}

/** As for printed statements: running balances without an opening one leave the oldest booking unchecked. */
function isReconciled({ opening, rows }: ExportedAccount, difference: Cents | null): boolean | null {
  const links = linksOf(rows, opening)
  if (links === null || (difference !== null && difference !== 0)) return false
  const isChained = opening !== null && rows.length > 0 && rows.every(({ balance }) => balance !== null)
  return difference === 0 || isChained ? true : null
}
