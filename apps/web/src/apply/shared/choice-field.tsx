import type { ComponentProps } from 'react'
import type { ChoiceCombobox } from '../../ui/comboboxes.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useComboboxes } from './use-comboboxes.ts'

/** Shows a searchable choice from a long list; a plain select until the search box is loaded. */
export function ChoiceField(props: ComponentProps<typeof ChoiceCombobox>) {
  const { id, label, hint, error, options, value, onChange, onBlur, autoComplete } = props
  const comboboxes = useComboboxes(id)
  if (comboboxes) return <comboboxes.ChoiceCombobox {...props} />
  return (
    <SelectField
      {...{ id, label, hint, error, value, onChange, onBlur, autoComplete }}
      blank=""
      options={options.map((option) => ({ value: option.id, label: option.label }))}
    />
  )
}
