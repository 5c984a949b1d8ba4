/** How people get in: sessions, invitations and codes by e-mail. */
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, sealed } from '../columns.ts'
import { applications, users } from './applications.ts'
import { companies, members, operators } from './companies.ts'

/**
 * An applicant's, a member's or an operator's session: the token itself is nowhere, only its SHA-256. `activeAt` moves
 * with the person's acts, not with polls; `seenAt` with both, a little behind. `awaits`: the second factor is still to
 * come.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: uuid().references(() => users.id),
    memberId: uuid().references(() => members.id),
    companyId: uuid().references(() => companies.id),
    operatorId: uuid().references(() => operators.id),
    awaits: text().$type<'code' | 'enrolment'>(),
    createdAt: instant().notNull(),
    activeAt: instant().notNull(),
    seenAt: instant(),
    endsAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [index().on(t.userId), index().on(t.memberId), index().on(t.operatorId)],
)

/** A co-applicant or guarantor asked in by a main applicant (`userId`). The code's hash only; used once. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    role: text().$type<'co-applicant' | 'guarantor'>().notNull(),
    emailHash: text().notNull(),
    codeHash: text().notNull().unique(),
    /** Address, name, who invites, and the code itself for the list of open ones. */
    contact: sealed().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    usedByApplicationId: uuid(),
    /** Who was asked in is in the household no more. */
    withdrawnAt: instant(),
  },
  (t) => [index().on(t.emailHash), index().on(t.applicationId), index().on(t.userId)],
)

/** Codes sent to an address, each with a link that does the same; HMACs with a pepper outside the database. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: id(),
    emailHash: text().notNull(),
    purpose: text().$type<'applicant' | 'member' | 'operator' | 'rights'>().notNull(),
    codeHash: text().notNull(),
    /** The browser that asked, as a keyed hash of its nonce; empty for callers without one. */
    askedBy: text().notNull().default(''),
    linkHash: text(),
    tries: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    linkExpiresAt: instant(),
    usedAt: instant(),
  },
  (t) => [index().on(t.emailHash, t.purpose), index().on(t.sentAt)],
)
