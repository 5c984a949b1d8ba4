import { and, asc, count, eq, inArray, isNotNull, isNull, lt, min, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  applications,
  companies,
  documents,
  outbox,
  payments,
  reports,
  reviews,
  webhookDeliveries,
} from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** How many of a kind there are, and since when the oldest. */
export interface Found {
  count: number
  oldest: Date | null
}
export interface UnreadDocument {
  id: string
  companyName: string | null
  createdAt: Date
}
export interface UnreportedPayment {
  id: string
  companyName: string | null
  amount: number
  paidAt: Date | null
}

const shownMost = 100
/** A document is read in seconds; one that waits longer than this is stuck or in a queue that is too long. */
const readWithinMs = 10 * 60_000
/** Who has paid opens the report at once; after this they have left without it, or could not. */
const reportWithinMs = 60 * 60_000

/** What is late, stuck or failing, over all companies: of which company, never of whom. */
export const createDeskAttention = ({ tx, clock }: StoreContext) => {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const isUnread = () =>
    and(eq(documents.status, 'processing'), isNull(documents.deletedAt), lt(documents.createdAt, before(readWithinMs)))
  const isUnreported = () =>
    and(
      lt(payments.paidAt, before(reportWithinMs)),
      lt(payments.refundedCents, payments.amountCents),
      or(isNull(payments.dispute), ne(payments.dispute, 'lost')),
      isNull(applications.deletedAt),
      sql`not exists ${tx
        .select({ one: sql`1` })
        .from(reports)
        .where(eq(reports.applicationId, payments.applicationId))}`,
    )
  const found = async (table: PgTable, since: PgColumn, where: SQL | undefined): Promise<Found> => {
    const [row] = await tx
      .select({ count: count(), oldest: min(since) })
      .from(table)
      .where(where)
    return { count: row?.count ?? 0, oldest: (row?.oldest as Date | null | undefined) ?? null }
  }

  return {
    async counts() {
      const [unreported] = await tx
        .select({ count: count(), oldest: min(payments.paidAt) })
        .from(payments)
        .innerJoin(applications, eq(applications.id, payments.applicationId))
        .where(isUnreported())
      return {
        documents_unread: await found(documents, documents.createdAt, isUnread()),
        reviews_late: await found(
          reviews,
          reviews.dueAt,
          and(ne(reviews.state, 'released'), lt(reviews.dueAt, clock.now())),
        ),
        payments_unreported: { count: unreported?.count ?? 0, oldest: unreported?.oldest ?? null },
        emails_failed: await found(outbox, outbox.failedAt, isNotNull(outbox.failedAt)),
        webhooks_failed: await found(
          webhookDeliveries,
          webhookDeliveries.createdAt,
          inArray(webhookDeliveries.state, ['given_up', 'refused']),
        ),
      }
    },

    /** Returns all, the oldest first. */
    async unreadDocuments(): Promise<UnreadDocument[]> {
      return tx
        .select({ id: documents.id, companyName: companies.name, createdAt: documents.createdAt })
        .from(documents)
        .innerJoin(applications, eq(applications.id, documents.applicationId))
        .leftJoin(companies, eq(companies.id, applications.companyId))
        .where(isUnread())
        .orderBy(asc(documents.createdAt), asc(documents.id))
        .limit(shownMost)
    },

    /** Payments whose applicant has no report yet, the oldest first. */
    async unreportedPayments(): Promise<UnreportedPayment[]> {
      return tx
        .select({
          id: payments.id,
          companyName: companies.name,
          amount: payments.amountCents,
          paidAt: payments.paidAt,
        })
        .from(payments)
        .innerJoin(applications, eq(applications.id, payments.applicationId))
        .leftJoin(companies, eq(companies.id, applications.companyId))
        .where(isUnreported())
        .orderBy(asc(payments.paidAt), asc(payments.id))
        .limit(shownMost)
    },
  }
}
