import { useState, type FormEvent } from 'react'
import { eventFamilies, type EventFamily } from '@attesta/contract/operator-events.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useCall } from '../use-call.ts'
import { DeskPage } from './desk-page.tsx'
import { LogVerdict } from './log-verdict.tsx'
import { MoreWords } from '../words/words.tsx'
import { logActorText, logEventText, useLogWords } from './log-words.ts'
import { useOperatorWords } from './operator-words.ts'

interface Filter {
  event?: string
  from?: string
  to?: string
  before?: number
}

const families = Object.keys(eventFamilies) as EventFamily[]

/** Shows the audit log, newest first: in words, with the stored ids. */
export function Log() {
  const { language } = useOperatorWords()
  return (
    <MoreWords language={language} segments={['activity']}>
      <Entries />
    </MoreWords>
  )
}

function Entries() {
  const words = useLogWords()
  const { t, time } = words
  const [typed, setTyped] = useState({ event: '', from: '', to: '' })
  const [filter, setFilter] = useState<Filter>({})
  const asked = useCall('operatorLog', { query: filter }, { keepMs: 5000 })
  const look = (event: FormEvent) => {
    event.preventDefault()
    setFilter(Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')))
  }
  const above = (
    <>
      <LogVerdict />
      <form className="filters" onSubmit={look} noValidate>
        <SelectField
          id="log-event"
          name="log-event"
          label={t('Operator.Log.Event')}
          value={typed.event}
          onChange={(event) => setTyped({ ...typed, event })}
          options={families.map((family) => ({
            value: eventFamilies[family],
            label: t(`Operator.Log.Family.${family}`),
          }))}
        />
        <TextField
          id="log-from"
          name="log-from"
          type="date"
          label={t('Operator.Log.From')}
          value={typed.from}
          onChange={(from) => setTyped({ ...typed, from })}
        />
        <TextField
          id="log-to"
          name="log-to"
          type="date"
          label={t('Operator.Log.To')}
          value={typed.to}
          onChange={(to) => setTyped({ ...typed, to })}
        />
        <div className="button-row">
          <Button type="submit" data-action="filter-log">
            {t('Operator.Log.Show')}
          </Button>
        </div>
      </form>
    </>
  )
  return (
    <DeskPage header={t('Operator.Nav.log')} description={t('Operator.Log.Text')} above={above} asked={asked}>
      {({ lines, next_before }) => (
        <>
          {lines.length === 0 ? (
            <p className="muted">{t('Operator.Log.None')}</p>
          ) : (
            <table className="applicants">
              <thead>
                <tr>
                  <th scope="col">{t('Operator.Log.What')}</th>
                  <th scope="col">{t('Operator.Log.When')}</th>
                  <th scope="col">{t('Operator.Log.Who')}</th>
                  <th scope="col">{t('Operator.Log.Of')}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ seq, at, event, actor, actor_id, application_id, company_id, subject_id }) => (
                  <tr key={seq}>
                    <th scope="row">
                      <div>
                        {logEventText(words, event)}
                        <code className="step small">{event}</code>
                      </div>
                    </th>
                    <td data-label={t('Operator.Log.When')}>{time(at)}</td>
                    <td data-label={t('Operator.Log.Who')}>
                      <div>
                        {logActorText(words, actor)}
                        <span className="step small muted share-link">{actor_id}</span>
                      </div>
                    </td>
                    <td data-label={t('Operator.Log.Of')}>
                      <div className="small share-link">
                        {[application_id, company_id, subject_id]
                          .filter((id) => id !== null)
                          .map((id) => (
                            <span key={id} className="step">
                              {id}
                            </span>
                          ))}
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {(filter.before !== undefined || next_before !== null) && (
            <div className="button-row more">
              {filter.before !== undefined && (
                <Button onClick={() => setFilter(({ before: _before, ...rest }) => rest)}>
                  {t('Operator.Log.Newest')}
                </Button>
              )}
              {next_before !== null && (
                <Button data-action="older" onClick={() => setFilter({ ...filter, before: next_before })}>
                  {t('Operator.Log.Older')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </DeskPage>
  )
}
