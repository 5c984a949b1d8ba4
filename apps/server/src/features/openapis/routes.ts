import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { countryList } from './countries.ts'
import { addressOf, suggestAddresses } from './find-address.ts'

export const openapis = () => ({
  async countryFlags() { return { success: true as const, countries: [...countryList] } },

  async addresses({ query, headers }) {
    return { success: true as const, recommendations: suggestAddresses(query.text, query.countryCode ?? headers.region.toUpperCase()) }
  },

  async addressDetails({ query }) {
    const addressDetails = addressOf(query.placeId)
    if (!addressDetails) throw new Refusal('not_found')
    return { success: true as const, addressDetails }
  },

  /** No table of addresses is on board: the host's name and the language of the browser decide the region. */
  async ipLocation() { return { success: true as const, country: null } },
}) satisfies Handlers<'countryFlags' | 'addresses' | 'addressDetails' | 'ipLocation'>
