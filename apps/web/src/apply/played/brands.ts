import type { Reply } from '../../calls.ts'
import { listing } from './sample-applicants.ts'

type Theme = Reply<'listingInfo'>['listing']['company']['theme']

/**
 * What the server makes of brands that were not chosen to be read: all of light yellow, of middling grey on dark, of
 * black with poison green.
 */
const themes = {
  yellow: {
    page: '#fffbe0',
    tint: '#f6f4e4',
    solid: '#ffe600',
    hover: '#f4dc00',
    'on-solid': '#14212b',
    'text-brand': '#7b6f00',
    edge: '#9b8b00',
    header: '#ffe600',
    'on-header': '#14212b',
    plate: '#ffe600',
    second: '#ff0000',
  },
  grey: {
    page: '#f3f7fc',
    tint: '#eff4fa',
    solid: '#73777c',
    hover: '#62666b',
    'on-solid': '#ffffff',
    'text-brand': '#6a6e73',
    edge: '#878b90',
    header: '#8a8f94',
    'on-header': '#14212b',
    plate: '#8a8f94',
    second: '#73777c',
  },
  black: {
    page: '#ffffff',
    tint: '#f3f3f3',
    solid: '#000000',
    hover: '#000000',
    'on-solid': '#ffffff',
    'text-brand': '#000000',
    edge: '#000000',
    header: '#000000',
    'on-header': '#ffffff',
    plate: '#000000',
    second: '#00ff66',
  },
} as const satisfies Record<string, Theme>

/** The home of a company with such a brand. */
export const branded = (name: keyof typeof themes): Reply<'listingInfo'> => ({
  success: true,
  listing: { ...listing, company: { ...listing.company, theme: themes[name] } },
})
