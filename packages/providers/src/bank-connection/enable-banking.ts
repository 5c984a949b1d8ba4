/**
 * Enable Banking, by its HTTP interface: open to new customers. Each call is signed with the application's own key.
 * Source: enablebanking.com/docs/api/reference.
 */
import { createPrivateKey, sign } from 'node:crypto'
import * as z from 'zod/mini'
import { isDay } from '@attesta/domain/day.ts'
import type { BankBooking } from '@attesta/domain/facts/bank-feed.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { decimalOf } from './amount.ts'
import { ask, shaped } from './ask.ts'
import { BankRefused, type BankConnectionProvider, type BankRefusal, type LinkDenial, type LinkState } from './port.ts'

export interface EnableBankingSettings {
  applicationId: string
  /** The private key whose public half the application was registered with. */
  privateKeyPem: string
  clock: { now(): Date }
  random: { bytes(length: number): Buffer }
  /** Another place that speaks the same; Enable Banking itself when left out. */
  url?: string
  timeoutMs?: number
  bookingsTimeoutMs?: number
  pauseMs?: number
}

const provider = 'enablebanking'
const defaultUrl = 'https://api.enablebanking.com'
const tokenSeconds = 600
const accessDays = 7
/** A list of bookings that never ends is none. */
const maxPages = 60

const text = z.optional(z.nullable(z.string()))
const bankList = z.object({ aspsps: z.array(z.object({ name: z.string(), country: z.string(), bic: text })) })
const begun = z.object({ url: z.string(), authorization_id: z.string() })
const session = z.object({ session_id: z.string() })
const sessionState = z.object({ status: z.string(), accounts: z.optional(z.array(z.string())) })
const accountId = z.optional(z.nullable(z.object({ iban: text })))
const details = z.object({ account_id: accountId, name: text, details: text, product: text, currency: z.string() })
const amount = z.object({ amount: z.string(), currency: z.string() })
const balanceList = z.object({
  balances: z.array(z.object({ balance_type: z.string(), balance_amount: amount, reference_date: text })),
})
const party = z.optional(z.nullable(z.object({ name: text })))
const booking = z.object({
  entry_reference: text,
  transaction_amount: amount,
  credit_debit_indicator: z.enum(['CRDT', 'DBIT']),
  status: text,
  booking_date: text,
  value_date: text,
  transaction_date: text,
  creditor: party,
  debtor: party,
  remittance_information: z.optional(z.nullable(z.array(z.string()))),
  bank_transaction_code: z.optional(z.nullable(z.object({ description: text }))),
  balance_after_transaction: z.optional(z.nullable(amount)),
})
const bookingPage = z.object({ transactions: z.array(booking), continuation_key: text })
const refusal = z.object({ error: z.string() })

const states: Record<string, LinkState> = {
  PENDING_AUTHORIZATION: 'undergoing_authentication',
  RETURNED_FROM_BANK: 'granting_access',
  AUTHORIZED: 'linked',
  CANCELLED: 'rejected',
  INVALID: 'rejected',
  EXPIRED: 'expired',
  CLOSED: 'expired',
  REVOKED: 'expired',
}
const reasons: Record<string, BankRefusal> = {
  ASPSP_ERROR: 'bank_error',
  ASPSP_TIMEOUT: 'bank_error',
  ASPSP_RATE_LIMIT_EXCEEDED: 'limit',
  EXPIRED_SESSION: 'access_expired',
  CLOSED_SESSION: 'access_expired',
  REVOKED_SESSION: 'access_expired',
  WRONG_AUTHORIZATION_CODE: 'wrong_request',
  EXPIRED_AUTHORIZATION_CODE: 'wrong_request',
  ALREADY_AUTHORIZED: 'wrong_request',
  UNAUTHORIZED_ACCESS: 'credentials',
  WRONG_TRANSACTIONS_PERIOD: 'wrong_request',
  ACCOUNT_DOES_NOT_EXIST: 'not_found',
  SESSION_DOES_NOT_EXIST: 'not_found',
  WRONG_ASPSP_PROVIDED: 'not_found',
}
const byStatus: Record<number, BankRefusal> = {
  400: 'wrong_request',
  401: 'credentials',
  403: 'credentials',
  404: 'not_found',
  408: 'bank_error',
  422: 'wrong_request',
  429: 'limit',
}
const denials: Record<string, LinkDenial> = { access_denied: 'cancelled_at_bank', server_error: 'bank_error' }
/** «Invalid 2FA code», «Wrong OTP» */
const ofCode = /\b(2fa|otp|tan|code)\b/i

/** Some banks put the account's own name where the holder's belongs: «Girokonto», «CONTO CORRENTE», «Main account» */
const ofAccount = /konto|\bconto\b|account|\bkarte\b|\bcarta\b/i

/** A bank has no id there: country and name are one. «IT:Intesa Sanpaolo» */
const idOf = ({ country, name }: { country: string; name: string }) => `${country}:${name}`
/** Until the bank has led back there is only an authorization, which cannot be asked about; then there is a session. */
const authorization = 'authorization:',
  sessionPrefix = 'session:'

const base64 = (value: object | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url')
const dayOf = (...values: (string | null | undefined)[]) =>
  values.map((value) => value?.slice(0, 10) ?? '').find((day) => isDay(day)) ?? null

function bookingOf(one: z.output<typeof booking>): BankBooking | null {
  const unsigned = decimalOf(one.transaction_amount.amount.replace(/^[+-]/, '')),
    isDebit = one.credit_debit_indicator === 'DBIT'
  const bookedOn = dayOf(one.booking_date, one.transaction_date, one.value_date)
  if (unsigned === null || bookedOn === null || one.status === 'PDNG') return null
  const words = [...(one.remittance_information ?? []), one.bank_transaction_code?.description ?? '']
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  return {
    bookedOn,
    valueOn: dayOf(one.value_date),
    amount: isDebit && unsigned !== '0.00' ? `-${unsigned}` : unsigned,
    currency: one.transaction_amount.currency,
    counterpart: (isDebit ? one.creditor?.name : one.debtor?.name) || null,
    text: words,
    balanceAfter: one.balance_after_transaction ? decimalOf(one.balance_after_transaction.amount) : null,
  }
}

export function createEnableBanking({
  applicationId,
  privateKeyPem,
  clock,
  random,
  url = defaultUrl,
  timeoutMs = 10_000,
  bookingsTimeoutMs = 60_000,
  pauseMs = 500,
}: EnableBankingSettings): BankConnectionProvider {
  const key = createPrivateKey(privateKeyPem)
  const token = () => {
    const issued = Math.floor(clock.now().getTime() / 1000)
    const head = { typ: 'JWT', alg: 'RS256', kid: applicationId }
    const claims = { iss: 'enablebanking.com', aud: 'api.enablebanking.com', iat: issued, exp: issued + tokenSeconds }
    const signed = `${base64(head)}.${base64(claims)}`
    return `${signed}.${base64(sign('RSA-SHA256', Buffer.from(signed), key))}`
  }

  interface Wish {
    method?: 'GET' | 'POST' | 'DELETE'
    query?: Record<string, string>
    body?: unknown
    timeoutMs?: number
    mayRepeat?: boolean
  }
  async function call<T extends z.ZodMiniType>(
    path: string,
    shape: T,
    { query, mayRepeat = true, timeoutMs: ownMs = timeoutMs, ...wish }: Wish = {},
  ): Promise<z.output<T>> {
    const address = new URL(`${url.replace(/\/$/, '')}${path}${query ? `?${new URLSearchParams(query)}` : ''}`)
    const { status, body } = await ask(
      provider,
      { url: address, headers: { authorization: `Bearer ${token()}` }, timeoutMs: ownMs, mayRepeat, ...wish },
      { pauseMs, random },
    )
    if (status >= 200 && status < 300) return shaped(provider, shape, body)
    const code = refusal.safeParse(body).data?.error
    const reason = code === undefined ? undefined : (reasons[code] ?? byStatus[status])
    if (code === undefined || reason === undefined)
      throw new ProviderUnavailable(provider, { cause: new Error(`answered ${status}`) })
    throw new BankRefused(reason, code)
  }
  const sessionOf = (linkId: string): string | null =>
    linkId.startsWith(sessionPrefix) ? linkId.slice(sessionPrefix.length) : null

  return {
    provider,

    async institutions(country) {
      return (await call('/aspsps', bankList, { query: { country, psu_type: 'personal' } })).aspsps.map((bank) => ({
        id: idOf(bank),
        name: bank.name,
        bic: bank.bic || null,
      }))
    },

    async begin({ institution, redirectUrl, reference, language, historyDays }) {
      const [country = '', ...name] = institution.split(':')
      const valid_until = new Date(clock.now().getTime() + accessDays * 86_400_000).toISOString()
      const made = await call('/auth', begun, {
        method: 'POST',
        mayRepeat: false,
        body: {
          access: { valid_until, balances: true, transactions: true },
          aspsp: { name: name.join(':'), country },
          state: reference,
          redirect_url: redirectUrl,
          psu_type: 'personal',
          language,
        },
      })
      return { linkId: `${authorization}${made.authorization_id}`, url: made.url, grantedDays: historyDays }
    },

    referenceIn: (returned) => returned.get('state'),

    async complete(linkId, returned) {
      const error = returned.get('error'),
        code = returned.get('code')
      if (error !== null)
        return {
          linkId,
          denial: ofCode.test(returned.get('error_description') ?? '')
            ? 'wrong_code'
            : (denials[error] ?? 'bank_error'),
        }
      if (code === null || sessionOf(linkId) !== null) return { linkId, denial: null }
      const { session_id } = await call('/sessions', session, { method: 'POST', mayRepeat: false, body: { code } })
      return { linkId: `${sessionPrefix}${session_id}`, denial: null }
    },

    async standing(linkId) {
      const id = sessionOf(linkId)
      if (id === null) return { state: 'created', accountIds: [] }
      const { status, accounts = [] } = await call(`/sessions/${encodeURIComponent(id)}`, sessionState)
      const state = states[status]
      if (state === undefined)
        throw new ProviderUnavailable(provider, { cause: new Error('a status that is not known') })
      return { state, accountIds: accounts }
    },

    async account(id) {
      const known = await call(`/accounts/${encodeURIComponent(id)}/details`, details)
      return {
        id,
        iban: known.account_id?.iban?.replace(/\s/g, '') || null,
        ownerName: known.name && !ofAccount.test(known.name) ? known.name : null,
        name: known.details || known.product || null,
        currency: known.currency || null,
        lastAccessed: null,
      }
    },

    async balances(id) {
      const { balances } = await call(`/accounts/${encodeURIComponent(id)}/balances`, balanceList)
      const rank = (type: string) => ['ITBD', 'CLBD'].indexOf(type)
      return balances
        .toSorted(
          (a, b) =>
            Number(rank(a.balance_type) < 0) - Number(rank(b.balance_type) < 0) ||
            rank(a.balance_type) - rank(b.balance_type),
        )
        .flatMap(({ balance_type, balance_amount, reference_date }) => {
          const value = decimalOf(balance_amount.amount)
          return value === null
            ? []
            : [
                {
                  amount: value,
                  currency: balance_amount.currency,
                  kind: rank(balance_type) >= 0 ? ('booked' as const) : ('available' as const),
                  on: dayOf(reference_date),
                },
              ]
        })
    },

    async bookings(id, from, to) {
      const all: z.output<typeof booking>[] = []
      let next: string | null | undefined
      for (let page = 0; page < maxPages; page++) {
        const { transactions, continuation_key } = await call(
          `/accounts/${encodeURIComponent(id)}/transactions`,
          bookingPage,
          {
            query: {
              date_from: from,
              date_to: to,
              transaction_status: 'BOOK',
              ...(next ? { continuation_key: next } : {}),
            },
            timeoutMs: bookingsTimeoutMs,
          },
        )
        all.push(...transactions)
        next = continuation_key
        // A page may be empty and another follow.
        if (!next) return all.flatMap((one) => bookingOf(one) ?? [])
      }
      throw new ProviderUnavailable(provider, { cause: new Error('a list of bookings without an end') })
    },

    async revoke(linkId) {
      const id = sessionOf(linkId)
      if (id === null) return
      await call(`/sessions/${encodeURIComponent(id)}`, z.unknown(), { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof BankRefused && (error.reason === 'not_found' || error.reason === 'access_expired')))
          throw error
      })
    },
  }
}
