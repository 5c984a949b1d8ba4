import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type * as z from 'zod/mini'
import { useFormDrafts } from './form-drafts.ts'
import { useKeyOf } from './use-draft-state.ts'

/**
 * A form under the contract's own rules: looked at on leaving a field, then at every change, so that a mended field is
 * free at once.
 */
export const useFields = <Values extends FieldValues, Sent>(
  schema: z.ZodMiniType<Sent, Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Sent> =>
  useForm<Values, unknown, Sent>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })

/** Puts back into a form what was typed there before and not saved. @returns what says that it is saved now */
export function useDraftFields<Values extends FieldValues, Sent>(
  name: string,
  { formState: { isDirty }, getValues, setValue }: UseFormReturn<Values, unknown, Sent>,
): () => void {
  const kept = useFormDrafts()
  const key = useKeyOf(name)
  const isTyped = useRef(isDirty)
  useEffect(() => {
    isTyped.current = isDirty
  }, [isDirty])
  useLayoutEffect(() => {
    kept.open(key)
    const typed = kept.read(key) as Values | undefined
    for (const [field, value] of Object.entries(typed ?? {}))
      if (value !== getValues(field as Path<Values>))
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: true,
        })
    return () => {
      if (isTyped.current) kept.keep(key, getValues())
    }
  }, [kept, key, getValues, setValue])
  return () => kept.settle(key)
}
