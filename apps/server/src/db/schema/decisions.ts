/** What a company decides by, and what it decided. */
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CriterionStands, DecisionOutcome, PresetCriterion } from '@attesta/contract/decision-limits.ts'
import { id, instant } from '../columns.ts'
import { listings } from './listings.ts'
import { ofApplication } from './of-application.ts'
import { byMember, ofCompany } from './of-company.ts'

/** A criterion is set and ends; its words never change, so that a decision means what it meant. */
export const decisionCriteria = pgTable(
  'decision_criteria',
  {
    id: id(),
    companyId: ofCompany(),
    /** Null: of every listing. */
    listingId: uuid().references(() => listings.id),
    preset: text().$type<PresetCriterion>(),
    /** In the company's own words; null of a preset. */
    text: text(),
    setAt: instant().notNull(),
    setBy: byMember(),
    endedAt: instant(),
  },
  (t) => [index().on(t.companyId), index().on(t.listingId), index().on(t.setBy)],
)

/** A criterion as it stood when it was named. */
export interface NamedCriterion {
  id: string
  preset: PresetCriterion | null
  text: string | null
  /** ISO 8601 */
  setAt: string
  isBefore: boolean
  stands: CriterionStands
}

/**
 * One row a decision, never changed but for its decline email: `noticeDueAt` is when it goes out, empty when none was
 * asked for or it was taken back.
 */
export const householdDecisions = pgTable(
  'household_decisions',
  {
    id: id(),
    applicationId: ofApplication(),
    companyId: ofCompany(),
    listingId: uuid(),
    memberId: byMember(),
    outcome: text().$type<DecisionOutcome>().notNull(),
    isAnotherChosen: boolean().notNull(),
    criteria: jsonb().$type<NamedCriterion[]>().notNull(),
    decidedAt: instant().notNull(),
    /** Of the household's work that it set: tells two of one instant apart. Null before 0088. */
    version: integer(),
    noticeDueAt: instant(),
    noticeSentAt: instant(),
  },
  (t) => [index().on(t.applicationId), index().on(t.companyId, t.decidedAt), index().on(t.memberId)],
)
