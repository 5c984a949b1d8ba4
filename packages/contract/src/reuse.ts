/** What of a finished application serves another home, on the wire. */
import * as z from 'zod/mini'
import { uploadType } from './document.ts'
import { stepRouter } from './application.ts'

/** Why a document stays behind. */
const leftBehindReason = z.enum(['expired', 'too_old', 'unusable', 'not_asked'])
export type LeftBehind = z.infer<typeof leftBehindReason>

/** Parts of the answers. `papers_of_state`: fiscal code, nationality, and by which document one shows who one is. */
const answersPart = z.enum(['personal', 'papers_of_state', 'household', 'incomes', 'job', 'questionnaire', 'mortgage'])
export type AnswersKept = z.infer<typeof answersPart>

export const reuseOffer = z.object({
  /** The finished application. */
  application_id: z.uuid(),
  /** The home that it was for; null when for none. */
  home: z.nullable(z.string()),
  finished_on: z.string(),
  /** The last day on which it can be taken along. */
  until: z.string(),
  answers: z.array(answersPart),
  /** `left`: why it stays behind; null when it goes along. */
  documents: z.array(z.object({ name: z.string(), type: uploadType, left: z.nullable(leftBehindReason) })),
  /** What is asked for again, in words of the caller's language. */
  wanted: z.array(z.string()),
  /** The proof of who one is by a service or by the bank goes along. */
  identity: z.boolean(),
  /** The last day on which other homes cost nothing; null when this one has to be paid for, or costs nothing anyway. */
  paid_until: z.nullable(z.string()),
  /** The first step at which something is left to do. */
  leads_to: stepRouter,
  /** Who will see the report; null when only the person. */
  company: z.nullable(z.string()),
})
export type ReuseOffer = z.infer<typeof reuseOffer>
