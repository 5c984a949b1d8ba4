import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { Needed } from '../ui/continue-bar.tsx'
import { idOf } from './bound.tsx'

/** The fields that keep «Continue» from being pressed, by their labels, in the order given. */
export const neededOf = <Values extends FieldValues>(errors: FieldErrors<Values>, labels: readonly (readonly [name: string, label: string])[]): Needed[] =>
  labels.filter(([name]) => name.split('.')[0]! in errors && nested(errors, name)).map(([name, label]) => ({ target: idOf(name), label }))

/** Whether the problems hold one at «mobile.value». */
const nested = (errors: object, name: string): boolean => name.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], errors) !== undefined
