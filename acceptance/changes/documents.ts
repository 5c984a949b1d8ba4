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
])
