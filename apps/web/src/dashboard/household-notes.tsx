import { useState } from 'react'
import { noteFields } from '@attesta/contract/household-work-fields.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextAreaField } from '../ui/text-field.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { Tool } from './tool.tsx'
import { useChange } from './use-change.ts'
import { useHasDraft } from './use-draft.ts'
import { useJudgedForm } from './use-judged-form.ts'

type Note = Reply<'dashboardHouseholdWork'>['notes'][number]

/** Shows the colleagues' notes on a household, newest first. A member can delete their own. */
export function HouseholdNotes({
  applicationId,
  notes,
  colleagues,
  isReadOnly,
}: {
  applicationId: string
  notes: readonly Note[]
  /** To whom a note can be addressed. */
  colleagues: readonly { id: string; name: string }[]
  isReadOnly: boolean
}) {
  const { t, time, list } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardHouseholdWork')
  const draft = `note-${applicationId}`
  const [startsOpen] = useState(useHasDraft(draft))
  const { values, set, reset, problemOf, judge } = useJudgedForm(
    noteFields,
    { text: '', mentions: [] as string[] },
    failure,
    draft,
  )
  const mentions = values.mentions ?? []
  const params = { application_id: applicationId }
  const add = async () => {
    const body = judge()
    if (body && (await run(() => api.call('dashboardAddNote', { params, body })))) reset({ text: '', mentions: [] })
  }
  const told = ({ author, written_at }: Note) =>
    t('Dashboard.Work.Note.By', { member: author || t('Dashboard.Work.Former'), time: time(written_at) })
  return (
    <Tool
      name="notes"
      title={t('Dashboard.Work.Notes')}
      startsOpen={startsOpen}
      state={
        notes.length === 0 ? t('Dashboard.Work.Notes.None') : t('Dashboard.Work.Notes.Count', { count: notes.length })
      }
    >
      <ChangeFailed failure={failure} />
      {notes.length > 0 && (
        <ul className="plain-list work-notes">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="note-text">{note.text}</p>
              {note.mentions.length > 0 && (
                <p className="small">{t('Dashboard.Work.Note.For', { names: list(note.mentions) })}</p>
              )}
              <p className="small muted">{told(note)}</p>
              {note.is_own && (
                <Button
                  small
                  look="quiet"
                  data-action="delete-note"
                  disabled={isBusy}
                  onClick={() =>
                    void run(() => api.call('dashboardDeleteNote', { params: { ...params, note_id: note.id } }))
                  }
                >
                  {t('Dashboard.Work.Note.Delete')}
                  <span className="unseen">: {told(note)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <form
          className="fields"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <TextAreaField
            id={`note-${applicationId}`}
            name="work-note"
            label={t('Dashboard.Work.Note.New')}
            hint={t('Dashboard.Work.Note.Hint')}
            value={values.text}
            onChange={(text) => set('text', text)}
            error={problemOf('text')}
          />
          {colleagues.length > 0 && (
            <fieldset className="internal note-mentions">
              <legend>{t('Dashboard.Work.Note.Mention')}</legend>
              {colleagues.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  id={`mention-${applicationId}-${id}`}
                  name="note-mention"
                  label={name}
                  checked={mentions.includes(id)}
                  onChange={(isPicked) =>
                    set('mentions', isPicked ? [...mentions, id] : mentions.filter((other) => other !== id))
                  }
                />
              ))}
            </fieldset>
          )}
          <div className="button-row">
            <Button type="submit" data-action="add-note" busy={isBusy}>
              {t('Dashboard.Work.Note.Add')}
            </Button>
          </div>
        </form>
      )}
    </Tool>
  )
}
