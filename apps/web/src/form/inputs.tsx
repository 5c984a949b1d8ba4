import type { InputHTMLAttributes, ReactNode } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { Checkbox } from '../ui/checkbox.tsx'
import { DateField } from '../ui/date-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { SelectField, type Option } from '../ui/select-field.tsx'
import { TextAreaField, TextField } from '../ui/text-field.tsx'
import { useLanguage } from '../words/use-language.ts'
import { useSay } from '../words/words.tsx'
import { idOf, useBound, type BoundProps } from './bound.tsx'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>

interface TextInputProps extends BoundProps, Native {
  look?: 'code' | 'short'
  /** What becomes of the text on leaving, e.g. capitals. */
  settle?: (text: string) => string
}

export function TextInput({
  settle,
  look,
  readOnly,
  type,
  inputMode,
  autoComplete,
  autoCapitalize,
  spellCheck,
  maxLength,
  ...bound
}: TextInputProps) {
  const {
    field: { ref, ...field },
    props,
  } = useBound(bound)
  const onBlur = () => {
    if (settle && !readOnly) field.onChange(settle(field.value))
    field.onBlur()
  }
  return (
    <TextField
      {...props}
      {...{ type, inputMode, autoComplete, autoCapitalize, spellCheck, maxLength, look, readOnly }}
      ref={ref}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={onBlur}
    />
  )
}

export function DateInput({ autoComplete, readOnly, ...bound }: BoundProps & Native) {
  const {
    field: { ref, ...field },
    props,
  } = useBound(bound)
  return (
    <DateField
      {...props}
      language={useLanguage()}
      autoComplete={autoComplete}
      readOnly={readOnly}
      ref={ref}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

export function MoneyInput(bound: BoundProps) {
  const {
    field: { ref, ...field },
    props,
  } = useBound(bound)
  return (
    <MoneyField
      {...props}
      language={useLanguage()}
      ref={ref}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

export function TextAreaInput({ maxLength, ...bound }: BoundProps & { maxLength?: number }) {
  const { field, props } = useBound(bound)
  return (
    <TextAreaField
      {...props}
      maxLength={maxLength}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

export function SelectInput({ options, blank, ...bound }: BoundProps & { options: readonly Option[]; blank?: string }) {
  const { field, props } = useBound(bound)
  return (
    <SelectField
      {...props}
      options={options}
      blank={blank}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

/** A tick with words that may hold links; its rule's key is shown at it. */
export function CheckInput({ name, label, readOnly }: { name: string; label: ReactNode; readOnly?: boolean }) {
  const t = useSay()
  const { control, getFieldState, formState } = useFormContext<FieldValues>()
  const { field } = useController({ control, name })
  const { error, isDirty } = getFieldState(name, formState)
  const isTime = isDirty || formState.submitCount > 0
  return (
    <Checkbox
      id={idOf(name)}
      name={name}
      label={label}
      readOnly={readOnly}
      checked={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error && isTime ? t.told(error.message ?? '') : undefined}
    />
  )
}
