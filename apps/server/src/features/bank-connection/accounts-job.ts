import { BankRefused, type LinkAccount } from '@attesta/providers/bank-connection/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import type { BankConnectionErrorKind } from '@attesta/contract/bank-connection.ts'
import type { Deps } from '../../deps.ts'
import type { ConnectedAccount } from '../../stores/bank-connections.ts'
import { kindOf } from './error-kinds.ts'
import { end, withAccount } from './stages.ts'
import { task } from './standing.ts'

/**
 * Owner and number of each account that the bank has opened to us, each asked for once. One that fails says so and
 * leaves the others alone.
 */
export async function readAccounts(
  { transact, bankConnectionProvider }: Deps,
  connectionId: string,
  givesUp: boolean,
): Promise<void> {
  const connection = await transact(task, (stores) => stores.bankConnections.find(connectionId))
  if (!connection || connection.status !== 'granting_access' || bankConnectionProvider === undefined) return
  const look = async ({ bankId }: ConnectedAccount): Promise<LinkAccount | BankConnectionErrorKind> => {
    try {
      return await bankConnectionProvider.account(bankId!)
    } catch (error) {
      if (error instanceof BankRefused) return kindOf(error.reason)
      if (!(error instanceof ProviderUnavailable) || !givesUp) throw error
      return 'unavailable'
    }
  }
  for (const account of connection.details.accounts.filter(({ isRead }) => !isRead)) {
    const seen = await look(account)
    await transact(task, async (stores) => {
      const now = await stores.bankConnections.findLocked(connectionId)
      if (!now || now.status !== 'granting_access') return
      const { id: _theirs, ...known } = typeof seen === 'string' ? { id: null, error: seen } : { ...seen, error: null }
      await stores.bankConnections.save(withAccount(now, account.id, { ...known, isRead: true }))
    })
  }
  await transact(task, async (stores) => {
    const now = await stores.bankConnections.findLocked(connectionId)
    if (!now || now.status !== 'granting_access') return
    const { accounts } = now.details
    if (accounts.every(({ error }) => error !== null))
      await end(stores, now, 'failed', accounts[0]?.error ?? 'no_accounts')
    else await stores.bankConnections.save({ ...now, status: 'linked' })
  })
}
