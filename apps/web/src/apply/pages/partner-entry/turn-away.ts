import { limits } from '@attesta/contract/limits.ts'
import type { CallFailed } from '../../../call-failed.ts'
import type { Clock } from '../../../clock.ts'

/** Shows why a partner's person is not let in, and leads them away when they have read it. Source: B4-partner-failed. */
export async function turnAway(clock: Clock, show: () => void, leave: () => void): Promise<void> {
  show()
  await clock.wait(limits.partnerFailedMs)
  leave()
}

/** Nothing arrived, or the server was busy or about to restart: the signature may be good yet. */
export const mayEnterYet = ({ kind, status }: Pick<CallFailed, 'kind' | 'status'>): boolean =>
  kind === 'offline' || kind === 'busy' || status === 503
