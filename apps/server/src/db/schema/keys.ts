/** The data keys that seal what identifies a person. */
import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, sealed } from '../columns.ts'

/**
 * One data key a subject (application, user or company), wrapped by a key-encryption key that never is in the database.
 * Dropping the row shreds what it sealed.
 */
export const dataKeys = pgTable('data_keys', {
  subject: id(),
  kind: text().$type<'application' | 'user' | 'company' | 'system'>().notNull(),
  kekId: text().notNull(),
  wrapped: sealed().notNull(),
  createdAt: instant().notNull(),
})
