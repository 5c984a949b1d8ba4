/** Criteria that a company sets beforehand, and decisions on households that name them. */
import * as z from 'zod/mini'
import {
  criterionStands,
  decisionOutcomes,
  maxCriteria,
  maxCriterionText,
  maxNotices,
  presetCriteria,
} from './decision-limits.ts'

/** Invisible signs, line breaks among them. */
const unseen = /\p{C}/gu

/** A preset or the company's own words, never both. */
export const criterionFields = z
  .strictObject({
    /** Null: of every listing. */
    listing_id: z.nullable(z.uuid()),
    preset: z.nullable(z.enum(presetCriteria)),
    text: z.nullable(
      z.string().check(
        z.overwrite<string>((text) => text.normalize('NFC').replace(/\s+/g, ' ').replace(unseen, '').trim()),
        z.maxLength(maxCriterionText, 'Decision.Error.CriterionLong'),
      ),
    ),
  })
  .check(
    z.refine(({ preset, text }) => preset !== null || (text ?? '').length > 2, {
      path: ['text'],
      message: 'Decision.Error.CriterionEmpty',
    }),
    z.refine(({ preset, text }) => preset === null || text === null, {
      path: ['text'],
      message: 'General.Error.Default',
    }),
  )
export type CriterionFields = z.infer<typeof criterionFields>

export const decisionFields = z.strictObject({
  outcome: z.enum(decisionOutcomes),
  /** Declined because another household was chosen by the criteria that are named. */
  is_another_chosen: z.boolean(),
  criteria: z
    .array(z.strictObject({ id: z.uuid(), stands: z.enum(criterionStands) }))
    .check(z.maxLength(2 * maxCriteria)),
  /** Of the household's work, as it was read: a colleague's change is not overwritten. */
  version: z.int().check(z.gte(0), z.lte(2_000_000_000)),
})

export const noticeFields = z.strictObject({
  decision_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxNotices)),
})

/** A criterion as it stands: `text` of the company's own words, else a key of the words. */
const criterionShape = {
  id: z.uuid(),
  preset: z.nullable(z.enum(presetCriteria)),
  text: z.nullable(z.string()),
  set_at: z.string(),
}
export const companyCriterion = z.object({
  ...criterionShape,
  /** Null: of every listing. */
  listing_id: z.nullable(z.uuid()),
  /** Empty when that membership is long over. */
  set_by: z.string(),
  ended_at: z.nullable(z.string()),
})
export const usableCriterion = z.object({
  ...criterionShape,
  /** Set before the household applied. */
  is_before: z.boolean(),
})
const namedCriterion = z.extend(usableCriterion, { stands: z.enum(criterionStands) })

const noticeStates = ['none', 'queued', 'sent'] as const

export const householdDecision = z.object({
  id: z.uuid(),
  outcome: z.enum(decisionOutcomes),
  is_another_chosen: z.boolean(),
  criteria: z.array(namedCriterion),
  decided_at: z.string(),
  /** Empty when that membership is long over. */
  member: z.string(),
  /** Nothing was decided since. */
  is_current: z.boolean(),
  notice: z.object({ state: z.enum(noticeStates), due_at: z.nullable(z.string()), sent_at: z.nullable(z.string()) }),
})
/** A line of the company's protocol. */
export const protocolEntry = z.extend(householdDecision, {
  application_id: z.uuid(),
  household: z.string(),
  /** The report that stands. */
  report_id: z.nullable(z.uuid()),
  listing_id: z.nullable(z.uuid()),
  listing_name: z.string(),
  applied_at: z.string(),
})
