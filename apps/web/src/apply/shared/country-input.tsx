import { useMemo } from 'react'
import { useBound, type BoundProps } from '../../form/bound.tsx'
import { ChoiceField } from './choice-field.tsx'
import { foldSearch } from './countries.ts'
import { useCountries } from './use-countries.ts'

interface Props extends BoundProps {
  /** Called when another country is chosen, with the one before. */
  onChanged?: (country: string, before: string) => void
  autoComplete?: string
}

/** A country by its local, English or dialling name. */
export function CountryInput({ onChanged, autoComplete, readOnly, ...bound }: Props) {
  const { field, props } = useBound(bound)
  const { countries } = useCountries()
  const options = useMemo(
    () => countries.map(({ cca2, localName, flag, search }) => ({ id: cca2, label: localName, flag, search })),
    [countries],
  )
  const change = (country: string) => {
    if (country === field.value) return
    onChanged?.(country, field.value)
    field.onChange(country)
  }
  return (
    <ChoiceField
      {...props}
      options={options}
      fold={foldSearch}
      value={field.value}
      onChange={change}
      onBlur={field.onBlur}
      readOnly={readOnly}
      autoComplete={autoComplete}
    />
  )
}
