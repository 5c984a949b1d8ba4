/** Address suggestions from a small table of our own: nothing that is typed leaves the machine. */
import { partHouseNumber } from './house-number.ts'
import type { Addresses, AddressParts, Suggestion } from './port.ts'
import table from './streets.json' with { type: 'json' }

interface Place {
  id: string
  country: string
  street: string
  city: string
  postcode: string
  province: string
  provinceCode: string
  state: string
  stateCode: string
  folded: string
}

const maxSuggestions = 6

/** «Königstraße» → «konigstrasse»: accents, umlauts, ß and the abbreviation of Straße make no difference. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/g, ' ')
    .replace(/str(asse)?\b/g, 'str')
    .replace(/\s+/g, ' ')
    .trim()

const places: readonly Place[] = table.towns.flatMap(
  ({ country, city, province, provinceCode, state, stateCode, postcode, streets }) => {
    const named = streets ?? table.common[country as 'IT' | 'DE'].map((street) => [street, postcode!])
    return named.map(([street, code]) => {
      const plain = { country, street: street!, city, postcode: code!, province, provinceCode, state, stateCode }
      return {
        ...plain,
        id: fold(`${country} ${city} ${street}`).replace(/\s/g, '-'),
        folded: fold(`${street} ${city} ${code}`),
      }
    })
  },
)

const described = ({ street, city, postcode, provinceCode, country }: Place, houseNumber: string): string =>
  `${street}${houseNumber === '' ? '' : ` ${houseNumber}`}, ${postcode} ${city}${country === 'IT' ? ` ${provinceCode}` : ''}`

/**
 * Every word typed begins a word of the street, the town or the postcode; those whose street begins with the text come
 * first.
 */
function suggest(text: string, country: string): Suggestion[] {
  const { houseNumber, rest } = partHouseNumber(text)
  const typed = fold(rest.replace(/,/g, ' '))
  const words = typed.split(' ').filter(Boolean)
  if (typed.length < 3) return []
  const isMatch = ({ folded }: Place) => words.every((word) => ` ${folded}`.includes(` ${word}`))
  return places
    .filter((place) => place.country === country && isMatch(place))
    .toSorted((a, b) => Number(b.folded.startsWith(typed)) - Number(a.folded.startsWith(typed)))
    .slice(0, maxSuggestions)
    .map((place) => ({
      placeId: houseNumber === '' ? place.id : `${place.id}~${houseNumber}`,
      description: described(place, houseNumber),
      note: null,
    }))
}

/** Returns the parts of a suggestion; `undefined` for an id that none had. In Italy the county is the province. */
function addressOf(placeId: string): AddressParts | undefined {
  const [id, houseNumber = ''] = placeId.split('~')
  const place = places.find((known) => known.id === id)
  if (!place) return undefined
  const { street, city, state, stateCode, postcode, province, provinceCode } = place
  return {
    street,
    formattedAddress: described(place, houseNumber),
    county: province,
    city,
    state,
    stateCode,
    postcode,
    province,
    provinceCode,
    houseNumber,
  }
}

export const offlineAddresses: Addresses = {
  // Ids of outside providers begin with their name and a colon.
  isOwn: (placeId) => !placeId.includes(':'),
  async suggest({ text, country }) {
    return { suggestions: suggest(text, country), attribution: null }
  },
  async detail(placeId) {
    return addressOf(placeId)
  },
}
