import { and, asc, desc, eq, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { WorkStage } from '@attesta/contract/household-work.ts'
import { retryAfterSeconds, type DeliveryState, type SentEvent, type WebhookEvent } from '@attesta/contract/webhooks.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema.ts'
import { only, type StoreContext } from './store-context.ts'

export interface WebhookEndpoint {
  id: string
  companyId: string
  url: string
  events: WebhookEvent[]
  createdAt: Date
}
export interface WebhookDelivery {
  id: string
  companyId: string
  endpointId: string
  event: SentEvent
  subjectId: string
  applicationId: string | null
  listingId: string | null
  happenedAt: Date
  /** Of `stage.changed`. */
  stageBefore: WorkStage | null
  stageAfter: WorkStage | null
  state: DeliveryState
  attempts: number
  lastStatus: number | null
  lastAttemptAt: Date | null
  nextAttemptAt: Date
}
/** What happened, for the company's endpoint. */
export interface Happening {
  companyId: string
  event: SentEvent
  subjectId: string
  applicationId: string | null
  listingId: string | null
  happenedAt: Date
  stageBefore?: WorkStage | null
  stageAfter?: WorkStage | null
  /** Sent once `release` says so. */
  isHeld?: boolean
}
/** A message that this worker, and no other, is to send now. */
export interface Claimed {
  delivery: WebhookDelivery
  url: string
  secret: string
}

/** How long other workers leave a message alone that one has begun to send, in milliseconds. */
const leaseMs = 60_000
const shownDeliveries = 50
const place = (row: string) => ({ table: 'webhook_endpoints', column: 'secret', row })

/** Endpoints of companies, and what was sent to them. */
export const createWebhooks = ({ tx, keys, clock, random, jobs }: StoreContext) => {
  const shown = ({
    secret: _secret,
    removedAt: _removed,
    ...endpoint
  }: typeof webhookEndpoints.$inferSelect): WebhookEndpoint => endpoint
  const isLive = isNull(webhookEndpoints.removedAt)
  const endpointsOf = async (companyId: string): Promise<WebhookEndpoint[]> =>
    (
      await tx
        .select()
        .from(webhookEndpoints)
        .where(and(eq(webhookEndpoints.companyId, companyId), isLive))
        .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
    ).map(shown)

  /** Once for an endpoint, an event and what it is of. */
  async function queue(endpointId: string, { isHeld = false, ...happening }: Happening): Promise<void> {
    const [id, now] = [random.uuid(), clock.now()]
    const { rowCount } = await tx
      .insert(webhookDeliveries)
      .values({ id, endpointId, ...happening, state: isHeld ? 'held' : 'pending', nextAttemptAt: now, createdAt: now })
      .onConflictDoNothing()
    if (rowCount && !isHeld) await jobs.send('deliverWebhook', { deliveryId: id })
  }

  return {
    endpointsOf,

    async add({
      companyId,
      url,
      events,
      secret,
    }: Omit<WebhookEndpoint, 'id' | 'createdAt'> & { secret: string }): Promise<WebhookEndpoint> {
      const id = random.uuid()
      return shown(
        only(
          await tx
            .insert(webhookEndpoints)
            .values({
              id,
              companyId,
              url,
              events,
              secret: await keys.seal({ kind: 'company', id: companyId }, place(id), { secret }),
              createdAt: clock.now(),
            })
            .returning(),
        ),
      )
    },

    /** False when the company has no such endpoint. What was to be sent to it is not sent any more. */
    async remove(companyId: string, id: string): Promise<boolean> {
      const { rowCount } = await tx
        .update(webhookEndpoints)
        .set({ removedAt: clock.now() })
        .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.companyId, companyId), isLive))
      if (rowCount)
        await tx
          .update(webhookDeliveries)
          .set({ state: 'given_up' })
          .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'pending')))
      return rowCount === 1
    },

    /** To every endpoint of the company that wants to be told. */
    async announce(happening: Happening & { event: WebhookEvent }): Promise<void> {
      for (const { id, events } of await endpointsOf(happening.companyId))
        if (events.includes(happening.event)) await queue(id, happening)
    },

    /** Sends what was held for a company, but for applications that are sealed still. */
    async release(companyId: string, sealed: ReadonlySet<string>): Promise<void> {
      const rows = await tx
        .update(webhookDeliveries)
        .set({ state: 'pending', nextAttemptAt: clock.now() })
        .where(
          and(
            eq(webhookDeliveries.companyId, companyId),
            eq(webhookDeliveries.state, 'held'),
            notInArray(webhookDeliveries.applicationId, [...sealed]),
          ),
        )
        .returning({ id: webhookDeliveries.id })
      for (const { id } of rows) await jobs.send('deliverWebhook', { deliveryId: id })
    },

    /** A message that means nothing, to one endpoint. */
    async test(companyId: string, endpointId: string): Promise<void> {
      await queue(endpointId, {
        companyId,
        event: 'endpoint.test',
        subjectId: random.uuid(),
        applicationId: null,
        listingId: null,
        happenedAt: clock.now(),
      })
    },

    /**
     * Has a message that is not on its way sent once more, as the same message. False when the company has none such,
     * or no endpoint to send it to.
     */
    async sendAgain(companyId: string, id: string): Promise<boolean> {
      const live = tx
        .select({ id: webhookEndpoints.id })
        .from(webhookEndpoints)
        .where(and(eq(webhookEndpoints.companyId, companyId), isLive))
      const { rowCount } = await tx
        .update(webhookDeliveries)
        .set({ state: 'pending', nextAttemptAt: clock.now() })
        .where(
          and(
            eq(webhookDeliveries.id, id),
            eq(webhookDeliveries.companyId, companyId),
            notInArray(webhookDeliveries.state, ['pending', 'held']),
            inArray(webhookDeliveries.endpointId, live),
          ),
        )
      if (rowCount) await jobs.send('deliverWebhook', { deliveryId: id })
      return rowCount === 1
    },

    /**
     * Takes a message that is due; in seconds, how long it still has to wait; `null` when there is nothing to send any
     * more.
     */
    async claim(id: string): Promise<Claimed | { waitSeconds: number } | null> {
      const now = clock.now()
      const isPending = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending'))
      const [row] = await tx
        .update(webhookDeliveries)
        .set({
          attempts: sql`${webhookDeliveries.attempts} + 1`,
          lastAttemptAt: now,
          nextAttemptAt: new Date(now.getTime() + leaseMs),
        })
        .where(and(isPending, lte(webhookDeliveries.nextAttemptAt, now)))
        .returning()
      if (!row) {
        const [waiting] = await tx
          .select({ at: webhookDeliveries.nextAttemptAt })
          .from(webhookDeliveries)
          .where(isPending)
        return waiting ? { waitSeconds: Math.max(1, Math.ceil((waiting.at.getTime() - now.getTime()) / 1000)) } : null
      }
      const endpoint = only(await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, row.endpointId)))
      const { secret } = await keys.openJson<{ secret: string }>(
        { kind: 'company', id: endpoint.companyId },
        place(endpoint.id),
        endpoint.secret,
      )
      return { delivery: { ...row, state: 'pending' }, url: endpoint.url, secret }
    },

    async settle(id: string, state: DeliveryState, lastStatus: number | null): Promise<void> {
      await tx.update(webhookDeliveries).set({ state, lastStatus }).where(eq(webhookDeliveries.id, id))
    },

    /** No good answer: once more later, or never when all attempts are used. */
    async retryLater(
      { id, attempts }: Pick<WebhookDelivery, 'id' | 'attempts'>,
      lastStatus: number | null,
    ): Promise<void> {
      const seconds = retryAfterSeconds[attempts - 1]
      const set =
        seconds === undefined
          ? { state: 'given_up' as const, lastStatus }
          : { lastStatus, nextAttemptAt: new Date(clock.now().getTime() + seconds * 1000) }
      await tx
        .update(webhookDeliveries)
        .set(set)
        .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending')))
      if (seconds !== undefined) await jobs.send('deliverWebhook', { deliveryId: id }, seconds)
    },

    /** The newest of a company, without those of applications that are sealed. */
    async deliveriesOf(companyId: string, sealed: ReadonlySet<string>): Promise<WebhookDelivery[]> {
      const rows = await tx
        .select()
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.companyId, companyId),
            ne(webhookDeliveries.state, 'held'),
            or(isNull(webhookDeliveries.applicationId), notInArray(webhookDeliveries.applicationId, [...sealed])),
          ),
        )
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(shownDeliveries)
      return rows.map((row) => ({ ...row, state: row.state as DeliveryState }))
    },
  }
}
