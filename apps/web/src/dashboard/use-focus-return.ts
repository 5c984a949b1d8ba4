import { useEffect, type RefObject } from 'react'

/**
 * Gives the focus back to `home` when what had it within `place` is gone, as a button is whose act is done. Source: WCAG
 * 2.2, 2.4.3.
 */
export function useFocusReturn(place: RefObject<HTMLElement | null>, home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = place.current!
    let last: Element | null = null
    const note = ({ target }: FocusEvent) => (last = target as Element)
    const watch = new MutationObserver(() => {
      if (last && !last.isConnected && document.activeElement === document.body) home.current?.focus()
      if (last && !last.isConnected) last = null
    })
    within.addEventListener('focusin', note)
    watch.observe(within, { childList: true, subtree: true })
    return () => {
      within.removeEventListener('focusin', note)
      watch.disconnect()
    }
  }, [place, home])
}
