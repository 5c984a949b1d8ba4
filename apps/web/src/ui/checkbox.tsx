import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'

interface Props {
  id: string
  name?: string
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  error?: string | undefined
  readOnly?: boolean
}

export const Checkbox = ({ id, name, label, checked, onChange, onBlur, error, readOnly }: Props) => (
  <div className="field choice-field">
    <label className="choice">
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        onChange={(event) => !readOnly && onChange(event.target.checked)}
        onBlur={onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-readonly={readOnly || undefined}
      />
      <span className="choice-text">{label}</span>
    </label>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </div>
)
