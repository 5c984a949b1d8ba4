import { sql } from 'drizzle-orm'
import type { Jobs } from '../jobs/jobs.ts'
import type { Stores } from '../stores/index.ts'
import type { StoreContext } from '../stores/store-context.ts'
import type { Scope, Transact } from '../stores/transact.ts'
import type { Connection, Tx } from './connect.ts'

export type CreateStores = (tx: Tx, tools: Omit<StoreContext, 'tx'>) => Stores

/** Opens transactions in a scope, without stores: for the platform's own tables. */
export type InScope = <T>(scope: Scope, work: (tx: Tx) => Promise<T>, options?: ScopeOptions) => Promise<T>

/** `mayBeLost`: the last half second of such changes may be gone after a crash, so that nobody waits for the disk: counters, times of activity. */
export interface ScopeOptions {
  mayBeLost?: boolean
}

const roleOf = {
  applicant: 'attesta_api',
  member: 'attesta_api',
  operator: 'attesta_operator',
  system: 'attesta_system',
} as const satisfies Record<Scope['kind'], string>

/** The settings that the row-level security of the database reads. They end with the transaction. */
export function createInScope(connection: Connection): InScope {
  return (scope, work, { mayBeLost = false } = {}) =>
    connection.transaction(async (tx) => {
      const role = roleOf[scope.kind]
      const userId = scope.kind === 'applicant' ? scope.userId : ''
      const companyId = scope.kind === 'member' ? scope.companyId : ''
      await tx.execute(
        sql`select set_config('role', ${role}, true), set_config('app.user_id', ${userId}, true), set_config('app.company_id', ${companyId}, true), set_config('synchronous_commit', ${mayBeLost ? 'off' : 'on'}, true)`,
      )
      return work(tx)
    })
}

export function createTransact(
  inScope: InScope,
  createStores: CreateStores,
  tools: Omit<StoreContext, 'tx' | 'jobs'>,
  jobsIn: (tx: Tx) => Jobs,
): Transact {
  return (scope, work) => inScope(scope, (tx) => work(createStores(tx, { ...tools, jobs: jobsIn(tx) })))
}
