import * as z from 'zod/mini'
import { countryCode } from '../fields.ts'
import { define } from '../route.ts'
import { okWith, scope } from './replies.ts'

/** Whom a partner has signed for. */
const partnerCertificate = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  message: z.string(),
})
const naming = z.object({ official: z.string(), common: z.string() })

export const openapisRoutes = define({
  countryFlags: {
    method: 'GET',
    path: '/api/v1/openapis/country-flags',
    summary: 'Countries with dial code, flag and Italian and German names',
    who: 'anyone',
    rate: 'read',
    cache: 'public',
    query: z.extend(scope, { fields: z.optional(z.string()) }),
    reply: okWith({
      countries: z.array(
        z.object({
          name: z.string(),
          flag: z.string(),
          code: z.nullable(z.string()),
          cca2: z.string(),
          translations: z.object({ deu: naming, ita: naming }),
        }),
      ),
    }),
  },
  addresses: {
    method: 'GET',
    path: '/api/v1/openapis/addresses',
    summary: 'Suggestions for a street, within one country',
    who: 'anyone',
    rate: 'poll',
    cache: 'private',
    query: z.extend(scope, { text: z.string().check(z.maxLength(200)), countryCode: z.optional(countryCode) }),
    reply: okWith({
      recommendations: z.array(
        z.object({ place_id: z.string(), description: z.string(), note: z.nullable(z.string()) }),
      ),
      /** Whom the service's terms want named beside its suggestions. */
      attribution: z.nullable(z.string()),
    }),
  },
  addressDetails: {
    method: 'GET',
    path: '/api/v1/openapis/address-details',
    summary: 'The parts of a suggested address',
    who: 'anyone',
    rate: 'poll',
    cache: 'private',
    query: z.extend(scope, { placeId: z.string().check(z.maxLength(600)) }),
    reply: okWith({
      addressDetails: z.object({
        street: z.string(),
        formattedAddress: z.string(),
        county: z.string(),
        city: z.string(),
        state: z.string(),
        stateCode: z.string(),
        postcode: z.string(),
        province: z.string(),
        provinceCode: z.string(),
        houseNumber: z.string(),
      }),
    }),
  },
  verifyPartnerSignature: {
    method: 'GET',
    path: '/api/v1/openapis/verify-partner-signature',
    summary:
      'Uses up a signature of a partner (compact JWS) and says whom it is for; `code` once takes the place of a ' +
      'mailed one in verify-email/submit. Every failure is refused alike',
    who: 'anyone',
    rate: 'auth',
    audit: 'partner.signature-used',
    cache: 'private',
    query: z.extend(scope, {
      sig: z.string().check(z.minLength(1), z.maxLength(4000)),
      listing_id: z.optional(z.uuid()),
    }),
    reply: okWith({ certificate: partnerCertificate, code: z.string() }),
  },
  ipLocation: {
    method: 'GET',
    path: '/api/v1/openapis/ip-location',
    summary: "The visitor's country from local tables; null when not known",
    who: 'anyone',
    rate: 'read',
    cache: 'private',
    query: scope,
    reply: okWith({ country: z.nullable(z.string()) }),
  },
})
