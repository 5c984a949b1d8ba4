import { useCallback, useEffect, useState } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Gives the focus to what the next drawing shows: to be asked together with the change that brings it. The browser's
 * next frame can come before that drawing.
 */
export function useFocusNext(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ find: Find }>()
  useEffect(() => {
    wanted?.find()?.focus()
  }, [wanted])
  return useCallback((find) => setWanted({ find }), [])
}
