import type { Listing } from '@attesta/contract/listing.ts'

type Colours = Pick<Listing['company'], 'visualPrimaryColor' | 'visualHeaderColor'>

const ink = '#14212b'
const white = '#ffffff'

/** «#0b5d66» → share of light, by WCAG 2.2's definition of relative luminance. */
export function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** «#0B5D66»; what a partner stored otherwise is not trusted. */
const isColour = (text: string | null): text is string => text !== null && /^#[0-9a-f]{6}$/i.test(text)

/**
 * A partner's colours as variables of the style, only as far as they can be read: text on a fill needs 4.5 : 1, links need it
 * on the page too. A light fill (yellow, lime) is kept with dark letters while links and edges stay ours.
 */
export function themeOf({ visualPrimaryColor: primary, visualHeaderColor: header }: Colours): Record<string, string> {
  const theme: Record<string, string> = {}
  if (isColour(primary)) {
    if (contrast(primary, '#f6f8f8') >= 4.5) {
      const tint = `color-mix(in oklab, ${primary} 10%, white)`
      Object.assign(theme, { '--solid': primary, '--on-solid': white, '--edge': primary, '--text-brand': `color-mix(in oklab, ${primary} 92%, black)`, '--hover': `color-mix(in oklab, ${primary} 82%, black)`, '--tint': tint })
    } else if (contrast(primary, ink) >= 6) Object.assign(theme, { '--solid': primary, '--on-solid': ink, '--hover': `color-mix(in oklab, ${primary} 90%, white)` })
  }
  if (isColour(header)) {
    const label = [white, ink].find((colour) => contrast(colour, header) >= 4.5)
    if (label) Object.assign(theme, { '--header': header, '--on-header': label })
  }
  return theme
}
