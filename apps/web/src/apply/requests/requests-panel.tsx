import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnRequest } from '@attesta/contract/applicant-request.ts'
import type { StepRouter } from '@attesta/contract/application.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { maxRequestText, requestedTypes } from '@attesta/contract/request-limits.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { useScope } from '../../use-call.ts'
import { useLanguage } from '../../words/use-language.ts'
import { MoreWords, useSay } from '../../words/words.tsx'
import { useJourney } from '../journey/use-journey.ts'
import { failureText } from '../shell/call-problem.tsx'
import './requests.css'

interface Props {
  requests: readonly OwnRequest[]
  step: StepRouter
}

export function RequestsPanel(props: Props) {
  const { language } = useScope()
  return (
    <MoreWords language={language} segments={['requests']}>
      <Panel {...props} />
    </MoreWords>
  )
}

function Panel({ requests, step }: Props) {
  const t = useSay()
  return (
    <section className="panel roomy stack requests" aria-labelledby="requests">
      <h2 id="requests" className="as-h3">
        {t('Requests.Title', { company: requests[0]!.company })}
      </h2>
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            {request.kind === 'document' ? (
              <AskedDocument request={request} step={step} />
            ) : (
              <AskedExplanation request={request} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDocumentText() {
  const t = useSay()
  const language = useLanguage()
  return ({ type, months }: OwnRequest): string => {
    const document = t(`Requests.Document.${requestedTypes.find((one) => one === type) ?? 'other'}`)
    if (months.length === 0) return document
    const month = new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const shown = new Intl.ListFormat(localeOf[language]).format(
      months.map((one) => month.format(new Date(`${one}-15`))),
    )
    return t('Requests.Months', { document, months: shown })
  }
}

function AskedDocument({ request, step }: { request: OwnRequest; step: StepRouter }) {
  const t = useSay()
  const textOf = useDocumentText()
  const { go } = useJourney()
  return (
    <>
      <p>
        <strong>{textOf(request)}</strong> {request.state === 'answered' && <Answered />}
      </p>
      {request.state === 'open' &&
        (request.step === step ? (
          <p className="small muted">{t('Requests.Here')}</p>
        ) : (
          <div className="button-row">
            <Button small look="primary" data-action="add-requested" onClick={() => go(request.step)}>
              {t('Requests.Add')}
            </Button>
          </div>
        ))}
    </>
  )
}

const Answered = () => <StatusTag look="ok">{useSay()('Requests.Answered')}</StatusTag>

function AskedExplanation({ request: { id, question, answer, state } }: { request: OwnRequest }) {
  const t = useSay()
  const { api } = useDeps()
  const client = useQueryClient()
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const send = useMutation<unknown, CallFailed>({
    mutationFn: () => api.call('answerRequest', { body: { request_id: id, answer: text } }),
    onSuccess: async () => {
      announce(t('Requests.Sent'))
      await client.invalidateQueries({ queryKey: ['readRequests'] })
    },
  })
  const field = `request-${id}`
  const isEmpty = text.trim() === ''
  const problem =
    wasPressed && isEmpty ? t('Requests.Error.Empty') : send.error ? failureText(t, send.error) : undefined
  const submit = () => {
    setPressed(true)
    if (isEmpty) document.getElementById(field)?.focus()
    else send.mutate()
  }
  if (state === 'answered')
    return (
      <>
        <p>
          <strong>{question}</strong> <Answered />
        </p>
        <p>{answer}</p>
      </>
    )
  return (
    <>
      <p>
        <strong>{question}</strong>
      </p>
      <TextAreaField
        id={field}
        name="request-answer"
        label={t('Requests.Answer')}
        error={problem}
        value={text}
        onChange={setText}
        maxLength={maxRequestText}
      />
      <div className="button-row">
        <Button small look="primary" data-action="answer-request" busy={send.isPending} onClick={submit}>
          {t('Requests.Send')}
        </Button>
      </div>
    </>
  )
}
