import { limits } from '@attesta/contract/limits.ts'
import { settleDate, typeDate } from './date-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A day typed as DD/MM/YYYY: slashes come by themselves while typing on, other spellings are put right on leaving. */
export const DateField = ({ value, onChange, onBlur, ...rest }: TextFieldProps) => (
  <TextField
    {...rest}
    look="short"
    inputMode="numeric"
    autoComplete={rest.autoComplete ?? 'off'}
    spellCheck={false}
    value={value}
    maxLength={limits.dateLength + 10}
    onChange={(text) => onChange(typeDate(value, text))}
    onBlur={(event) => {
      const settled = settleDate(value)
      if (settled !== value) onChange(settled)
      onBlur?.(event)
    }}
  />
)
