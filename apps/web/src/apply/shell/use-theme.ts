import { useLayoutEffect } from 'react'
import type { Listing } from '@attesta/contract/listing.ts'
import { themeOf } from '../theme.ts'

/** Puts the partner's colours on the page as soon as the listing is there. */
export function useTheme(listing: Listing | undefined): void {
  useLayoutEffect(() => {
    if (!listing) return undefined
    const theme = Object.entries(themeOf(listing.company))
    const { style } = document.documentElement
    for (const [name, value] of theme) style.setProperty(name, value)
    return () => { for (const [name] of theme) style.removeProperty(name) }
  }, [listing])
}
