import type { BankConnectionErrorKind, BankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import { BankRefused } from '@attesta/providers/bank-connection/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { isAtBank } from './stages.ts'
import { askStanding, noteStanding, task, type Standing } from './standing.ts'

interface Seen {
  linkId: string
  denial: BankConnectionErrorKind | null
  standing: Standing
}

/**
 * The tab came back from the bank. What its address says is a hint: the reference must be one of ours, and how the link
 * stands is read at the provider.
 * A second return, or one of a link that is over, changes nothing. @throws Refusal `not_found`, `bank_unavailable`
 */
export async function takeReturn(
  deps: Deps,
  query: string,
): Promise<{ status: BankConnectionStatus; error: BankConnectionErrorKind | null }> {
  const { transact, bankConnectionProvider } = deps
  const returned = new URLSearchParams(query)
  const reference = bankConnectionProvider?.referenceIn(returned)
  const connection = reference ? await transact(task, (stores) => stores.bankConnections.byReference(reference)) : null
  if (!connection || !bankConnectionProvider) throw new Refusal('not_found')
  const { linkId } = connection.details
  const own = { kind: 'applicant', userId: connection.userId } as const
  if (linkId !== null && isAtBank(connection)) {
    const seen = await see(deps, linkId, returned)
    await transact(own, async (stores) => {
      const now = await stores.bankConnections.findLocked(connection.id)
      // The quicker call has written it down.
      if (!now || !isAtBank(now) || now.details.linkId !== linkId) return
      await noteStanding(
        deps,
        stores,
        { ...now, details: { ...now.details, linkId: seen.linkId } },
        seen.standing,
        seen.denial,
      )
    })
  }
  const { status, details } =
    (await transact(own, (stores) => stores.bankConnections.find(connection.id))) ?? connection
  return { status, error: details.error }
}

async function see({ bankConnectionProvider, log }: Deps, linkId: string, returned: URLSearchParams): Promise<Seen> {
  try {
    const { linkId: next, denial } = await bankConnectionProvider!
      .complete(linkId, returned)
      .catch((error: unknown) => {
        if (error instanceof BankRefused) return { linkId, denial: 'bank_error' as const }
        throw error
      })
    return { linkId: next, denial, standing: await askStanding(bankConnectionProvider!, next) }
  } catch (error) {
    if (error instanceof BankRefused) log.fault({ event: 'bank-data.refused', kind: error.reason }, error)
    if (error instanceof ProviderUnavailable || error instanceof BankRefused) throw new Refusal('bank_unavailable')
    throw error
  }
}
