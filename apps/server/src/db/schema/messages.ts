/** Messages between companies and applicants. */
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MessageTemplate } from '@attesta/contract/message.ts'
import { id, instant, sealed } from '../columns.ts'
import { ofApplication } from './of-application.ts'
import { byMember, ofCompany } from './of-company.ts'

/** Sealed with the application's key. `readAt`: when the other side first read it. */
export const applicantMessages = pgTable(
  'applicant_messages',
  {
    id: id(),
    applicationId: ofApplication(),
    userId: uuid().notNull(),
    companyId: ofCompany(),
    /** Null of the applicant's own. */
    memberId: byMember(),
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
    companyId: ofCompany(),
    name: text().notNull(),
    texts: jsonb().$type<MessageTemplate['texts']>().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [index().on(t.companyId)],
)
