import { useEffect, useRef, type RefObject } from 'react'

/**
 * When what a box shows changes, its heading takes the focus that stood in the box; a person who is elsewhere on the
 * page is left there.
 */
export function useFocusOnChange(shown: string, box: RefObject<HTMLElement | null>): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const { activeElement } = document
    // What had the focus may be gone: then nothing has it.
    if (activeElement === document.body || box.current?.contains(activeElement))
      box.current?.querySelector<HTMLElement>('h3')?.focus()
  }, [shown, box])
}
