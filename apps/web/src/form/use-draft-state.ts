import { useEffect, useState } from 'react'
import { useScope } from '../use-call.ts'
import { useFormDrafts } from './form-drafts.ts'

/** The same name in two applications means two things. */
export const useKeyOf = (name: string): string => `${useScope().applicationId ?? ''} ${name}`

/**
 * As `useState`; what was set and not saved is there again when the screen is. `settle` says that it is saved.
 * `outlivesReload`: the tab keeps it.
 */
export function useDraftState<T>(
  name: string,
  initial: () => T,
  outlivesReload = false,
): [value: T, setValue: (next: T) => void, settle: () => void] {
  const kept = useFormDrafts()
  const key = useKeyOf(name)
  const [value, setValue] = useState(() => (kept.read(key) as T | undefined) ?? initial())
  useEffect(() => {
    return kept.open(key)
  }, [kept, key])
  const set = (next: T) => {
    setValue(next)
    kept.keep(key, next, outlivesReload)
  }
  return [value, set, () => kept.settle(key)]
}

/** Whether something was typed under a name and not saved. */
export function useHasDraft(name: string): boolean {
  return useFormDrafts().read(useKeyOf(name)) !== undefined
}
