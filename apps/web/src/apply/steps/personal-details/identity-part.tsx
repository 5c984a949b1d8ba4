import { useMemo } from 'react'
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
import { useSaving } from '../../shared/use-saving.ts'
import { BirthFields } from './birth-fields.tsx'
import { FiscalCodeInput } from './fiscal-code-input.tsx'
import { identityOf, sentFiscalCode } from './saved-values.ts'
import { identityForm, type IdentityValues } from './schemas.ts'

/** Part 1 of 2. */
export function IdentityPart({ state, onDone }: { state: State; onDone: () => void }) {
  const t = useSay()
  const { api, clock } = useDeps()
  const journey = useJourney()
  const today = todayIn(clock, timeZoneOf[state.application.region])
  const schema = useMemo(() => identityForm(today), [today])
  const fields = useFields<IdentityValues, IdentityValues>(schema, identityOf(state.application.answers))
  const settle = useDraftFields('who', fields)
  const { form, ...saving } = useSaving(
    ({ fiscalCode, ...rest }: IdentityValues) =>
      api.call('personalDetailsSubmit', {
        body: { ...rest, ...sentFiscalCode(fiscalCode, state.application.answers.fiscal_code), subStep: 1 },
      }),
    () => {
      settle()
      onDone()
    },
  )
  const { isValid } = fields.formState
  const showErrors = useShowErrors(fields)
  const needed = useNeeded(schema, fields.control, [
    ['fiscalCode', t('PersonalDetails.FiscalCode.Label')],
    ['nationality', t('PersonalDetails.Nationality.Label')],
    ['dateOfBirth', t('PersonalDetails.DateOfBirth.Label')],
    ['placeOfBirth', t('PersonalDetails.PlaceOfBirth.Label')],
  ])
  const { first_name, last_name } = state.user
  return (
    <FormProvider {...fields}>
      <form noValidate ref={form} onSubmit={(event) => void fields.handleSubmit(saving.save)(event)}>
        <BackLink onBack={journey.goBack} />
        {saving.problem !== undefined && <Banner message={saving.problem} onClose={saving.closeProblem} takesFocus />}
        <PageHeader
          intro={t('PersonalDetails.Part', { part: 1 })}
          header={t('PersonalDetails.Header', { name: `${first_name} ${last_name}` })}
          description={t('PersonalDetails.Description')}
          showRequired
          failed={saving.problem !== undefined}
        />
        <div className="panel roomy fields">
          <FiscalCodeInput today={today} />
          <BirthFields />
        </div>
        <ContinueBar disabled={!isValid} busy={saving.isSaving} needed={needed} onLack={showErrors} />
      </form>
    </FormProvider>
  )
}
