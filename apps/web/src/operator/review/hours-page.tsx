import { useState } from 'react'
import { workingHours, type WorkingHours } from '@attesta/contract/working-hours.ts'
import { ChangeFailed } from '../../dashboard/change-failed.tsx'
import { LoadFailed } from '../../dashboard/load-failed.tsx'
import { SaveRow } from '../../dashboard/save-row.tsx'
import { useChange } from '../../dashboard/use-change.ts'
import { useJudgedForm } from '../../dashboard/use-judged-form.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCall } from '../../use-call.ts'
import { useLanguage } from '../../words/use-language.ts'
import { MoreWords } from '../../words/words.tsx'
import { useReviewWords } from './review-words.ts'

/** When reviewers work, as applicants are told. */
export function HoursPage() {
  const language = useLanguage()
  return (
    <MoreWords language={language} segments={['review-desk']}>
      <Hours />
    </MoreWords>
  )
}

function Hours() {
  const { t } = useReviewWords()
  const { api } = useDeps()
  const { data, error, isPending, refetch } = useCall('reviewHours', {}, { keepMs: 0 })
  const { run, isBusy, failure } = useChange('reviewHours')
  const [isSaved, setSaved] = useState(false)
  const save = async (hours: WorkingHours | null) => {
    setSaved(false)
    setSaved(await run(() => api.call('setReviewHours', { body: { hours } })))
  }
  return (
    <>
      <PageLink className="back" to={`/operator/review${window.location.search}`}>
        {t('ReviewDesk.Title')}
      </PageLink>
      <PageHeader header={t('ReviewDesk.Hours')} description={t('ReviewDesk.Hours.Text')} />
      {isPending && <Skeleton isPart shape="cards" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="panel stack settings">
          <p className="small muted">{t(data.is_set ? 'ReviewDesk.Hours.IsSet' : 'ReviewDesk.Hours.IsUsual')}</p>
          <ChangeFailed failure={failure} />
          <HoursForm
            key={String(data.is_set)}
            hours={data.hours}
            isBusy={isBusy}
            isSaved={isSaved}
            onSave={(hours) => void save(hours)}
          />
          {data.is_set && (
            <div className="button-row">
              <Button look="quiet" data-action="usual-hours" disabled={isBusy} onClick={() => void save(null)}>
                {t('ReviewDesk.Hours.Usual')}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  )
}

/** A Monday. */
const monday = Date.UTC(2026, 0, 5)
const weekdays = [1, 2, 3, 4, 5, 6, 7]

function HoursForm({
  hours,
  isBusy,
  isSaved,
  onSave,
}: {
  hours: WorkingHours
  isBusy: boolean
  isSaved: boolean
  onSave: (hours: WorkingHours) => void
}) {
  const { t, language } = useReviewWords()
  const { values, set, problemOf, judge } = useJudgedForm(workingHours, hours)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const days = weekdays.map((day) => ({
    value: String(day),
    label: weekday.format(monday + (day - 1) * 86_400_000),
  }))
  const zones = [...new Set([hours.time_zone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const judged = judge()
        if (judged) onSave(judged)
      }}
    >
      <div className="work-fields">
        {(['first_day', 'last_day'] as const).map((name) => (
          <SelectField
            key={name}
            id={`hours-${name}`}
            name={`hours-${name}`}
            label={t(`ReviewDesk.Hours.${name}`)}
            value={String(values[name])}
            onChange={(day) => set(name, Number(day))}
            error={problemOf(name)}
            options={days}
          />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            id={`hours-${name}`}
            name={`hours-${name}`}
            type="time"
            label={t(`ReviewDesk.Hours.${name}`)}
            value={values[name]}
            onChange={(time) => set(name, time)}
            error={problemOf(name)}
          />
        ))}
        <SelectField
          id="hours-time_zone"
          name="hours-time_zone"
          label={t('ReviewDesk.Hours.time_zone')}
          value={values.time_zone}
          onChange={(zone) => set('time_zone', zone)}
          error={problemOf('time_zone')}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      </div>
      <SaveRow name="save-hours" isBusy={isBusy} isSaved={isSaved} />
    </form>
  )
}
