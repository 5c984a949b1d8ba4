import { useState } from 'react'
import type { WorkFields } from '@attesta/contract/household-work-fields.ts'
import { useDeps } from '../deps.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCall } from '../use-call.ts'
import { ChangeFailed } from './change-failed.tsx'
import { HouseholdDecision } from './decisions/household-decision.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { useStageName } from './use-stage-name.ts'
import { HouseholdHistory } from './household-history.tsx'
import { HouseholdMatches } from './household-matches.tsx'
import { HouseholdNotes } from './household-notes.tsx'
import { HouseholdRequests } from './household-requests.tsx'
import { HouseholdMessages } from './messages/household-messages.tsx'
import { HouseholdViewings } from './viewings/household-viewings.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Tool } from './tool.tsx'
import { useChange } from './use-change.ts'
import { HouseholdWhatIf } from './what-if.tsx'
import { ShownWork, WorkForm } from './work-form.tsx'

interface Props {
  applicationId: string
  startsOpen: boolean
}

/**
 * Shows what the company's people do about one household: stage, colleague in charge, due date, notes, and who changed
 * it.
 */
function HouseholdWork({ applicationId, startsOpen }: Props) {
  const { t, day } = useDashboardWords()
  const stageName = useStageName()
  const { api } = useDeps()
  const params = { application_id: applicationId }
  const { data, error, refetch } = useCall('dashboardHouseholdWork', { params }, { keepMs: 0 })
  const { data: me } = useCall('dashboardMe', {}, { keepMs: 60_000 })
  const { run, isBusy, failure } = useChange('dashboardHouseholdWork', 'dashboardDecision', 'dashboardApplicants')
  const [isSaved, setSaved] = useState(false)
  const [overtaken, setOvertaken] = useState(0)
  const [ownVersion, setOwnVersion] = useState(0)
  // What is being written outlives a reload that fails.
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data || !me) return <Skeleton isPart shape="list" onRetry={() => void refetch()} />
  const save = async (body: WorkFields) => {
    setSaved(false)
    let version: number | undefined
    const isDone = await run(async () => {
      ;({ version } = await api.call('dashboardSetHouseholdWork', { params, body }))
    })
    setSaved(isDone)
    if (isDone) {
      setOwnVersion(version!)
      return version
    }
    // Where a colleague was quicker, the form restarts with what they set.
    const { data: now } = await refetch()
    if (now && now.version !== body.version) setOvertaken(now.version)
    return undefined
  }
  const isReadOnly = me.role === 'viewer'
  const assignee = data.colleagues.find(({ id }) => id === data.assignee_id)?.name
  const stage = [
    stageName(data.stage),
    assignee,
    data.due_on !== null && t('Dashboard.Work.Due.On', { day: day(data.due_on) }),
  ]
  return (
    <>
      <HouseholdMatches matches={data.matches} />
      <Tool
        name="stage"
        title={t('Dashboard.Work.Stage')}
        state={stage.filter(Boolean).join(' · ')}
        startsOpen={startsOpen}
      >
        <ChangeFailed failure={failure} />
        {isReadOnly ? (
          <ShownWork work={data} />
        ) : (
          <WorkForm
            key={overtaken}
            work={data}
            applicationId={applicationId}
            failure={failure}
            isBusy={isBusy}
            isSaved={isSaved}
            onSave={save}
          />
        )}
      </Tool>
      <HouseholdDecision
        applicationId={applicationId}
        isReadOnly={isReadOnly}
        ownVersion={ownVersion}
        onChanged={setOvertaken}
      />
      <HouseholdRequests applicationId={applicationId} isReadOnly={isReadOnly} />
      <HouseholdMessages applicationId={applicationId} />
      <HouseholdViewings applicationId={applicationId} isReadOnly={isReadOnly} />
      <HouseholdNotes
        applicationId={applicationId}
        notes={data.notes}
        colleagues={data.colleagues.filter(({ name }) => name !== me.name)}
        isReadOnly={isReadOnly}
      />
      <Tool
        name="history"
        title={t('Dashboard.Work.History')}
        state={
          data.changes.length === 0
            ? t('Dashboard.Work.History.None')
            : t('Dashboard.Work.History.Count', { count: data.changes.length })
        }
      >
        <HouseholdHistory changes={data.changes} />
      </Tool>
    </>
  )
}

/**
 * Shows what is known of how a household stands, and what the company's people do about it, each tool folded.
 * `startsOpen`: the stage, where this was opened to set it.
 */
export function HouseholdPanel({ applicationId, startsOpen }: Props) {
  const { t } = useDashboardWords()
  const headingId = `work-${applicationId}`
  return (
    <section className="household-work" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('Dashboard.Work.Title')}</h2>
      <HouseholdWhatIf applicationId={applicationId} />
      <HouseholdWork applicationId={applicationId} startsOpen={startsOpen} />
    </section>
  )
}

/** The same beside a report: of the household that the report belongs to. */
export function ReportHouseholdWork({ reportId }: { reportId: string }) {
  const { data, error, refetch } = useCall('dashboardReportHousehold', { params: { report_id: reportId } })
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <div className="panel household-work-panel">
      <HouseholdPanel key={data.application_id} applicationId={data.application_id} startsOpen={false} />
    </div>
  )
}
