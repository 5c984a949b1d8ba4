import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { Problem } from '../ui/error-summary.tsx'
import { idOf } from './bound.tsx'

/**
 * Returns the error summary of a form that was tried once: the problems that its fields have now, so that a mended
 * field leaves it. In the order of `names`, which is the screen's; a problem of another field stands last.
 */
export function fieldProblems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  names: readonly (keyof Values & string)[],
  textOf: (name: string, key: string) => string,
): Problem[] {
  const rankOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.entries(errors)
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([name, error]) => ({
      target: idOf(name),
      text: textOf(name, String(error?.message ?? 'General.Error.Default')),
    }))
}
