import { createHmac } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { countryList } from '../../regions/countries.ts'

/** The letters of one street and the choice that follows are typed within this time. */
const visitMs = 3 * 60_000

export const openapis = ({
  addresses,
  ipLocation,
  clock,
  random,
}: Pick<Deps, 'addresses' | 'ipLocation' | 'clock' | 'random'>) => {
  const secret = random.bytes(32)
  /** Which questions belong together, for a provider that counts them; it does not tell who asked. */
  const visitOf = (address: string): string =>
    createHmac('sha256', secret)
      .update(`${address} ${Math.floor(clock.now().getTime() / visitMs)}`)
      .digest('base64url')
      .slice(0, 36)

  return {
    async countryFlags() {
      return { success: true as const, countries: [...countryList] }
    },

    async addresses({ caller, query, headers, language }) {
      const { suggestions, attribution } = await addresses.suggest({
        text: query.text,
        country: query.countryCode ?? headers.region.toUpperCase(),
        language,
        visit: visitOf(caller.address),
      })
      return {
        success: true as const,
        recommendations: suggestions.map(({ placeId, description, note }) => ({
          place_id: placeId,
          description,
          note,
        })),
        attribution,
      }
    },

    async addressDetails({ caller, query, language }) {
      const addressDetails = await addresses.detail(query.placeId, { language, visit: visitOf(caller.address) })
      if (!addressDetails) throw new Refusal('not_found')
      return { success: true as const, addressDetails }
    },

    async ipLocation({ caller }) {
      return { success: true as const, country: ipLocation.countryOf(caller.address) }
    },
  } satisfies Handlers<'countryFlags' | 'addresses' | 'addressDetails' | 'ipLocation'>
}
