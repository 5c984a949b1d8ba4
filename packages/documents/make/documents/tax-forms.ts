/** The tax documents that we can draw; whatever stands here is measured by `npm run accuracy`. */
import type { Drawing } from './drawing.ts'
import { form730, form730Boxes } from './tax-730.ts'
import { fullTaxCertificates, taxCertificates } from './tax-certificate.ts'
import { lohnsteuerbescheinigung, lohnsteuerbescheinigungComma } from './tax-lohnsteuer.ts'
import { redditiFlatRate, redditiOrdinary } from './tax-redditi.ts'
import { steuerbescheid, steuerbescheidSelfEmployed, steuerbescheidSplit } from './tax-steuerbescheid.ts'

export const taxForms = {
  cu: { country: 'IT', documentsOf: taxCertificates },
  'cu, all pages': { country: 'IT', documentsOf: fullTaxCertificates },
  '730': { country: 'IT', documentsOf: form730 },
  '730, digits in boxes': { country: 'IT', documentsOf: form730Boxes },
  'redditi pf': { country: 'IT', documentsOf: redditiOrdinary },
  'redditi pf, flat rate': { country: 'IT', documentsOf: redditiFlatRate },
  steuerbescheid: { country: 'DE', documentsOf: steuerbescheid },
  'steuerbescheid, splitting': { country: 'DE', documentsOf: steuerbescheidSplit },
  'steuerbescheid, self-employed': { country: 'DE', documentsOf: steuerbescheidSelfEmployed },
  lohnsteuerbescheinigung: { country: 'DE', documentsOf: lohnsteuerbescheinigung },
  'lohnsteuerbescheinigung, comma': { country: 'DE', documentsOf: lohnsteuerbescheinigungComma },
} as const satisfies Record<string, Drawing>
