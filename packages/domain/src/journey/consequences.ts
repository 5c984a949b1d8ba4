import { isAnswered, type NeedState } from './required-documents.ts'
import type { Lack } from './readiness.ts'

/**
 * Leaves out of what is missing what a blocked document would give, were it mended: its own error is the cause.
 * `mended`: the needs as they would stand without any error.
 */
export const withoutConsequences = (lacks: readonly Lack[], mended: readonly NeedState[]): Lack[] =>
  lacks.flatMap((lack): Lack[] => {
    if (lack.kind !== 'missing' || lack.side !== null) return [lack]
    const need = mended.find(({ types }) => types[0] === lack.types[0])
    if (need === undefined) return [lack]
    return isAnswered(need) ? [] : [{ ...lack, months: need.missing_months }]
  })
