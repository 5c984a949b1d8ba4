/** Which answers to the self-disclosure a landlord is shown. Source: B2-report-questions. */
import type { QuestionnaireAnswer, Response } from '@attesta/contract/questionnaire.ts'
import { keyOfQuestion, questions, type Stage } from './questions.ts'

/** An answer as a report shows it: `question` is the key of its words. */
export interface ShownAnswer {
  question: string
  response: Response
  details: string | null
}

/** The answers that wait for the landlord's choice. */
export const answersAfterChoice = (answers: readonly QuestionnaireAnswer[]): ShownAnswer[] => {
  const before = answersShownAt('wish_to_rent', answers).map(({ question }) => question)
  return answersShownAt('chosen', answers).filter(({ question }) => !before.includes(question))
}

/** The answers that may be shown at a stage, in the order of the form. */
export function answersShownAt(stage: Stage, answers: readonly QuestionnaireAnswer[]): ShownAnswer[] {
  const allowed = questions.filter((question) => stage === 'chosen' || question.stage === 'wish_to_rent')
  return allowed
    .flatMap(({ id }) => answers.filter(({ question }) => question === id))
    .map((answer) => ({ ...answer, question: keyOfQuestion(answer.question) }))
}
