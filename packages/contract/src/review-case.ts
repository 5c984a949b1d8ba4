/** A case as its reviewer sees it. */
import * as z from 'zod/mini'
import { applicationType, employmentStatus, region } from './fields.ts'
import { reviewGround, reviewQuestion, reviewState, rulingOutcome } from './review.ts'

/** How a value of a document stands: put right by a person, part of sums that close, read, or not on the document. */
const fieldState = z.enum(['corrected', 'proven', 'read', 'absent'])

/**
 * One value of a document. `path`: its place in the reading; `label`: a key of the words, `number` of the row or
 * account from 1; `box` in points from the page's top left.
 */
const reviewField = z.object({
  path: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'money', 'day', 'month', 'year', 'days', 'iban', 'code', 'nation']),
  number: z.nullable(z.number()),
  value: z.nullable(z.string()),
  state: fieldState,
  page: z.nullable(z.number()),
  box: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  corrected: z.nullable(z.object({ was: z.nullable(z.string()), reason: z.string(), on: z.string() })),
})
export type ReviewField = z.infer<typeof reviewField>

/** A finding in words, with what its applicant and a reviewer said to it. */
const reviewFinding = z.object({
  code: z.string(),
  message: z.string(),
  blocker: z.boolean(),
  /** Whether a person may decide on it: not where nothing was read. */
  ruleable: z.boolean(),
  page: z.nullable(z.number()),
  box: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  contest: z.nullable(z.object({ comment: z.string(), contested_at: z.string() })),
  ruling: z.nullable(z.object({ outcome: rulingOutcome, reason: z.string(), on: z.string() })),
  /** Whether it still waits for a decision. */
  undecided: z.boolean(),
})
export type ReviewFinding = z.infer<typeof reviewFinding>

const reviewDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  /** What it was handed in as. */
  place: z.string(),
  uploaded_at: z.string(),
  pages: z.number(),
  source: z.enum(['text', 'ocr', 'mixed', 'none', 'connection']),
  /** Whether its own sums close, as it stands now; null when they tell nothing. */
  reconciled: z.nullable(z.boolean()),
  fields: z.array(reviewField),
  findings: z.array(reviewFinding),
})
export type ReviewDocument = z.infer<typeof reviewDocument>

export const reviewCase = z.object({
  id: z.uuid(),
  state: reviewState,
  grounds: z.array(reviewGround),
  opened_at: z.string(),
  due_at: z.string(),
  taken_by: z.nullable(z.string()),
  is_mine: z.boolean(),
  applicant: z.object({
    name: z.string(),
    date_of_birth: z.nullable(z.string()),
    fiscal_code: z.nullable(z.string()),
    employment_status: employmentStatus,
    type: applicationType,
    region,
  }),
  documents: z.array(reviewDocument),
  questions: z.array(reviewQuestion),
})
export type ReviewCase = z.infer<typeof reviewCase>
