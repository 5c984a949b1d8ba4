/** Viewings of homes. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ViewingState } from '@attesta/contract/viewing-limits.ts'
import { id, instant, sealed } from '../columns.ts'
import { ofApplication } from './of-application.ts'
import { byMember, ofCompany } from './of-company.ts'

/**
 * Times that a company proposed to a household, and the one that was taken. `sequence` counts the changes of what was
 * agreed. Source: RFC 5545 §3.8.7.4.
 */
export const viewings = pgTable(
  'viewings',
  {
    id: id(),
    applicationId: ofApplication(),
    userId: uuid().notNull(),
    companyId: ofCompany(),
    /** Who proposed it. */
    memberId: byMember(),
    state: text().$type<ViewingState>().notNull(),
    /** Instants, as ISO 8601. */
    slots: jsonb().$type<string[]>().notNull(),
    startsAt: instant(),
    minutes: integer().notNull(),
    /** Sealed with the application's key. */
    place: sealed().notNull(),
    sequence: integer().notNull(),
    proposedAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [
    // One at a time: two colleagues who propose at once are told so.
    uniqueIndex('viewings_open')
      .on(t.applicationId)
      .where(sql`state in ('proposed', 'agreed')`),
    index().on(t.applicationId),
    index().on(t.companyId),
    index().on(t.memberId),
  ],
)
