import { FormProvider } from 'react-hook-form'
import type { State } from '@attesta/contract/application.ts'
import type { IdCombination } from '@attesta/contract/document.ts'
import { useDeps } from '../../../deps.tsx'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { useShowErrors } from '../../../form/use-show-errors.ts'
import { useNeeded } from '../../../form/use-needed.ts'
import { useFields, useDraftFields } from '../../../form/use-fields.ts'
import { Banner } from '../../../ui/banner.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSay } from '../../../words/words.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { AddressFields } from '../../shared/address/address-fields.tsx'
import { addressForm, addressOf, type AddressValues } from '../../shared/address/address-form.ts'
import { useSaving } from '../../shared/use-saving.ts'
import { useUnsent } from '../../uploads/use-unsent.ts'
import { IdUpload } from './id-upload.tsx'
import { identityOf } from './saved-values.ts'

/** Part 2 of 2: the identity document, then the current address. */
export function AddressPart({ state, onBack }: { state: State; onBack: () => void }) {
  const t = useSay()
  const { api } = useDeps()
  const journey = useJourney()
  const { answers, region } = state.application
  const [combination, setCombination, settleCombination] = useDraftState<IdCombination | undefined>(
    'identity document',
    () => (answers.id_combination as IdCombination | null) ?? undefined,
  )
  const fields = useFields<AddressValues, AddressValues>(addressForm, addressOf(answers, region))
  const settle = useDraftFields('where', fields)
  const { fiscalCode, ...identity } = identityOf(answers)
  const { form, ...saving } = useSaving(
    ({ province, ...rest }: AddressValues) =>
      api.call('personalDetailsSubmitAll', {
        body: {
          ...identity,
          ...(fiscalCode && { fiscalCode }),
          ...rest,
          ...(province && { province }),
          ...(combination && { idCombination: combination }),
          subStep: 2,
        },
      }),
    () => {
      settle()
      settleCombination()
      journey.goNext()
    },
  )
  const unsent = useUnsent('id-')
  const { isValid } = fields.formState
  const showErrors = useShowErrors(fields)
  const needed = useNeeded(addressForm, fields.control, [
    ['country', t('PersonalDetails.Country.Label')],
    ['street', t('PersonalDetails.Street.Label')],
    ['houseNum', t('PersonalDetails.HouseNum.Label')],
    ['postcode', t('PersonalDetails.Postcode.Label')],
    ['city', t('PersonalDetails.City.Label')],
  ])
  return (
    <FormProvider {...fields}>
      <form
        noValidate
        ref={form}
        onSubmit={(event) =>
          void fields.handleSubmit((values) => {
            if (unsent.mayGoOn()) saving.save(values)
          })(event)
        }
      >
        <BackLink onBack={onBack} />
        <ErrorSummary problems={unsent.problems} attempt={unsent.attempt} />
        {saving.problem !== undefined && <Banner message={saving.problem} onClose={saving.closeProblem} takesFocus />}
        <PageHeader
          intro={t('PersonalDetails.Part', { part: 2 })}
          header={t('PersonalDetails.Part2.Header')}
          showRequired
          failed={saving.problem !== undefined || unsent.problems.length > 0}
        />
        <IdUpload
          documents={state.documents}
          absence={answers.absences.find(({ type }) => type === 'national_id')}
          combination={combination}
          onChoose={setCombination}
        />
        <section className="panel roomy fields">
          <h2>{t('PersonalDetails.Address')}</h2>
          <AddressFields />
        </section>
        <ContinueBar disabled={!isValid} busy={saving.isSaving} needed={needed} onLack={showErrors} />
      </form>
    </FormProvider>
  )
}
