import type { Scope } from '../stores/transact.ts'
import type { Tx } from './connect.ts'

/** Opens transactions in a scope, without stores: for the platform's own tables. */
export type InScope = <T>(scope: Scope, work: (tx: Tx) => Promise<T>, options?: ScopeOptions) => Promise<T>

/**
 * `mayBeLost`: the last half second of such changes may be gone after a crash, so that no call waits for the disk:
 * counters, times of activity.
 */
interface ScopeOptions {
  mayBeLost?: boolean
  /**
   * Statements asked for at once are sent at once, each such group a transaction of its own: for reads, and for single
   * changes.
   */
  together?: 'reads' | 'writes'
}
