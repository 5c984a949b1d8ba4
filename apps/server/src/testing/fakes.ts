/** Outside providers in memory, moved by the test. */
import { createHash } from 'node:crypto'
import { ForgedEvent } from '@attesta/providers/forged-event.ts'
import type { Email, Mail } from '@attesta/providers/email/port.ts'
import type { Account, PaymentEvent, Payments, SessionTruth } from '@attesta/providers/payments/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import type { PageToDraw, Reader } from '../uploads/reader.ts'

/** Keeps each email; the newest to an address is `lastTo`. */
export function createMailbox(): Mail & {
  emails: Email[]
  lastTo(address: string): Email | undefined
  fail: Error | undefined
} {
  const emails: Email[] = []
  return {
    emails,
    fail: undefined,
    async send(email) {
      if (this.fail) throw this.fail
      emails.push(email)
    },
    lastTo: (address) => emails.findLast((email) => email.to.includes(address)),
  }
}

/** Checkout sessions that the test settles: `sessions.get(id)!.status = 'complete'`. Events are signed with `sign`. */
export function createFakePayments(): Payments & {
  sessions: Map<string, SessionTruth>
  isDown: boolean
  sign(rawBody: Buffer | string): string
} {
  const sessions = new Map<string, SessionTruth>(),
    accounts = new Map<string, Account>()
  const sign = (rawBody: Buffer | string) => createHash('sha256').update('till').update(rawBody).digest('hex')
  return {
    sessions,
    sign,
    isDown: false,
    publicSettings: { publishableKey: 'pk_stand_in', scriptUrl: 'https://js.stripe.com/endive/stripe.js' },
    async openCheckout({ applicationId, attempt, amount, account, language }) {
      if (this.isDown) throw new ProviderUnavailable('stripe')
      const id = `cs_${applicationId}_${attempt}`
      if (!sessions.has(id))
        sessions.set(id, {
          id,
          applicationId,
          status: 'open',
          paid: false,
          amount,
          currency: 'eur',
          refunded: 0,
          dispute: null,
          language,
        })
      accounts.set(id, account)
      return { sessionId: id, clientSecret: `${id}_secret` }
    },
    async closeCheckout(id) {
      if (this.isDown) throw new ProviderUnavailable('stripe')
      const session = sessions.get(id)
      if (session?.status === 'open') session.status = 'expired'
    },
    async readSession(id, account) {
      const session = sessions.get(id)
      if (this.isDown || !session || accounts.get(id) !== account) throw new ProviderUnavailable('stripe')
      return { ...session }
    },
    /** What is charged is called after its checkout. */
    async sessionOf(chargeOf, account) {
      if (this.isDown) throw new ProviderUnavailable('stripe')
      const id = chargeOf.replace('pi_', '')
      return sessions.has(id) && accounts.get(id) === account ? id : null
    },
    readEvent(rawBody, signature) {
      if (signature !== sign(rawBody)) throw new ForgedEvent()
      return {
        account: null,
        sessionId: null,
        chargeOf: null,
        ...(JSON.parse(rawBody.toString()) as Pick<PaymentEvent, 'id' | 'type'> & Partial<PaymentEvent>),
      }
    },
  }
}

/**
 * Reads each file as `result` says, or as nothing known, and notes what it was to draw of which bytes. Unlocks with
 * `password`.
 */
export function createScriptedReader(): Reader & {
  password: string
  result: (fileName: string) => Partial<ParseResult>
  drawn: (PageToDraw & { bytes: string })[]
  isBusy: boolean
} {
  return {
    password: 'segreta',
    result: () => ({}),
    drawn: [],
    isBusy: false,
    async read(_, { fileName }) {
      return {
        file: fileName,
        type: 'unknown',
        verdict: 'unreadable',
        country: null,
        issuer: null,
        pages: 1,
        source: 'none',
        findings: [],
        ...this.result(fileName),
      }
    },
    async unlock(bytes, password) {
      if (this.isBusy) return 'busy'
      const text = Buffer.from(bytes).toString()
      if (text.includes('signed')) return 'not_unlockable'
      return password === this.password ? Buffer.from(text.replace('locked', 'opened')) : 'wrong_password'
    },
    async draw(bytes, wanted) {
      if (this.isBusy) return 'busy'
      this.drawn.push({ ...wanted, bytes: Buffer.from(bytes).toString().trim() })
      return {
        webp: 'UklGRg==',
        width: 1240,
        height: 1754,
        marks: wanted.boxes.map((box) => box && [box[0], box[1], box[2], box[3]]),
      }
    },
  }
}
