import { isDecided, workStages } from '@attesta/contract/household-work.ts'
import { workFields, type WorkFields } from '@attesta/contract/household-work-fields.ts'
import type { CallFailed } from '../call-failed.ts'
import type { Reply } from '../calls.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ColleagueSelect } from './colleague-select.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { useStageName } from './use-stage-name.ts'
import { SaveRow } from './save-row.tsx'
import { useJudgedForm } from './use-judged-form.ts'

type Work = Reply<'dashboardHouseholdWork'>

/** Sets stage, colleague in charge and due date. Several stand on one page: ids carry the household's. */
export function WorkForm({
  work: { stage, assignee_id, due_on, version, colleagues },
  applicationId,
  failure,
  isBusy,
  isSaved,
  onSave,
}: {
  work: Work
  applicationId: string
  failure: CallFailed | undefined
  isBusy: boolean
  isSaved: boolean
  /** Returns the version that was saved; none when it was not. */
  onSave: (body: WorkFields) => Promise<number | undefined>
}) {
  const { t } = useDashboardWords()
  const stageName = useStageName()
  const { values, set, problemOf, judge } = useJudgedForm(workFields, { stage, assignee_id, due_on, version }, failure)
  const save = async () => {
    const body = judge()
    const saved = body && (await onSave(body))
    if (saved !== undefined) set('version', saved)
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
      <div className="work-fields">
        <SelectField
          id={`stage-${applicationId}`}
          name="work-stage"
          label={t('Dashboard.Work.Stage')}
          value={values.stage}
          onChange={(text) => set('stage', workStages.find((one) => one === text) ?? 'none')}
          disabled={isDecided(stage)}
          options={workStages
            .filter((value) => value === stage || !isDecided(value))
            .map((value) => ({ value, label: stageName(value) }))}
        />
        <ColleagueSelect
          id={`assignee-${applicationId}`}
          name="work-assignee"
          colleagues={colleagues}
          value={values.assignee_id}
          onChange={(id) => set('assignee_id', id)}
          error={problemOf('assignee_id')}
        />
        <TextField
          id={`due-${applicationId}`}
          name="work-due"
          type="date"
          label={t('Dashboard.Work.Due')}
          optional
          value={values.due_on ?? ''}
          onChange={(day) => set('due_on', day || null)}
          error={problemOf('due_on')}
        />
      </div>
      <SaveRow name="save-work" isBusy={isBusy} isSaved={isSaved} />
    </form>
  )
}

/** The same for a member who only reads. */
export function ShownWork({ work: { stage, assignee_id, due_on, colleagues } }: { work: Work }) {
  const { t, day } = useDashboardWords()
  const stageName = useStageName()
  const assignee = colleagues.find(({ id }) => id === assignee_id)?.name
  return (
    <dl className="work-fields">
      <div>
        <dt className="muted">{t('Dashboard.Work.Stage')}</dt>
        <dd>{stageName(stage)}</dd>
      </div>
      <div>
        <dt className="muted">{t('Dashboard.Listing.Assignee')}</dt>
        <dd>{assignee ?? t('Dashboard.Listing.Assignee.None')}</dd>
      </div>
      <div>
        <dt className="muted">{t('Dashboard.Work.Due')}</dt>
        <dd>{due_on === null ? '–' : day(due_on)}</dd>
      </div>
    </dl>
  )
}
