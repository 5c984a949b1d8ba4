import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Shows a section that links can open: `#ID` scrolls it into view. */
export function DeskSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  const { hash } = useLocation()
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hash === `#${id}`) void shown.current?.scrollIntoView()
  }, [hash, id])
  return (
    <section ref={shown} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}
