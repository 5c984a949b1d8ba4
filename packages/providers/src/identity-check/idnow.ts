/**
 * Video identification by IDnow. Shape: the gateway's published paths and two open clients of it; a contract may
 * differ, the test host tells.
 */
import { isDay } from '@attesta/domain/day.ts'
import * as z from 'zod/mini'
import { askJson } from '../ask-json.ts'
import { ForgedEvent } from '../forged-event.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { checkAddressSecret, jsonOf } from './address-secret.ts'
import type { IdentityCheck, IdentityResult } from './port.ts'

export interface IdnowSettings {
  company: string
  apiKey: string
  /** Last part of the address that notices come to: IDnow signs none. */
  webhookSecret: string
  /** `https://gateway.idnow.de`, or the test host, or another place that speaks the same. */
  gatewayUrl: string
  /** `https://go.idnow.de`: where people go. */
  pagesUrl: string
  timeoutMs?: number
}

const provider = 'idnow'
const field = z.optional(z.nullable(z.object({ value: z.optional(z.nullable(z.string())) })))
const answer = z.object({
  identificationprocess: z.object({
    result: z.optional(z.nullable(z.string())),
    identificationtime: z.optional(z.nullable(z.string())),
    transactionnumber: z.optional(z.nullable(z.string())),
  }),
  userdata: z.optional(z.nullable(z.object({ firstname: field, lastname: field, birthday: field }))),
})
const noticeShape = z.object({
  identificationprocess: z.object({ transactionnumber: z.string().check(z.minLength(1), z.maxLength(200)) }),
})

const outcomes: Readonly<Record<string, 'verified' | 'pending' | 'aborted' | 'refused'>> = {
  SUCCESS: 'verified',
  SUCCESS_DATA_CHANGED: 'verified',
  REVIEW_PENDING: 'pending',
  CHECK_PENDING: 'pending',
  FRAUD_SUSPICION_PENDING: 'pending',
  ABORTED: 'aborted',
  CANCELED: 'aborted',
  FRAUD_SUSPICION_CONFIRMED: 'refused',
}

export function createIdnowIdentity({
  company,
  apiKey,
  webhookSecret,
  gatewayUrl,
  pagesUrl,
  timeoutMs = 8000,
}: IdnowSettings): IdentityCheck {
  const at = (path: string) => new URL(`${gatewayUrl.replace(/\/$/, '')}/api/v1/${encodeURIComponent(company)}/${path}`)
  const logIn = async (): Promise<string> => {
    const found = await askJson(provider, z.object({ authToken: z.string() }), {
      url: at('login'),
      method: 'POST',
      body: { apiKey },
      timeoutMs,
    })
    if (!found) throw new ProviderUnavailable(provider)
    return found.authToken
  }
  return {
    provider,

    async start({ applicationId, attempt, givenName, familyName, birthDate, email, mobile, language }) {
      const reference = `${applicationId}-${attempt}`
      const found = await askJson(provider, z.object({ id: z.string() }), {
        url: at(`identifications/${reference}/start`),
        method: 'POST',
        timeoutMs,
        headers: { 'x-api-key': apiKey },
        body: {
          firstname: givenName,
          lastname: familyName,
          ...(birthDate && { birthday: birthDate }),
          email,
          mobilephone: mobile.replace('-', ''),
          preferredLang: language,
        },
      })
      if (!found) throw new ProviderUnavailable(provider)
      return {
        reference,
        url: `${pagesUrl.replace(/\/$/, '')}/${encodeURIComponent(company)}/identifications/${encodeURIComponent(found.id)}`,
      }
    },

    async read(reference) {
      const token = await logIn()
      const found = await askJson(provider, answer, {
        url: at(`identifications/${encodeURIComponent(reference)}`),
        timeoutMs,
        headers: { 'x-api-login-token': token },
      })
      return found ? resultOf(found) : { state: 'failed', reason: 'expired' }
    },

    readNotice({ rawBody, secret }) {
      checkAddressSecret(secret, webhookSecret)
      const notice = noticeShape.safeParse(jsonOf(rawBody))
      if (!notice.success) throw new ForgedEvent()
      return { reference: notice.data.identificationprocess.transactionnumber }
    },
  }
}

function resultOf({
  identificationprocess: { result, identificationtime },
  userdata,
}: z.output<typeof answer>): IdentityResult {
  // Begun and not yet taken: there is no result.
  if (result == null || result === '') return { state: 'pending' }
  const outcome = outcomes[result]
  if (outcome === undefined)
    throw new ProviderUnavailable(provider, { cause: new Error('a result that is not in the list') })
  if (outcome === 'pending') return { state: 'pending' }
  if (outcome !== 'verified') return { state: 'failed', reason: outcome }
  const givenName = userdata?.firstname?.value,
    familyName = userdata?.lastname?.value,
    birthDate = userdata?.birthday?.value
  if (!givenName || !familyName)
    throw new ProviderUnavailable(provider, { cause: new Error('a success that names no one') })
  const time = identificationtime == null ? NaN : Date.parse(identificationtime)
  return {
    state: 'verified',
    at: Number.isNaN(time) ? null : new Date(time),
    person: { givenName, familyName, birthDate: birthDate != null && isDay(birthDate) ? birthDate : null },
  }
}
