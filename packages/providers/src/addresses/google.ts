/** Google Places (New), by its HTTP interface. Source: developers.google.com/maps/documentation/places/web-service. */
import * as z from 'zod/mini'
import { askJson } from '../ask-json.ts'
import { partHouseNumber } from './house-number.ts'
import type { Addresses, AddressParts } from './port.ts'

export interface GoogleSettings {
  key: string
  /** Another place that speaks the same; Google itself when left out. */
  url?: string
  timeoutMs?: number
}

const provider = 'google-places'
const defaultUrl = 'https://places.googleapis.com'
const prefix = 'google:'

const formatted = z.object({
  mainText: z.optional(z.object({ text: z.string() })),
  secondaryText: z.optional(z.object({ text: z.string() })),
})
const predictions = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            text: z.object({ text: z.string() }),
            structuredFormat: z.optional(formatted),
          }),
        ),
      }),
    ),
  ),
})
const component = z.object({ longText: z.string(), shortText: z.optional(z.string()), types: z.array(z.string()) })
const place = z.object({
  id: z.string(),
  formattedAddress: z.optional(z.string()),
  addressComponents: z.optional(z.array(component)),
})

/** «ChIJ…»: letters, digits and what is safe in an address; anything else is no id of theirs */
const idPattern = /^[\w-]{1,400}$/

export function createGoogleAddresses({ key, url = defaultUrl, timeoutMs = 3000 }: GoogleSettings): Addresses {
  const at = (path: string) => new URL(`${url.replace(/\/$/, '')}${path}`)
  return {
    isOwn: (placeId) => placeId.startsWith(prefix),

    async suggest({ text, country, language, visit }) {
      const { houseNumber } = partHouseNumber(text)
      const found = await askJson(provider, predictions, {
        url: at('/v1/places:autocomplete'),
        method: 'POST',
        timeoutMs,
        headers: {
          'x-goog-api-key': key,
          'x-goog-fieldmask':
            'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text,suggestions.placePrediction.structuredFormat',
        },
        body: {
          input: text,
          includedRegionCodes: [country.toLowerCase()],
          languageCode: language,
          regionCode: country,
          sessionToken: visit,
          includedPrimaryTypes: ['street_address', 'route', 'premise'],
        },
      })
      const suggestions = (found?.suggestions ?? []).flatMap(({ placePrediction: one }) => {
        if (!one || !idPattern.test(one.placeId)) return []
        const main = one.structuredFormat?.mainText?.text
        return [
          {
            placeId: `${prefix}${one.placeId}${houseNumber === '' ? '' : `~${houseNumber}`}`,
            description: main ?? one.text.text,
            note: main === undefined ? null : (one.structuredFormat?.secondaryText?.text ?? null),
          },
        ]
      })
      return { suggestions, attribution: 'Google Maps' }
    },

    async detail(placeId, { language, visit }) {
      const [id = '', houseNumber = ''] = placeId.slice(prefix.length).split('~')
      if (!placeId.startsWith(prefix) || !idPattern.test(id)) return undefined
      const address = at(`/v1/places/${id}`)
      address.search = String(new URLSearchParams({ languageCode: language, sessionToken: visit }))
      const found = await askJson(provider, place, {
        url: address,
        timeoutMs,
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'id,formattedAddress,addressComponents' },
      })
      return found && partsOf(found, houseNumber)
    },
  }
}

/** Which component is which part differs by country. */
function partsOf(
  { formattedAddress = '', addressComponents = [] }: z.output<typeof place>,
  typedNumber: string,
): AddressParts {
  const find = (...types: string[]) =>
    types.map((type) => addressComponents.find((one) => one.types.includes(type))).find((one) => one !== undefined)
  const long = (...types: string[]) => find(...types)?.longText ?? ''
  const isGermany = find('country')?.shortText === 'DE'
  const state = find('administrative_area_level_1')
  const county = find(isGermany ? 'administrative_area_level_3' : 'administrative_area_level_2')
  const code = county?.shortText !== undefined && county.shortText !== county.longText ? county.shortText : ''
  return {
    street: long('route'),
    formattedAddress,
    county: county?.longText ?? '',
    city: long('locality', isGermany ? 'postal_town' : 'administrative_area_level_3'),
    state: state?.longText ?? '',
    stateCode: state?.shortText !== undefined && state.shortText !== state.longText ? state.shortText : '',
    postcode: long('postal_code'),
    province: county?.longText ?? '',
    provinceCode: code,
    houseNumber: long('street_number') || typedNumber,
  }
}
