/** How a connection goes on: whose turn it is, and how it ends. */
import type { BankConnectionErrorKind, BankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import type { BankConnection, ConnectedAccount } from '../../stores/bank-connections.ts'
import type { Stores } from '../../stores/index.ts'

/** The person is at the bank. */
const atBank: readonly BankConnectionStatus[] = [
  'created',
  'giving_consent',
  'undergoing_authentication',
  'selecting_accounts',
  'granting_access',
]
/** Bookings are on their way. */
const atWork: readonly BankConnectionStatus[] = ['fetching_transactions', 'tagging_transactions', 'almost_done']
const over: readonly BankConnectionStatus[] = ['mapped', 'rejected', 'expired', 'cancelled', 'failed']

/** Accounts are known once the bank has granted access: then it is our turn. */
export const isAtBank = ({ status, details }: BankConnection): boolean =>
  atBank.includes(status) && details.accounts.length === 0
export const isAtWork = ({ status }: Pick<BankConnection, 'status'>): boolean => atWork.includes(status)
export const isOver = ({ status }: Pick<BankConnection, 'status'>): boolean => over.includes(status)

/** An hour for another try. */
const keptSeconds = 3600

/**
 * Writes the end down, and has the access given back. What failed for the moment alone keeps it for a while, to be
 * tried again.
 */
export async function end(
  stores: Stores,
  connection: BankConnection,
  status: 'mapped' | 'rejected' | 'expired' | 'cancelled' | 'failed',
  error: BankConnectionErrorKind | null,
  more: { mappedAt?: Date; keepsAccess?: boolean } = {},
): Promise<void> {
  await stores.bankConnections.save({
    ...connection,
    status,
    mappedAt: more.mappedAt ?? connection.mappedAt,
    details: { ...connection.details, error },
  })
  await stores.audit({
    event: `bank-connection.${status}`,
    actor: 'system',
    applicationId: connection.applicationId,
    subjectId: connection.id,
  })
  await stores.jobs.send('revokeBankConnection', { connectionId: connection.id }, more.keepsAccess ? keptSeconds : 0)
}

export const withAccount = (
  connection: BankConnection,
  id: string,
  change: Partial<ConnectedAccount>,
): BankConnection => ({
  ...connection,
  details: {
    ...connection.details,
    accounts: connection.details.accounts.map((account) => (account.id === id ? { ...account, ...change } : account)),
  },
})
