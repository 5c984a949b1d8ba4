import type { Clock } from '../clock.ts'
import type { KeyRing } from '../crypto/key-ring.ts'
import type { Tx } from '../db/connect.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Random } from '../random.ts'

/** What every store stands on. `tx` and `jobs` belong to one transaction. */
export interface StoreContext {
  tx: Tx
  keys: KeyRing
  clock: Clock
  random: Random
  jobs: Jobs
  /** Emails with codes, over all addresses. */
  maxCodesPerHour: number
}

/** The row of a statement that gives exactly one. @throws Error when the database gave none: a bug, not a refusal */
export function only<T>(rows: readonly T[]): T {
  const row = rows[0]
  if (row === undefined) throw new Error('a statement that must give a row gave none')
  return row
}
