/**
 * What GoCardless says when it says no: `{summary, detail, status_code, type?}`, nested by field for a wrong request,
 * or a list of sentences.
 */
import { BankRefused, type BankRefusal } from './port.ts'
import type { Answer } from './ask.ts'

interface Words {
  summary: string
  detail: string
  type: string | null
}

/** The first object with a summary, however deep; else the first sentence of a list. */
function wordsIn(body: unknown): Words | null {
  if (typeof body === 'string') return { summary: body, detail: '', type: null }
  if (typeof body !== 'object' || body === null) return null
  const { summary, detail, type } = body as { summary?: unknown; detail?: unknown; type?: unknown }
  if (typeof summary === 'string')
    return { summary, detail: typeof detail === 'string' ? detail : '', type: typeof type === 'string' ? type : null }
  for (const value of Object.values(body)) {
    const found = typeof value === 'object' ? wordsIn(value) : Array.isArray(body) ? wordsIn(value) : null
    if (found) return found
  }
  return null
}

const byType: Record<string, BankRefusal> = {
  AccessExpiredError: 'access_expired',
  AccountInactiveError: 'access_expired',
  AccountAccessForbidden: 'access_expired',
  AccountResourceUnavailable: 'access_expired',
  RateLimitError: 'limit',
  UnknownRequestError: 'bank_error',
  ServiceError: 'bank_error',
  ConnectionError: 'bank_error',
}

const byStatus: Record<number, BankRefusal> = {
  400: 'wrong_request',
  401: 'credentials',
  402: 'credentials',
  403: 'access_expired',
  404: 'not_found',
  409: 'suspended',
  429: 'limit',
}

/**
 * «The rate limit for this resource is 100/min»: of all our calls together, and over in a minute; «4/day» is the
 * bank's.
 */
const ofMinute = /\d+\/(min|hour|s)/i

/** A 401 with a `type` is the bank's, without one it is about our own token; the caller tells the two apart by that. */
export const isOfToken = ({ status, body }: Answer): boolean => status === 401 && wordsIn(body)?.type === null

/**
 * Null when the answer is no refusal in the provider's own words: a 5xx without the type of a bank's trouble is the
 * provider's own.
 */
export function refusalOf({ status, body }: Answer): BankRefused | null {
  const words = wordsIn(body)
  if (words === null || (status === 429 && ofMinute.test(words.detail))) return null
  const isUnknownBank = /^Unknown Institution ID/i.test(words.summary),
    isAddress = /^IP address access denied/i.test(words.summary),
    isUnknownId = /^Invalid (Account )?ID/i.test(words.summary)
  const reason =
    isUnknownBank || isUnknownId
      ? 'not_found'
      : isAddress
        ? 'credentials'
        : (byType[words.type ?? ''] ?? byStatus[status] ?? null)
  return reason === null ? null : new BankRefused(reason, words.type ?? `http_${status}`)
}
