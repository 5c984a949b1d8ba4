import { wcagContrast } from 'culori'
import { lightenedUntil, productColours, themeOf, type PartnerColours } from '../branding/theme.ts'

/** What an email is painted with. Each text colour reaches 4.5 : 1 on the ground that it stands on. */
export interface EmailColours {
  page: string
  card: string
  ink: string
  muted: string
  line: string
  header: string
  onHeader: string
  /** The button and its label. */
  solid: string
  onSolid: string
  /** On the card. */
  link: string
}

const day = { card: '#ffffff', ink: '#14212b', muted: '#4a5a66', line: '#c3ccd2' }
const night = { page: '#12191e', card: '#1c262d', ink: '#eef3f5', muted: '#b3c0c8', line: '#3b4a54' }
/** A little more than the 4.5 of WCAG 2.2, since colours are rounded. */
const least = 4.6
const whiteReads = 4.5

/**
 * A partner's colours by day, and by night for programs that are dark; the product's own where there is no partner or
 * it has set none.
 */
export function emailColours(colours: PartnerColours | null): { light: EmailColours; dark: EmailColours } {
  const own = { ...productColours, secondary: null }
  const theme = (colours && themeOf(colours)) ?? themeOf(own)!
  const bright = lightenedUntil(theme['text-brand'], (hex) => wcagContrast(hex, night.card) >= least)
  const isDarkHeader = wcagContrast('#ffffff', theme.header) >= whiteReads
  return {
    light: {
      ...day,
      page: theme.page,
      header: theme.header,
      onHeader: theme['on-header'],
      solid: theme.solid,
      onSolid: theme['on-solid'],
      link: theme['text-brand'],
    },
    dark: {
      ...night,
      header: isDarkHeader ? theme.header : night.card,
      onHeader: isDarkHeader ? '#ffffff' : night.ink,
      solid: bright,
      onSolid: night.page,
      link: bright,
    },
  }
}
