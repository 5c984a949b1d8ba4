/** Households that are judged without their names. */
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SealedBands } from '@attesta/contract/sealed-shortlist.ts'
import type { CriterionStands, PresetCriterion } from '@attesta/contract/decision-limits.ts'
import { id, instant } from '../columns.ts'
import { listings } from './listings.ts'
import { ofApplication } from './of-application.ts'
import { byMember, ofCompany } from './of-company.ts'

/** A criterion as it stood when the shortlist was sealed. */
export interface SealedCriterion {
  id: string
  preset: PresetCriterion | null
  text: string | null
  /** ISO 8601 */
  setAt: string
}

/** Sealed until `endedAt`; with `chosenLabel` a choice opened it, without one a colleague did. */
export const sealedShortlists = pgTable(
  'sealed_shortlists',
  {
    id: id(),
    companyId: ofCompany(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    criteria: jsonb().$type<SealedCriterion[]>().notNull(),
    startedAt: instant().notNull(),
    startedBy: byMember(),
    endedAt: instant(),
    endedBy: byMember(),
    chosenLabel: text(),
    /** What led to the choice. */
    stands: jsonb().$type<{ id: string; stands: CriterionStands }[]>(),
  },
  (t) => [
    index().on(t.companyId, t.startedAt),
    index().on(t.listingId),
    index().on(t.startedBy),
    index().on(t.endedBy),
  ],
)

/** One household of a shortlist: its letter, and its bands as they were when it was sealed. */
export const sealedEntries = pgTable(
  'sealed_entries',
  {
    shortlistId: uuid()
      .notNull()
      .references(() => sealedShortlists.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    companyId: ofCompany(),
    applicationId: ofApplication(),
    bands: jsonb().$type<SealedBands>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shortlistId, t.label] }), index().on(t.applicationId), index().on(t.companyId)],
)
