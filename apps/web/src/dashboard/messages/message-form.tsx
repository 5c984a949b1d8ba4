import { messageFields } from '@attesta/contract/message.ts'
import { fillTemplate } from '@attesta/domain/messages/template.ts'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { useCall } from '../../use-call.ts'
import { ChangeFailed } from '../change-failed.tsx'
import { useChange } from '../use-change.ts'
import { useJudgedForm } from '../use-judged-form.ts'
import { useMessageWords } from './message-words.ts'

/** The name of what is typed to an applicant. */
export const messageDraft = (applicationId: string) => `message-${applicationId}`

/** Writes to an applicant. A template is taken in the applicant's language, filled in, and can be changed before it is sent. */
export function MessageForm({
  applicationId,
  about,
}: {
  applicationId: string
  about: Reply<'dashboardMessages'>['about']
}) {
  const { t } = useMessageWords()
  const { api } = useDeps()
  const { data } = useCall('dashboardTemplates', {}, { keepMs: 60_000 })
  const { run, isBusy, failure } = useChange('dashboardMessages', 'dashboardHouseholdWork')
  const { values, set, reset, problemOf, judge } = useJudgedForm(
    messageFields,
    { text: '' },
    failure,
    messageDraft(applicationId),
  )
  const templates = (data?.templates ?? []).filter(({ texts }) => texts[about.language] !== '')
  const send = async () => {
    const body = judge()
    if (!body) return
    const params = { application_id: applicationId }
    if (await run(() => api.call('dashboardSendMessage', { params, body }))) reset({ text: '' })
  }
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ChangeFailed failure={failure} />
      {templates.length > 0 && (
        <SelectField
          id={`template-${applicationId}`}
          name="message-template"
          label={t('Messages.Template')}
          optional
          blank={t('Messages.Template.None')}
          value=""
          onChange={(id) => {
            const picked = templates.find((template) => template.id === id)
            if (picked) set('text', fillTemplate(picked.texts[about.language], about))
          }}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextAreaField
        id={`message-${applicationId}`}
        name="message-text"
        label={t('Messages.New')}
        hint={t('Messages.Hint', { language: t(`Messages.Language.${about.language}`) })}
        value={values.text}
        onChange={(text) => set('text', text)}
        error={problemOf('text')}
      />
      <div className="button-row">
        <Button type="submit" data-action="send-message" busy={isBusy}>
          {t('Messages.Send')}
        </Button>
        <PageLink className="household-report" to="/dashboard/templates">
          {t('Messages.Templates')}
        </PageLink>
      </div>
    </form>
  )
}
