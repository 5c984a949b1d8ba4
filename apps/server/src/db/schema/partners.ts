/** Partners: their keys, their grants, and what they are told. */
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { WorkStage } from '@attesta/contract/household-work.ts'
import { id, instant, sealed } from '../columns.ts'
import { members } from './companies.ts'
import { ofCompany } from './of-company.ts'

/**
 * A company's key for signatures that let its people in. EdDSA: the 32 bytes of the public key, base64url; HS256: the
 * secret, sealed.
 */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: id(),
    kid: text().notNull().unique(),
    companyId: ofCompany(),
    name: text().notNull(),
    algorithm: text().$type<'EdDSA' | 'HS256'>().notNull(),
    publicKey: text(),
    secret: sealed(),
    createdAt: instant().notNull(),
    revokedAt: instant(),
    lastUsedAt: instant(),
  },
  (t) => [index().on(t.companyId)],
)

/** A key by which a company's program acts in the name of the colleague who made it; only its SHA-256 is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    companyId: ofCompany(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    name: text().notNull(),
    scopes: text().array().$type<import('@attesta/contract/key-scopes.ts').KeyScope[]>().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    revokedAt: instant(),
    lastUsedAt: instant(),
  },
  (t) => [index().on(t.companyId), index().on(t.memberId)],
)

/**
 * What one verified signature allows: once, for minutes, a new account of the person whom it names. The hash of its
 * `jti` is kept until the signature itself is over, so that it opens nothing a second time.
 */
export const partnerGrants = pgTable(
  'partner_grants',
  {
    id: id(),
    keyId: uuid()
      .notNull()
      .references(() => partnerKeys.id),
    companyId: ofCompany(),
    listingId: uuid(),
    jtiHash: text().notNull(),
    emailHash: text().notNull(),
    /** First and last name, address: as the partner signed them. */
    person: sealed().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    userId: uuid(),
    applicationId: uuid(),
    createdAt: instant().notNull(),
    /** Of the code. */
    expiresAt: instant().notNull(),
    openedAt: instant(),
    /** When the row may go. */
    keptUntil: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.keyId, t.jtiHash), index().on(t.emailHash), index().on(t.userId)],
)

/** Where a company is told what happens to its applications. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    companyId: ofCompany(),
    url: text().notNull(),
    events: text().array().$type<import('@attesta/contract/webhooks.ts').WebhookEvent[]>().notNull(),
    /** What it signs with. */
    secret: sealed().notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
  },
  (t) => [index().on(t.companyId)],
)

/** One message to one endpoint, with ids only. Its id is the message's, by which a receiver recognizes a repeat. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id),
    companyId: ofCompany(),
    event: text().$type<import('@attesta/contract/webhooks.ts').SentEvent>().notNull(),
    /** The report, application or document; a test of the endpoint has one of its own. */
    subjectId: uuid().notNull(),
    applicationId: uuid(),
    listingId: uuid(),
    happenedAt: instant().notNull(),
    /** Of `stage.changed`. */
    stageBefore: text().$type<WorkStage>(),
    stageAfter: text().$type<WorkStage>(),
    /** `held`: until the names of a sealed shortlist are shown. */
    state: text().$type<import('@attesta/contract/webhooks.ts').DeliveryState | 'held'>().notNull(),
    attempts: integer().notNull().default(0),
    /** Null: no answer. */
    lastStatus: integer(),
    lastAttemptAt: instant(),
    nextAttemptAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.endpointId, t.event, t.subjectId),
    index().on(t.companyId),
    index().on(t.createdAt),
    index().on(t.applicationId),
  ],
)
