import { BankRefused } from '@attesta/providers/bank-connection/port.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandlers, JobRun } from '../../jobs/index.ts'
import type { BankConnection } from '../../stores/bank-connections.ts'
import { readAccounts } from './accounts-job.ts'
import { abandonedSeconds } from './begin.ts'
import { fetchBookings } from './bookings-job.ts'
import { end, isOver } from './stages.ts'
import { task } from './standing.ts'

/**
 * Gives the access of a connection that is over back and forgets by what the provider knew it. One that was left lying
 * is over now.
 */
async function revoke(deps: Deps, connectionId: string, isLast: boolean): Promise<void> {
  const { transact, bankConnectionProvider, clock, log } = deps
  const connection = await transact(task, (stores) => stores.bankConnections.find(connectionId))
  const linkId = connection?.details.linkId
  if (!connection || !linkId || bankConnectionProvider === undefined) return
  if (!isOver(connection)) return leaveLying(deps, connection)
  await bankConnectionProvider.revoke(linkId).catch((error: unknown) => {
    if (!(error instanceof BankRefused) && !isLast) throw error
    // It ends by itself within a week.
    log.fault({ event: 'bank-connection.not_revoked' }, error)
  })
  await transact(task, async (stores) => {
    const now = await stores.bankConnections.findLocked(connectionId)
    if (!now) return
    await stores.bankConnections.save({
      ...now,
      revokedAt: clock.now(),
      details: {
        ...now.details,
        linkId: null,
        link: null,
        accounts: now.details.accounts.map((account) => ({ ...account, bankId: null })),
      },
    })
    await stores.audit({
      event: 'bank-connection.revoked',
      actor: 'system',
      applicationId: now.applicationId,
      subjectId: now.id,
    })
  })
}

async function leaveLying({ transact, clock }: Deps, { id, createdAt }: BankConnection): Promise<void> {
  if (clock.now().getTime() - createdAt.getTime() < abandonedSeconds * 1000) return
  await transact(task, async (stores) => {
    const now = await stores.bankConnections.findLocked(id)
    if (now && !isOver(now)) await end(stores, now, 'expired', 'session_expired')
  })
}

/** The person waits at the screen: after a second silence they are told, and may try again themselves. */
const givesUp = ({ attempt, isLast }: JobRun): boolean => isLast || attempt > 1

export const bankConnectionJobs = (deps: Deps) =>
  ({
    readBankAccounts: ({ connectionId }, run) => readAccounts(deps, connectionId, givesUp(run)),
    fetchBankTransactions: ({ connectionId }, run) => fetchBookings(deps, connectionId, givesUp(run)),
    revokeBankConnection: ({ connectionId }, { isLast }) => revoke(deps, connectionId, isLast),
  }) satisfies JobHandlers<'readBankAccounts' | 'fetchBankTransactions' | 'revokeBankConnection'>
