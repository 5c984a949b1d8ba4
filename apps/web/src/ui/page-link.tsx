import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLocation, useNavigate, type To } from 'react-router'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: To
  state?: unknown
}

/**
 * Shows a link to a page of ours, shown without loading again; where one is already, it leaves no second way back. The
 * router's own brings along what data routes, prefetching and servers need.
 */
export function PageLink({ to, state, onClick, children, ...rest }: Props) {
  const href = useHref(to)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // Another window, a download: the browser's own ways.
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    void navigate(to, { state, replace: href === `${pathname}${search}${hash}` })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
