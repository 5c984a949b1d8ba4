import { viewingFields, type ViewingFields } from '@attesta/contract/viewing.ts'
import { maxViewingSlots, viewingMinutes } from '@attesta/contract/viewing-limits.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { zoneName } from '../../ui/zone-name.ts'
import { useLanguage } from '../../words/use-language.ts'
import { ChangeFailed } from '../change-failed.tsx'
import { useChange } from '../use-change.ts'
import { useJudgedForm } from '../use-judged-form.ts'
import { useViewingWords } from './viewing-words.ts'

const empty: ViewingFields = { slots: [''], minutes: 30, place: '' }

/** Proposes up to five times for a viewing, on a clock where the home is. */
export function ProposalForm({
  applicationId,
  timeZone,
  onSent,
}: {
  applicationId: string
  timeZone: string
  onSent: () => void
}) {
  const { t } = useViewingWords()
  const { api } = useDeps()
  const language = useLanguage()
  const { run, isBusy, failure } = useChange('dashboardViewings', 'dashboardHouseholdWork')
  const { values, set, reset, problemOf, judge } = useJudgedForm(
    viewingFields,
    empty,
    failure,
    `viewing-${applicationId}`,
  )
  const send = async () => {
    const body = judge()
    const params = { application_id: applicationId }
    if (!body || !(await run(() => api.call('dashboardProposeViewing', { params, body })))) return
    reset(empty)
    onSent()
  }
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ChangeFailed failure={failure} />
      <p className="small muted">{t('Viewings.Zone', { zone: zoneName(timeZone, language) })}</p>
      <div className="work-fields">
        {values.slots.map((slot, at) => (
          <TextField
            key={at}
            id={`slot-${at}-${applicationId}`}
            name={`viewing-slot-${at}`}
            type="datetime-local"
            label={t('Viewings.Slot', { number: at + 1 })}
            value={slot}
            onChange={(time) => set('slots', values.slots.with(at, time))}
            error={problemOf(`slots.${at}`)}
          />
        ))}
      </div>
      {values.slots.length < maxViewingSlots && (
        <div className="button-row">
          <Button small look="quiet" data-action="add-slot" onClick={() => set('slots', [...values.slots, ''])}>
            {t('Viewings.Add')}
          </Button>
        </div>
      )}
      <div className="work-fields">
        <SelectField
          id={`minutes-${applicationId}`}
          name="viewing-minutes"
          label={t('Viewings.Minutes')}
          value={String(values.minutes)}
          onChange={(text) => set('minutes', viewingMinutes.find((one) => String(one) === text) ?? values.minutes)}
          options={viewingMinutes.map((minutes) => ({
            value: String(minutes),
            label: t('Viewings.Minutes.Value', { minutes }),
          }))}
        />
        <TextField
          id={`place-${applicationId}`}
          name="viewing-place"
          label={t('Viewings.Place')}
          hint={t('Viewings.Place.Hint')}
          optional
          value={values.place}
          onChange={(place) => set('place', place)}
          error={problemOf('place')}
        />
      </div>
      <div className="button-row">
        <Button type="submit" data-action="propose-viewing" busy={isBusy}>
          {t('Viewings.Send')}
        </Button>
      </div>
    </form>
  )
}
