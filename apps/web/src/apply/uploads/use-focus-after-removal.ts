import { useEffect, useRef, type RefObject } from 'react'
import { rowId, type Row } from './rows.ts'

/**
 * The focus stood in a row that goes away: it moves to the next row's Remove, else to the button of the place, else to
 * its heading.
 */
export function useFocusAfterRemoval(
  opener: RefObject<HTMLButtonElement | null>,
  slotId: string,
): { after: (next: Row | undefined) => void; now: () => void } {
  const next = useRef<string>(undefined)
  const isWanted = useRef(false)
  useEffect(() => {
    // Until the row is gone the focus is still in it.
    if (!isWanted.current || (document.activeElement !== document.body && document.activeElement !== null)) return
    const remove =
      next.current &&
      document.getElementById(next.current)?.querySelector<HTMLElement>('.file-actions button:last-of-type')
    const target =
      remove || (opener.current?.offsetParent ? opener.current : document.getElementById(`${slotId}-heading`))
    isWanted.current = false
    target?.focus()
  })
  return {
    after: (row) => {
      next.current = row && rowId(row)
    },
    now: () => {
      isWanted.current = true
    },
  }
}
