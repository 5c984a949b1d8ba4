import { lazy, Suspense, useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import type { State } from '@attesta/contract/application.ts'
import { todayIn } from '../../../clock.ts'
import { useDeps } from '../../../deps.tsx'
import { useShowErrors } from '../../../form/use-show-errors.ts'
import { useNeeded } from '../../../form/use-needed.ts'
import { useFields, useDraftFields } from '../../../form/use-fields.ts'
import { timeZoneOf } from '../../../languages.ts'
import { Banner } from '../../../ui/banner.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSay } from '../../../words/words.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { AddressFields } from '../../shared/address/address-fields.tsx'
import { addressOf } from '../../shared/address/address-form.ts'
import { useSaving } from '../../shared/use-saving.ts'
import { BirthFields } from './birth-fields.tsx'
import { identityOf } from './saved-values.ts'
import { simpleForm, type SimpleValues } from './schemas.ts'

// Only Germany asks for it.
const IdentityPanel = lazy(async () => ({ default: (await import('../../identity/identity-panel.tsx')).IdentityPanel }))

/**
 * Germany: address, then nationality and birth, on one screen, and the proof of identity; no fiscal code and no card.
 */
export function SimplePart({ state }: { state: State }) {
  const t = useSay()
  const { api, clock } = useDeps()
  const journey = useJourney()
  const { answers, region } = state.application
  const { fiscalCode: _, ...identity } = identityOf(answers)
  const today = todayIn(clock, timeZoneOf[region])
  const schema = useMemo(() => simpleForm(today), [today])
  const fields = useFields<SimpleValues, SimpleValues>(schema, { ...addressOf(answers, region), ...identity })
  const settle = useDraftFields('who and where', fields)
  const { form, ...saving } = useSaving(
    ({ province, ...rest }: SimpleValues) =>
      api.call('personalDetailsSubmitAll', { body: { ...rest, ...(province && { province }) } }),
    () => {
      settle()
      journey.goNext()
    },
  )
  const { isValid } = fields.formState
  const showErrors = useShowErrors(fields)
  const needed = useNeeded(schema, fields.control, [
    ['country', t('PersonalDetails.Country.Label')],
    ['street', t('PersonalDetails.Street.Label')],
    ['houseNum', t('PersonalDetails.HouseNum.Label')],
    ['postcode', t('PersonalDetails.Postcode.Label')],
    ['city', t('PersonalDetails.City.Label')],
    ['nationality', t('PersonalDetails.Nationality.Label')],
    ['dateOfBirth', t('PersonalDetails.DateOfBirth.Label')],
    ['placeOfBirth', t('PersonalDetails.PlaceOfBirth.Label')],
  ])
  return (
    <FormProvider {...fields}>
      <form noValidate ref={form} onSubmit={(event) => void fields.handleSubmit(saving.save)(event)}>
        <BackLink onBack={journey.goBack} />
        {saving.problem !== undefined && <Banner message={saving.problem} onClose={saving.closeProblem} takesFocus />}
        <PageHeader
          header={t('PersonalDetails.Header', { name: `${state.user.first_name} ${state.user.last_name}` })}
          description={t('PersonalDetails.Description')}
          showRequired
          failed={saving.problem !== undefined}
        />
        <section className="panel roomy fields">
          <h2>{t('PersonalDetails.Address')}</h2>
          <AddressFields />
        </section>
        <section className="panel roomy fields">
          <h2>{t('PersonalDetails.Birth')}</h2>
          <BirthFields />
        </section>
        <Suspense fallback={null}>
          <IdentityPanel timeZone={timeZoneOf[region]} />
        </Suspense>
        <ContinueBar disabled={!isValid} busy={saving.isSaving} needed={needed} onLack={showErrors} />
      </form>
    </FormProvider>
  )
}
