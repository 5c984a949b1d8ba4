/** Households that are judged without name and origin: bands in the place of figures, letters in the place of names. */
import * as z from 'zod/mini'
import { criterionStands, maxCriteria } from './decision-limits.ts'
import { usableCriterion } from './decision.ts'
import { figureState } from './report.ts'
import { sealedOutcomes, sealedShares, sealedStates } from './sealed-limits.ts'

const outcome = z.enum(sealedOutcomes)

const sealedBands = z.object({
  /** Of the rent in the household's net income. */
  share: z.enum(sealedShares),
  /** How well that income stands; absent in shortlists from before this was told. */
  income: z.optional(figureState),
  /** The rent is within the company's limit. */
  affordable: outcome,
  /** The documents show no signs of tampering. */
  genuine: outcome,
  identity: z.enum(['verified', 'read', 'problem', 'unknown']),
  /** The average balance covers three rents; null in Germany, where it is asked of the chosen one. */
  deposit: z.nullable(outcome),
  /** Nothing in the report is open; null in Germany. */
  complete: z.nullable(outcome),
  people: z.number(),
  has_guarantor: z.boolean(),
  /** 1: the first of them who applied. */
  order: z.number(),
})
export type SealedBands = z.infer<typeof sealedBands>

const plainCriterion = z.omit(usableCriterion, { is_before: true })

export const shortlistRow = z.object({
  id: z.uuid(),
  listing_id: z.uuid(),
  listing_name: z.string(),
  started_at: z.string(),
  /** Empty when that membership is long over. */
  started_by: z.string(),
  households: z.number(),
  state: z.enum(sealedStates),
})

export const shortlistProtocol = z.extend(shortlistRow, {
  criteria: z.array(plainCriterion),
  entries: z.array(
    z.object({
      label: z.string(),
      bands: sealedBands,
      /** Null while it is sealed, and of an application that is gone. */
      name: z.nullable(z.string()),
      application_id: z.nullable(z.uuid()),
    }),
  ),
  ended_at: z.nullable(z.string()),
  ended_by: z.string(),
  /** The label of the household that was chosen. */
  chosen: z.nullable(z.string()),
  /** What led to the choice. */
  named: z.array(z.extend(plainCriterion, { stands: z.enum(criterionStands) })),
  /** Reports of these households that were opened before they were sealed; told once they are not. */
  looks: z.array(z.object({ at: z.string(), member: z.string(), label: z.string() })),
})

export const sealedChoice = z.strictObject({
  label: z.string().check(z.regex(/^[A-T]$/)),
  criteria: z
    .array(z.strictObject({ id: z.uuid(), stands: z.enum(criterionStands) }))
    .check(z.maxLength(2 * maxCriteria)),
})
