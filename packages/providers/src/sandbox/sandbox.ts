/**
 * The sandbox: fakes for the card provider, the bank, the mail server and the virus scanner, with pages that a
 * person can click through. State lives in memory.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import { addressServices } from './addresses/services.ts'
import { createConsents } from './bank/consents.ts'
import { enableBankingApi } from './bank/enable-banking.ts'
import { goCardlessApi } from './bank/gocardless.ts'
import { bankPages } from './bank/pages.ts'
import { type Announcements, createAnnouncer } from './checkout/announce.ts'
import { createCharges } from './checkout/charges.ts'
import { checkoutApi } from './checkout/api.ts'
import { checkoutFrame } from './checkout/frame.ts'
import { creditAgency } from './credit-agency.ts'
import { frameScript, stripeScript } from './checkout/scripts.ts'
import { type Sources, createSessions } from './checkout/sessions.ts'
import { createFaults } from './faults.ts'
import { home } from './home.ts'
import { createIdentityNotices } from './identity/notices.ts'
import { identityServices } from './identity/services.ts'
import { createVerifications } from './identity/verifications.ts'
import { createEmails } from './mailbox/emails.ts'
import { mailboxPages } from './mailbox/pages.ts'
import { listenForMail } from './mailbox/sink.ts'
import { type Specimen, specimenPages } from './mailbox/specimens.ts'
import { listenForPlayground, type Playground, type PlaygroundSettings } from './playground/playground.ts'
import { type DocumentShelf, documentDownloads } from './documents.ts'
import { policyReports } from './policy-reports.ts'
import { listenForScans } from './virus-scanner.ts'

/** Fakes where real money and real mail are expected: refused unless the operator names them. */
export class SandboxRefused extends Error {
  constructor() {
    super('The sandbox does not run when NODE_ENV is production, unless SANDBOX=on says that it is meant.')
    this.name = 'SandboxRefused'
  }
}

export interface SandboxSettings extends Sources {
  env: Readonly<Record<string, string | undefined>>
  webhookUrl: Announcements['webhookUrl']
  /** Where notices of identifications go, without the last part of the address. */
  identityWebhookUrl?: () => string
  webhookPausesMs?: Announcements['pausesMs']
  shelf?: DocumentShelf
  /** The emails of the product, to be looked at. */
  specimens?: () => readonly Specimen[]
  slowMs?: number
  /** Where people reach the pages of the bank; the origin alone. */
  pagesUrl?: () => string
  /** How long a slow bank takes to give bookings. */
  bankSlowMs?: number
}

const SLOW_MS = 30_000,
  BANK_SLOW_MS = 10_000
const MAX_BODY_BYTES = 256 * 1024
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; img-src * data:; frame-src 'self'; form-action 'self'; base-uri 'none'"

export type Sandbox = ReturnType<typeof createSandbox>

/** @throws SandboxRefused in production, unless asked for by name */
export function createSandbox({
  env,
  clock,
  random,
  webhookUrl,
  identityWebhookUrl = () => '',
  webhookPausesMs,
  shelf,
  specimens,
  slowMs = SLOW_MS,
  pagesUrl = () => '',
  bankSlowMs = BANK_SLOW_MS,
}: SandboxSettings) {
  if (env.NODE_ENV === 'production' && env.SANDBOX !== 'on') throw new SandboxRefused()
  const faults = createFaults(),
    emails = createEmails(clock),
    sessions = createSessions({ clock, random }),
    charges = createCharges(),
    consents = createConsents({ clock, random })
  const bankApi = { consents, faults, clock, random, slowMs, bankSlowMs, pagesUrl }
  const announcer = createAnnouncer({ clock, random }, { webhookUrl, faults, pausesMs: webhookPausesMs })
  let playground: Playground | undefined
  const verifications = createVerifications({ clock, random }),
    identityNotices = createIdentityNotices(
      { clock, random },
      { webhookUrl: identityWebhookUrl, faults, pausesMs: webhookPausesMs },
    )
  const identity = identityServices({
    verifications,
    announce: identityNotices.announce,
    faults,
    slowMs,
    sources: { clock, random },
    ownUrl: pagesUrl,
  })
  return {
    faults,
    emails,
    sessions,
    charges,
    consents,
    announcer,
    verifications,
    identityNotices,

    /**
     * Fastify plugin for the product's own origin: `/sandbox…` and `/v1/checkout/sessions…`. Register it without a
     * prefix.
     */
    async routes(app: FastifyInstance): Promise<void> {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
        (_request, body, done) => done(null, body),
      )
      app.addContentTypeParser(
        'application/json',
        { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
        app.getDefaultJsonParser('error', 'error'),
      )
      // Fastify's clients may post without a body and without a type; Stripe's do so to end a session.
      app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
        done(null, body),
      )
      app.addHook('onSend', async (request, reply) => {
        reply.removeHeader('x-frame-options')
        // The card form stands in a frame; a bank's page refuses every frame.
        const ancestors = request.url.startsWith('/sandbox/checkout/')
          ? ''
          : `; frame-ancestors ${request.url.startsWith('/sandbox/bank/') ? "'none'" : "'self'"}`
        reply
          .header('content-security-policy', `${POLICY}${ancestors}`)
          .header('cache-control', 'no-store')
          .header('x-content-type-options', 'nosniff')
          .header('referrer-policy', 'no-referrer')
          .header('x-robots-tag', 'noindex')
      })
      await app.register(checkoutApi({ sessions, charges, faults, slowMs }), { prefix: '/v1' })
      await app.register(identity.stripe, { prefix: '/v1/identity' })
      await app.register(
        async (pages) => {
          pages.get('/stripe.js', async (_request, reply) => reply.type('text/javascript').send(stripeScript))
          pages.get('/frame.js', async (_request, reply) => reply.type('text/javascript').send(frameScript))
          pages.get('/playground', async (_request, reply) =>
            playground ? reply.redirect(playground.url, 302) : reply.callNotFound(),
          )
          await pages.register(home({ sessions, charges, verifications, announcer, faults, shelf }))
          await pages.register(checkoutFrame({ sessions, announce: announcer.announce }))
          await pages.register(mailboxPages(emails))
          await pages.register(policyReports())
          await pages.register(addressServices({ faults, slowMs }))
          await pages.register(goCardlessApi(bankApi), { prefix: '/gocardless/api/v2' })
          await pages.register(enableBankingApi(bankApi), { prefix: '/enablebanking' })
          await pages.register(bankPages(consents))
          await pages.register(identity.rest, { prefix: '/identity' })
          await pages.register(creditAgency({ faults, slowMs, clock }), { prefix: '/credit' })
          if (specimens) await pages.register(specimenPages(specimens))
          if (shelf) await pages.register(documentDownloads(shelf))
        },
        { prefix: '/sandbox' },
      )
    },

    async listenForPlayground(settings: PlaygroundSettings): Promise<Playground> {
      return (playground = await listenForPlayground({ clock, random }, settings))
    },
    listenForMail: (port?: number) => listenForMail(emails, faults, port),
    listenForScans: (limits?: { port?: number; maxBytes?: number }) => listenForScans(faults, limits),

    async close(): Promise<void> {
      announcer.stop()
      await playground?.close()
      identityNotices.stop()
      await Promise.all([announcer.settled(), identityNotices.settled()])
    },
  }
}

/**
 * The sandbox on a port of its own, on this machine alone: for tests, and for adapters that must not talk to the
 * product's port.
 */
export async function listenAlone(
  sandbox: Sandbox,
  port = 0,
): Promise<{ host: string; port: number; close(): Promise<void> }> {
  const app = Fastify()
  await app.register(sandbox.routes)
  await app.listen({ host: '127.0.0.1', port })
  const address = app.server.address()
  return {
    host: '127.0.0.1',
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
