/** The values that make the sandbox do something particular. None is a secret: it holds no money and sends no mail. */

/** The key that the fake for the address service takes. */
export const placesKey = 'places_sandbox'

/** Of the fake for GoCardless Bank Account Data. */
export const bankKeys = { secretId: 'sandbox', secretKey: 'sandbox' } as const

/**
 * What the fakes for the identity services and the credit agency take. A given name of the robot's passes by itself
 * after three seconds.
 */
export const identityKeys = {
  company: 'sandbox',
  apiKey: 'ident_sandbox',
  webhookSecret: 'ident-notices-of-the-sandbox',
  robot: 'X-AUTOTEST-HAPPYPATH',
} as const
export const creditKey = 'credit_sandbox'

export const keys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
} as const

/** What becomes of a card, by its number. The numbers are those of Stripe's own test mode. */
export const cards = {
  '4242424242424242': { outcome: 'paid', meaning: 'is paid' },
  '4000002500003155': { outcome: 'challenge', meaning: 'asks for 3-D Secure' },
  '4000000000000002': { outcome: 'declined', meaning: 'is declined' },
  '4000000000009995': { outcome: 'declined', meaning: 'has no funds' },
} as const satisfies Record<string, { outcome: 'paid' | 'declined' | 'challenge'; meaning: string }>

export type CardOutcome = 'paid' | 'declined' | 'challenge' | 'unknown'

/** `4242 4242 4242 4242` or without blanks; any other number is no card that we know. */
export function outcomeOf(number: string): CardOutcome {
  const digits = number.replace(/\D/g, '')
  const known = Object.entries(cards).find(([card]) => card === digits)
  return known ? known[1].outcome : 'unknown'
}

export const spaced = (card: string): string => card.replace(/(.{4})(?=.)/g, '$1 ')
