/** The German self-disclosure on the wire, and when it is complete. Source: B3-questionnaire, B5-questionnaire. */
import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** In the order of the form; the groups are 1–4, 5–9 and 10–14. */
export const questionId = z.enum([
  'insolvency',
  'declaration_of_assets',
  'wage_garnishment',
  'enforcement',
  'eviction_title',
  'landlord_proceedings',
  'notice_for_arrears',
  'rent_arrears',
  'rent_paid_in_full',
  'more_people',
  'larger_pets',
  'business_use',
  'sublet',
  'housing_permit',
])
export type QuestionId = z.infer<typeof questionId>

/** `PNTS`: prefers not to say, which is an answer. */
export const response = z.enum(['YES', 'NO', 'PNTS'])
export type Response = z.infer<typeof response>

export const questionnaireAnswer = z.strictObject({
  question: questionId,
  response,
  details: z._default(z.nullable(z.string().check(z.maxLength(limits.maxDetails))), null),
})
export type QuestionnaireAnswer = z.infer<typeof questionnaireAnswer>

/** What is answered so far, each question at most once. */
export const questionnaireAnswers = z
  .array(questionnaireAnswer)
  .check(
    z.refine(
      (answers) => new Set(answers.map(({ question }) => question)).size === answers.length,
      'PersonalDetailsSD.Error.Missingcheck',
    ),
  )

export interface AnswerProblem {
  question: QuestionId | null
  key: 'PersonalDetailsSD.Error.Missingcheck' | 'PersonalDetailsSD.Error.Details' | 'PersonalDetailsSD.Error.Acceptance'
}

/** Is an answer to be explained? A yes is, but not that every rent was paid. */
export const wantsDetails = (question: QuestionId, given: Response | undefined): boolean =>
  given === 'YES' && question !== 'rent_paid_in_full'

/**
 * Every question answered, details where they are wanted, and the declaration of truth accepted. Empty when nothing is
 * wrong.
 */
export function problemsWithQuestionnaire(answers: readonly QuestionnaireAnswer[], accepted: boolean): AnswerProblem[] {
  const given = new Map(answers.map((answer) => [answer.question, answer]))
  const perQuestion = questionId.options.flatMap((question): AnswerProblem[] => {
    const answer = given.get(question)
    if (answer === undefined) return [{ question, key: 'PersonalDetailsSD.Error.Missingcheck' }]
    return wantsDetails(question, answer.response) && !answer.details?.trim()
      ? [{ question, key: 'PersonalDetailsSD.Error.Details' }]
      : []
  })
  return accepted ? perQuestion : [...perQuestion, { question: null, key: 'PersonalDetailsSD.Error.Acceptance' }]
}

/**
 * A problem's `field` is the question's id, or `accepted`; a caller that had it ticked on its own page leaves that out.
 */
export const questionnaireBody = z
  .strictObject({ questionnaire: questionnaireAnswers, accepted: z._default(z.boolean(), true) })
  .check(
    z.superRefine(({ questionnaire, accepted }, context) => {
      for (const { question, key } of problemsWithQuestionnaire(questionnaire, accepted))
        context.addIssue({ code: 'custom', path: [question ?? 'accepted'], input: questionnaire, message: key })
    }),
  )
