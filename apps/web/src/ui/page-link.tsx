import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLocation, useNavigate, useResolvedPath, type To } from 'react-router'

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

interface MenuProps extends Props {
  /** How the addresses begin of pages that are reached by this one and stand in no menu. */
  inner?: readonly string[] | undefined
}

/** One page of a menu, which says when one is on it or on a page within it. */
export function MenuLink({ inner = [], ...props }: MenuProps) {
  const { pathname } = useLocation()
  const isHere = useResolvedPath(props.to).pathname === pathname
  const isWithin = inner.some((start) => pathname.startsWith(start))
  return <PageLink {...props} aria-current={isHere ? 'page' : isWithin ? 'true' : undefined} />
}
