/** The tax papers that we can draw; whatever stands here is measured by `npm run accuracy`. */
import type { Drawing } from './drawing.ts'
import { form730, form730Boxes } from './tax-730.ts'
import { fullTaxCertificates, taxCertificates } from './tax-certificate.ts'
import { lohnsteuerbescheinigung, lohnsteuerbescheinigungComma } from './tax-lohnsteuer.ts'
import { redditiFlatRate, redditiOrdinary } from './tax-redditi.ts'
import { steuerbescheid, steuerbescheidSelfEmployed, steuerbescheidSplit } from './tax-steuerbescheid.ts'

export const taxForms = {
  cu: { country: 'IT', papersOf: taxCertificates },
  'cu, all pages': { country: 'IT', papersOf: fullTaxCertificates },
  '730': { country: 'IT', papersOf: form730 },
  '730, digits in boxes': { country: 'IT', papersOf: form730Boxes },
  'redditi pf': { country: 'IT', papersOf: redditiOrdinary },
  'redditi pf, flat rate': { country: 'IT', papersOf: redditiFlatRate },
  steuerbescheid: { country: 'DE', papersOf: steuerbescheid },
  'steuerbescheid, splitting': { country: 'DE', papersOf: steuerbescheidSplit },
  'steuerbescheid, self-employed': { country: 'DE', papersOf: steuerbescheidSelfEmployed },
  lohnsteuerbescheinigung: { country: 'DE', papersOf: lohnsteuerbescheinigung },
  'lohnsteuerbescheinigung, comma': { country: 'DE', papersOf: lohnsteuerbescheinigungComma },
} as const satisfies Record<string, Drawing>
