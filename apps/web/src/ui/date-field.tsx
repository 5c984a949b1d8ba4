import { limits } from '@attesta/contract/limits.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { settleDate, shownDate, typeDate, typedDate } from './date-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * Shows a day typed as DD/MM/YYYY, in German DD.MM.YYYY: the marks between come by themselves while typing on, other
 * spellings are put right on leaving. Its value has slashes in every language.
 */
export const DateField = ({ value, onChange, onBlur, language, ...rest }: TextFieldProps & { language: Language }) => (
  <TextField
    {...rest}
    look="short"
    inputMode="numeric"
    autoComplete={rest.autoComplete ?? 'off'}
    spellCheck={false}
    value={shownDate(value, language)}
    maxLength={limits.dateLength + 10}
    onChange={(text) => onChange(typeDate(value, typedDate(text, language)))}
    onBlur={(event) => {
      const settled = settleDate(value)
      if (settled !== value) onChange(settled)
      onBlur?.(event)
    }}
  />
)
