import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
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

const filters = ['event', 'from', 'to'] as const
type Filter = Record<(typeof filters)[number], string>

/** What the address says of the log: a reload, and a way back, keep what is shown. */
const filterOf = (query: URLSearchParams): Filter => ({
  event: query.get('event') ?? '',
  from: query.get('from') ?? '',
  to: query.get('to') ?? '',
})
const given = (filter: Filter): Partial<Filter> =>
  Object.fromEntries(Object.entries(filter).filter(([, text]) => text !== ''))

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
  const [query, setQuery] = useSearchParams()
  const filter = filterOf(query)
  const [typed, setTyped] = useState(filter)
  const [before, setBefore] = useState<number>()
  const asked = useCall('operatorLog', { query: { ...given(filter), before } }, { keepMs: 5000 })
  const look = (event: FormEvent) => {
    event.preventDefault()
    setBefore(undefined)
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        for (const name of filters) next.delete(name)
        for (const [name, text] of Object.entries(given(typed))) next.set(name, text)
        return next
      },
      { replace: true },
    )
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
          {(before !== undefined || next_before !== null) && (
            <div className="button-row more">
              {before !== undefined && <Button onClick={() => setBefore(undefined)}>{t('Operator.Log.Newest')}</Button>}
              {next_before !== null && (
                <Button data-action="older" onClick={() => setBefore(next_before)}>
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
