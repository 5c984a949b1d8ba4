import * as z from 'zod/mini'
import { contestComment } from '../document.ts'
import { applicationType, language, region } from '../fields.ts'
import { pagePicture } from '../page-picture.ts'
import { correctionBody, reviewGround, reviewQuestion, reviewState, rulingOutcome } from '../review.ts'
import { reviewCase } from '../review-case.ts'
import { workingHours } from '../working-hours.ts'
import { define } from '../route.ts'
import { ok, okWith } from './replies.ts'

const query = z.object({ lang: z.optional(language) })
const params = z.object({ review_id: z.uuid() })
const act = { method: 'POST', who: 'operator', rate: 'write', cache: 'private', query, params } as const
const at = '/api/v1/operator/reviews/:review_id'
/** `application_id`: for the log too, where each look at a person's documents stands with whose they are. */
const of = { application_id: z.uuid() }
const looked = okWith({ ...of, review: reviewCase })

/** The desk of the operator's reviewers. Each look and each act is noted with its case. */
export const reviewDeskRoutes = define({
  listReviews: {
    method: 'GET',
    path: '/api/v1/operator/reviews',
    summary: 'Cases that wait for a person, the longest waiting first',
    who: 'operator',
    rate: 'read',
    audit: 'review.listed',
    cache: 'private',
    query,
    reply: okWith({
      reviews: z.array(
        z.object({
          id: z.uuid(),
          state: reviewState,
          grounds: z.array(reviewGround),
          opened_at: z.string(),
          due_at: z.string(),
          taken_by: z.nullable(z.string()),
          is_mine: z.boolean(),
          type: applicationType,
          region,
          documents: z.number(),
        }),
      ),
    }),
  },
  reviewHours: {
    method: 'GET',
    path: '/api/v1/operator/review-hours',
    summary: 'When reviewers work, as applicants are told; and what the setting says, which holds where none are set',
    who: 'operator',
    rate: 'read',
    audit: 'review.hours-seen',
    cache: 'private',
    query,
    reply: okWith({ hours: workingHours, usual: workingHours, is_set: z.boolean() }),
  },
  setReviewHours: {
    method: 'POST',
    path: '/api/v1/operator/review-hours',
    summary: 'Sets when reviewers work; null: as the setting says again',
    who: 'operator',
    rate: 'write',
    audit: 'review.hours-set',
    cache: 'private',
    query,
    body: z.strictObject({ hours: z.nullable(workingHours) }),
    reply: ok,
  },
  readReview: {
    method: 'GET',
    path: at,
    summary: 'One case: each document with what was read, found, contested and decided',
    who: 'operator',
    rate: 'read',
    audit: 'review.viewed',
    cache: 'private',
    query,
    params,
    reply: looked,
  },
  readReviewPage: {
    method: 'GET',
    path: `${at}/documents/:document_id/:page`,
    summary: 'A whole page of a document of an open case as a picture, with the places that values were read from',
    who: 'operator',
    rate: 'read',
    audit: 'review.page-viewed',
    cache: 'private',
    query,
    params: z.object({ review_id: z.uuid(), document_id: z.uuid(), page: z.string().check(z.regex(/^[1-9]\d{0,2}$/)) }),
    reply: okWith({
      ...of,
      /** What each mark of the picture is of: a field's path or a finding's code. */
      names: z.array(z.string()),
      picture: pagePicture,
    }),
  },
  takeReview: {
    ...act,
    path: `${at}/take`,
    summary: 'Takes a case, also over from a colleague; the one who has it decides',
    audit: 'review.taken',
    reply: looked,
  },
  correctReading: {
    ...act,
    path: `${at}/correct`,
    summary:
      'Puts a value right: it is laid over the reading, whose sums are proven again. The value that was read takes a correction back',
    audit: 'review.corrected',
    body: correctionBody,
    reply: looked,
  },
  ruleOnFinding: {
    ...act,
    path: `${at}/rule`,
    summary: 'Confirms a finding, or sets it aside with a reason that the report tells',
    audit: 'review.ruled',
    body: z.strictObject({
      document_id: z.uuid(),
      code: z.string().check(z.regex(/^[a-z_]+\.[a-z_]+$/), z.maxLength(80)),
      outcome: rulingOutcome,
      reason: contestComment,
    }),
    reply: looked,
  },
  askApplicant: {
    ...act,
    path: `${at}/ask`,
    summary: 'Asks the applicant, who is told by mail',
    audit: 'review.applicant-asked',
    body: z.strictObject({ document_id: z.nullable(z.uuid()), question: contestComment }),
    reply: okWith({ ...of, question: reviewQuestion }),
  },
  releaseReview: {
    ...act,
    path: `${at}/release`,
    summary: 'Ends the review when nothing is left to decide; the applicant is told by mail',
    audit: 'review.released',
    reply: okWith(of),
  },
})
