import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Needed } from '../ui/continue-bar.tsx'
import { idOf } from './bound.tsx'

/**
 * Returns the fields that keep «Continue» from being pressed, by their labels, in the order given; also those that no
 * one has touched yet.
 */
export function useNeeded<Values extends FieldValues>(
  schema: z.ZodMiniType,
  control: Control<Values, unknown, unknown>,
  labels: readonly (readonly [name: string, label: string])[],
): Needed[] {
  const values = useWatch({ control } as unknown as { control: Control<Values> })
  const lacking = new Set(schema.safeParse(values).error?.issues.map(({ path }) => path.join('.')))
  return labels.filter(([name]) => lacking.has(name)).map(([name, label]) => ({ target: idOf(name), label }))
}
