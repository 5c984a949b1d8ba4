import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { MoreWords } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { FormInTool } from '../form-in-tool.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { Tool } from '../tool.tsx'
import { ShownViewing } from './shown-viewing.tsx'
import { useViewingWords } from './viewing-words.ts'

const ProposalForm = lazy(async () => ({ default: (await import('./proposal-form.tsx')).ProposalForm }))

interface Props {
  applicationId: string
  isReadOnly: boolean
}

/** Shows a household's viewings and the form to propose times. */
export function HouseholdViewings(props: Props) {
  const { language } = useDashboardWords()
  return (
    <MoreWords language={language} segments={['viewings']}>
      <Viewings {...props} />
    </MoreWords>
  )
}

function Viewings({ applicationId, isReadOnly }: Props) {
  const { t } = useViewingWords()
  const params = { application_id: applicationId }
  const { data, error, refetch } = useCall('dashboardViewings', { params }, { keepMs: 0 })
  const [isProposing, setProposing] = useState(false)
  const [isSent, setSent] = useState(false)
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton isPart shape="list" onRetry={() => void refetch()} />
  return (
    <Tool
      name="viewings"
      title={t('Viewings.Title')}
      state={data.viewings.length === 0 ? t('Viewings.None') : t('Viewings.Count', { count: data.viewings.length })}
    >
      {data.viewings.length > 0 && (
        <ul className="plain-list work-notes">
          {data.viewings.map((viewing) => (
            <li key={viewing.id}>
              <ShownViewing
                viewing={viewing}
                timeZone={data.time_zone}
                applicationId={applicationId}
                isReadOnly={isReadOnly}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={isSent ? 'small' : 'unseen'}>
        {isSent && t('Viewings.Sent')}
      </p>
      {data.may_propose &&
        (isProposing ? (
          <Suspense fallback={null}>
            <FormInTool>
              <ProposalForm
                applicationId={applicationId}
                timeZone={data.time_zone}
                onSent={() => {
                  setProposing(false)
                  setSent(true)
                }}
              />
            </FormInTool>
          </Suspense>
        ) : (
          <div className="button-row">
            <Button
              data-action="new-viewing"
              onClick={() => {
                setSent(false)
                setProposing(true)
              }}
            >
              {t('Viewings.New')}
            </Button>
          </div>
        ))}
    </Tool>
  )
}
