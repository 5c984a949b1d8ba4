/**
 * A credit agency's JSON interface, as the operator's contract has it: address, headers, body and places of the answer
 * are settings.
 */
import { isDay } from '@attesta/domain/day.ts'
import * as z from 'zod/mini'
import { askJson } from '../ask-json.ts'
import { atPointer, filled, textAtPointer } from '../json-pointer.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { CreditCheck } from './port.ts'

const pointer = z.string().check(z.regex(/^(\/[^/]+)+$/, 'must be a JSON pointer like /result/score'))

/** Placeholders: {givenName} {familyName} {birthDate} {street} {houseNumber} {postcode} {city} {country}. */
export const creditCheckSettings = z.strictObject({
  provider: z.string().check(z.minLength(1), z.maxLength(60)),
  url: z.url('must be an address'),
  headers: z.record(z.string(), z.string()),
  body: z.record(z.string(), z.unknown()),
  scoreAt: pointer,
  dateAt: z.optional(pointer),
  /** The ends of the agency's scale. */
  least: z.optional(z.number()),
  most: z.optional(z.number()),
})
export type CreditCheckSettings = z.infer<typeof creditCheckSettings>

export function createHttpCreditCheck(
  settings: CreditCheckSettings,
  { timeoutMs = 8000 }: { timeoutMs?: number } = {},
): CreditCheck {
  const { provider, least = null, most = null } = settings
  return {
    provider,
    async score(person, today) {
      const found = await askJson(provider, z.record(z.string(), z.unknown()), {
        url: new URL(settings.url),
        method: 'POST',
        headers: settings.headers,
        body: filled(settings.body, { ...person }),
        timeoutMs,
      })
      const said = found && atPointer(found, settings.scoreAt)
      if (said == null) return null
      const score = typeof said === 'string' && said.trim() !== '' ? Number(said) : said
      if (
        typeof score !== 'number' ||
        !Number.isFinite(score) ||
        (least !== null && score < least) ||
        (most !== null && score > most)
      )
        throw new ProviderUnavailable(provider, { cause: new Error('a score outside its scale') })
      const date = textAtPointer(found, settings.dateAt)?.slice(0, 10)
      return { score, least, most, provider, date: date !== undefined && isDay(date) ? date : today }
    },
  }
}
