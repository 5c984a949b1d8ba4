/**
 * GoCardless Bank Account Data, API v2 (formerly Nordigen), by its HTTP interface. It takes no new customers; accounts
 * that exist go on. Source: bankaccountdata.gocardless.com/api/v2/swagger.
 */
import * as z from 'zod/mini'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { ask, shaped, type Answer } from './ask.ts'
import { balanceOf, balanceShape, bookingOf, bookingShape } from './gocardless-bookings.ts'
import { isOfToken, refusalOf } from './gocardless-errors.ts'
import { createTokens } from './gocardless-token.ts'
import { BankRefused, type BankConnectionProvider, type LinkDenial, type LinkState } from './port.ts'

export interface GoCardlessSettings {
  secretId: string
  secretKey: string
  clock: { now(): Date }
  random: { bytes(length: number): Buffer }
  /** Another place that speaks the same, with `/api/v2`; GoCardless itself when left out. */
  url?: string
  timeoutMs?: number
  /** Banks take up to a minute to give bookings. */
  bookingsTimeoutMs?: number
  pauseMs?: number
}

const provider = 'gocardless'
const defaultUrl = 'https://bankaccountdata.gocardless.com/api/v2'

const institution = z.object({
  id: z.string(),
  name: z.string(),
  bic: z.optional(z.string()),
  transaction_total_days: z.optional(z.string()),
  max_access_valid_for_days: z.optional(z.string()),
})
const agreement = z.object({ id: z.string(), max_historical_days: z.number() })
const requisition = z.object({ id: z.string(), status: z.string(), link: z.string(), accounts: z.array(z.string()) })
const text = z.optional(z.nullable(z.string()))
const metadata = z.object({ id: z.string(), iban: text, owner_name: text, last_accessed: text, status: text })
const details = z.object({
  account: z.object({ iban: text, currency: text, ownerName: text, name: text, displayName: text, product: text }),
})
const balanceList = z.object({ balances: z.array(balanceShape) })
const bookingList = z.object({ transactions: z.object({ booked: z.array(bookingShape) }) })

/** `ID` is not documented and seen between; `ER` and `SU` neither, and end it. */
const states: Record<string, LinkState> = {
  CR: 'created',
  ID: 'created',
  GC: 'giving_consent',
  UA: 'undergoing_authentication',
  RJ: 'rejected',
  SA: 'selecting_accounts',
  GA: 'granting_access',
  LN: 'linked',
  EX: 'expired',
  ER: 'rejected',
  SU: 'rejected',
}

const denials: Record<string, LinkDenial> = {
  UserCancelledSession: 'cancelled_at_bank',
  UserSessionExpired: 'session_expired',
  SSNVerificationFailed: 'authentication_failed',
  InstitutionTechnicalError: 'bank_error',
  GoCardlessTechnicalError: 'bank_error',
  UnknownError: 'bank_error',
}
/** Said of a link that was opened before; how that stands is asked. */
const harmless = ['ConsentLinkReused', 'RequisitionLinkReused']
/** «Invalid 2FA code», «Wrong OTP», «TAN rejected» */
const ofCode = /\b(2fa|otp|tan|code)\b/i

/** A week is more than is needed: what is wanted is fetched at once and the access given back. */
const accessDays = 7
/** Tried one after the other; more than 90 is refused by many banks, and by some 90 too. */
const fallbackDays = [90, 89]

export function createGoCardless({
  secretId,
  secretKey,
  clock,
  random,
  url = defaultUrl,
  timeoutMs = 10_000,
  bookingsTimeoutMs = 60_000,
  pauseMs = 500,
}: GoCardlessSettings): BankConnectionProvider {
  const at = (path: string, query?: Record<string, string>) =>
    new URL(`${url.replace(/\/$/, '')}${path}${query ? `?${new URLSearchParams(query)}` : ''}`)
  const tries = { pauseMs, random }
  const refuse = (answer: Answer): never => {
    throw refusalOf(answer) ?? new ProviderUnavailable(provider, { cause: new Error(`answered ${answer.status}`) })
  }
  const tokens = createTokens({
    provider,
    clock,
    secretId,
    secretKey,
    refuse,
    post: (path, body) =>
      ask(provider, { url: at(path), method: 'POST', headers: {}, body, timeoutMs, mayRepeat: true }, tries),
  })

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
    for (let turn = 0; ; turn++) {
      const token = await tokens.current()
      const answer = await ask(
        provider,
        { url: at(path, query), headers: { authorization: `Bearer ${token}` }, timeoutMs: ownMs, mayRepeat, ...wish },
        tries,
      )
      if (answer.status >= 200 && answer.status < 300) return shaped(provider, shape, answer.body)
      if (!isOfToken(answer) || turn > 0) refuse(answer)
      tokens.drop(token)
    }
  }

  /** As long a history as the bank takes. */
  async function agree(
    institution_id: string,
    most: number,
    access: number,
  ): Promise<{ id: string; max_historical_days: number }> {
    for (const days of [most, ...fallbackDays.filter((fewer) => fewer < most)]) {
      try {
        return await call('/agreements/enduser/', agreement, {
          method: 'POST',
          body: {
            institution_id,
            max_historical_days: days,
            access_valid_for_days: access,
            access_scope: ['balances', 'details', 'transactions'],
          },
        })
      } catch (error) {
        const isLast = days === Math.min(most, fallbackDays.at(-1)!)
        if (!(error instanceof BankRefused) || error.reason !== 'wrong_request' || isLast) throw error
      }
    }
    throw new BankRefused('wrong_request', 'max_historical_days')
  }

  return {
    provider,

    async institutions(country) {
      const list = await call('/institutions/', z.array(institution), { query: { country } })
      return list.map(({ id, name, bic }) => ({ id, name, bic: bic || null }))
    },

    async begin({ institution: id, redirectUrl, reference, language, historyDays }) {
      const { transaction_total_days, max_access_valid_for_days } = await call(
        `/institutions/${encodeURIComponent(id)}/`,
        institution,
      )
      const most = Math.min(historyDays, Number(transaction_total_days) || 90),
        access = Math.min(accessDays, Number(max_access_valid_for_days) || accessDays)
      const { id: agreementId, max_historical_days } = await agree(id, most, access)
      // A second one with the same reference is refused, so that a lost answer must not be asked for again.
      const made = await call('/requisitions/', requisition, {
        method: 'POST',
        mayRepeat: false,
        body: {
          redirect: redirectUrl,
          institution_id: id,
          agreement: agreementId,
          reference,
          user_language: language.toUpperCase(),
        },
      })
      return { linkId: made.id, url: made.link, grantedDays: max_historical_days }
    },

    referenceIn: (returned) => returned.get('ref'),

    async complete(linkId, returned) {
      const error = returned.get('error')
      if (error === null || harmless.includes(error)) return { linkId, denial: null }
      return {
        linkId,
        denial: ofCode.test(returned.get('details') ?? '') ? 'wrong_code' : (denials[error] ?? 'bank_error'),
      }
    },

    async standing(linkId) {
      const { status, accounts } = await call(`/requisitions/${encodeURIComponent(linkId)}/`, requisition)
      const state = states[status]
      if (state === undefined)
        throw new ProviderUnavailable(provider, { cause: new Error('a status that is not known') })
      return { state, accountIds: accounts }
    },

    async account(id) {
      const known = await call(`/accounts/${encodeURIComponent(id)}/`, metadata)
      if (known.status === 'SUSPENDED') throw new BankRefused('suspended', 'SUSPENDED')
      if (known.status === 'EXPIRED') throw new BankRefused('access_expired', 'EXPIRED')
      const { account } = await call(`/accounts/${encodeURIComponent(id)}/details/`, details)
      return {
        id,
        iban: (account.iban || known.iban)?.replace(/\s/g, '') || null,
        ownerName: account.ownerName || known.owner_name || null,
        name: account.displayName || account.name || account.product || null,
        currency: account.currency || null,
        lastAccessed: known.last_accessed ?? null,
      }
    },

    async balances(id) {
      return (await call(`/accounts/${encodeURIComponent(id)}/balances/`, balanceList)).balances
        .flatMap((one) => balanceOf(one) ?? [])
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ rank: _rank, ...balance }) => balance)
    },

    async bookings(id, from, to) {
      const { transactions } = await call(`/accounts/${encodeURIComponent(id)}/transactions/`, bookingList, {
        query: { date_from: from, date_to: to },
        timeoutMs: bookingsTimeoutMs,
      })
      const seen = new Set<string>()
      return transactions.booked
        .filter(({ internalTransactionId: own }) => own == null || (!seen.has(own) && seen.add(own)))
        .flatMap((one) => bookingOf(one) ?? [])
    },

    async revoke(linkId) {
      await call(`/requisitions/${encodeURIComponent(linkId)}/`, z.unknown(), { method: 'DELETE' }).catch(
        (error: unknown) => {
          if (!(error instanceof BankRefused && error.reason === 'not_found')) throw error
        },
      )
    },
  }
}
