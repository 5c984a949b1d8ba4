/** What a bank connection (PSD2) is to both ends. */
import * as z from 'zod/mini'

/**
 * How a connection stands. From `created` to `linked` it is the bank's turn (the specification's provider statuses),
 * from `fetching_transactions` to `almost_done` ours.
 * Over are `mapped` (the documents are there), `rejected`, `expired`, `cancelled` (by the person, here) and `failed`;
 * what is over stays over, a new one begins with a new requisition.
 */
export const bankConnectionStatus = z.enum([
  'created',
  'giving_consent',
  'undergoing_authentication',
  'selecting_accounts',
  'granting_access',
  'linked',
  'fetching_transactions',
  'tagging_transactions',
  'almost_done',
  'mapped',
  'rejected',
  'expired',
  'cancelled',
  'failed',
])
export type BankConnectionStatus = z.infer<typeof bankConnectionStatus>

/**
 * Why a connection or one of its accounts failed. `limit`: the bank gives no more today. `short_history`: the bank
 * gives less than is needed; what came is kept.
 */
const bankConnectionErrorKind = z.enum([
  'cancelled_at_bank',
  'wrong_code',
  'authentication_failed',
  'bank_error',
  'session_expired',
  'access_expired',
  'suspended',
  'limit',
  'unavailable',
  'no_accounts',
  'transactions_failed',
  'short_history',
])
export type BankConnectionErrorKind = z.infer<typeof bankConnectionErrorKind>

/**
 * Whether the account's owner is the applicant, by their names. `partial`: one of several holders is, or the names
 * agree in part; `unknown`: the bank tells no name. Only `match` verifies who the person is.
 */
const ownerMatch = z.enum(['match', 'partial', 'mismatch', 'unknown'])
export type OwnerMatch = z.infer<typeof ownerMatch>

/** `message` in the caller's language, `message_key` for the web's own words. `again`: another try may help. */
export const bankConnectionError = z.object({
  kind: bankConnectionErrorKind,
  message_key: z.string(),
  message: z.string(),
  again: z.boolean(),
})
export type BankConnectionError = z.infer<typeof bankConnectionError>

export const connectedAccount = z.object({
  /** Ours, not the bank's. */
  id: z.uuid(),
  owner_name: z.nullable(z.string()),
  name: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  last_accessed: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  owner_match: ownerMatch,
  /** What stands in the way of this account; one failing account does not stop the others. */
  error: z.nullable(bankConnectionError),
})
export type BankConnectionAccount = z.infer<typeof connectedAccount>

/**
 * Days of bookings: what the check needs, and what the bank was asked to give and can give. Fewer granted than wanted
 * means that a PDF may be needed besides.
 */
export const bankHistory = z.object({ wanted_days: z.number(), granted_days: z.number() })
