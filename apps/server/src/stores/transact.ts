import type { Stores } from './index.ts'

/**
 * On whose behalf a transaction runs. Row-level security in the database holds to it even when the code above forgets:
 * an applicant sees rows of their user, a member those of their company, an operator what the desk shows and no
 * document, the system what the named task needs.
 */
export type Scope =
  | { kind: 'applicant'; userId: string }
  | { kind: 'member'; companyId: string; memberId: string }
  | { kind: 'operator'; operatorId: string }
  | { kind: 'system'; task: string }

/**
 * One transaction: everything written in it, jobs and emails too, happens or does not happen together.
 * `together: 'reads'`: changes are refused, and what is asked for at once is fetched in one round trip, each such group
 * a transaction of its own.
 */
export type Transact = <T>(
  scope: Scope,
  work: (stores: Stores) => Promise<T>,
  options?: { together: 'reads' },
) => Promise<T>
