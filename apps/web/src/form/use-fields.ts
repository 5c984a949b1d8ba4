import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type * as z from 'zod/mini'

/** A form under the contract's own rules: looked at on leaving a field, then at every change, so that a mended field is free at once. */
export const useFields = <Values extends FieldValues, Sent>(schema: z.ZodMiniType<Sent, Values>, defaultValues: DefaultValues<Values>): UseFormReturn<Values, unknown, Sent> =>
  useForm<Values, unknown, Sent>({ resolver: standardSchemaResolver(schema), defaultValues, mode: 'onTouched', reValidateMode: 'onChange', shouldFocusError: false })
