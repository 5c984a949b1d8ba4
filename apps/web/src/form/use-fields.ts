import { useLayoutEffect, useRef } from 'react'
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
import { changedFields, typedOver } from './changed-values.ts'
import { declarationIn } from './draft-names.ts'
import { useFormDrafts } from './form-drafts.ts'
import { useKeyOf } from './use-draft-state.ts'

/**
 * Returns a form under the contract's own rules: looked at on leaving a field, then at every change, so that a mended
 * field is free at once.
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

/**
 * Puts back into a form what was typed there before and not saved. `declaration`: the tick that declares something, which
 * stays with the tab. @returns what says that it is saved now
 */
export function useDraftFields<Values extends FieldValues, Sent>(
  name: string,
  { formState: { defaultValues }, getValues, setValue, watch }: UseFormReturn<Values, unknown, Sent>,
  declaration?: Path<Values>,
): () => void {
  const kept = useFormDrafts()
  const key = useKeyOf(name)
  const tickKey = useKeyOf(declarationIn(name))
  const saved = useRef(defaultValues)
  useLayoutEffect(() => {
    kept.open(key)
    kept.open(tickKey)
    const typed = Object.entries(kept.read(key) ?? {}).filter(([field]) => field !== declaration)
    for (const [field, draft] of [...typed, ...Object.entries(kept.read(tickKey) ?? {})]) {
      const found = typedOver(saved.current?.[field], draft)
      if (found)
        setValue(field as Path<Values>, found.typed as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: true,
        })
    }
    const watching = watch((_, { name: field }) => {
      const isTick = field === declaration
      const own = Object.entries(getValues()).filter(([one]) => (one === declaration) === isTick)
      kept.keep(isTick ? tickKey : key, changedFields(saved.current ?? {}, Object.fromEntries(own)))
    })
    return () => watching.unsubscribe()
  }, [kept, key, tickKey, declaration, getValues, setValue, watch])
  return () => {
    kept.settle(key)
    kept.settle(tickKey)
  }
}
