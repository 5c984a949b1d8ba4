import type { HealthCheck } from '@attesta/contract/health.ts'
import { ChangeFailed } from '../dashboard/change-failed.tsx'
import { useChange } from '../dashboard/use-change.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { DeskPage } from './desk-page.tsx'
import { useNames } from './names.ts'
import { useOperatorWords } from './operator-words.ts'

type Told = Reply<'operatorHealth'>

const checkNames = ['database', 'files', 'queue', 'sandbox', 'scanner', 'process'] as const

/** What the house stands on, and how much waits. */
export function Health() {
  const { say, time } = useOperatorWords()
  const asked = useCall('operatorHealth', {}, { keepMs: 0 })
  return (
    <DeskPage header={say('Operator.Nav.health')} description={say('Operator.Health.Text')} asked={asked}>
      {({ checks, worker_seen_at, oldest_paper, queues, dead }) => (
        <div className="stack-wide">
          <section className="panel">
            <ul className="plain-list stack">
              {checkNames.map((name) => {
                const check = checks[name]
                return (
                  check && (
                    <li key={name}>
                      <StatusTag look={check.ok ? 'ok' : 'err'}>{say(`Operator.Health.${name}`)}</StatusTag>{' '}
                      <span className="small muted">
                        <Told check={check} />
                      </span>
                    </li>
                  )
                )
              })}
              <li>
                {worker_seen_at === null
                  ? say('Operator.Health.NoWorker')
                  : say('Operator.Health.Worker', { time: time(worker_seen_at) })}
              </li>
              <li>
                {oldest_paper === null
                  ? say('Operator.Health.NoPaper')
                  : say('Operator.Health.Paper', { time: time(oldest_paper) })}
              </li>
            </ul>
          </section>
          <Queues queues={queues} />
          <Dead dead={dead} />
        </div>
      )}
    </DeskPage>
  )
}

/** How one thing is, in the operator's language. */
function Told({ check: { state, seconds = 0, containment } }: { check: HealthCheck }) {
  const { say } = useOperatorWords()
  if (!containment) return say(`Operator.Health.State.${state}`, { seconds, by: '', off: '' })
  const off = containment.cut_off.map((name) => say(`Operator.Health.CutOff.${name}`)).join(', ')
  return say(`Operator.Health.State.${state}`, {
    seconds,
    by: containment.by,
    off: off || say('Operator.Health.CutOff.nothing'),
  })
}

function Queues({ queues }: Pick<Told, 'queues'>) {
  const { say } = useOperatorWords()
  const { jobName } = useNames()
  return (
    <section>
      <h2>{say('Operator.Queues')}</h2>
      {queues.length === 0 ? (
        <p className="muted">{say('Operator.Queues.None')}</p>
      ) : (
        <table className="applicants">
          <thead>
            <tr>
              {(['Job', 'Waiting', 'Running', 'Oldest'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(`Operator.Queues.${column}`)}
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
                <td data-label={say('Operator.Queues.Waiting')}>{waiting}</td>
                <td data-label={say('Operator.Queues.Running')}>{running}</td>
                <td data-label={say('Operator.Queues.Oldest')}>
                  {say('Operator.Queues.Seconds', { count: oldest_seconds })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Dead({ dead }: Pick<Told, 'dead'>) {
  const { say, time } = useOperatorWords()
  const { jobName } = useNames()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('operatorHealth')
  return (
    <section>
      <h2>{say('Operator.Dead')}</h2>
      <ChangeFailed failure={failure} />
      {dead.length === 0 ? (
        <p className="muted">{say('Operator.Dead.None')}</p>
      ) : (
        <ul className="plain-list stack">
          {dead.map(({ id, job, state, since }) => (
            <li key={id} className="panel button-row">
              <span>
                {jobName(job)} · {time(since)} · {say(`Operator.Dead.${state}`)}
              </span>
              {state === 'failed' && (
                <Button
                  small
                  disabled={isBusy}
                  data-action="retry-job"
                  aria-label={`${say('Operator.Dead.Retry')}: ${jobName(job)}, ${time(since)}`}
                  onClick={() => void run(() => api.call('operatorRetryJob', { params: { subject_id: id } }))}
                >
                  {say('Operator.Dead.Retry')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
