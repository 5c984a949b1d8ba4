import { lt } from 'drizzle-orm'
import type { Tx } from './connect.ts'
import { holdings, tableOf, type TableName } from './holdings.ts'
import { dayMs } from '../clock.ts'

/** These fill and empty by the minute. */
export const sweptHourly = [
  'rateLimits',
  'idempotency',
  'downloadTickets',
  'handovers',
  'partnerGrants',
] as const satisfies readonly TableName[]

/** Drops the rows of these tables whose days are over. Returns how many of each, where there were any. */
export async function deleteExpired(
  tx: Tx,
  now: Date,
  names: readonly TableName[],
): Promise<Partial<Record<TableName, number>>> {
  const counts: Partial<Record<TableName, number>> = {}
  for (const name of names) {
    const { after } = holdings[name]
    if (!after) throw new Error(`${name} has no age to go at`)
    const { rowCount } = await tx
      .delete(tableOf(name))
      .where(lt(after.since, new Date(now.getTime() - after.days * dayMs)))
    if (rowCount) counts[name] = rowCount
  }
  return counts
}
