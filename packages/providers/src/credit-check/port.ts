import type { CreditScore } from '@attesta/contract/identity.ts'
import type { Day } from '@attesta/domain/day.ts'

/** What an agency needs to find a person, and no more. */
export interface PersonToScore {
  givenName: string
  familyName: string
  birthDate: Day
  street: string
  houseNumber: string
  postcode: string
  city: string
  country: string
}

/** Asks a credit agency for a person's score. Only for those who agreed beforehand. */
export interface CreditCheck {
  /** As people know it; the report names it. */
  provider: string
  /**
   * `null`: the agency does not know the person, or gives no score. `ProviderUnavailable` when there is no answer.
   * `today`: the date of the answer where the agency tells none.
   */
  score(person: PersonToScore, today: Day): Promise<CreditScore | null>
}
