import type { ComponentProps } from 'react'
import { useLocation, useResolvedPath } from 'react-router'
import { PageLink } from './page-link.tsx'

interface Props extends ComponentProps<typeof PageLink> {
  /** How the addresses begin of pages that are reached by this one and stand in no menu. */
  inner?: readonly string[] | undefined
}

/** One page of a menu, which says when one is on it or on a page within it. */
export function MenuLink({ inner = [], ...props }: Props) {
  const { pathname } = useLocation()
  const isHere = useResolvedPath(props.to).pathname === pathname
  const isWithin = inner.some((start) => pathname.startsWith(start))
  return <PageLink {...props} aria-current={isHere ? 'page' : isWithin ? 'true' : undefined} />
}
