/**
 * Fakes for the two address services, over the table that the product carries itself: `/sandbox/places/v1/…` speaks
 * as Google Places (New) does, `/sandbox/photon/api` as Photon.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AddressParts } from '../../addresses/port.ts'
import { offlineAddresses } from '../../addresses/offline.ts'
import type { Faults } from '../faults.ts'
import { placesKey } from '../magic.ts'
import { misbehaving } from '../misbehave.ts'

export interface AddressServices {
  faults: Faults
  slowMs: number
}

const maxPredictions = 5
const refusal = (code: number, status: string, message: string) => ({ error: { code, message, status } })
const asking = { language: 'it', visit: 'sandbox' } as const

/** Ids that look as theirs do and say nothing. */
const asPlaceId = (id: string) => `ChIJ${Buffer.from(id).toString('base64url')}`
const idOf = (placeId: string) => Buffer.from(placeId.slice(4), 'base64url').toString()

export function addressServices({ faults, slowMs }: AddressServices) {
  return async (app: FastifyInstance) => {
    app.addHook(
      'preHandler',
      misbehaving(faults, 'addresses', slowMs, (status) =>
        status === 503
          ? refusal(503, 'UNAVAILABLE', 'The service is down.')
          : refusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'),
      ),
    )

    const refused = (request: FastifyRequest): { status: number; body: unknown } | null => {
      if (request.headers['x-goog-api-key'] !== placesKey)
        return { status: 403, body: refusal(403, 'PERMISSION_DENIED', 'The API key is not valid.') }
      return request.headers['x-goog-fieldmask']
        ? null
        : { status: 400, body: refusal(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.') }
    }

    app.post('/places/v1/places::autocomplete', async (request, reply) => {
      const no = refused(request)
      if (no) return reply.code(no.status).send(no.body)
      const { input = '', includedRegionCodes = [] } = request.body as {
        input?: string
        includedRegionCodes?: string[]
      }
      const { suggestions } = await offlineAddresses.suggest({
        text: input,
        country: (includedRegionCodes[0] ?? '').toUpperCase(),
        ...asking,
      })
      if (suggestions.length === 0) return {}
      return {
        suggestions: await Promise.all(
          suggestions
            .slice(0, maxPredictions)
            .map(async ({ placeId, description }) =>
              prediction(asPlaceId(placeId), description, (await offlineAddresses.detail(placeId, asking))!),
            ),
        ),
      }
    })

    app.get('/places/v1/places/:id', async (request, reply) => {
      const no = refused(request)
      if (no) return reply.code(no.status).send(no.body)
      const { id } = request.params as { id: string }
      const parts = await offlineAddresses.detail(idOf(id), asking)
      return parts
        ? {
            id,
            formattedAddress: parts.formattedAddress,
            addressComponents: components(parts, idOf(id).startsWith('de-')),
          }
        : reply.code(404).send(refusal(404, 'NOT_FOUND', 'The Place ID is no longer valid.'))
    })

    app.get('/photon/api', async (request, reply) => {
      const query = request.query as Record<string, string | string[]>
      const stranger = Object.keys(query).find((name) => !['q', 'lang', 'limit', 'countrycode', 'layer'].includes(name))
      if (stranger !== undefined) return reply.code(400).send({ message: `Unknown query parameter '${stranger}'.` })
      const country = String(query.countrycode)
      const { suggestions } = await offlineAddresses.suggest({ text: String(query.q ?? ''), country, ...asking })
      const found = await Promise.all(
        suggestions.slice(0, Number(query.limit ?? 10)).map(({ placeId }) => offlineAddresses.detail(placeId, asking)),
      )
      return { type: 'FeatureCollection', features: found.map((parts) => feature(parts!, country)) }
    })
  }
}

const prediction = (placeId: string, text: string, { street, houseNumber, city, provinceCode }: AddressParts) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text, matches: [] },
    structuredFormat: {
      mainText: { text: houseNumber === '' ? street : `${street}, ${houseNumber}` },
      secondaryText: { text: [city, provinceCode].filter(Boolean).join(', ') },
    },
    types: ['route', 'geocode'],
  },
})

/**
 * As Google parts an address of either country: Germany's districts stand a level lower than Italy's provinces. A
 * street's own number is left out where none was typed.
 */
function components(
  { street, houseNumber, city, postcode, province, provinceCode, state, stateCode }: AddressParts,
  isGermany: boolean,
) {
  const one = (longText: string, shortText: string, ...types: string[]) =>
    longText === ''
      ? []
      : [{ longText, shortText: shortText || longText, types, languageCode: isGermany ? 'de' : 'it' }]
  return [
    ...one(houseNumber, '', 'street_number'),
    ...one(street, '', 'route'),
    ...one(city, '', 'locality', 'political'),
    ...one(
      province,
      provinceCode,
      isGermany ? 'administrative_area_level_3' : 'administrative_area_level_2',
      'political',
    ),
    ...one(state, stateCode, 'administrative_area_level_1', 'political'),
    ...(isGermany ? one('Deutschland', 'DE', 'country', 'political') : one('Italia', 'IT', 'country', 'political')),
    ...one(postcode, '', 'postal_code'),
  ]
}

const feature = ({ street, houseNumber, city, postcode, county, state }: AddressParts, country: string) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [9.18, 45.46] },
  properties:
    houseNumber === ''
      ? {
          osm_type: 'W',
          osm_id: 1,
          osm_key: 'highway',
          osm_value: 'residential',
          type: 'street',
          name: street,
          postcode,
          city,
          county,
          state,
          countrycode: country,
        }
      : {
          osm_type: 'N',
          osm_id: 1,
          osm_key: 'place',
          osm_value: 'house',
          type: 'house',
          street,
          housenumber: houseNumber,
          postcode,
          city,
          county,
          state,
          countrycode: country,
        },
})
