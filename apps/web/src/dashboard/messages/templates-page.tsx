import { useState } from 'react'
import type { MessageTemplate } from '@attesta/contract/message.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { ChangeFailed } from '../change-failed.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useChange } from '../use-change.ts'
import { useMessageWords } from './message-words.ts'
import { TemplateForm } from './template-form.tsx'

/** Shows a company's message templates, in up to three languages. */
export function TemplatesPage() {
  const { t } = useMessageWords()
  const { data, error, isPending, refetch } = useCall('dashboardTemplates', {})
  const { data: me } = useCall('dashboardMe', {}, { keepMs: 60_000 })
  return (
    <>
      <PageHeader header={t('Messages.Templates')} description={t('Messages.Templates.Intro')} />
      {(isPending || !me) && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && me && <Templates templates={data.templates} isReadOnly={me.role === 'viewer'} />}
    </>
  )
}

function Templates({ templates, isReadOnly }: { templates: readonly MessageTemplate[]; isReadOnly: boolean }) {
  const { t } = useMessageWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardTemplates')
  const [editing, setEditing] = useState<MessageTemplate>()
  return (
    <div className="beside">
      <section className="panel roomy stack" aria-labelledby="templates">
        <h2 id="templates">{t('Messages.Templates.Yours')}</h2>
        <ChangeFailed failure={failure} />
        {templates.length === 0 && <p className="muted">{t('Messages.Templates.None')}</p>}
        <ul className="plain-list work-notes">
          {templates.map((template) => (
            <li key={template.id}>
              <p>
                <strong>{template.name}</strong>
              </p>
              <p className="note-text small muted">{Object.values(template.texts).find((text) => text !== '')}</p>
              {!isReadOnly && (
                <>
                  <Button small look="quiet" data-action="edit-template" onClick={() => setEditing(template)}>
                    {t('Messages.Template.Edit')}
                    <span className="unseen">: {template.name}</span>
                  </Button>
                  <Button
                    small
                    look="quiet"
                    data-action="delete-template"
                    disabled={isBusy}
                    onClick={() => {
                      if (editing?.id === template.id) setEditing(undefined)
                      void run(() => api.call('dashboardDeleteTemplate', { params: { template_id: template.id } }))
                    }}
                  >
                    {t('Dashboard.Work.Note.Delete')}
                    <span className="unseen">: {template.name}</span>
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
      {!isReadOnly && (
        <TemplateForm key={editing?.id ?? 'new'} template={editing} onSaved={() => setEditing(undefined)} />
      )}
    </div>
  )
}
