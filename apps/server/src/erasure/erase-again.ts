import type { Deps } from '../deps.ts'
import { ledgerOf, readErased } from './erasure-ledger.ts'
import { finishErasure } from './finish-erasure.ts'

/**
 * Erases everybody again who is on the list of erasures: a database brought back from a backup still has them. Gives
 * how many it had.
 */
export async function eraseAgain(deps: Pick<Deps, 'transact' | 'keys' | 'storage'>, dataDir: string): Promise<number> {
  let count = 0
  for (const userId of await readErased(ledgerOf(dataDir))) {
    const gone = await deps.transact({ kind: 'system', task: 'purge' }, (stores) =>
      stores.erasure.account(userId, 'asked'),
    )
    if (gone.subjects.length > 0) count++
    await finishErasure(deps, gone)
  }
  return count
}
