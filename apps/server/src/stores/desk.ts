import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { EmailKind } from '@attesta/contract/email-kinds.ts'
import type { DeliveryState, SentEvent } from '@attesta/contract/webhooks.ts'
import {
  applications,
  companies,
  listings,
  members,
  outbox,
  payments,
  webhookDeliveries,
  webhookEndpoints,
} from '../db/schema.ts'
import { momentaryKinds, resendDays } from './emails.ts'
import type { StoreContext } from './store-context.ts'
import { dayMs } from '../clock.ts'

export interface CompanyOnDesk {
  id: string
  name: string
  createdAt: Date
  suspendedAt: Date | null
  monthlyApplications: number | null
  people: number
  listings: number
  applications: number
}
export interface EmailOnDesk {
  id: string
  kind: string
  createdAt: Date
  failedAt: Date | null
  failure: 'refused' | 'unreachable' | null
  tries: number
  canResend: boolean
}
export interface DeliveryOnDesk {
  id: string
  companyName: string
  url: string
  event: SentEvent
  state: DeliveryState
  attempts: number
  lastStatus: number | null
  createdAt: Date
  nextAttemptAt: Date
  canResend: boolean
}

export interface PaymentOnDesk {
  id: string
  companyName: string | null
  account: string | null
  amount: number
  refunded: number
  dispute: 'open' | 'won' | 'lost' | null
  paidAt: Date | null
}

const shownMost = 100
const recentDays = 30
const codeKinds: readonly string[] = momentaryKinds
/** What is sent within this is on its way. */
const onTheWayMs = 60_000

/** What an operator sees and does, over all companies: counts and states, in columns that their role may read. */
export const createDesk = ({ tx, clock, jobs }: StoreContext) => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs)

  return {
    async companies(): Promise<CompanyOnDesk[]> {
      const rows = await tx
        .select({
          id: companies.id,
          name: companies.name,
          createdAt: companies.createdAt,
          suspendedAt: companies.suspendedAt,
          monthlyApplications: companies.monthlyApplications,
        })
        .from(companies)
        .orderBy(asc(companies.name), asc(companies.id))
      const people = await tx
        .select({ id: members.companyId, count: count(members.id) })
        .from(members)
        .where(isNull(members.removedAt))
        .groupBy(members.companyId)
      const homes = await tx
        .select({ id: listings.companyId, count: count(listings.id) })
        .from(listings)
        .where(isNull(listings.archivedAt))
        .groupBy(listings.companyId)
      const recent = await tx
        .select({ id: applications.companyId, count: count(applications.id) })
        .from(applications)
        .where(and(isNotNull(applications.companyId), gt(applications.createdAt, daysAgo(recentDays))))
        .groupBy(applications.companyId)
      const of = (counts: readonly { id: string | null; count: number }[]) =>
        new Map(counts.map(({ id, count: number }) => [id, number]))
      const [peopleOf, homesOf, recentOf] = [of(people), of(homes), of(recent)]
      return rows.map((row) => ({
        ...row,
        people: peopleOf.get(row.id) ?? 0,
        listings: homesOf.get(row.id) ?? 0,
        applications: recentOf.get(row.id) ?? 0,
      }))
    },

    /** False when there is no such company. What it was suspended at first stays. */
    async setSuspended(id: string, isSuspended: boolean): Promise<boolean> {
      const [row] = await tx.select({ suspendedAt: companies.suspendedAt }).from(companies).where(eq(companies.id, id))
      if (row && (row.suspendedAt !== null) !== isSuspended)
        await tx
          .update(companies)
          .set({ suspendedAt: isSuspended ? clock.now() : null })
          .where(eq(companies.id, id))
      return row !== undefined
    },

    async setQuota(id: string, monthlyApplications: number | null): Promise<boolean> {
      return ((await tx.update(companies).set({ monthlyApplications }).where(eq(companies.id, id))).rowCount ?? 0) > 0
    },

    /** Payments that went back or are called into question, the newest first. */
    async returnedPayments(): Promise<PaymentOnDesk[]> {
      return tx
        .select({
          id: payments.id,
          companyName: companies.name,
          account: payments.account,
          amount: payments.amountCents,
          refunded: payments.refundedCents,
          dispute: payments.dispute,
          paidAt: payments.paidAt,
        })
        .from(payments)
        .innerJoin(applications, eq(applications.id, payments.applicationId))
        .leftJoin(companies, eq(companies.id, applications.companyId))
        .where(or(gt(payments.refundedCents, 0), isNotNull(payments.dispute)))
        .orderBy(desc(payments.paidAt), desc(payments.id))
        .limit(shownMost)
    },

    /** Emails that failed, and such as wait for longer than sending takes; the newest first. */
    async emails(): Promise<EmailOnDesk[]> {
      const waits = and(
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        lt(outbox.createdAt, new Date(clock.now().getTime() - onTheWayMs)),
      )
      const rows = await tx
        .select({
          id: outbox.id,
          kind: outbox.kind,
          createdAt: outbox.createdAt,
          failedAt: outbox.failedAt,
          failure: outbox.failure,
          tries: outbox.tries,
        })
        .from(outbox)
        .where(or(isNotNull(outbox.failedAt), waits))
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(shownMost)
      return rows.map((row) => ({
        ...row,
        canResend: row.failedAt !== null && row.failedAt > daysAgo(resendDays) && !codeKinds.includes(row.kind),
      }))
    },

    /** False when there is no failed email whose text is still there. */
    async resendEmail(id: string): Promise<boolean> {
      const [row] = await tx
        .select({ kind: outbox.kind })
        .from(outbox)
        .where(and(eq(outbox.id, id), gt(outbox.failedAt, daysAgo(resendDays))))
        .for('update')
      if (!row || momentaryKinds.includes(row.kind as EmailKind)) return false
      await tx.update(outbox).set({ failedAt: null, failure: null }).where(eq(outbox.id, id))
      await jobs.send('sendEmail', { emailId: id })
      return true
    },

    /** Messages to companies' servers that are not delivered, the newest first. */
    async deliveries(): Promise<DeliveryOnDesk[]> {
      const rows = await tx
        .select({
          delivery: webhookDeliveries,
          companyName: companies.name,
          url: webhookEndpoints.url,
          removedAt: webhookEndpoints.removedAt,
        })
        .from(webhookDeliveries)
        .innerJoin(companies, eq(companies.id, webhookDeliveries.companyId))
        .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
        .where(inArray(webhookDeliveries.state, ['pending', 'given_up', 'refused']))
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(shownMost)
      return rows.map(
        ({
          delivery: { id, event, state, attempts, lastStatus, createdAt, nextAttemptAt },
          companyName,
          url,
          removedAt,
        }) => ({
          id,
          event,
          state: state as DeliveryState,
          attempts,
          lastStatus,
          createdAt,
          nextAttemptAt,
          companyName,
          url,
          canResend: state !== 'pending' && removedAt === null,
        }),
      )
    },

    /** False when there is no message that was given up to an endpoint that is still there. */
    async resendDelivery(id: string): Promise<boolean> {
      const [row] = await tx
        .select({ removedAt: webhookEndpoints.removedAt })
        .from(webhookDeliveries)
        .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
        .where(and(eq(webhookDeliveries.id, id), inArray(webhookDeliveries.state, ['given_up', 'refused'])))
      if (!row || row.removedAt !== null) return false
      await tx
        .update(webhookDeliveries)
        .set({ state: 'pending', nextAttemptAt: clock.now() })
        .where(eq(webhookDeliveries.id, id))
      await jobs.send('deliverWebhook', { deliveryId: id })
      return true
    },
  }
}
