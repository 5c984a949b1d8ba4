import { limits } from '@attesta/contract/limits.ts'
import { dayIn } from '@attesta/domain/day.ts'
import { timeZone } from '../../application/time-zone.ts'
import type { Deps } from '../../deps.ts'
import { brandOf } from '../../letters/brand.ts'
import type { Stores } from '../../stores/index.ts'
import { receiptLetter } from './mail.ts'

export interface SessionTruth { id: string; applicationId: string | null; status: 'open' | 'complete' | 'expired'; paid: boolean; amount: number; currency: string }

const isPaidFor = (session: SessionTruth, applicationId: string) =>
  session.paid && session.status === 'complete' && session.applicationId === applicationId && session.amount === limits.priceCents && session.currency === 'eur'

/** Writes down what the provider says of one of our sessions. However often it is said, one payment has one effect and one receipt. */
export async function settle({ clock, ...desk }: Deps, stores: Stores, session: SessionTruth): Promise<void> {
  const payment = await stores.payments.bySession(session.id)
  if (!payment) return
  if (session.status === 'expired') return stores.payments.expire(session.id)
  if (!isPaidFor(session, payment.applicationId) || !(await stores.payments.complete(session.id))) return
  const application = await stores.applications.findLocked(payment.applicationId)
  if (!application) return
  await stores.applications.markPaid(application.id)
  const day = dayIn(clock.now(), timeZone(application.region))
  await stores.letters.post('receipt', { userId: application.userId }, payment.id, { to: application.applicant.email, ...receiptLetter(desk, application.language, await brandOf(stores, application), payment, day) })
}
