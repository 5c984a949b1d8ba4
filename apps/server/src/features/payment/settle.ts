import { limits } from '@attesta/contract/limits.ts'
import { dayIn } from '@attesta/domain/day.ts'
import type { SessionTruth } from '@attesta/providers/payments/port.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { Deps } from '../../deps.ts'
import { brandOf } from '../../emails/brand.ts'
import type { Stores } from '../../stores/index.ts'
import { receiptEmail, refundEmail } from './emails.ts'

const isPaidFor = (session: SessionTruth, applicationId: string) =>
  session.paid &&
  session.status === 'complete' &&
  session.applicationId === applicationId &&
  session.amount === limits.priceCents &&
  session.currency === 'eur'

/**
 * Writes down what the provider says of one of our sessions. However often and in whatever order it is said, one
 * payment has one effect and one receipt, and each amount that goes back has one email. Money that is back asks for
 * another payment, unless the report is issued: that one stays, others rely on it.
 */
export async function settle({ clock, ...desk }: Deps, stores: Stores, session: SessionTruth): Promise<void> {
  const known = await stores.payments.bySession(session.id)
  if (!known) return
  if (session.status === 'expired') return stores.payments.expire(session.id)
  if (!isPaidFor(session, known.applicationId)) return
  const application = await stores.applications.findLocked(known.applicationId)
  const isNews = await stores.payments.complete(session.id)
  if (!application) return
  // Read once more, now that no other transaction can change it.
  const before = (await stores.payments.bySession(session.id))!
  await stores.payments.noteReturns(session.id, session)
  const recipient = { userId: application.userId },
    to = application.applicant.email,
    brand = await brandOf(stores, application)
  if (isNews)
    await stores.emails.post('receipt', recipient, before.id, {
      to,
      ...receiptEmail(desk, application.language, brand, {
        payment: before,
        day: dayIn(clock.now(), timeZone(application.region)),
      }),
    })
  if (session.refunded > before.refunded)
    await stores.emails.post('refund', recipient, `${before.id}/${session.refunded}`, {
      to,
      ...refundEmail(desk, application.language, brand, before, session.refunded),
    })
  const isPaid = await stores.payments.stands(application.id)
  if (isPaid && application.paidAt === null) await stores.applications.markPaid(application.id)
  if (!isPaid && application.paidAt !== null && !(await stores.reports.currentOf(application.id)))
    await stores.applications.markUnpaid(application.id)
}
