import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface Option {
  value: string
  label: string
}

interface Props extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'onChange' | 'value'> {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  /** First line while nothing is chosen. */
  blank?: string
}

export const SelectField = ({
  id,
  label,
  hint,
  error,
  note,
  optional,
  options,
  value,
  onChange,
  blank,
  ...native
}: Props) => (
  <Field id={id} label={label} hint={hint} error={error} note={note} optional={optional}>
    {(wiring) => (
      <select
        {...native}
        {...wiring}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
