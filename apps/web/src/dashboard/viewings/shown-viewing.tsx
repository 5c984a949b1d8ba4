import { useState } from 'react'
import { movedViewing } from '@attesta/contract/viewing.ts'
import type { ViewingState } from '@attesta/contract/viewing-limits.ts'
import { localTimeAt } from '@attesta/domain/viewings/local-time.ts'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusTag, type StatusLook } from '../../ui/status-tag.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { viewingTime } from '../../viewing-time.ts'
import { ChangeFailed } from '../change-failed.tsx'
import { FormInTool } from '../form-in-tool.tsx'
import { useChange } from '../use-change.ts'
import { useJudgedForm } from '../use-judged-form.ts'
import { useViewingWords } from './viewing-words.ts'

type Viewing = Reply<'dashboardViewings'>['viewings'][number]
const looks: Record<ViewingState, StatusLook> = { proposed: 'info', agreed: 'ok', declined: 'warn', cancelled: 'plain' }

interface Props {
  viewing: Viewing
  timeZone: string
  applicationId: string
  isReadOnly: boolean
}

/** One viewing: the times that were proposed or the one that was agreed, and what can still be changed. */
export function ShownViewing({ viewing, timeZone, applicationId, isReadOnly }: Props) {
  const { t, time, language } = useViewingWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardViewings', 'dashboardHouseholdWork')
  const [isMoving, setMoving] = useState(false)
  const { id, state, slots, start, minutes, place, member, proposed_at } = viewing
  const params = { application_id: applicationId, viewing_id: id }
  const isOpen = state === 'proposed' || state === 'agreed'
  return (
    <>
      <ChangeFailed failure={failure} />
      {(start === null ? slots : [start]).map((one) => (
        <p key={one}>{t('Viewings.When', { time: viewingTime(language, one, timeZone), minutes })}</p>
      ))}
      {place !== '' && <p className="note-text">{t('Viewings.At', { place })}</p>}
      <p>
        <StatusTag look={looks[state]}>{t(`Viewings.State.${state}`)}</StatusTag>{' '}
        <span className="small muted">
          {t('Dashboard.Work.Note.By', { member: member || t('Dashboard.Work.Former'), time: time(proposed_at) })}
        </span>
      </p>
      {isOpen && !isReadOnly && !isMoving && (
        <div className="button-row">
          {state === 'agreed' && (
            <Button small look="quiet" data-action="move-viewing" onClick={() => setMoving(true)}>
              {t('Viewings.Move')}
            </Button>
          )}
          <Button
            small
            look="quiet"
            data-action="cancel-viewing"
            busy={isBusy}
            onClick={() => void run(() => api.call('dashboardCancelViewing', { params }))}
          >
            {t(state === 'agreed' ? 'Viewings.Cancel' : 'Viewings.Withdraw')}
          </Button>
        </div>
      )}
      {isMoving && start !== null && (
        <FormInTool>
          <MoveForm
            viewing={viewing}
            start={localTimeAt(new Date(start), timeZone)}
            params={params}
            onEnd={() => setMoving(false)}
          />
        </FormInTool>
      )}
    </>
  )
}

function MoveForm({
  viewing: { sequence, id },
  start,
  params,
  onEnd,
}: {
  viewing: Viewing
  start: string
  params: { application_id: string; viewing_id: string }
  onEnd: () => void
}) {
  const { t } = useViewingWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardViewings', 'dashboardHouseholdWork')
  const { values, set, problemOf, judge } = useJudgedForm(movedViewing, { start, sequence }, failure)
  const save = async () => {
    const body = judge()
    if (body && (await run(() => api.call('dashboardMoveViewing', { params, body })))) onEnd()
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
      <ChangeFailed failure={failure} />
      <TextField
        id={`move-${id}`}
        name="viewing-start"
        type="datetime-local"
        label={t('Viewings.Move.Time')}
        value={values.start}
        onChange={(time) => set('start', time)}
        error={problemOf('start')}
      />
      <div className="button-row">
        <Button type="submit" small data-action="save-viewing" busy={isBusy}>
          {t('Viewings.Move.Save')}
        </Button>
        <Button small look="quiet" onClick={onEnd}>
          {t('Viewings.Move.Keep')}
        </Button>
      </div>
    </form>
  )
}
