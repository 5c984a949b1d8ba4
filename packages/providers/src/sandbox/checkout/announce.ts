/** Tells the product of a payment by a signed notice, as Stripe would, and again when it is not taken. */
import Stripe from 'stripe'
import type { Faults } from '../faults.ts'
import { keys } from '../magic.ts'
import type { Session, Sources } from './sessions.ts'

export interface Announcements {
  /** The product's webhook; asked for late, because its port is known only once it listens. */
  webhookUrl(): string
  faults: Faults
  /** Pauses before each further try. */
  pausesMs?: readonly number[]
}

export interface Notice { event: string; session: string; status: number | null; at: string }

const DEFAULT_PAUSES_MS = [1_000, 5_000, 30_000]
const TIMEOUT_MS = 10_000
const API_VERSION = '2026-10-28.endive'

export interface Announcer { announce(session: Session): void; /** What was sent and what came back, oldest first. */ log: readonly Notice[]; /** Resolves when nothing is under way. */ settled(): Promise<void>; stop(): void }

export function createAnnouncer({ clock, random }: Sources, { webhookUrl, faults, pausesMs = DEFAULT_PAUSES_MS }: Announcements): Announcer {
  const log: Notice[] = [], underWay = new Set<Promise<void>>(), stopping = new AbortController()

  async function post(payload: string, event: string, session: string): Promise<boolean> {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhookSecret, timestamp: Math.floor(clock.now().getTime() / 1000) })
    const status = await fetch(webhookUrl(), { method: 'POST', body: payload, redirect: 'error', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]) })
      .then((answer) => answer.status, () => null)
    log.push({ event, session, status, at: clock.now().toISOString() })
    return status !== null && status >= 200 && status < 300
  }

  async function send(session: Session): Promise<void> {
    const event = `evt_${random.bytes(12).toString('hex')}`
    const payload = JSON.stringify({ id: event, object: 'event', api_version: API_VERSION, created: Math.floor(clock.now().getTime() / 1000), type: 'checkout.session.completed', livemode: false, pending_webhooks: 1, request: { id: null, idempotency_key: null }, data: { object: session } })
    const misbehaviour = faults.take('webhooks')
    if (misbehaviour === 'lost') return
    if (misbehaviour === 'twice') await post(payload, event, session.id)
    for (const pause of [0, ...pausesMs]) {
      if (pause > 0) await pauseFor(pause, stopping.signal)
      if (stopping.signal.aborted || (await post(payload, event, session.id))) return
    }
  }

  return {
    log,
    announce(session) {
      const sending = send({ ...session }).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async settled() { while (underWay.size > 0) await Promise.all(underWay) },
    stop: () => stopping.abort(),
  }
}

const pauseFor = (milliseconds: number, signal: AbortSignal) => new Promise<void>((resolve) => {
  const timer = setTimeout(resolve, milliseconds)
  timer.unref()
  signal.addEventListener('abort', () => { clearTimeout(timer); resolve() }, { once: true })
})
