import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckInput, DateInput, MoneyInput, SelectInput, TextAreaInput, TextInput } from '../../../form/inputs.tsx'
import { useSay } from '../../../words/words.tsx'
import type { HomeValues } from './schemas.ts'

const situations = ['renting', 'owner', 'with_family', 'other'] as const

/** Asks for the current home, pets and accessibility: only the blocks of the occupation. */
export function HomeBlock({ has }: { has: (block: 'LIVING_SITUATION' | 'PET_OWNER' | 'ACCESSIBLE_HOUSE') => boolean }) {
  const t = useSay()
  const { watch } = useFormContext<HomeValues>()
  const [livingSituation, hasPets] = watch(['livingSituation', 'hasPets'])
  return (
    <>
      {has('LIVING_SITUATION') && (
        <section className="panel roomy fields">
          <h2>{t('AdditionalDetails.Living')}</h2>
          <SelectInput
            name="livingSituation"
            words="AdditionalDetails.livingSituation"
            gender="feminine"
            optional
            blank={t('AdditionalDetails.Choose')}
            options={situations.map((value) => ({ value, label: t(`AdditionalDetails.Living.${value}`) }))}
          />
          {livingSituation === 'renting' && (
            <>
              <div className="side-by-side short">
                <MoneyInput name="currentRent" words="AdditionalDetails.currentRent" optional />
                <MoneyInput name="currentDeposit" words="AdditionalDetails.currentDeposit" gender="feminine" optional />
              </div>
              <Tenancy />
            </>
          )}
          <TextAreaInput name="extraTenancyInfo" words="AdditionalDetails.extraTenancyInfo" optional maxLength={1000} />
        </section>
      )}
      {(has('PET_OWNER') || has('ACCESSIBLE_HOUSE')) && (
        <section className="panel roomy">
          <h2>{t('AdditionalDetails.Home')}</h2>
          <p className="muted">{t('AdditionalDetails.Home.Text')}</p>
          {has('PET_OWNER') && <CheckInput name="hasPets" label={t('AdditionalDetails.HasPets')} />}
          {has('PET_OWNER') && hasPets && (
            <TextAreaInput name="petsDetails" words="AdditionalDetails.petsDetails" maxLength={500} />
          )}
          {has('ACCESSIBLE_HOUSE') && <CheckInput name="accessibleHouse" label={t('AdditionalDetails.Accessible')} />}
        </section>
      )}
    </>
  )
}

const ofTenancy = ['landlordName', 'tenancyStartDate', 'tenancyEndDate', 'rentArrears'] as const

/** Of the present tenancy what few reports need: folded until something of it is answered or wrong. */
function Tenancy() {
  const t = useSay()
  const {
    getValues,
    formState: { errors },
  } = useFormContext<HomeValues>()
  const [isOpen, setOpen] = useState(() => ofTenancy.some((name) => getValues(name) !== ''))
  return (
    <details
      className="disclosure"
      id="tenancy"
      open={isOpen || ofTenancy.some((name) => errors[name])}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('AdditionalDetails.Tenancy')}</summary>
      <div className="fields">
        <TextInput
          name="landlordName"
          words="AdditionalDetails.landlordName"
          optional
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
        />
        <div className="side-by-side short">
          <DateInput name="tenancyStartDate" words="AdditionalDetails.tenancyStartDate" gender="feminine" optional />
          <DateInput name="tenancyEndDate" words="AdditionalDetails.tenancyEndDate" gender="feminine" optional />
        </div>
        <MoneyInput name="rentArrears" words="AdditionalDetails.rentArrears" optional />
      </div>
    </details>
  )
}
