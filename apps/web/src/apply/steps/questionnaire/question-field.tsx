import { response as responses, wantsDetails } from '@attesta/contract/questionnaire.ts'
import { asksSince, keyOfQuestion, type Question } from '@attesta/domain/questionnaire/questions.ts'
import { FieldError } from '../../../ui/field.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'
import { useSay } from '../../../words/words.tsx'
import { useLanguage } from '../../../words/use-language.ts'
import { monthsInWords } from '../../shared/months.ts'
import { idOfDetails, idOfQuestion, idOfResponse, type QuestionnaireStep } from './step.ts'

/** One question: yes, no or not specified, nothing chosen beforehand; a yes asks for a few words. */
export function QuestionField({
  question,
  step,
  today,
}: {
  question: Question
  step: QuestionnaireStep
  today: string
}) {
  const t = useSay()
  const language = useLanguage()
  const { id } = question
  const given = step.answering[id]
  const problem = step.problemAt(id)
  const since = asksSince(question, today)
  const isUnanswered = problem === 'PersonalDetailsSD.Error.Missingcheck'
  const place = idOfQuestion(id)
  const hints = [
    since && t('Questionnaire.Since', { month: monthsInWords([since], language) }),
    question.stage === 'chosen' && t('Questionnaire.ShownLater'),
  ].filter(Boolean)
  return (
    <div className="question">
      <fieldset
        id={place}
        aria-describedby={
          [hints.length > 0 && `${place}-hint`, isUnanswered && `${place}-error`].filter(Boolean).join(' ') || undefined
        }
      >
        <legend className="field-label">
          {question.number}. {t.told(keyOfQuestion(id))}
        </legend>
        {hints.length > 0 && (
          <p className="field-hint" id={`${place}-hint`}>
            {hints.join(' ')}
          </p>
        )}
        {isUnanswered && <FieldError id={`${place}-error`}>{t(problem)}</FieldError>}
        <div className="responses">
          {responses.options.map((value) => (
            <label key={value} className="choice">
              <input
                type="radio"
                id={idOfResponse(id, value)}
                name={place}
                value={value}
                checked={given?.response === value}
                onChange={() => step.answer(id, value)}
              />
              <span className="choice-text">{t(`Questionnaire.Response.${value}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {given && wantsDetails(id, given.response) && (
        <TextAreaField
          id={idOfDetails(id)}
          name={idOfDetails(id)}
          label={t('Questionnaire.Details')}
          hint={t('Questionnaire.Details.Hint')}
          value={given.details}
          onChange={(details) => step.explain(id, details)}
          error={problem === 'PersonalDetailsSD.Error.Details' ? t(problem) : undefined}
          maxLength={1000}
        />
      )}
    </div>
  )
}
