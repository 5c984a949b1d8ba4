/** Messages between companies and applicants. */
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MessageTemplate } from '@attesta/contract/message.ts'
import { id, instant, sealed } from '../columns.ts'
import { applications } from './applications.ts'
import { companies, members } from './companies.ts'

/** Sealed with the application's key. `readAt`: when the other side first read it. */
export const applicantMessages = pgTable(
  'applicant_messages',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: uuid().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    /** Null of the applicant's own. */ memberId: uuid().references(() => members.id, { onDelete: 'set null' }),
    isFromApplicant: boolean().notNull(),
    text: sealed().notNull(),
    sentAt: instant().notNull(),
    readAt: instant(),
  },
  (t) => [index().on(t.applicationId), index().on(t.companyId), index().on(t.memberId)],
)

/** A company's own texts, with placeholders and no person in them. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    texts: jsonb().$type<MessageTemplate['texts']>().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [index().on(t.companyId)],
)
