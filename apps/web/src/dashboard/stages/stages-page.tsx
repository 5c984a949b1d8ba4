import { useState, type FormEvent } from 'react'
import { maxStageName, workStages } from '@attesta/contract/household-work.ts'
import { stageNames, type StageNames } from '@attesta/contract/household-work-fields.ts'
import { useDeps } from '../../deps.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCall } from '../../use-call.ts'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { LoadFailed } from '../load-failed.tsx'
import { SaveRow } from '../save-row.tsx'
import { useChange } from '../use-change.ts'
import { useJudgedForm } from '../use-judged-form.ts'

/** Shows a company's names for the stages of a household. */
export function StagesPage() {
  const { t } = useDashboardWords()
  const { data, error, isPending, refetch } = useCall('dashboardMe', {})
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.stages')} description={t('Stages.Text')} />
      {isPending && <Skeleton isPart shape="cards" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <StagesForm names={data.stage_names} />}
    </>
  )
}

function StagesForm({ names }: { names: StageNames }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardMe')
  const [isSaved, setSaved] = useState(false)
  const { values, set, problemOf, judge } = useJudgedForm(stageNames, names, failure)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    const body = judge()
    if (body) setSaved(await run(() => api.call('dashboardSaveStageNames', { body })))
  }
  return (
    <form className="panel fields settings" noValidate onSubmit={(event) => void save(event)}>
      <ChangeFailed failure={failure} />
      {workStages.map((stage) => (
        <TextField
          key={stage}
          id={`stage-name-${stage}`}
          name={`stage-name-${stage}`}
          label={t(`Dashboard.Work.Stage.${stage}`)}
          optional
          value={values[stage]}
          onChange={(name) => set(stage, name)}
          maxLength={maxStageName}
          autoComplete="off"
          error={problemOf(stage)}
        />
      ))}
      <SaveRow name="save-stages" isBusy={isBusy} isSaved={isSaved} />
    </form>
  )
}
