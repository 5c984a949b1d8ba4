import type { Response } from '@attesta/contract/questionnaire.ts'
import { Button } from '../../../ui/button.tsx'
import { useAnnounce } from '../../../ui/live.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import { useSay } from '../../../words/words.tsx'
import { countAnswered, questionsOf, type Group } from './answering.ts'
import { QuestionField } from './question-field.tsx'
import { idOfDetails, idOfResponse, type QuestionnaireStep } from './step.ts'

/** A group that folds, says how much of it is answered, and can be answered at one stroke, which can be taken back. */
export function QuestionGroup({ group, step, today }: { group: Group; step: QuestionnaireStep; today: string }) {
  const t = useSay()
  const announce = useAnnounce()
  const focusNext = useFocusNext()
  const own = questionsOf(group)
  const name = t(`Questionnaire.Group.${group}`)
  const answered = countAnswered(step.answering, group)
  const hasProblem = own.some(({ id }) => step.problemAt(id) !== undefined)
  const answerAll = (response: Response) => {
    step.answerAll(group, response)
    announce(t('Questionnaire.AllAnswered', { group: name, response: t(`Questionnaire.Response.${response}`) }))
    // Each yes wants a few words, and a question that was left out wants its own answer: the first of them is where to
    // go on.
    const leftOut = own.find(({ id, isGoodWhenYes }) => isGoodWhenYes && step.answering[id]?.response === undefined)
    const next = response === 'YES' ? idOfDetails(own[0]!.id) : leftOut && idOfResponse(leftOut.id, 'YES')
    if (next) focusNext(() => document.getElementById(next))
  }
  return (
    <details
      className="panel question-group"
      open={step.open.has(group)}
      onToggle={(event) => step.toggle(group, event.currentTarget.open)}
    >
      <summary>
        <span className="name">{name}</span>
        <span className={hasProblem ? 'count err' : 'count'}>
          {t(hasProblem ? 'Questionnaire.AnsweredProblem' : 'Questionnaire.Answered', {
            answered,
            total: own.length,
          })}
        </span>
      </summary>
      <div className="button-row">
        <Button
          small
          id={`all-no-${group}`}
          onClick={() => answerAll('NO')}
          aria-label={t('Questionnaire.AllNo.Group', { group: name })}
        >
          {t('Questionnaire.AllNo')}
        </Button>
        <Button
          small
          id={`all-yes-${group}`}
          onClick={() => answerAll('YES')}
          aria-label={t('Questionnaire.AllYes.Group', { group: name })}
        >
          {t('Questionnaire.AllYes')}
        </Button>
        {step.undo?.group === group && (
          <Button small look="quiet" onClick={step.takeBack}>
            {t('General.Undo')}
          </Button>
        )}
      </div>
      {own.map((question) => (
        <QuestionField key={question.id} question={question} step={step} today={today} />
      ))}
    </details>
  )
}
