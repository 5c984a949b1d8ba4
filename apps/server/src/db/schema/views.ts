/** Views of lists. */
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ViewPage } from '@attesta/contract/view-limits.ts'
import { id, instant } from '../columns.ts'
import { members } from './companies.ts'
import { ofCompany } from './of-company.ts'

/** Filters, sorting and columns of a list under a name. No text that was searched for is in them. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    companyId: ofCompany(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    page: text().$type<ViewPage>().notNull(),
    name: text().notNull(),
    /** As in an address: `stage=offered&hide=valid`. */
    query: text().notNull(),
    isShared: boolean().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.memberId, t.page, t.name), index().on(t.companyId)],
)
