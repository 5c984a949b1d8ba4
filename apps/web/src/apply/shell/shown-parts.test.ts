import { expect, test } from 'vitest'
import { screenIn, shows } from './shown-parts.ts'

const id = '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e'
test.each([
  ['/en/fill/occupation', 'occupation'],
  [`/it/rent/fill/${id}/payment`, 'payment'],
  [`/de/rent/fill/sign-up/${id}`, 'sign-up'],
  ['/en/timeout', 'timeout'],
  [`/it/rapid/partner-entry-point/${id}`, 'partner-entry-point'],
  ['/en/legal/terms', 'legal'],
  ['/en/nowhere', 'not-found'],
  [`/en/fill/${id}/nowhere`, 'not-found'],
] as const)(
  '%s is %s',
  { tags: ['A2-route-verify-email', 'A2-route-steps', 'A2-route-timeout', 'B2-routes'] },
  (path, screen) => expect(screenIn(path)).toBe(screen),
)
test.each([
  ['occupation', { stepper: false, help: true, footer: true, continueLater: false, inactivity: false }],
  ['partner-entry-point', { stepper: false, help: true, footer: false, continueLater: false, inactivity: false }],
  ['sign-up', { stepper: true, help: true, footer: true, continueLater: false, inactivity: false }],
  ['payment', { stepper: true, help: true, footer: true, continueLater: true, inactivity: true }],
  ['result', { stepper: true, help: true, footer: true, continueLater: false, inactivity: true }],
  ['timeout', { stepper: false, help: false, footer: false, continueLater: true, inactivity: false }],
  ['not-found', { stepper: false, help: false, footer: false, continueLater: true, inactivity: true }],
] as const)(
  'the frame of %s',
  { tags: ['A2-progress-hidden', 'A2-footer-hidden', 'A2-footer-later', 'A4-inactivity'] },
  (screen, parts) =>
    expect(Object.fromEntries(Object.entries(shows).map(([part, isShown]) => [part, isShown(screen)]))).toEqual(parts),
)
