/** What is answered so far, and what an act changes of it. */
import {
  questionId,
  wantsDetails,
  type QuestionId,
  type QuestionnaireAnswer,
  type Response,
} from '@attesta/contract/questionnaire.ts'
import { questions } from '@attesta/domain/questionnaire/questions.ts'

/** Details stay while the answer changes, so that a slip of the finger loses no words. */
export type Answering = Readonly<Partial<Record<QuestionId, { response?: Response; details: string }>>>

export const groups = [1, 2, 3] as const
export type Group = (typeof groups)[number]

export const questionsOf = (group: Group) => questions.filter((question) => question.group === group)

export const answeringFrom = (saved: readonly QuestionnaireAnswer[] | null): Answering =>
  Object.fromEntries(
    (saved ?? []).map(({ question, response, details }) => [question, { response, details: details ?? '' }]),
  )

/** As it is sent: in the order of the form, details only where they are wanted. */
export const answersOf = (answering: Answering): QuestionnaireAnswer[] =>
  questionId.options.flatMap((question) => {
    const given = answering[question]
    return given?.response
      ? [
          {
            question,
            response: given.response,
            details: wantsDetails(question, given.response) ? given.details.trim() || null : null,
          },
        ]
      : []
  })

export const answer = (answering: Answering, question: QuestionId, response: Response): Answering => ({
  ...answering,
  [question]: { details: answering[question]?.details ?? '', response },
})

export const explain = (answering: Answering, question: QuestionId, details: string): Answering => ({
  ...answering,
  [question]: { ...answering[question], details },
})

/**
 * One answer for a whole group. A question that turns the sense round is left to the person: «no to all» must not
 * declare arrears.
 */
export const answerAll = (answering: Answering, group: Group, response: Response): Answering =>
  questionsOf(group)
    .filter(({ isGoodWhenYes }) => !isGoodWhenYes)
    .reduce((before, { id }) => answer(before, id, response), answering)

export const countAnswered = (answering: Answering, group: Group): number =>
  questionsOf(group).filter(({ id }) => answering[id]?.response !== undefined).length
