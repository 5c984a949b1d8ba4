import type { BankConnectionErrorKind } from '@attesta/contract/bank-connection.ts'
import type { BankRefusal } from '@attesta/providers/bank-connection/port.ts'

const kinds: Record<BankRefusal, BankConnectionErrorKind> = {
  limit: 'limit',
  access_expired: 'access_expired',
  suspended: 'suspended',
  bank_error: 'bank_error',
  credentials: 'unavailable',
  not_found: 'access_expired',
  wrong_request: 'bank_error',
}

/** Returns what a provider's no means to the person. */
export const kindOf = (reason: BankRefusal): BankConnectionErrorKind => kinds[reason]
