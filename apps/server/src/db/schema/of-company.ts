/** Columns of a company's rows. */
import { uuid } from 'drizzle-orm/pg-core'
import { companies, members } from './companies.ts'

/** The company that a row belongs to; companies are not deleted. */
export const ofCompany = () =>
  uuid()
    .notNull()
    .references(() => companies.id)

/** The member who did it; null once the member is deleted. */
export const byMember = () => uuid().references(() => members.id, { onDelete: 'set null' })
