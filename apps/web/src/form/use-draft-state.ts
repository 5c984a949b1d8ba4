import { useEffect, useState } from 'react'
import { useScope } from '../use-call.ts'
import { changed, typedOver } from './changed-values.ts'
import { draftKey } from './draft-names.ts'
import { useFormDrafts } from './form-drafts.ts'

export const useKeyOf = (name: string): string => draftKey(useScope().applicationId, name)

/** As `useState`; what was set and not saved is there again when the screen is. `settle` says that it is saved. */
export function useDraftState<T>(
  name: string,
  initial: () => T,
): [value: T, setValue: (next: T) => void, settle: () => void] {
  const kept = useFormDrafts()
  const key = useKeyOf(name)
  const [saved] = useState(initial)
  const [value, setValue] = useState(() => {
    const found = typedOver(saved, kept.read(key))
    return found ? (found.typed as T) : saved
  })
  useEffect(() => {
    return kept.open(key)
  }, [kept, key])
  const set = (next: T) => {
    setValue(next)
    kept.keep(key, changed(saved, next))
  }
  return [value, set, () => kept.settle(key)]
}

/** Whether something was typed under a name and not saved. */
export function useHasDraft(name: string): boolean {
  return useFormDrafts().read(useKeyOf(name)) !== undefined
}
