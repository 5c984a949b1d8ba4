/** Sends the product a signed webhook for a payment, as Stripe would, and retries when it is refused. */
import Stripe from 'stripe'
import type { Faults } from '../faults.ts'
import { keys } from '../magic.ts'
import { createPostman } from '../postman.ts'
import type { Account, Session, Sources } from './sessions.ts'

export interface Announcements {
  /** The product's webhook; asked for late, because its port is known only once it listens. */
  webhookUrl(): string
  faults: Faults
  /** Pauses before each further try. */
  pausesMs?: readonly number[]
}

interface Notice {
  event: string
  session: string
  status: number | null
  at: string
}

const API_VERSION = '2026-10-28.endive'

export interface Announcer {
  announce(session: Session, account: Account): void
  /** Of anything else that happens to a payment. */
  tell(news: { type: string; object: object; session: string; account: Account }): void
  /** What was sent and what came back, oldest first. */
  log: readonly Notice[]
  /** Resolves when nothing is under way. */
  settled(): Promise<void>
  stop(): void
}

export function createAnnouncer(
  { clock, random }: Sources,
  { webhookUrl, faults, pausesMs }: Announcements,
): Announcer {
  const log: Notice[] = [],
    postman = createPostman(faults, 'webhooks', pausesMs)
  const tell: Announcer['tell'] = ({ type, object, session, account }) => {
    const event = `evt_${random.bytes(12).toString('hex')}`
    const payload = eventText({ id: event, type, object: { ...object }, at: clock.now(), account })
    postman.carry(async (signal) => {
      const status = await postSigned(webhookUrl(), payload, clock.now(), signal)
      log.push({ event, session, status, at: clock.now().toISOString() })
      return status !== null && status >= 200 && status < 300
    })
  }
  return {
    log,
    tell,
    announce: (session, account) =>
      tell({ type: 'checkout.session.completed', object: session, session: session.id, account }),
    settled: postman.settled,
    stop: postman.stop,
  }
}

/** An event as Stripe writes it. */
export const eventText = ({
  id,
  type,
  object,
  at,
  account = null,
}: {
  id: string
  type: string
  object: object
  at: Date
  account?: Account
}): string =>
  JSON.stringify({
    id,
    object: 'event',
    ...(account !== null && { account }),
    api_version: API_VERSION,
    created: Math.floor(at.getTime() / 1000),
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  })

/** Sends it with a signature of this moment. Returns the status of the answer, `null` when there was none. */
export async function postSigned(url: string, payload: string, at: Date, signal: AbortSignal): Promise<number | null> {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: keys.webhookSecret,
    timestamp: Math.floor(at.getTime() / 1000),
  })
  return fetch(url, {
    method: 'POST',
    body: payload,
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    signal,
  }).then(
    (answer) => answer.status,
    () => null,
  )
}
