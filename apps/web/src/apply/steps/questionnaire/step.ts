import { useState } from 'react'
import type { State } from '@attesta/contract/application.ts'
import {
  problemsWithQuestionnaire,
  type AnswerProblem,
  type QuestionId,
  type Response,
} from '@attesta/contract/questionnaire.ts'
import { questions } from '@attesta/domain/questionnaire/questions.ts'
import { useDeps } from '../../../deps.tsx'
import { declarationIn } from '../../../form/draft-names.ts'
import { useDraftState } from '../../../form/use-draft-state.ts'
import type { Problem } from '../../../ui/error-summary.tsx'
import { useSay } from '../../../words/words.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { useSaving } from '../../shared/use-saving.ts'
import { answer, answerAll, answeringFrom, answersOf, explain, type Answering, type Group } from './answering.ts'

/** More questions without an answer are one line of the summary, which leads to the first. */
const MAX_LISTED = 3

export const idOfQuestion = (question: QuestionId) => `question-${question}`
const numberOf = (question: QuestionId) => questions.find(({ id }) => id === question)!.number
export const idOfResponse = (question: QuestionId, response: Response) => `${idOfQuestion(question)}-${response}`

export const idOfDetails = (question: QuestionId) => `details-${question}`

export function useQuestionnaireStep(state: State) {
  const t = useSay()
  const { api } = useDeps()
  const journey = useJourney()
  const { german_questionnaire, questionnaire_accepted_at } = state.application.answers
  const [answering, setAnswering, settleAnswers] = useDraftState<Answering>('self-disclosure', () =>
    answeringFrom(german_questionnaire),
  )
  const [accepted, setAccepted, settleAcceptance] = useDraftState(
    declarationIn('self-disclosure'),
    () => questionnaire_accepted_at !== null,
  )
  const [undo, setUndo] = useState<{ group: Group; response: Response; before: Answering }>()
  const [isTried, setTried] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [open, setOpen] = useState<ReadonlySet<Group>>(new Set([1]))
  const { form, ...saving } = useSaving(
    () => api.call('questionnaireSubmit', { body: { questionnaire: answersOf(answering), accepted } }),
    () => {
      settleAnswers()
      settleAcceptance()
      journey.goNext()
    },
  )

  const found = isTried ? problemsWithQuestionnaire(answersOf(answering), accepted) : []
  const targetOf = ({ question, key }: AnswerProblem) =>
    question === null
      ? 'accepted'
      : key === 'PersonalDetailsSD.Error.Details'
        ? idOfDetails(question)
        : idOfQuestion(question)
  const unanswered = found.filter(({ key }) => key === 'PersonalDetailsSD.Error.Missingcheck')
  const folded = unanswered.length > MAX_LISTED ? unanswered : []
  const textOf = (problem: AnswerProblem) => {
    if (problem.question === null) return t(problem.key)
    if (problem === folded[0]) return t('Questionnaire.Unanswered', { count: folded.length })
    return t('Questionnaire.Problem', { number: numberOf(problem.question), problem: t(problem.key) })
  }
  const problems = found
    .filter((problem) => problem === folded[0] || !folded.includes(problem))
    .map((problem): Problem => ({ target: targetOf(problem), text: textOf(problem) }))

  const change = (next: Answering) => {
    setAnswering(next)
    setUndo(undefined)
  }
  return {
    answering,
    accepted,
    setAccepted,
    problems,
    attempt,
    form,
    saving,
    open,
    undo,
    goBack: journey.goBack,
    problemAt: (question: QuestionId | null) => found.find((problem) => problem.question === question)?.key,
    answer: (question: QuestionId, response: Response) => change(answer(answering, question, response)),
    explain: (question: QuestionId, details: string) => change(explain(answering, question, details)),
    answerAll: (group: Group, response: Response) => {
      setUndo({ group, response, before: answering })
      setAnswering(answerAll(answering, group, response))
    },
    takeBack: () => {
      if (undo) change(undo.before)
    },
    toggle: (group: Group, isOpen: boolean) =>
      setOpen((before) => {
        if (before.has(group) === isOpen) return before
        const after = new Set(before)
        if (isOpen) after.add(group)
        else after.delete(group)
        return after
      }),
    submit: () => {
      const lacking = problemsWithQuestionnaire(answersOf(answering), accepted)
      if (lacking.length === 0) return saving.save(undefined)
      setTried(true)
      setAttempt((times) => times + 1)
      setOpen(
        (before) =>
          new Set([
            ...before,
            ...questions.filter(({ id }) => lacking.some(({ question }) => question === id)).map(({ group }) => group),
          ]),
      )
    },
  }
}
export type QuestionnaireStep = Omit<ReturnType<typeof useQuestionnaireStep>, 'form'>
