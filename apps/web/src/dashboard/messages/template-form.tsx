import { templateFields, type MessageTemplate } from '@attesta/contract/message.ts'
import { placeholders } from '@attesta/contract/message-limits.ts'
import { unknownPlaceholder } from '@attesta/domain/messages/template.ts'
import { useState } from 'react'
import { useDeps } from '../../deps.tsx'
import { languages } from '../../languages.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useChange } from '../use-change.ts'
import { useJudgedForm } from '../use-judged-form.ts'
import { useMessageWords } from './message-words.ts'

const empty = { name: '', texts: { en: '', it: '', de: '' } }

/** Adds a template or changes one; placeholders are checked here as at the server. */
export function TemplateForm({ template, onSaved }: { template: MessageTemplate | undefined; onSaved: () => void }) {
  const { t, list } = useMessageWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardTemplates')
  const initial = template ? { name: template.name, texts: template.texts } : empty
  const { values, set, reset, problemOf, judge } = useJudgedForm(templateFields, initial, failure)
  const [isPressed, setPressed] = useState(false)
  const wrongIn = (text: string) =>
    isPressed && unknownPlaceholder(text) !== null ? t('Messages.Error.Placeholder') : undefined
  const save = async () => {
    setPressed(true)
    const body = judge()
    if (!body || Object.values(body.texts).some((text) => unknownPlaceholder(text) !== null)) return
    const isDone = await run(() =>
      template
        ? api.call('dashboardChangeTemplate', { params: { template_id: template.id }, body })
        : api.call('dashboardAddTemplate', { body }),
    )
    if (!isDone) return
    setPressed(false)
    reset(empty)
    onSaved()
  }
  return (
    <form
      className="panel roomy fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h2>{template ? t('Messages.Template.Edit') : t('Messages.Template.New')}</h2>
      <ChangeFailed failure={failure} />
      <TextField
        id="template-name"
        name="template-name"
        label={t('Messages.Template.Name')}
        value={values.name}
        onChange={(name) => set('name', name)}
        error={problemOf('name')}
      />
      <p className="small muted">
        {t('Messages.Placeholders', { placeholders: list(placeholders.map((one) => `{${one}}`)) })}
      </p>
      {languages.map((language) => (
        <TextAreaField
          key={language}
          id={`template-${language}`}
          name={`template-${language}`}
          label={t(`Messages.In.${language}`)}
          optional
          value={values.texts[language]}
          onChange={(text) => set('texts', { ...values.texts, [language]: text })}
          error={wrongIn(values.texts[language]) ?? problemOf(`texts.${language}`)}
        />
      ))}
      <div className="button-row">
        <Button type="submit" look="primary" data-action="save-template" busy={isBusy}>
          {t('Messages.Template.Save')}
        </Button>
      </div>
    </form>
  )
}
