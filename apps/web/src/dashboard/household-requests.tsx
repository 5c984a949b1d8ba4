import { lazy, Suspense, useState } from 'react'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { documentText } from './document-text.ts'
import { FormInTool } from './form-in-tool.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Tool } from './tool.tsx'
import { useChange } from './use-change.ts'

const RequestForm = lazy(async () => ({ default: (await import('./request-form.tsx')).RequestForm }))

type Request = Reply<'dashboardRequests'>['requests'][number]
const looks: Record<Request['state'], StatusLook> = { open: 'info', answered: 'ok', withdrawn: 'plain' }

/** What colleagues asked of the applicant, and the form to ask for more. */
export function HouseholdRequests({ applicationId, isReadOnly }: { applicationId: string; isReadOnly: boolean }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const params = { application_id: applicationId }
  const { data, error, refetch } = useCall('dashboardRequests', { params }, { keepMs: 0 })
  const { run, isBusy, failure } = useChange('dashboardRequests', 'dashboardHouseholdWork')
  const [isAsking, setAsking] = useState(false)
  const [isSent, setSent] = useState(false)
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <Tool
      name="requests"
      title={t('Dashboard.Request.Title')}
      state={
        data.requests.length === 0
          ? t('Dashboard.Request.None')
          : t('Dashboard.Request.Count', {
              count: data.requests.length,
              open: data.requests.filter(({ state }) => state === 'open').length,
            })
      }
    >
      <ChangeFailed failure={failure} />
      {data.requests.length > 0 && (
        <ul className="plain-list work-notes">
          {data.requests.map((request) => (
            <li key={request.id}>
              <Shown request={request} />
              {request.state === 'open' && !isReadOnly && (
                <Button
                  small
                  look="quiet"
                  data-action="withdraw-request"
                  disabled={isBusy}
                  onClick={() =>
                    void run(() =>
                      api.call('dashboardWithdrawRequest', { params: { ...params, request_id: request.id } }),
                    )
                  }
                >
                  {t('Dashboard.Request.Withdraw')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={isSent ? 'small' : 'unseen'}>
        {isSent && t('Dashboard.Request.Sent')}
      </p>
      {!isReadOnly &&
        (isAsking ? (
          <Suspense fallback={null}>
            <FormInTool>
              <RequestForm
                applicationId={applicationId}
                onSent={() => {
                  setAsking(false)
                  setSent(true)
                }}
              />
            </FormInTool>
          </Suspense>
        ) : data.may_ask ? (
          <div className="button-row">
            <Button
              data-action="new-request"
              onClick={() => {
                setSent(false)
                setAsking(true)
              }}
            >
              {t('Dashboard.Request.New')}
            </Button>
          </div>
        ) : (
          <p className="small muted">{t('Dashboard.Request.Full')}</p>
        ))}
    </Tool>
  )
}

function Shown({ request: { type, months, question, answer, state, asked_at, member } }: { request: Request }) {
  const words = useDashboardWords()
  const { t, time } = words
  return (
    <>
      <p className="note-text">
        {type === null ? question : documentText(words, { type, months })}{' '}
        <StatusTag look={looks[state]}>{t(`Dashboard.Request.State.${state}`)}</StatusTag>
      </p>
      {answer !== null && <p className="note-text">{t('Dashboard.Request.Answer', { answer })}</p>}
      <p className="small muted">
        {t('Dashboard.Work.Note.By', { member: member || t('Dashboard.Work.Former'), time: time(asked_at) })}
      </p>
    </>
  )
}
