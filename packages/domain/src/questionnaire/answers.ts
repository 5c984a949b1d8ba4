/** Answers to the self-disclosure: when they are complete, and which of them a landlord is shown. Source: specification 2 §5. */
import { keyOfQuestion, questions, responses, type Response, type Stage } from './questions.ts'

export interface Answer { question: string; response: Response; details: string | null }

export interface AnswerProblem { question: string | null; key: 'PersonalDetailsSD.Error.Missingcheck' | 'PersonalDetailsSD.Error.Details' | 'PersonalDetailsSD.Error.Acceptance' }

/** Every question answered (preferring not to say is an answer), details for each yes, and the declaration of truth accepted. Empty when nothing is wrong. */
export function problemsWith(answers: readonly Answer[], accepted: boolean): AnswerProblem[] {
  const given = new Map(answers.map((answer) => [answer.question, answer]))
  const perQuestion = questions.flatMap(({ id }): AnswerProblem[] => {
    const answer = given.get(id)
    if (answer === undefined || !responses.includes(answer.response)) return [{ question: id, key: 'PersonalDetailsSD.Error.Missingcheck' }]
    return answer.response === 'YES' && !answer.details?.trim() ? [{ question: id, key: 'PersonalDetailsSD.Error.Details' }] : []
  })
  return accepted ? perQuestion : [...perQuestion, { question: null, key: 'PersonalDetailsSD.Error.Acceptance' }]
}

/** The answers that may be shown at a stage, in the order of the form, with the keys of their words. Answers to unknown questions are never shown. */
export function answersShownAt(stage: Stage, answers: readonly Answer[]): Answer[] {
  const allowed = questions.filter((question) => stage === 'chosen' || question.stage === 'wish_to_rent')
  return allowed.flatMap(({ id }) => answers.filter(({ question }) => question === id)).map((answer) => ({ ...answer, question: keyOfQuestion(answer.question) }))
}
