import { useController, useFormContext, useWatch } from 'react-hook-form'
import { propertyTypes, sourceOfFunds, type MortgageResponses, type SourceOfFunds } from '@attesta/contract/mortgage.ts'
import { idOf } from '../../../form/bound.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { useSay } from '../../../words/words.tsx'

/** Returns a form's choice and its problem, shown once «Continue» was pressed. */
function useChoice<Name extends 'identifiedProperty' | 'needFinancing' | 'propertyType' | 'sourcesOfFund'>(name: Name) {
  const t = useSay()
  const { control, getFieldState, formState } = useFormContext<MortgageResponses>()
  const { field } = useController({ control, name })
  const { error } = getFieldState(name, formState)
  return {
    field,
    id: idOf(name),
    error: error && formState.submitCount > 0 ? t.told(error.message ?? '') : undefined,
  }
}

export function YesNo({ name }: { name: 'identifiedProperty' | 'needFinancing' }) {
  const t = useSay()
  const { field, id, error } = useChoice(name)
  return (
    <RadioCards
      id={id}
      name={name}
      legend={t(`MortgageQuestionnaire.${name}.Label`)}
      error={error}
      value={field.value}
      onChange={field.onChange}
      choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(`MortgageQuestionnaire.${value}`) }))}
    />
  )
}

export function PropertyType() {
  const t = useSay()
  const isFound = useWatch<MortgageResponses, 'identifiedProperty'>({ name: 'identifiedProperty' }) !== 'no'
  const { field, id, error } = useChoice('propertyType')
  const choices = Object.entries(propertyTypes).map(([value, kind]) => ({
    value,
    label: t(`MortgageQuestionnaire.PropertyType.${kind}`),
  }))
  return (
    <RadioCards
      id={id}
      name="propertyType"
      legend={t(isFound ? 'MortgageQuestionnaire.propertyType.Label' : 'MortgageQuestionnaire.propertyType.Wanted')}
      error={error}
      value={field.value === undefined ? undefined : String(field.value)}
      onChange={(value) => field.onChange(Number(value))}
      choices={choices}
    />
  )
}

export function SourcesOfFunds() {
  const t = useSay()
  const { field, id, error } = useChoice('sourcesOfFund')
  const ticked = field.value as SourceOfFunds[]
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{t('MortgageQuestionnaire.sourcesOfFund.Label')}</legend>
      <p className="field-hint">{t('MortgageQuestionnaire.sourcesOfFund.Hint')}</p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {sourceOfFunds.options.map((source) => (
        <Checkbox
          key={source}
          id={`source-${source}`}
          name={`source-${source}`}
          label={t(`MortgageQuestionnaire.Source.${source}`)}
          checked={ticked.includes(source)}
          onChange={(isTicked) =>
            field.onChange(
              sourceOfFunds.options.filter((other) => (other === source ? isTicked : ticked.includes(other))),
            )
          }
        />
      ))}
    </fieldset>
  )
}
