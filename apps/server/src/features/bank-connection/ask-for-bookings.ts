import type { BankConnectionErrorKind } from '@attesta/contract/bank-connection.ts'
import { openDocuments } from '../../application/change-answers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { BankConnection } from '../../stores/bank-connections.ts'
import type { Stores } from '../../stores/index.ts'
import { isAtWork, isOver } from './stages.ts'

export interface Wish {
  accountIds: readonly string[]
  bankName: string | null
  bankAbi: string | null
  again: boolean
}

/** What another try may mend, while the access still stands. */
const passing: readonly (BankConnectionErrorKind | null)[] = ['transactions_failed', 'bank_error', 'unavailable']

/**
 * The one connection of the application that holds every account; an unknown account and another person's are refused
 * alike.
 */
async function holding(stores: Stores, applicationId: string, accountIds: readonly string[]): Promise<BankConnection> {
  const found = (await stores.bankConnections.of(applicationId)).find(({ details }) =>
    accountIds.every((id) => details.accounts.some((account) => account.id === id)),
  )
  const locked = found && (await stores.bankConnections.findLocked(found.id))
  if (!locked) throw new Refusal('not_found')
  return locked
}

/**
 * Begins to fetch the accounts' bookings, once; a repeated call is told how that stands. @throws Refusal `not_found`,
 * `conflict`, `bank_connection_over`
 */
export async function askForBookings(
  stores: Stores,
  applicationId: string,
  { accountIds, bankName, bankAbi, again }: Wish,
): Promise<BankConnection> {
  const connection = await holding(stores, applicationId, accountIds)
  const { status, details } = connection
  const canTryAgain = status === 'failed' && again && details.linkId !== null && passing.includes(details.error)
  if (status !== 'linked' && !canTryAgain) {
    if (isAtWork(connection) || status === 'mapped' || status === 'failed') return connection
    throw new Refusal(isOver(connection) ? 'bank_connection_over' : 'conflict')
  }
  await openDocuments(stores, applicationId, null)
  const wanted = new Set(accountIds)
  const begun: BankConnection = {
    ...connection,
    status: 'fetching_transactions',
    details: {
      ...details,
      error: null,
      chosen: [...wanted],
      bankName: bankName ?? details.bankName,
      bankAbi: bankAbi ?? details.bankAbi,
      accounts: details.accounts.map((account) =>
        canTryAgain && wanted.has(account.id) ? { ...account, error: null } : account,
      ),
    },
  }
  await stores.bankConnections.save(begun)
  await stores.audit({
    event: 'bank-connection.asked',
    actor: 'owner',
    actorId: connection.userId,
    applicationId,
    subjectId: connection.id,
  })
  await stores.jobs.send('fetchBankTransactions', { connectionId: connection.id })
  return begun
}
