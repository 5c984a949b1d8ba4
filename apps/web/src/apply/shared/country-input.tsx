import { lazy, Suspense, useMemo } from 'react'
import { useBound, type BoundProps } from '../../form/bound.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { foldSearch, useCountries } from './use-countries.ts'

const ChoiceCombobox = lazy(async () => ({ default: (await import('../../ui/comboboxes.tsx')).ChoiceCombobox }))

interface Props extends BoundProps {
  /** Called when another country is chosen, with the one before. */
  onChanged?: (country: string, before: string) => void
  autoComplete?: string
}

/** A country by its local, English or dialling name. Until the search box has come, a plain list does. */
export function CountryInput({ onChanged, autoComplete, readOnly, ...bound }: Props) {
  const { field, props } = useBound(bound)
  const { countries } = useCountries()
  const options = useMemo(() => countries.map(({ cca2, localName, flag, search }) => ({ id: cca2, label: localName, flag, search })), [countries])
  const change = (country: string) => {
    if (country === field.value) return
    onChanged?.(country, field.value)
    field.onChange(country)
  }
  return (
    <Suspense fallback={<SelectField {...props} blank="" options={options.map(({ id, label }) => ({ value: id, label }))} value={field.value} onChange={change} />}>
      <ChoiceCombobox {...props} options={options} fold={foldSearch} value={field.value} onChange={change} onBlur={field.onBlur} readOnly={readOnly} autoComplete={autoComplete} />
    </Suspense>
  )
}
