import { useState } from 'react'
import { webhookEvents, type WebhookEvent } from '@attesta/contract/webhook-events.ts'
import { useDeps } from '../../deps.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSay } from '../../words/words.tsx'
import { AddForm, errorAt } from './add-form.tsx'
import { TickedList } from './ticked-list.tsx'
import { useAct } from './use-act.ts'

/** Another place to tell, and of what. */
export function WebhookForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const t = useSay()
  const { api } = useDeps()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents)
  const add = useAct('dashboardWebhooks', async () => {
    const { secret } = await api.call('dashboardAddWebhook', { body: { url, events: [...events] } })
    setUrl('')
    onAdded(secret)
  })
  return (
    <AddForm
      title={t('Webhooks.Add')}
      submit={t('Webhooks.Create')}
      action="add-webhook"
      add={add}
      isIncomplete={events.length === 0}
    >
      <TextField
        id="webhook-url"
        name="webhook-url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={t('Webhooks.Url')}
        hint={t('Webhooks.Url.Hint')}
        value={url}
        onChange={setUrl}
        maxLength={500}
        error={errorAt(add, 'url')}
      />
      <TickedList
        legend={t('Webhooks.Events')}
        name="event"
        of={webhookEvents}
        labelOf={(one) => t(`Webhooks.Event.${one}`)}
        ticked={events}
        onChange={setEvents}
        error={errorAt(add, 'events')}
      />
    </AddForm>
  )
}
