import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanColour, themeOf, type PartnerColours } from './theme.ts'

const none: PartnerColours = { primary: null, secondary: null, background: null, header: null }
const ink = '#14212b'
const card = '#ffffff'

test.each([
  ['#0B5D66', '#0b5d66'],
  ['#abc', '#aabbcc'],
  ['#0b5d66cc', null],
  ['red', null],
  ['red;}', null],
  ['', null],
  [null, null],
])('«%s» is the colour %s', (text, colour) => expect(cleanColour(text)).toBe(colour))

test("anyone who sets no colour keeps the product's own", () =>
  expect(themeOf({ ...none, primary: 'url(https://evil.example)' })).toBeNull())

describe('a brand colour', () => {
  test.each([
    [
      'that white is read on stays as it is',
      '#7a2e5d',
      { solid: '#7a2e5d', 'on-solid': card, 'text-brand': '#7a2e5d', edge: '#7a2e5d' },
    ],
    ['of light yellow stays as a fill, with dark letters', '#ffe600', { solid: '#ffe600', 'on-solid': ink }],
    ['of black stays black', '#000000', { solid: '#000000', 'on-solid': card, hover: '#000000' }],
  ])('%s', { tags: ['A1-branding'] }, (_, primary, expected) =>
    expect(themeOf({ ...none, primary })).toMatchObject(expected),
  )

  test('of middling grey is darkened only until white is read on it', () => {
    const { solid } = themeOf({ ...none, primary: '#808080' })!
    expect(wcagContrast(solid, card)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(solid, card)).toBeLessThan(4.7)
  })
})

test('a dark background is no page: its hue is kept, lightly', () => {
  const { page } = themeOf({ ...none, background: '#202060' })!
  expect(wcagContrast(page, ink)).toBeGreaterThanOrEqual(12)
  expect(page).not.toBe('#f6f8f8')
})

test('a logo stands on white where the partner has no colour for the bar', () =>
  expect([themeOf({ ...none, primary: '#7a2e5d' })!.plate, themeOf({ ...none, header: '#203040' })!.plate]).toEqual([
    card,
    '#203040',
  ]))

const channel = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 255 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 127, 128, 254, 255) },
)
const colour = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const some = fc.option(colour)

test('whatever a partner chooses can be read', { tags: ['SH-3', 'E-6'] }, () =>
  fc.assert(
    fc.property(fc.record({ primary: some, secondary: some, background: some, header: some }), (colours) => {
      const theme = themeOf(colours)
      if (!theme) return
      const least = (name: string, a: string, b: string, ratio: number) =>
        expect(wcagContrast(a, b), `${name}: ${a} on ${b}`).toBeGreaterThanOrEqual(ratio)
      least('ink on the page', ink, theme.page, 12)
      least('ink on the tint', ink, theme.tint, 12)
      least('a button', theme['on-solid'], theme.solid, 4.5)
      least('a button under the pointer', theme['on-solid'], theme.hover, 4.5)
      least('the header', theme['on-header'], theme.header, 4.5)
      for (const ground of [card, theme.page, theme.tint]) {
        least('a link', theme['text-brand'], ground, 4.5)
        least('an edge', theme.edge, ground, 3)
        if (theme['on-solid'] === card) least('a fill', theme.solid, ground, 3)
      }
    }),
    { numRuns: 1000 },
  ),
)
