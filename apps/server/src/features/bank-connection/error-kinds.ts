import type { Psd2ErrorKind } from '@attesta/contract/bank-connection.ts'
import type { BankRefusal } from '@attesta/providers/bank-data/port.ts'

const kinds: Record<BankRefusal, Psd2ErrorKind> = {
  limit: 'limit',
  access_expired: 'access_expired',
  suspended: 'suspended',
  bank_error: 'bank_error',
  credentials: 'unavailable',
  not_found: 'access_expired',
  wrong_request: 'bank_error',
}

/** What a provider's no means to the person. */
export const kindOf = (reason: BankRefusal): Psd2ErrorKind => kinds[reason]
