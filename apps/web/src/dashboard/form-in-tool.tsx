import { useEffect, useRef, type ReactNode } from 'react'

/**
 * A form that takes the place of the button that opened it. The focus, which was the button's, goes to the first field,
 * and back to the tool's heading when the form is gone. A message that has the focus keeps it. Source: WCAG 2.2, 2.4.3.
 */
export function FormInTool({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = place.current?.closest('details')?.querySelector('summary')
    const isLost = () => document.activeElement === document.body
    if (isLost()) place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      if (isLost()) heading?.focus()
    }
  }, [])
  return <div ref={place}>{children}</div>
}
