/** Printed balances that follow from one another: what each booking is checked by where a balance is printed after it. */
import type { Cents } from '@attesta/domain/money.ts'

interface Linked {
  cents: Cents
  balance: Cents | null
}

/** Oldest first or newest first, every printed balance must follow from the one before; the number of such links, or null when one breaks. */
export function linksOf(rows: readonly Linked[], opening: Cents | null): number | null {
  const forwards = chain(rows, opening)
  return forwards ?? chain(rows.toReversed(), opening)
}

function chain(rows: readonly Linked[], opening: Cents | null): number | null {
  let expected = opening,
    links = 0
  for (const row of rows) {
    if (expected !== null) expected += row.cents
    if (row.balance === null) continue
    if (expected !== null && expected !== row.balance) return null
    if (expected !== null) links++
    expected = row.balance
  }
  return links
}

/** The balance after the last booking in time, whichever way the rows run. */
export function newestBalance(rows: readonly Linked[]): Cents | null {
  const isOldestFirst = chain(rows, null) !== null
  return (
    (isOldestFirst ? rows.findLast((row) => row.balance !== null) : rows.find((row) => row.balance !== null))
      ?.balance ?? null
  )
}
