import { useState } from 'react'
import { criterionStands } from '@attesta/contract/decision-limits.ts'
import { problemOfDecision } from '@attesta/domain/decisions/judge-decision.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { criterionText } from '../decisions/named-criteria.tsx'
import { useChange } from '../use-change.ts'
import type { Shortlist } from './band-table.tsx'
import { useShortlistWords } from './shortlist-words.ts'

type Stands = (typeof criterionStands)[number]

/** Chooses a household by its letter, with the criteria that led to it; or shows the names without a choice. */
export function ChoiceForm({ shortlist: { id, entries, criteria } }: { shortlist: Shortlist }) {
  const words = useShortlistWords()
  const { t } = words
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardShortlist', 'dashboardShortlists')
  const [label, setLabel] = useState(entries[0]?.label ?? '')
  const [stands, setStands] = useState<Readonly<Record<string, Stands | undefined>>>({})
  const [isJudged, setJudged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const named = criteria.flatMap((one) => (stands[one.id] ? [{ id: one.id, stands: stands[one.id]! }] : []))
  const problem = problemOfDecision(
    { outcome: 'offered', isAnotherChosen: false, criteria: named },
    { stage: 'none', usable: criteria.map((one) => one.id) },
  )
  const params = { shortlist_id: id }
  const choose = async () => {
    setJudged(true)
    if (problem === null)
      await run(() => api.call('dashboardChooseSealed', { params, body: { label, criteria: named } }))
  }
  return (
    <form
      className="panel fields section-gap"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void choose()
      }}
    >
      <h2>{t('Shortlists.Choose')}</h2>
      <ChangeFailed failure={failure} />
      <SelectField
        id="sealed-label"
        name="sealed-label"
        label={t('Shortlists.Choose.Label')}
        value={label}
        onChange={setLabel}
        options={entries.map((one) => ({ value: one.label, label: t('Shortlists.Household', { label: one.label }) }))}
      />
      <fieldset className="internal decision-criteria">
        <legend>{t('Decision.Criteria')}</legend>
        {criteria.map((one) => (
          <SelectField
            key={one.id}
            id={`sealed-${one.id}`}
            name="sealed-criterion"
            label={criterionText(words, one)}
            blank={t('Decision.Stands.unnamed')}
            value={stands[one.id] ?? ''}
            onChange={(value) => setStands({ ...stands, [one.id]: criterionStands.find((stand) => stand === value) })}
            options={criterionStands.map((value) => ({ value, label: t(`Decision.Stands.${value}`) }))}
          />
        ))}
      </fieldset>
      {isJudged && problem !== null && (
        <FieldError id="sealed-error">{t(problem as Parameters<typeof t>[0])}</FieldError>
      )}
      <p className="small muted">{t('Shortlists.Choose.Hint')}</p>
      <div className="button-row">
        <Button type="submit" look="primary" data-action="choose-sealed" busy={isBusy}>
          {t('Shortlists.Choose.Confirm')}
        </Button>
        <Button
          look="quiet"
          data-action="unseal"
          busy={isBusy}
          onClick={() => (isAsking ? void run(() => api.call('dashboardUnseal', { params })) : setAsking(true))}
        >
          {t(isAsking ? 'Shortlists.Unseal.Confirm' : 'Shortlists.Unseal')}
        </Button>
      </div>
    </form>
  )
}
