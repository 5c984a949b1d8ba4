/** What a person asked for as their right, and the proof of their consent. */
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './applications.ts'

/**
 * A copy of all that is held of a person, made for them: a sealed file and, for minutes, a link to it of which only the
 * hash is kept.
 */
export const dataCopies = pgTable(
  'data_copies',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    state: text().$type<'making' | 'ready' | 'failed'>().notNull(),
    fileKey: text().notNull(),
    size: bigint({ mode: 'number' }),
    ticketHash: text().unique(),
    createdAt: instant().notNull(),
    /** The link, and then the copy, ends. */
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

/**
 * That an address consented to news, and until when: what is left of it once the application is gone. The address only
 * as a keyed hash.
 */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    id: id(),
    emailHash: text().notNull(),
    language: text().$type<'en' | 'it' | 'de'>().notNull(),
    consentedAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (t) => [index().on(t.emailHash), index().on(t.consentedAt)],
)
