import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { State } from '@attesta/contract/application.ts'
import { otherIncomeKinds, type OtherIncomeKind } from '../../shared/other-income-kinds.ts'
import { useReadJob } from '../../shared/use-read-job.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useSay } from '../../../words/words.tsx'
import type { HomeValues } from './schemas.ts'

/**
 * Where the income comes from. It is folded until something of it is known: documents say most of it, and what they
 * said already stands in it.
 */
export function IncomeBlock({ state: { documents, application } }: { state: State }) {
  const t = useSay()
  const { getValues, setValue, watch } = useFormContext<HomeValues>()
  const isEmployed = application.employment_status === 'Employed'
  const [typeOfContract, paychecksPerYear, otherIncomes] = watch(['typeOfContract', 'paychecksPerYear', 'otherIncomes'])
  const { read } = useReadJob(documents, isEmployed && !(typeOfContract && paychecksPerYear))
  const [isOpen, setOpen] = useState(false)
  // Drafts are put back before this runs.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a draft is put back by an effect of the form
    setOpen(getValues(['typeOfContract', 'paychecksPerYear', 'otherIncomes']).some(Boolean))
  }, [getValues])
  useEffect(() => {
    if (!read) return
    const { type_of_contract: contract, paychecks_per_year: paychecks } = read
    if (contract && !getValues('typeOfContract')) setValue('typeOfContract', contract)
    if (paychecks && !getValues('paychecksPerYear')) setValue('paychecksPerYear', String(paychecks))
    // oxlint-disable-next-line react/set-state-in-effect -- opens with the values that the reading brings
    setOpen(true)
  }, [read, getValues, setValue])
  const declared = otherIncomes.split(',').filter(Boolean)
  const tick = (kind: OtherIncomeKind, isTicked: boolean) =>
    setValue(
      'otherIncomes',
      otherIncomeKinds.filter((one) => (one === kind ? isTicked : declared.includes(one))).join(','),
      { shouldDirty: true },
    )
  const change = (name: 'typeOfContract' | 'paychecksPerYear') => (value: string) =>
    setValue(name, value, { shouldDirty: true })
  return (
    <details
      className="panel folded roomy"
      id="source-of-income"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{t('AdditionalDetails.Income')}</h2>
      </summary>
      <div className="fields">
        <p className="muted small">
          {t(isEmployed ? 'AdditionalDetails.Income.Job' : 'AdditionalDetails.Income.Other')}
        </p>
        {isEmployed && (
          <>
            <SelectField
              id="field-typeOfContract"
              name="typeOfContract"
              label={t('IncomeCheck.Contract')}
              blank={t('AdditionalDetails.Choose')}
              value={typeOfContract}
              onChange={change('typeOfContract')}
              options={(['open_ended', 'fixed_term'] as const).map((value) => ({
                value,
                label: t(`IncomeCheck.Contract.${value}`),
              }))}
            />
            <SelectField
              id="field-paychecksPerYear"
              name="paychecksPerYear"
              label={t('IncomeCheck.Paychecks')}
              blank={t('AdditionalDetails.Choose')}
              value={paychecksPerYear}
              onChange={change('paychecksPerYear')}
              options={['12', '13', '14'].map((value) => ({ value, label: value }))}
            />
          </>
        )}
        <fieldset>
          <legend className="field-label">{t('IncomeCheck.OtherIncomes')}</legend>
          {otherIncomeKinds.map((kind) => (
            <Checkbox
              key={kind}
              id={`income-${kind}`}
              name={`income-${kind}`}
              label={t(`IncomeCheck.OtherIncomes.${kind}`)}
              checked={declared.includes(kind)}
              onChange={(isTicked) => tick(kind, isTicked)}
            />
          ))}
        </fieldset>
      </div>
    </details>
  )
}
