/** What a company asks of an applicant: a document, or an explanation. */
import * as z from 'zod/mini'
import { stepRouter } from './application.ts'
import { uploadType } from './document.ts'
import { maxRequestText, requestedTypes } from './request-limits.ts'

export const requestKinds = ['document', 'explanation'] as const
/** `answered`: by the document itself, or by the applicant's words. */
const requestStates = ['open', 'answered', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]
const maxMonths = 12

/** Control characters other than line breaks and tabs. */
const unseen = /(?![\n\t])\p{Cc}/gu
const plainText = z
  .string()
  .check(z.overwrite<string>((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(unseen, '').trim()))

/** `YYYY-MM` */
export const monthOfDocument = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

/** Of a document `type` and `months`, of an explanation `question`; what does not belong to the kind is left out. */
export const requestFields = z
  .strictObject({
    kind: z.enum(requestKinds),
    type: z.nullable(z.enum(requestedTypes)),
    /** Of payslips and statements alone. */
    months: z.array(monthOfDocument).check(z.maxLength(maxMonths)),
    question: z.nullable(plainText.check(z.maxLength(maxRequestText, 'Dashboard.Request.Error.Long'))),
  })
  .check(
    z.refine(({ kind, type }) => kind !== 'document' || type !== null, {
      path: ['type'],
      message: 'General.Error.Validation.Required',
    }),
    z.refine(({ kind, question }) => kind !== 'explanation' || (question ?? '') !== '', {
      path: ['question'],
      message: 'Dashboard.Request.Error.Empty',
    }),
  )
export type RequestFields = z.infer<typeof requestFields>

export const answerFields = z.strictObject({
  request_id: z.uuid(),
  answer: plainText.check(z.minLength(1, 'Requests.Error.Empty'), z.maxLength(maxRequestText, 'Requests.Error.Long')),
})

const request = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  type: z.nullable(uploadType),
  months: z.array(z.string()),
  question: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  state: z.enum(requestStates),
  asked_at: z.string(),
  answered_at: z.nullable(z.string()),
})

/** As the company sees it. */
export const companyRequest = z.extend(request, {
  /** Empty when that membership is long over. */
  member: z.string(),
})
/** As the applicant sees it: `step` is where it is answered. */
export const ownRequest = z.extend(request, { company: z.string(), step: stepRouter })
export type OwnRequest = z.infer<typeof ownRequest>
