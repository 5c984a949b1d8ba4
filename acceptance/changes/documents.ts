/** Changes below `packages/documents/src`. */
import { changesBelow } from './change.ts'

export const documentsChanges = changesBelow('packages/documents/src', '.ts', [
  [
    'read/unlock-pdf',
    "problem instanceof EncryptedFile ? 'wrong_password'",
    "problem instanceof EncryptedFile ? 'not_unlockable'",
    'B5-locked-pdf',
  ],
  ['extract/payslip/findings', 'period > monthOf(today)', 'false', 'B8-payslip-range'],
  ['verify/page-numbers', 'missing.push(...range(expected, of))\n  return', 'return', 'B8-statement-incomplete'],
  ['forensics/changes', 'of revisionsOf(bytes).earlier', 'of [] as number[]', 'B8-statement-fraud'],
  [
    'verify/several-documents',
    'people.length > 0 ? people : severalBanks(result, pages)',
    'people',
    'B8-statement-merged',
  ],
  ['extract/payslip/payslip', 'if (!slip) return null', 'if (!slip) throw new Error()', 'B8-payslip-invalid'],
  ['extract/identity/judge', 'expires_on < today', 'expires_on > today', 'B8-id-expired'],
  [
    'extract/identity/judge',
    "mrz === null && (document === 'passport' ||",
    "mrz === null && (document !== 'passport' ||",
    'B8-id-unreadable',
  ],
  ['extract/exports/exports', "statementFinding('no_legal_value', 'warning', {}, null), ", '', 'B8-statement-legal'],
])
