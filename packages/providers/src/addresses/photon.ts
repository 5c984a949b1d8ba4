/** Photon, which an operator can run over OpenStreetMap's data. Source: https://github.com/komoot/photon, api-v1.md. */
import * as z from 'zod/mini'
import { askJson } from '../ask-json.ts'
import { partHouseNumber } from './house-number.ts'
import { maxPlaceId, type Addresses, type AddressParts } from './port.ts'

export interface PhotonSettings {
  url: string
  timeoutMs?: number
}

const provider = 'photon'
const prefix = 'photon:'
const most = 6

const properties = z.object({
  type: z.optional(z.string()),
  name: z.optional(z.string()),
  street: z.optional(z.string()),
  housenumber: z.optional(z.string()),
  postcode: z.optional(z.string()),
  city: z.optional(z.string()),
  district: z.optional(z.string()),
  county: z.optional(z.string()),
  state: z.optional(z.string()),
  countrycode: z.optional(z.string()),
})
const features = z.object({ features: z.array(z.object({ properties })) })

/**
 * What an id carries: there is no call for details, so the parts travel in it. A caller who makes one up fills in their
 * own form, and nothing else.
 */
const carried = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string(), z.string()])
type Carried = z.output<typeof carried>

export function createPhotonAddresses({ url, timeoutMs = 3000 }: PhotonSettings): Addresses {
  return {
    isOwn: (placeId) => placeId.startsWith(prefix),

    async suggest({ text, country, language }) {
      const { houseNumber } = partHouseNumber(text)
      const address = new URL(`${url.replace(/\/$/, '')}/api`)
      address.search = String(
        new URLSearchParams([
          ['q', text],
          ['lang', language],
          ['limit', String(most)],
          ['countrycode', country],
          ['layer', 'house'],
          ['layer', 'street'],
        ]),
      )
      const found = await askJson(provider, features, { url: address, timeoutMs })
      const suggestions = (found?.features ?? []).flatMap(({ properties: one }) => {
        const parts = carriedOf(one, houseNumber)
        const placeId = `${prefix}${Buffer.from(JSON.stringify(parts)).toString('base64url')}`
        // A service that does not know the country of a place, or was asked for another, is not believed.
        if (parts[0] === '' || one.countrycode?.toUpperCase() !== country || placeId.length > maxPlaceId) return []
        return [{ placeId, description: described(partsOf(parts)), note: one.district ?? null }]
      })
      return {
        suggestions: suggestions.filter(
          ({ placeId }, index) => suggestions.findIndex((other) => other.placeId === placeId) === index,
        ),
        attribution: '© OpenStreetMap',
      }
    },

    async detail(placeId) {
      if (!placeId.startsWith(prefix)) return undefined
      const parsed = carried.safeParse(parsedJson(Buffer.from(placeId.slice(prefix.length), 'base64url').toString()))
      return parsed.success ? partsOf(parsed.data) : undefined
    },
  }
}

const carriedOf = (one: z.output<typeof properties>, typedNumber: string): Carried => [
  one.street ?? (one.type === 'street' ? (one.name ?? '') : ''),
  one.housenumber ?? typedNumber,
  one.postcode ?? '',
  one.city ?? '',
  one.county ?? '',
  one.state ?? '',
  one.countrycode?.toUpperCase() ?? '',
]

function partsOf([street, houseNumber, postcode, city, county, state]: Carried): AddressParts {
  const plain = {
    street,
    county,
    city,
    state,
    stateCode: '',
    postcode,
    province: county,
    provinceCode: '',
    houseNumber,
  }
  return { ...plain, formattedAddress: described(plain) }
}

const described = ({
  street,
  houseNumber,
  postcode,
  city,
}: Pick<AddressParts, 'street' | 'houseNumber' | 'postcode' | 'city'>): string =>
  [[street, houseNumber].filter(Boolean).join(' '), [postcode, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
