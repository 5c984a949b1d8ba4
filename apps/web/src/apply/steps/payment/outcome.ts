/** How long a payment's outcome is waited for and shown. Source: B4-payment-continue, B9-payment. */
import { limits } from '@attesta/contract/limits.ts'
import type { Clock } from '../../../clock.ts'
import type { WebDeps } from '../../../deps.tsx'

/** Returns whether the payment is still due, asked once the provider has had the time to notify the server. */
export async function isStillDue(api: WebDeps['api'], clock: Clock): Promise<boolean> {
  await clock.wait(limits.paymentContinueMs)
  return (await api.call('isPaymentRequired')).is_payment_required
}

/** Resolves when an outcome has been on the screen for long enough to be read. */
export const outcomeRead = (clock: Clock): Promise<void> => clock.wait(limits.paymentFailedMs)
