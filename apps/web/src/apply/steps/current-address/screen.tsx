import { FormProvider } from 'react-hook-form'
import type { State } from '@attesta/contract/application.ts'
import { useDeps } from '../../../deps.tsx'
import { useFields, useDraftFields } from '../../../form/use-fields.ts'
import { useShowErrors } from '../../../form/use-show-errors.ts'
import { useNeeded } from '../../../form/use-needed.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSay } from '../../../words/words.tsx'
import { useApplication } from '../../journey/use-application.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { AddressFields } from '../../shared/address/address-fields.tsx'
import { addressForm, addressOf, type AddressValues } from '../../shared/address/address-form.ts'
import { useSaving } from '../../shared/use-saving.ts'

/** Asks for the address alone, in a rapid application whose company wants it. */
export function CurrentAddress() {
  const { state } = useApplication()
  return state ? <Filled key={state.application.id} state={state} /> : null
}

function Filled({ state }: { state: State }) {
  const t = useSay()
  const { api } = useDeps()
  const journey = useJourney()
  const fields = useFields<AddressValues, AddressValues>(
    addressForm,
    addressOf(state.application.answers, state.application.region),
  )
  const settle = useDraftFields('current address', fields)
  const { form, ...saving } = useSaving(
    ({ province, ...rest }: AddressValues) =>
      api.call('currentAddressSubmit', { body: { ...rest, ...(province && { province }) } }),
    () => {
      settle()
      journey.goNext()
    },
  )
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
      <form noValidate ref={form} onSubmit={(event) => void fields.handleSubmit(saving.save)(event)}>
        <BackLink onBack={journey.goBack} />
        {saving.problem !== undefined && <Banner message={saving.problem} onClose={saving.closeProblem} takesFocus />}
        <PageHeader
          header={t('CurrentAddress.Header')}
          description={t('CurrentAddress.Description')}
          showRequired
          failed={saving.problem !== undefined}
        />
        <section className="panel roomy fields">
          <AddressFields />
        </section>
        <ContinueBar disabled={!fields.formState.isValid} busy={saving.isSaving} needed={needed} onLack={showErrors} />
      </form>
    </FormProvider>
  )
}
