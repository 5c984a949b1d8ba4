import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'value'>

export interface TextFieldProps extends FieldProps, Native {
  value: string
  onChange: (text: string) => void
  look?: 'code' | 'short'
  ref?: Ref<HTMLInputElement>
}

export const TextField = ({
  id,
  label,
  hint,
  error,
  note,
  optional,
  value,
  onChange,
  look,
  ref,
  type = 'text',
  ...native
}: TextFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error} note={note} optional={optional}>
    {(wiring) => (
      <input
        {...native}
        {...wiring}
        ref={ref}
        type={type}
        className={look ? `input ${look}` : 'input'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

interface TextAreaProps extends FieldProps {
  name?: string
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  maxLength?: number
}

export const TextAreaField = ({
  id,
  label,
  hint,
  error,
  note,
  optional,
  value,
  onChange,
  ...native
}: TextAreaProps) => (
  <Field id={id} label={label} hint={hint} error={error} note={note} optional={optional}>
    {(wiring) => (
      <textarea
        {...native}
        {...wiring}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
