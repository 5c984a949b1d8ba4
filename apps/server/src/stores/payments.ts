import { and, desc, eq, inArray, lt, max, ne, sql, sum } from 'drizzle-orm'
import type { Cents } from '@attesta/domain/money.ts'
import type { Dispute } from '@attesta/providers/payments/port.ts'
import { payments, providerEvents } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface Payment {
  id: string
  applicationId: string
  userId: string
  attempt: number
  sessionId: string
  clientSecret: string
  amount: Cents
  status: 'open' | 'complete' | 'expired'
  account: string | null
  refunded: Cents
  dispute: Dispute | null
}

const place = (row: string) => ({ table: 'payments', column: 'client_secret', row })
const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const

export const createPayments = ({ tx, keys, clock, random }: StoreContext) => {
  const opened = async ({
    id,
    applicationId,
    userId,
    attempt,
    sessionId,
    clientSecret,
    amountCents,
    status,
    account,
    refundedCents,
    dispute,
  }: typeof payments.$inferSelect): Promise<Payment> => ({
    id,
    applicationId,
    userId,
    attempt,
    sessionId,
    amount: amountCents,
    status,
    account,
    refunded: refundedCents,
    dispute,
    clientSecret: (await keys.open(key(applicationId), place(id), clientSecret)).toString(),
  })

  return {
    /** The payment that waits for the person, if there is one. */
    async openOf(applicationId: string): Promise<Payment | null> {
      const [row] = await tx
        .select()
        .from(payments)
        .where(and(eq(payments.applicationId, applicationId), eq(payments.status, 'open')))
        .orderBy(desc(payments.attempt))
        .limit(1)
      return row ? opened(row) : null
    },

    async bySession(sessionId: string): Promise<Payment | null> {
      const [row] = await tx.select().from(payments).where(eq(payments.sessionId, sessionId))
      return row ? opened(row) : null
    },

    /** Number of the next attempt, from 1. */
    async nextAttempt(applicationId: string): Promise<number> {
      const [row] = await tx
        .select({ last: max(payments.attempt) })
        .from(payments)
        .where(eq(payments.applicationId, applicationId))
      return (row?.last ?? 0) + 1
    },

    /** Keeps an opened session. When another request was first with the same attempt, that one stands. */
    async keep(payment: Omit<Payment, 'id' | 'status' | 'refunded' | 'dispute'>): Promise<void> {
      const id = random.uuid()
      const { amount, clientSecret, ...plain } = payment
      await tx
        .insert(payments)
        .values({
          id,
          ...plain,
          amountCents: amount,
          clientSecret: await keys.seal(key(payment.applicationId), place(id), Buffer.from(clientSecret)),
          status: 'open',
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
    },

    /** Marks a payment as made. Returns whether this call made the difference: a second one finds it done. */
    async complete(sessionId: string): Promise<boolean> {
      const changed = await tx
        .update(payments)
        .set({ status: 'complete', paidAt: clock.now() })
        .where(and(eq(payments.sessionId, sessionId), ne(payments.status, 'complete')))
        .returning({ id: payments.id })
      return changed.length > 0
    },

    /**
     * Notes what went back and how a dispute stands. What was further already stays: an answer may be older than the
     * one before it.
     */
    async noteReturns(sessionId: string, { refunded, dispute }: Pick<Payment, 'refunded' | 'dispute'>): Promise<void> {
      const isOver = inArray(payments.dispute, ['won', 'lost'])
      await tx
        .update(payments)
        .set({
          refundedCents: sql`greatest(${payments.refundedCents}, ${refunded}::integer)`,
          ...(dispute !== null && { dispute: sql`case when ${isOver} then ${payments.dispute} else ${dispute} end` }),
        })
        .where(eq(payments.sessionId, sessionId))
    },

    /**
     * Whether any payment for an application was made and stands: not all of it went back, and no bank took it back.
     */
    async stands(applicationId: string): Promise<boolean> {
      const [row] = await tx
        .select({ id: payments.id })
        .from(payments)
        .where(
          and(
            eq(payments.applicationId, applicationId),
            eq(payments.status, 'complete'),
            lt(payments.refundedCents, payments.amountCents),
            sql`${payments.dispute} is distinct from 'lost'`,
          ),
        )
        .limit(1)
      return row !== undefined
    },

    /** How much went back of what was paid for an application. */
    async refundedOf(applicationId: string): Promise<Cents> {
      const [row] = await tx
        .select({ cents: sum(payments.refundedCents).mapWith(Number) })
        .from(payments)
        .where(eq(payments.applicationId, applicationId))
      return row?.cents ?? 0
    },

    async expire(sessionId: string): Promise<void> {
      await tx
        .update(payments)
        .set({ status: 'expired' })
        .where(and(eq(payments.sessionId, sessionId), inArray(payments.status, ['open'])))
    },

    /** Notes a provider's event. Returns `false` for one that was used before. */
    async useEvent(provider: string, eventId: string): Promise<boolean> {
      const used = await tx
        .insert(providerEvents)
        .values({ provider, eventId, receivedAt: clock.now() })
        .onConflictDoNothing()
        .returning({ eventId: providerEvents.eventId })
      return used.length > 0
    },
  }
}
