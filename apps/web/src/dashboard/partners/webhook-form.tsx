import { useState } from 'react'
import { webhookEvents, type WebhookEvent } from '@attesta/contract/webhook-events.ts'
import { useDeps } from '../../deps.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSay } from '../../words/words.tsx'
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
  const errorOf = (field: string) => add.error?.fields.find((one) => one.field === field)?.text
  return (
    <form
      className="panel roomy fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(undefined)
      }}
    >
      <h2>{t('Webhooks.Add')}</h2>
      {add.error && add.error.fields.length === 0 && <Banner message={add.error.text} takesFocus />}
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
        error={errorOf('url')}
      />
      <fieldset className="field">
        <legend>{t('Webhooks.Events')}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            id={`event-${event}`}
            name={`event-${event}`}
            label={t(`Webhooks.Event.${event}`)}
            checked={events.includes(event)}
            onChange={(isOn) => setEvents(webhookEvents.filter((one) => (one === event ? isOn : events.includes(one))))}
          />
        ))}
        {errorOf('events') && (
          <p className="field-error" role="alert">
            {errorOf('events')}
          </p>
        )}
      </fieldset>
      <div className="button-row">
        <Button
          look="primary"
          type="submit"
          data-action="add-webhook"
          busy={add.isPending}
          disabled={events.length === 0}
        >
          {t('Webhooks.Create')}
        </Button>
      </div>
    </form>
  )
}
