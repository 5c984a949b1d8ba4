import { viewFields } from '@attesta/contract/view.ts'
import { maxViewName, type ViewPage } from '@attesta/contract/view-limits.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { useChange } from '../use-change.ts'
import { useJudgedForm } from '../use-judged-form.ts'

/** Gives what a list shows now a name, for oneself or for the company. */
export function SaveViewForm({
  page,
  query,
  mayShare,
  onSaved,
}: {
  page: ViewPage
  query: string
  mayShare: boolean
  onSaved: () => void
}) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardViews')
  const { values, set, problemOf, judge } = useJudgedForm(
    viewFields,
    { page, name: '', query, is_shared: false },
    failure,
  )
  const save = async () => {
    const body = judge()
    if (body && (await run(() => api.call('dashboardSaveView', { body })))) onSaved()
  }
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ChangeFailed failure={failure} />
      <p className="small muted">{t('Views.Save.Text')}</p>
      <TextField
        id="view-name"
        name="view-name"
        label={t('Views.Name')}
        value={values.name}
        maxLength={maxViewName}
        onChange={(name) => set('name', name)}
        error={problemOf('name')}
      />
      {mayShare && (
        <Checkbox
          id="view-shared"
          label={t('Views.Share')}
          checked={values.is_shared}
          onChange={(isShared) => set('is_shared', isShared)}
        />
      )}
      <div className="button-row">
        <Button type="submit" look="primary" data-action="save-view-confirmed" busy={isBusy}>
          {t('Views.Save')}
        </Button>
      </div>
    </form>
  )
}
