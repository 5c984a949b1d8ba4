/**
 * Where a person goes on who took their documents along: the first step that lacks something. Source: decision 0025.
 */
import type { SavedAnswers, StepRouter } from '@attesta/contract/application.ts'
import type { AnswersKept } from '@attesta/contract/reuse.ts'
import { isAnswered, isIdentity, type NeedState } from '../journey/required-documents.ts'
import { walks, type Walked } from './answers-kept.ts'

/** The new application with what was taken along. `old`: the one that it came from. */
export interface TakenAlong {
  old: Walked
  made: Walked
  answers: SavedAnswers
  parts: readonly AnswersKept[]
  needs: readonly NeedState[]
}

/** Whether nothing is left to do at a step. Where a person declares, decides or is shown something there always is. */
const isDone: Record<StepRouter, (taken: TakenAlong) => boolean> = {
  'sign-up': () => true,
  'verify-email': () => true,
  'resume-application': () => true,
  'personal-details': ({ old, parts, needs }) =>
    walks(old, 'personal-details') &&
    parts.includes('personal') &&
    parts.includes('papers_of_state') &&
    needs.filter(isIdentity).every(isAnswered),
  'current-address': ({ answers }) => answers.current_street !== null && answers.current_city !== null,
  questionnaire: () => false,
  // It is declared again for this home, and a co-applicant or guarantor is invited again.
  'additional-details': () => false,
  'mortgage-info': ({ answers }) => answers.mortgage_info !== null,
  // The short form has no later step at which the person could say yes.
  'income-check': ({ made, answers, needs }) =>
    walks(made, 'confirmation') &&
    needs.filter((need) => !isIdentity(need)).every(isAnswered) &&
    (made.employmentStatus !== 'Employed' ||
      (answers.type_of_contract !== null && answers.paychecks_per_year !== null)),
  'parsing-status': () => true,
  confirmation: () => false,
  payment: () => false,
  result: () => false,
}

/** Its place in the new application's workflow. */
export function firstStepLacking(taken: TakenAlong): { step: number; router: StepRouter } {
  const { workflow } = taken.made
  const step = workflow.findIndex(({ router, skip }) => !skip && !isDone[router](taken))
  return { step, router: workflow[step]!.router }
}
