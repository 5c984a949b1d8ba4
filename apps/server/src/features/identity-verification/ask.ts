import { limits } from '@attesta/contract/limits.ts'
import type { IdentityCheck, IdentityResult } from '@attesta/providers/identity-check/port.ts'
import type { Deps } from '../../deps.ts'
import type { Ending, Verification } from '../../stores/identity-verifications.ts'

const task = { kind: 'system', task: 'settle-identity' } as const

/** An attempt that was not taken up has expired after two days, as the services' own pages have. */
const pendingMs = limits.identityPendingHours * 3600_000

function endingOf(result: IdentityResult, startedAt: Date, now: Date): Ending | null {
  if (result.state === 'pending')
    return now.getTime() - startedAt.getTime() > pendingMs ? { state: 'failed', reason: 'expired' } : null
  if (result.state === 'failed') return result
  const { givenName, familyName, birthDate } = result.person
  return {
    state: 'verified',
    at: (result.at ?? now).toISOString(),
    person: { name: { given: givenName, family: familyName }, bornOn: birthDate },
  }
}

/**
 * Asks the service how an attempt stands and writes down how it ended, if it did. One of a service that is no longer
 * ours has expired. @throws ProviderUnavailable
 */
export async function askService(
  { transact, clock }: Pick<Deps, 'transact' | 'clock'>,
  service: IdentityCheck,
  verification: Verification,
): Promise<void> {
  const result =
    verification.provider === service.provider
      ? await service.read(verification.reference)
      : ({ state: 'failed', reason: 'expired' } as const)
  const ending = endingOf(result, verification.startedAt, clock.now())
  if (ending === null) return
  await transact(task, async (stores) => {
    // Row lock: prevents a concurrent attempt.
    await stores.applications.findLocked(verification.applicationId)
    await stores.identityVerifications.end(verification, ending)
  })
}
