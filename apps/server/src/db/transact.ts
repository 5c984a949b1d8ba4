import { addPending, isActGoingOn } from '../audit/acts.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Stores } from '../stores/index.ts'
import type { StoreContext } from '../stores/store-context.ts'
import type { Scope, Transact } from '../stores/transact.ts'
import type { Connection, Tx } from './connect.ts'
import type { InScope } from './in-scope.ts'

export type CreateStores = (tx: Tx, tools: Omit<StoreContext, 'tx'>) => Stores

const roleOf = {
  applicant: 'attesta_api',
  member: 'attesta_api',
  operator: 'attesta_operator',
  system: 'attesta_system',
} as const satisfies Record<Scope['kind'], string>

/**
 * The settings that the row-level security of the database reads end with the transaction. What an audited call changes
 * is committed together with its event.
 */
export function createInScope(connection: Connection): InScope {
  return async (scope, work, { mayBeLost = false, together } = {}) => {
    const opening = {
      text:
        `select set_config('role', $1, true), set_config('app.user_id', $2, true), ` +
        `set_config('app.company_id', $3, true), set_config('synchronous_commit', $4, true)`,
      values: [
        roleOf[scope.kind],
        scope.kind === 'applicant' ? scope.userId : '',
        scope.kind === 'member' ? scope.companyId : '',
        mayBeLost ? 'off' : 'on',
      ],
    }
    // Counters are no part of the call's act. What else it changes is one transaction, with its event.
    const isActs = isActGoingOn() && !mayBeLost && together !== 'reads'
    if (!isActs) return together ? connection.together(together, work, opening) : connection.transaction(work, opening)
    let committed = () => undefined as void
    const result = await connection.transaction(async (tx) => {
      const given = await work(tx)
      committed = await addPending(tx)
      return given
    }, opening)
    committed()
    return result
  }
}

export function createTransact(
  inScope: InScope,
  createStores: CreateStores,
  tools: Omit<StoreContext, 'tx' | 'jobs'>,
  jobsIn: (tx: Tx) => Jobs,
): Transact {
  return (scope, work, options) =>
    inScope(scope, (tx) => work(createStores(tx, { ...tools, jobs: jobsIn(tx) })), options)
}
