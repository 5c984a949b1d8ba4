/**
 * A partner's colours made into a theme that can be read: every pair that stands on another reaches its WCAG 2.2
 * contrast, whatever was chosen.
 */
import type { Theme } from '@attesta/contract/listing.ts'
import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

/** What a partner may set; as stored, so not to be trusted. */
export interface PartnerColours {
  primary: string | null
  secondary: string | null
  background: string | null
  header: string | null
}

const ink = '#14212b'
const card = '#ffffff'
export const productColours = { primary: '#0b5d66', background: '#f6f8f8', header: '#ffffff' }

/** Text needs 4.5 : 1 and an edge 3 : 1; a little more, since every colour is rounded to whole numbers. */
const contrastOf = { label: 4.5, text: 4.6, edge: 3.1, fill: 3, inkOnPage: 12, inkOnFill: 6 }

const toOklch = converter('oklch')

/** «#0b5d66», «#abc» */
const colourPattern = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Six digits, small letters; null for what is no colour. */
export function cleanColour(text: string | null): string | null {
  if (text === null || !colourPattern.test(text)) return null
  return formatHex(text) ?? null
}

interface Oklch {
  l: number
  c: number
  h: number
}

function partsOf(hex: string): Oklch {
  const { l, c, h } = toOklch(hex)!
  return { l, c, h: h ?? 0 }
}

/** Chroma is cut until the colour is one that a screen has. */
const hexOf = ({ l, c, h }: Oklch): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

const contrasts = (colour: string, least: number, ...others: string[]) =>
  others.every((other) => wcagContrast(colour, other) >= least)

/** Returns the colour itself where it is good, else the lightest below it, of its hue, that is. Black always is. */
function darkenedUntil(hex: string, isGood: (hex: string) => boolean): string {
  if (isGood(hex)) return hex
  const { l, c, h } = partsOf(hex)
  let [dark, light] = [0, l]
  for (let turn = 0; turn < 16; turn++) {
    const middle = (dark + light) / 2
    if (isGood(hexOf({ l: middle, c, h }))) dark = middle
    else light = middle
  }
  return hexOf({ l: dark, c, h })
}

/** Returns the colour itself where it is good, else the darkest above it, of its hue, that is. White always is. */
export function lightenedUntil(hex: string, isGood: (hex: string) => boolean): string {
  if (isGood(hex)) return hex
  const { l, c, h } = partsOf(hex)
  let [dark, light] = [l, 1]
  for (let turn = 0; turn < 16; turn++) {
    const middle = (dark + light) / 2
    if (isGood(hexOf({ l: middle, c, h }))) light = middle
    else dark = middle
  }
  return hexOf({ l: light, c, h })
}

/**
 * Returns the colours that a partner's brand changes. A light brand colour (yellow, lime, pastel) stays as a fill with
 * dark letters and an edge around it; a middling one is darkened until white letters can be read on it. Colours that
 * tell states and the focus are never changed. Null when the partner has set none, so that the product's own colours
 * stand.
 */
export function themeOf(colours: PartnerColours): Theme | null {
  const [primary, secondary, background, header] = [
    colours.primary,
    colours.secondary,
    colours.background,
    colours.header,
  ].map(cleanColour) as [string | null, string | null, string | null, string | null]
  if (!primary && !secondary && !background && !header) return null
  const brand = primary ?? productColours.primary
  const page = pageOf(background ?? productColours.background)
  const tint = quiet(brand, 0.965, 0.022)
  const around = [card, page, tint]

  const isLight = contrasts(ink, contrastOf.inkOnFill, brand)
  const onSolid = isLight ? ink : card
  const solid = isLight
    ? brand
    : darkenedUntil(
        brand,
        (fill) => contrasts(fill, contrastOf.label, card) && contrasts(fill, contrastOf.fill, page, tint),
      )
  const { l, c, h } = partsOf(solid)
  const hover = hexOf({ l: Math.max(0, l - (isLight ? 0.03 : 0.06)), c, h })
  const top = headerOf(header ?? productColours.header)
  return {
    page,
    tint,
    solid,
    hover,
    'on-solid': onSolid,
    'text-brand': darkenedUntil(brand, (text) => contrasts(text, contrastOf.text, ...around)),
    edge: darkenedUntil(brand, (edge) => contrasts(edge, contrastOf.edge, ...around)),
    header: top,
    'on-header': onHeader(top),
    plate: header === null ? card : top,
    second: secondary ?? solid,
  }
}

const quiet = (hex: string, l: number, most: number): string => {
  const { c, h } = partsOf(hex)
  return hexOf({ l, c: Math.min(c, most), h })
}

/** A partner's background is kept only where ink is read on it without effort. */
const pageOf = (background: string) =>
  contrasts(ink, contrastOf.inkOnPage, background) ? background : quiet(background, 0.975, 0.015)

const headerOf = (header: string) =>
  darkenedUntil(
    header,
    (colour) => contrasts(colour, contrastOf.label, card) || contrasts(colour, contrastOf.label, ink),
  )

const onHeader = (header: string) => (wcagContrast(card, header) >= wcagContrast(ink, header) ? card : ink)
