import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Shows a form that takes the place of the button that opened it. The focus, which was the button's, goes to the first
 * field: while the form was loaded the tool may have taken it. A message that has the focus keeps it. Source: WCAG 2.2,
 * 2.4.3.
 */
export function FormInTool({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = place.current?.closest('details')?.querySelector('summary')
    const { activeElement } = document
    if (activeElement === document.body || activeElement === heading)
      place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  return <div ref={place}>{children}</div>
}
