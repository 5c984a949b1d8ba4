import type { HealthCheck } from '@attesta/contract/health.ts'
import { ChangeFailed } from '../dashboard/change-failed.tsx'
import { useChange } from '../dashboard/use-change.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { useIntl } from '../words/intl.tsx'
import { Attention, UnreadDocuments } from './attention.tsx'
import { DeskPage } from './desk-page.tsx'
import { DeskSection } from './desk-section.tsx'
import { durationText } from './duration-text.ts'
import { useNames } from './names.ts'
import { useOperatorWords } from './operator-words.ts'

type Told = Reply<'operatorHealth'>

const checkNames = ['database', 'files', 'queue', 'sandbox', 'scanner', 'process'] as const

/** Shows the state of the services that the installation depends on, and the length of its queues. */
export function Health() {
  const { t, time } = useOperatorWords()
  const asked = useCall('operatorHealth', {}, { keepMs: 0 })
  return (
    <DeskPage header={t('Operator.Nav.health')} description={t('Operator.Health.Text')} asked={asked}>
      {({ checks, worker_seen_at, attention, unread, queues, dead }) => (
        <div className="stack-wide">
          <Attention attention={attention} />
          <section aria-labelledby="components">
            <h2 id="components">{t('Operator.Health.Components')}</h2>
            <div className="panel">
              <ul className="plain-list stack">
                {checkNames.map((name) => {
                  const check = checks[name]
                  return (
                    check && (
                      <li key={name}>
                        <StatusTag look={check.ok ? 'ok' : 'err'}>{t(`Operator.Health.${name}`)}</StatusTag>{' '}
                        <span className="small muted">
                          <Told check={check} />
                        </span>
                      </li>
                    )
                  )
                })}
                <li>
                  {worker_seen_at === null
                    ? t('Operator.Health.NoWorker')
                    : t('Operator.Health.Worker', { time: time(worker_seen_at) })}
                </li>
              </ul>
            </div>
          </section>
          <UnreadDocuments unread={unread} />
          <Queues queues={queues} />
          <Dead dead={dead} />
        </div>
      )}
    </DeskPage>
  )
}

/** How one thing is, in the operator's language. */
function Told({ check: { state, seconds = 0, containment } }: { check: HealthCheck }) {
  const { t } = useOperatorWords()
  const { formatNumber } = useIntl()
  const wait = durationText(formatNumber, seconds)
  if (!containment) return t(`Operator.Health.State.${state}`, { wait, by: '', off: '' })
  const off = containment.cut_off.map((name) => t(`Operator.Health.CutOff.${name}`)).join(', ')
  return t(`Operator.Health.State.${state}`, {
    wait,
    by: containment.by,
    off: off || t('Operator.Health.CutOff.nothing'),
  })
}

function Queues({ queues }: Pick<Told, 'queues'>) {
  const { t } = useOperatorWords()
  const { formatNumber } = useIntl()
  const { jobName } = useNames()
  return (
    <section>
      <h2>{t('Operator.Queues')}</h2>
      {queues.length === 0 ? (
        <p className="muted">{t('Operator.Queues.None')}</p>
      ) : (
        <table className="applicants">
          <thead>
            <tr>
              {(['Job', 'Waiting', 'Running', 'Oldest'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`Operator.Queues.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queues.map(({ job, waiting, running, oldest_seconds }) => (
              <tr key={job}>
                <th scope="row">
                  {jobName(job)}
                  <code className="step small muted">{job}</code>
                </th>
                <td data-label={t('Operator.Queues.Waiting')}>{waiting}</td>
                <td data-label={t('Operator.Queues.Running')}>{running}</td>
                <td data-label={t('Operator.Queues.Oldest')}>{durationText(formatNumber, oldest_seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Dead({ dead }: Pick<Told, 'dead'>) {
  const { t, time } = useOperatorWords()
  const { jobName } = useNames()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('operatorHealth')
  return (
    <DeskSection id="failed-jobs" heading={t('Operator.Dead')}>
      <ChangeFailed failure={failure} />
      {dead.length === 0 ? (
        <p className="muted">{t('Operator.Dead.None')}</p>
      ) : (
        <ul className="plain-list stack">
          {dead.map(({ id, job, state, since }) => (
            <li key={id} className="panel button-row">
              <span>
                {jobName(job)} · {time(since)} · {t(`Operator.Dead.${state}`)}
              </span>
              {state === 'failed' && (
                <Button
                  small
                  disabled={isBusy}
                  data-action="retry-job"
                  aria-label={`${t('Operator.Dead.Retry')}: ${jobName(job)}, ${time(since)}`}
                  onClick={() => void run(() => api.call('operatorRetryJob', { params: { subject_id: id } }))}
                >
                  {t('Operator.Dead.Retry')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </DeskSection>
  )
}
