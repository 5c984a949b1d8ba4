import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import type { ReviewQuestion } from '@attesta/contract/review.ts'
import type { Reply } from '../../calls.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { useSay } from '../../words/words.tsx'
import { failureText } from '../shell/call-problem.tsx'

/**
 * Shows what the reviewer wants to know, and the person's answer to it. `file`: the document that it is about, absent
 * where it is about none, or that one is gone.
 */
export function Question({
  question: { id, question, answer },
  file,
}: {
  question: ReviewQuestion
  file: string | undefined
}) {
  const t = useSay()
  const { api } = useDeps()
  const client = useQueryClient()
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const send = useMutation<Reply<'answerReviewQuestion'>, CallFailed>({
    mutationFn: () => api.call('answerReviewQuestion', { body: { question_id: id, answer: text } }),
    onSuccess: async () => {
      announce(t('Review.Answer.Sent'))
      await client.invalidateQueries({ queryKey: ['reviewStanding'] })
    },
  })
  const field = `answer-${id}`
  const problem =
    wasPressed && text.trim() === '' ? t('Review.Answer.Missing') : send.error ? failureText(t, send.error) : undefined
  const submit = () => {
    setPressed(true)
    if (text.trim() === '') document.getElementById(field)?.focus()
    else send.mutate()
  }
  return (
    <div className="stack">
      <p className="small">
        <strong>{file === undefined ? t('Review.QuestionInGeneral') : t('Review.Question', { file })}</strong>
      </p>
      <blockquote className="contest-said">{question}</blockquote>
      {answer === null ? (
        <>
          <TextAreaField
            id={field}
            name="answer"
            label={t('Review.Answer')}
            hint={t('Review.Answer.Hint')}
            error={problem}
            value={text}
            onChange={setText}
            maxLength={limits.maxDetails}
          />
          <div className="button-row">
            <Button small look="primary" data-action="answer-review" busy={send.isPending} onClick={submit}>
              {t('Review.Answer.Send')}
            </Button>
          </div>
        </>
      ) : (
        <p className="small">{t('Review.Answered', { answer })}</p>
      )}
    </div>
  )
}
