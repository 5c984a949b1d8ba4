import { uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'

/** The column of the application that a row belongs to; the row is deleted with it. */
export const ofApplication = () =>
  uuid()
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })
