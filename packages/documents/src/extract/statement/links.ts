/**
 * Printed balances that follow from one another: what each booking is checked by where a balance is printed after it.
 */
import type { Cents } from '@attesta/domain/money.ts'

interface Linked {
  cents: Cents
  balance: Cents | null
}

/**
 * Oldest first or newest first, every printed balance must follow from the one before; the number of such links, or
 * null when one breaks.
 */
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

/**
 * So many of the printed balances must follow for the others to be breaks, and not a column that was misread: one
 * changed balance breaks two links.
 */
const MANY = 0.3

/**
 * By how much the first balance that does not follow differs from what it should be; null when all follow, or hardly
 * any.
 */
export function breakOf(rows: readonly Linked[], opening: Cents | null): Cents | null {
  const breaks = [rows, rows.toReversed()].map((inOrder) => breaksIn(inOrder, opening))
  const [fewest] = breaks.toSorted((one, other) => one.differences.length - other.differences.length)
  const { differences, links } = fewest!
  return differences.length > 0 && links - differences.length >= MANY * links ? differences[0]! : null
}

function breaksIn(rows: readonly Linked[], opening: Cents | null): { differences: Cents[]; links: number } {
  const differences: Cents[] = []
  let expected = opening,
    links = 0
  for (const row of rows) {
    if (expected !== null) expected += row.cents
    if (row.balance === null) continue
    if (expected !== null) links++
    if (expected !== null && expected !== row.balance) differences.push(expected - row.balance)
    expected = row.balance
  }
  return { differences, links }
}
