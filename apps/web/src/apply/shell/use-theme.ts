import { useLayoutEffect } from 'react'
import type { Listing } from '@attesta/contract/listing.ts'

/**
 * Puts the partner's colours and sign on the page; where the address names the listing the server has put the colours
 * into the page already.
 */
export function useTheme(listing: Pick<Listing, 'company'> | undefined): void {
  useLayoutEffect(() => {
    if (!listing) return undefined
    const colours = Object.entries(listing.company.theme ?? {}).map(([name, colour]) => [`--${name}`, colour] as const)
    const { style } = document.documentElement
    for (const [name, colour] of colours) style.setProperty(name, colour)
    return () => {
      for (const [name] of colours) style.removeProperty(name)
    }
  }, [listing])
  const logo = listing?.company.logo
  useLayoutEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!icon || !logo) return undefined
    const own = { href: icon.href, type: icon.type }
    Object.assign(icon, { href: logo, type: '' })
    return () => {
      Object.assign(icon, own)
    }
  }, [logo])
}
