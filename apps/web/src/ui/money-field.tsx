import { useState } from 'react'
import type { Language } from '@attesta/contract/fields.ts'
import { Field } from './field.tsx'
import { parseMoney, showMoney } from './money-text.ts'
import type { TextFieldProps } from './text-field.tsx'

/**
 * Shows an amount in euros. The value is `"1234.50"`, or what was typed when that is no amount; it is written the
 * reader's way on leaving, never while typing.
 */
export function MoneyField({
  id,
  label,
  hint,
  error,
  note,
  optional,
  value,
  onChange,
  onBlur,
  language,
  ref,
  ...native
}: TextFieldProps & { language: Language }) {
  const [typed, setTyped] = useState<string>()
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} optional={optional}>
      {(wiring) => (
        <div className="affixed">
          <input
            {...native}
            {...wiring}
            ref={ref}
            className="input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? showMoney(value, language)}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange(parseMoney(event.target.value) ?? event.target.value)
            }}
            onBlur={(event) => {
              setTyped(undefined)
              onBlur?.(event)
            }}
          />
          <span className="affix" aria-hidden="true">
            €
          </span>
        </div>
      )}
    </Field>
  )
}
