/** Reports, findings, the landlord's dashboard and what any call answers, below `apps/server/src`. */
import { changesBelow } from './change.ts'

export const reportAndDeskChanges = changesBelow('apps/server/src', '.ts', [
  // Findings and what is missing.
  [
    'documents/problems',
    "bank_statement: ['bank_statement'],\n  payslip: ['payslip'],",
    "bank_statement: ['bank_statement'],",
    'B8-statement-invalid',
  ],
  ['documents/problems', "encrypted: 'locked',", "encrypted: 'unreadable',", 'B8-statement-locked'],
  [
    'documents/problems',
    'if (printed === null || chosen === null || chosen',
    'if (printed !== null || chosen === null || chosen',
    'B8-statement-bank',
  ],
  // Pages.
  ['http/serve-web', 'frameAncestors: origins,', 'frameAncestors: [],', 'A1-embedding', 'E-5'],
  ['http/serve-web', 'const bare = page && (theme || paint)', 'const bare = page && paint', 'A1-branding'],
  [
    'http/page-language',
    "path.startsWith('/preview') ? undefined : 'it'",
    "path.startsWith('/preview') ? undefined : 'de'",
    'G-2',
  ],
  ['http/received-file', 'fileSize: limits.uploadBytes,', 'fileSize: limits.uploadBytes + 1,', 'B5-size'],
  ['regions/countries', '`/flags/${cca2.toLowerCase()}.svg`', '`/flags/${cca2}.svg`', 'A3-country'],
  ['application/wire-listing', 'listingUuid: listing.id,', "listingUuid: '',", 'A3-listing'],
  ['http/refusal-body', 'body: { success: false, code,', "body: { success: 'no' as never, code,", 'A7-success'],
])
