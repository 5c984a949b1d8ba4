import { useState } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { afterPress } from './after-press.ts'

/**
 * Whether a field may be told what is wrong with it: once it was left with something new in it, or after a try to go
 * on.
 * Not while it is typed for the first time, also when it was passed through before.
 */
export function useJudged(name: string): { isJudged: boolean; leave: () => void } {
  const { getFieldState, formState } = useFormContext<FieldValues>()
  const [wasLeft, setLeft] = useState(false)
  const { isDirty } = getFieldState(name, formState)
  return {
    isJudged: (wasLeft && isDirty) || formState.submitCount > 0,
    // Asked of the form itself: what was just changed may not be drawn yet.
    leave: () => {
      if (getFieldState(name).isDirty) afterPress(() => setLeft(true))
    },
  }
}
