/**
 * How the provider says that a link stands, written into our own records. People ask as often as they like; the
 * provider is asked once in five seconds.
 */
import type { BankConnectionErrorKind } from '@attesta/contract/bank-connection.ts'
import { dayIn } from '@attesta/domain/day.ts'
import { BankRefused, type BankConnectionProvider, type LinkState } from '@attesta/providers/bank-connection/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import type { Deps } from '../../deps.ts'
import type { BankConnection, ConnectedAccount } from '../../stores/bank-connections.ts'
import type { Stores } from '../../stores/index.ts'
import { end, isAtBank } from './stages.ts'

const askEveryMs = 5000
/** A consent page that was open for so long is given up. */
const patienceMs = 60 * 60_000
/** The provider may know of a refusal before the tab is back, and the tab alone says why: it is waited for so long. */
const waitForTabMs = 8000

export const task = { kind: 'system', task: 'bank-connection' } as const

export interface Standing {
  state: LinkState
  accountIds: string[]
}

/** A link that the provider does not know any more is over. */
export async function askStanding(bank: BankConnectionProvider, linkId: string): Promise<Standing> {
  return bank.standing(linkId).catch((error: unknown) => {
    if (error instanceof BankRefused && error.reason === 'not_found')
      return { state: 'expired' as const, accountIds: [] }
    throw error
  })
}

/** `denial`: what the return address said; it counts only where the provider does not say that the link stands. */
export async function noteStanding(
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  stores: Stores,
  connection: BankConnection,
  { state, accountIds }: Standing,
  denial: BankConnectionErrorKind | null,
): Promise<void> {
  if (state === 'linked')
    return accountIds.length === 0
      ? end(stores, connection, 'failed', 'no_accounts')
      : grant({ clock, random }, stores, connection, accountIds)
  if (state === 'expired') return end(stores, connection, 'expired', denial ?? 'session_expired')
  if (state === 'rejected' || denial !== null)
    return end(stores, connection, 'rejected', denial ?? 'authentication_failed')
  if (state !== connection.status) await stores.bankConnections.save({ ...connection, status: state })
}

async function grant(
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  stores: Stores,
  connection: BankConnection,
  accountIds: readonly string[],
): Promise<void> {
  const accounts = accountIds.map((bankId): ConnectedAccount => ({
    id: random.uuid(),
    bankId,
    ownerName: null,
    name: null,
    iban: null,
    currency: null,
    lastAccessed: null,
    error: null,
    isRead: false,
    calls: { details: 0, balances: 0, transactions: 0 },
    callsOn: dayIn(clock.now(), 'UTC'),
    documentId: null,
  }))
  await stores.bankConnections.save({
    ...connection,
    status: 'granting_access',
    details: { ...connection.details, accounts, link: null },
  })
  await stores.audit({
    event: 'bank-connection.granted',
    actor: 'system',
    applicationId: connection.applicationId,
    subjectId: connection.id,
  })
  await stores.jobs.send('readBankAccounts', { connectionId: connection.id })
}

/** Asks the provider where it is this caller's turn. When it does not answer, what is written down stands. */
export async function refresh(deps: Deps, connection: BankConnection): Promise<void> {
  const { transact, bankConnectionProvider, clock } = deps
  const { linkId } = connection.details
  const own = { kind: 'applicant', userId: connection.userId } as const
  if (bankConnectionProvider === undefined || linkId === null || !isAtBank(connection)) return
  if (!(await transact(own, (stores) => stores.bankConnections.claimAsk(connection.id, askEveryMs)))) return
  const isForgotten = clock.now().getTime() - connection.createdAt.getTime() > patienceMs
  const standing = isForgotten
    ? { state: 'expired' as const, accountIds: [] }
    : await askStanding(bankConnectionProvider, linkId).catch((error: unknown) => {
        if (error instanceof ProviderUnavailable || error instanceof BankRefused) return null
        throw error
      })
  if (standing === null) return
  await transact(own, async (stores) => {
    const now = await stores.bankConnections.findLocked(connection.id)
    if (!now || !isAtBank(now) || now.details.linkId !== linkId) return
    const refusedAt = now.details.refusedAt ?? clock.now().toISOString()
    if (standing.state === 'rejected' && clock.now().getTime() - Date.parse(refusedAt) < waitForTabMs)
      await stores.bankConnections.save({ ...now, details: { ...now.details, refusedAt } })
    else await noteStanding(deps, stores, now, standing, null)
  })
}
