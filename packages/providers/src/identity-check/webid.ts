/**
 * Video identification by WebID. Its API is given to customers under contract and is not public: this adapter asks as
 * the operator's settings say (addresses, body, JSON pointers, words of the outcomes) and has been run against the
 * fake alone, never against WebID itself.
 */
import { isDay } from '@attesta/domain/day.ts'
import * as z from 'zod/mini'
import { askJson } from '../ask-json.ts'
import { ForgedEvent } from '../forged-event.ts'
import { filled, textAtPointer } from '../json-pointer.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { checkAddressSecret, jsonOf } from './address-secret.ts'
import type { IdentityCheck, IdentityResult } from './port.ts'
import type { WebIdSettings } from './webid-settings.ts'

const provider = 'webid'
const anything = z.record(z.string(), z.unknown())
const inAddress = (template: string, values: Record<string, string | null>) =>
  new URL(filled(template, values, encodeURIComponent))

export function createWebIdIdentity(
  settings: WebIdSettings,
  { timeoutMs = 8000 }: { timeoutMs?: number } = {},
): IdentityCheck {
  const { headers } = settings
  return {
    provider,

    async start({ attempt, mobile, ...person }) {
      const values = { ...person, attempt: String(attempt), mobile: mobile.replace('-', '') }
      const found = await askJson(provider, anything, {
        url: inAddress(settings.startUrl, values),
        method: 'POST',
        headers,
        body: filled(settings.startBody, values),
        timeoutMs,
      })
      const reference = textAtPointer(found, settings.referenceAt)
      if (reference === undefined) throw new ProviderUnavailable(provider)
      const url =
        settings.page === undefined
          ? textAtPointer(found, settings.pageAt)
          : inAddress(settings.page, { ...values, reference }).href
      if (url === undefined || !URL.canParse(url)) throw new ProviderUnavailable(provider)
      return { reference, url }
    },

    async read(reference) {
      const found = await askJson(provider, anything, {
        url: inAddress(settings.readUrl, { reference }),
        headers,
        timeoutMs,
      })
      return found ? resultOf(found, settings) : { state: 'failed', reason: 'expired' }
    },

    readNotice({ rawBody, secret }) {
      checkAddressSecret(secret, settings.webhookSecret)
      const reference = textAtPointer(jsonOf(rawBody), settings.noticeReferenceAt)
      if (reference === undefined || reference.length > 200) throw new ForgedEvent()
      return { reference }
    },
  }
}

function resultOf(
  found: unknown,
  { resultAt, results, givenNameAt, familyNameAt, birthDateAt, verifiedAtAt }: WebIdSettings,
): IdentityResult {
  const word = textAtPointer(found, resultAt)
  const outcome = (['pending', 'verified', 'aborted', 'refused', 'expired'] as const).find(
    (one) => word !== undefined && results[one].includes(word),
  )
  if (outcome === undefined)
    throw new ProviderUnavailable(provider, { cause: new Error('an outcome that the settings do not name') })
  if (outcome === 'pending') return { state: 'pending' }
  if (outcome !== 'verified') return { state: 'failed', reason: outcome }
  const givenName = textAtPointer(found, givenNameAt),
    familyName = textAtPointer(found, familyNameAt),
    birthDate = textAtPointer(found, birthDateAt),
    time = Date.parse(textAtPointer(found, verifiedAtAt) ?? '')
  if (givenName === undefined || familyName === undefined)
    throw new ProviderUnavailable(provider, { cause: new Error('a success that names no one') })
  return {
    state: 'verified',
    at: Number.isNaN(time) ? null : new Date(time),
    person: { givenName, familyName, birthDate: birthDate !== undefined && isDay(birthDate) ? birthDate : null },
  }
}
