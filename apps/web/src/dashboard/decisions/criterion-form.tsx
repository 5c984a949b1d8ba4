import { criterionFields, type CriterionFields } from '@attesta/contract/decision.ts'
import { presetCriteria } from '@attesta/contract/decision-limits.ts'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { listingLabel } from '../listing-label.ts'
import { useChange } from '../use-change.ts'
import { useJudgedForm } from '../use-judged-form.ts'
import { useDecisionWords } from './decision-words.ts'

const empty: CriterionFields = { listing_id: null, preset: presetCriteria[0], text: null }

/** Sets a criterion from now on, for every listing or for one. */
export function CriterionForm({ listings }: Pick<Reply<'dashboardCriteria'>, 'listings'>) {
  const { t } = useDecisionWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardCriteria', 'dashboardDecision')
  const { values, set, reset, problemOf, judge } = useJudgedForm(criterionFields, empty, failure)
  const add = async () => {
    const body = judge()
    if (body && (await run(() => api.call('dashboardSetCriterion', { body }))))
      reset({ ...empty, listing_id: body.listing_id })
  }
  return (
    <form
      className="panel roomy fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <h2>{t('Criteria.New')}</h2>
      <ChangeFailed failure={failure} />
      <SelectField
        id="criterion-listing"
        name="criterion-listing"
        label={t('Criteria.Listing')}
        value={values.listing_id ?? ''}
        onChange={(id) => set('listing_id', id || null)}
        options={[
          { value: '', label: t('Criteria.Everywhere') },
          ...listings.map((one) => ({ value: one.id, label: listingLabel(one) })),
        ]}
      />
      <SelectField
        id="criterion-kind"
        name="criterion-kind"
        label={t('Criteria.Kind')}
        value={values.preset ?? ''}
        error={values.preset === null ? undefined : problemOf('text')}
        onChange={(value) => {
          const preset = presetCriteria.find((one) => one === value) ?? null
          set('preset', preset)
          set('text', preset === null ? '' : null)
        }}
        options={[
          ...presetCriteria.map((value) => ({ value, label: t(`Decision.Criterion.${value}`) })),
          { value: '', label: t('Criteria.Own') },
        ]}
      />
      {values.preset === null && (
        <TextField
          id="criterion-text"
          name="criterion-text"
          label={t('Criteria.Text')}
          hint={t('Criteria.Text.Hint')}
          value={values.text ?? ''}
          onChange={(text) => set('text', text)}
          error={problemOf('text')}
        />
      )}
      <div className="button-row">
        <Button type="submit" look="primary" data-action="add-criterion" busy={isBusy}>
          {t('Criteria.Add')}
        </Button>
      </div>
    </form>
  )
}
