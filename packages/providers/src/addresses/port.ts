import type { Language } from '@attesta/contract/fields.ts'

/**
 * The parts of an address, by the specification's names. What a provider does not know is ''. In Italy `county` and
 * `province` are the province, in Germany the district.
 */
export interface AddressParts {
  street: string
  formattedAddress: string
  county: string
  city: string
  state: string
  stateCode: string
  postcode: string
  province: string
  provinceCode: string
  houseNumber: string
}

export interface Suggestion {
  placeId: string
  description: string
  /** What tells it from others of the same name. */
  note: string | null
}

/** Who asks, as far as a provider must know: nothing of the person, only which questions belong together. */
interface Asking {
  language: Language
  /**
   * The same for the letters of one street and the choice that follows, and for nothing else; at most 36 characters
   * that are safe in an address.
   */
  visit: string
}

/** Streets as they are typed. Both calls throw `ProviderUnavailable` when there is no answer in time. */
export interface Addresses {
  /**
   * Suggestions of one country (ISO alpha-2), the likeliest first; empty where nothing fits. `attribution`: whom the
   * provider's terms want named beside them.
   */
  suggest(
    typed: { text: string; country: string } & Asking,
  ): Promise<{ suggestions: Suggestion[]; attribution: string | null }>
  /** Whether an id is of this provider's kind. */
  isOwn(placeId: string): boolean
  /**
   * The parts of a suggestion; `undefined` for an id that none had. The house number that was typed stays where the
   * provider knows only the street.
   */
  detail(placeId: string, asking: Asking): Promise<AddressParts | undefined>
}

/** Longest id that any adapter makes. */
export const maxPlaceId = 600
