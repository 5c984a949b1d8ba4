import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnViewing } from '@attesta/contract/viewing.ts'
import type { CallFailed } from '../../call-failed.ts'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useScope } from '../../use-call.ts'
import { viewingTime } from '../../viewing-time.ts'
import { useLanguage } from '../../words/use-language.ts'
import { MoreWords, useSay } from '../../words/words.tsx'
import { failureText } from '../shell/call-problem.tsx'

interface Props {
  found: Reply<'readViewings'>
  /** The newest. */
  viewing: OwnViewing
}

/** The newest viewing: its times to choose from, or what was agreed. */
export function ViewingsPanel(props: Props) {
  const { language } = useScope()
  return (
    <MoreWords language={language} segments={['viewings']}>
      <Panel {...props} />
    </MoreWords>
  )
}

function useAnswer(viewing_id: string) {
  const t = useSay()
  const { api } = useDeps()
  const client = useQueryClient()
  const announce = useAnnounce()
  return useMutation<unknown, CallFailed, string | null>({
    mutationFn: (start) => api.call('answerViewing', { body: { viewing_id, start } }),
    onSuccess: () => announce(t('Viewings.Own.Answered')),
    // Also after a refusal: the company may have changed it meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: ['readViewings'] }),
  })
}

function Panel({ found: { company, home, address, time_zone }, viewing }: Props) {
  const t = useSay()
  const language = useLanguage()
  const { state, start, minutes, place } = viewing
  const time = (instant: string) => t('Viewings.When', { time: viewingTime(language, instant, time_zone), minutes })
  const answer = useAnswer(viewing.id)
  return (
    <section className="panel roomy stack messages-panel" aria-labelledby="viewing">
      <h2 id="viewing" className="as-h3">
        {t('Viewings.Own.Title', { home })}
      </h2>
      {state === 'proposed' ? (
        <Choice viewing={viewing} company={company} time={time} answer={answer} />
      ) : (
        <p>{start === null ? t(`Viewings.Own.${state}`) : t(`Viewings.Own.${state}.At`, { time: time(start) })}</p>
      )}
      {(state === 'proposed' || state === 'agreed') && (
        <p className="small muted note-text">{place === '' ? address : `${address}\n${t('Viewings.At', { place })}`}</p>
      )}
      {state === 'agreed' && (
        <>
          <p className="small muted">{t('Viewings.Own.File')}</p>
          <Problem error={answer.error} />
          <div className="button-row">
            <Button
              small
              look="quiet"
              data-action="call-off-viewing"
              busy={answer.isPending}
              onClick={() => answer.mutate(null)}
            >
              {t('Viewings.Own.CallOff')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Problem({ error }: { error: CallFailed | null }) {
  const t = useSay()
  if (!error) return null
  return (
    <p role="alert" className="field-error">
      {failureText(t, error)}
    </p>
  )
}

function Choice({
  viewing: { id, slots },
  company,
  time,
  answer,
}: {
  viewing: OwnViewing
  company: string
  time: (instant: string) => string
  answer: ReturnType<typeof useAnswer>
}) {
  const t = useSay()
  const [picked, setPicked] = useState<string>()
  const [wasPressed, setPressed] = useState(false)
  const confirm = () => {
    setPressed(true)
    if (picked === undefined) document.querySelector<HTMLElement>('[name="viewing-slot"]')?.focus()
    else answer.mutate(picked)
  }
  return (
    <>
      <RadioCards
        id={`slots-${id}`}
        name="viewing-slot"
        legend={t('Viewings.Own.Choose', { company })}
        error={wasPressed && picked === undefined ? t('Viewings.Error.Pick') : undefined}
        choices={slots.map((slot) => ({ value: slot, label: time(slot) }))}
        value={picked}
        onChange={setPicked}
      />
      <Problem error={answer.error} />
      <div className="button-row">
        <Button small look="primary" data-action="take-viewing" busy={answer.isPending} onClick={confirm}>
          {t('Viewings.Own.Take')}
        </Button>
        <Button
          small
          look="quiet"
          data-action="decline-viewing"
          disabled={answer.isPending}
          onClick={() => answer.mutate(null)}
        >
          {t('Viewings.Own.NoneSuits')}
        </Button>
      </div>
    </>
  )
}
