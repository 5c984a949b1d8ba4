import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localeOf } from '@attesta/contract/locales.ts'
import { maxMessageText } from '@attesta/contract/message-limits.ts'
import type { CallFailed } from '../../call-failed.ts'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { useScope } from '../../use-call.ts'
import { useLanguage } from '../../words/use-language.ts'
import { MoreWords, useSay } from '../../words/words.tsx'
import { failureText } from '../shell/call-problem.tsx'

interface Props {
  found: Reply<'readMessages'>
}

/** The messages with the company of the listing, and the way to answer. */
export function MessagesPanel(props: Props) {
  const { language } = useScope()
  return (
    <MoreWords language={language} segments={['messages']}>
      <Panel {...props} />
    </MoreWords>
  )
}

function Panel({ found: { company, messages, may_write } }: Props) {
  const t = useSay()
  const language = useLanguage()
  const time = (instant: string) =>
    new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
  return (
    <section className="panel roomy stack messages-panel" aria-labelledby="messages">
      <h2 id="messages" className="as-h3">
        {t('Messages.With', { company })}
      </h2>
      <ul className="plain-list stack">
        {messages.map(({ id, text, is_from_applicant, sent_at }) => (
          <li key={id}>
            <p className="note-text">{text}</p>
            <p className="small muted">
              {is_from_applicant ? t('Messages.You') : company}, {time(sent_at)}
            </p>
          </li>
        ))}
      </ul>
      {may_write && <Answer />}
    </section>
  )
}

function Answer() {
  const t = useSay()
  const { api } = useDeps()
  const client = useQueryClient()
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const send = useMutation<unknown, CallFailed>({
    mutationFn: () => api.call('answerMessage', { body: { text } }),
    onSuccess: async () => {
      setText('')
      setPressed(false)
      announce(t('Messages.Sent'))
      await client.invalidateQueries({ queryKey: ['readMessages'] })
    },
  })
  const isEmpty = text.trim() === ''
  const problem =
    wasPressed && isEmpty ? t('Messages.Error.Empty') : send.error ? failureText(t, send.error) : undefined
  const submit = () => {
    setPressed(true)
    if (isEmpty) document.getElementById('message-answer')?.focus()
    else send.mutate()
  }
  return (
    <>
      <TextAreaField
        id="message-answer"
        name="message-answer"
        label={t('Messages.Answer')}
        error={problem}
        value={text}
        onChange={setText}
        maxLength={maxMessageText}
      />
      <div className="button-row">
        <Button small look="primary" data-action="answer-message" busy={send.isPending} onClick={submit}>
          {t('Messages.Send')}
        </Button>
      </div>
    </>
  )
}
