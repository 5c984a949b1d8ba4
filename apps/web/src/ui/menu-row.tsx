import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

interface Props {
  label: string
  className: string
  /** List items with a link each. */
  children: ReactNode
}

/** The links of a menu in one row. Where it has no room for all it is swiped, and shows the page that is open. */
export function MenuRow({ label, className, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const row = list.current!,
      here = row.querySelector<HTMLElement>('[aria-current]')
    if (here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return (
    <nav className={className} aria-label={label}>
      <ul ref={list} className="band">
        {children}
      </ul>
    </nav>
  )
}
