/**
 * What reports are compared by: facts beside each other, each with how well it stands. No score, no rank, no advice.
 */
import * as z from 'zod/mini'
import { employmentStatus, region } from './fields.ts'
import { check, figureState, rentReport } from './report.ts'
import { whatIf } from './what-if.ts'

const money = z.nullable(z.string())
/** What keeps the answer to a rent from being sure. */
export const unsureParts = ['income', 'commitments'] as const
const figure = z.object({ value: money, state: figureState })

/** In euros, and in percent of the net income that the rent is set beside. */
export const rentWithUtilities = z.object({ amount: z.string(), share: z.nullable(z.number()) })

export const criteria = z.object({
  report_id: z.uuid(),
  application_id: z.uuid(),
  name: z.string(),
  listing_name: z.string(),
  region,
  valid_until: z.string(),
  is_expired: z.boolean(),
  employment_status: employmentStatus,
  /** Null in Germany before the landlord's choice: it is asked of the chosen applicant. */
  contract: z.nullable(z.enum(['open_ended', 'fixed_term'])),
  seniority_months: z.nullable(z.number()),
  net_income: figure,
  household_net_income: figure,
  /** Asking rent, and what share of the net income it is, in percent. */
  rent: money,
  share: z.nullable(z.number()),
  /** What of that is not proven, as the report's first line says it. */
  unsure: z.array(z.enum(unsureParts)),
  /** The same with the listing's utilities as they are now; null without any. */
  with_utilities: z.nullable(rentWithUtilities),
  /**
   * Rent that the income carries by the company's ratios; `is_within`: whether the asking rent is no more than the
   * largest. Null: not known.
   */
  affordable: z.object({ min: money, value: money, max: money, is_within: z.nullable(z.boolean()) }),
  /** Null where the rent is within the marks or not known, and in Germany before the choice. */
  what_if: z.nullable(whatIf),
  committed_costs: z.nullable(figure),
  cash_balance: z.nullable(figure),
  deposit: z.nullable(check.shape.outcome),
  /** People who would live there. */
  people: z.number(),
  guarantors: z.number(),
  /** A machine that read a document has verified no one. */
  identity: z.enum(['verified', 'read', 'problem', 'unknown']),
  /** How many of the documents whose figures count show no sign of tampering. */
  genuine: z.object({ outcome: check.shape.outcome, count: z.number(), of: z.number() }),
  /**
   * How many points of the report are open; null in Germany before the choice, for some are about what may not be asked
   * yet.
   */
  open_points: z.nullable(z.number()),
  /** Answers to the self-disclosure that may be asked for before the choice; `question` is a key of the words. */
  disclosure: rentReport.shape.questionnaire,
  /** Keys of those questions whose answer the account contradicts; payee and amount wait for the choice. */
  contradicted_answers: z.array(z.string()),
  checks: z.array(z.object({ id: check.shape.id, outcome: check.shape.outcome })),
})
export type Criteria = z.infer<typeof criteria>
