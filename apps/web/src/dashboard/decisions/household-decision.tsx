import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecisionDraft } from '@attesta/domain/decisions/judge-decision.ts'
import { CallFailed } from '../../call-failed.ts'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useCall } from '../../use-call.ts'
import { MoreWords } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { FormInTool } from '../form-in-tool.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { Tool } from '../tool.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useChange } from '../use-change.ts'
import { useDecisionWords } from './decision-words.ts'
import { NamedCriteria } from './named-criteria.tsx'

interface Props {
  applicationId: string
  isReadOnly: boolean
  /** The newest that this person set beside the form. */
  ownVersion: number
  /** The household's work has another version now. */
  onChanged: (version: number) => void
}

/** What was decided on a household, by whom and by which criteria; people decide, no rule does. */
export function HouseholdDecision(props: Props) {
  const { language } = useDashboardWords()
  return (
    <MoreWords language={language} segments={['decisions']}>
      <Decisions {...props} />
    </MoreWords>
  )
}

function Decisions({ applicationId, isReadOnly, ownVersion, onChanged }: Props) {
  const { t, time } = useDecisionWords()
  const { api } = useDeps()
  const queries = useQueryClient()
  const { run, isBusy, failure } = useChange(
    'dashboardDecision',
    'dashboardHouseholdWork',
    'dashboardApplicants',
    'dashboardProtocol',
  )
  const { data, error, refetch } = useCall(
    'dashboardDecision',
    { params: { application_id: applicationId } },
    { keepMs: 0 },
  )
  /** The version that the form was opened with: what comes after it was not seen when the choice was made. */
  const [decidedOn, setDecidedOn] = useState<number>()
  const [isRecorded, setRecorded] = useState(false)
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton isPart shape="list" onRetry={() => void refetch()} />
  const decide = async (seen: number, { outcome, isAnotherChosen, criteria }: DecisionDraft) => {
    const body = { outcome, is_another_chosen: isAnotherChosen, criteria: [...criteria], version: seen }
    let version: number | undefined
    let isOvertaken = false
    const isDone = await run(async () => {
      try {
        ;({ version } = await api.call('dashboardDecide', { params: { application_id: applicationId }, body }))
      } catch (error) {
        isOvertaken = error instanceof CallFailed && error.code === 'work_changed'
        throw error
      }
    })
    if (isDone) {
      setDecidedOn(undefined)
      setRecorded(true)
    } else {
      // Where a colleague was quicker, what is written here stays, to be judged beside what they set.
      await queries.invalidateQueries({ queryKey: ['dashboardHouseholdWork'] })
      version = (await refetch()).data?.version
      if (isOvertaken && version !== undefined) setDecidedOn(version)
    }
    if (version !== undefined && version !== seen) onChanged(version)
  }
  const current = data.decisions.find(({ is_current }) => is_current)
  return (
    <Tool
      name="decision"
      title={t('Decision.Title')}
      state={
        current === undefined
          ? t('Decision.None')
          : `${t(`Decision.Done.${current.outcome}`)} · ${time(current.decided_at)}`
      }
    >
      {data.decisions.length > 0 && (
        <ul className="plain-list work-notes">
          {data.decisions.map((decision) => (
            <li key={decision.id}>
              <Shown decision={decision} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={isRecorded ? 'small' : 'unseen'}>
        {isRecorded && t('Decision.Recorded')}
      </p>
      {!isReadOnly &&
        (decidedOn !== undefined ? (
          <>
            <ChangeFailed failure={failure} />
            <FormInTool>
              <DecisionForm
                applicationId={applicationId}
                found={data}
                failure={failure}
                isBusy={isBusy}
                onDecide={(decision) => void decide(Math.max(decidedOn, ownVersion), decision)}
              />
            </FormInTool>
          </>
        ) : (
          <div className="button-row">
            <Button
              data-action="new-decision"
              onClick={() => {
                setRecorded(false)
                setDecidedOn(data.version)
              }}
            >
              {t('Decision.New')}
            </Button>
          </div>
        ))}
    </Tool>
  )
}

function Shown({ decision }: { decision: Reply<'dashboardDecision'>['decisions'][number] }) {
  const { t, time } = useDecisionWords()
  return (
    <>
      <p>
        <StatusTag look={decision.is_current ? 'info' : 'plain'}>{t(`Decision.Done.${decision.outcome}`)}</StatusTag>{' '}
        <span className="small muted">
          {t('Decision.By', { member: decision.member || t('Dashboard.Work.Former'), time: time(decision.decided_at) })}
        </span>
      </p>
      <NamedCriteria decision={decision} />
    </>
  )
}
