/**
 * What the product asks of a bank connection provider (PSD2). Ids are the provider's own; only the adapter looks into
 * them.
 */
import type { Day } from '@attesta/domain/day.ts'
import type { BankBalance, BankBooking } from '@attesta/domain/facts/bank-feed.ts'

export type BankCountry = 'IT' | 'DE'

export interface Institution {
  id: string
  name: string
  /** Eight or eleven letters and digits; null where the provider gives none. */
  bic: string | null
}

/** How a link stands, in the specification's provider statuses. */
export type LinkState =
  | 'created'
  | 'giving_consent'
  | 'undergoing_authentication'
  | 'rejected'
  | 'selecting_accounts'
  | 'granting_access'
  | 'linked'
  | 'expired'

/**
 * A link that was begun: `url` is the consent page. `grantedDays`: how far back the bank was asked to give bookings.
 */
interface BankLink {
  linkId: string
  url: string
  grantedDays: number
}

export interface LinkAccount {
  id: string
  iban: string | null
  ownerName: string | null
  name: string | null
  currency: string | null
  lastAccessed: string | null
}

/** Why the bank's page was left without consent. */
export type LinkDenial = 'cancelled_at_bank' | 'wrong_code' | 'authentication_failed' | 'bank_error' | 'session_expired'

/**
 * `@throws ProviderUnavailable` from every call when there is no answer in the provider's own words; `@throws
 * BankRefused` when it says no.
 * A call that costs one of the bank's few a day is `account`, `balances` or `bookings`.
 */
export interface BankConnectionProvider {
  readonly provider: 'gocardless' | 'enablebanking'
  /** The banks that can be connected now. */
  institutions(country: BankCountry): Promise<Institution[]>
  /** `reference` comes back in the return address. `historyDays` is a wish: see `grantedDays`. */
  begin(wish: {
    institution: string
    country: BankCountry
    redirectUrl: string
    reference: string
    language: 'it' | 'de' | 'en'
    historyDays: number
  }): Promise<BankLink>
  /** The reference that a return address carries; null when it carries none. */
  referenceIn(returned: URLSearchParams): string | null
  /** What a return address says beside that. The link may go by another id from then on. */
  complete(linkId: string, returned: URLSearchParams): Promise<{ linkId: string; denial: LinkDenial | null }>
  standing(linkId: string): Promise<{ state: LinkState; accountIds: string[] }>
  account(id: string): Promise<LinkAccount>
  balances(id: string): Promise<BankBalance[]>
  bookings(id: string, from: Day, to: Day): Promise<BankBooking[]>
  /** Gives the access back. A link that is gone already is given back. */
  revoke(linkId: string): Promise<void>
}

/**
 * `limit`: no more today. `credentials`: the operator's keys. `not_found`: no such bank, link or account.
 * `wrong_request`: it does not take what we ask.
 */
export type BankRefusal =
  | 'limit'
  | 'access_expired'
  | 'suspended'
  | 'bank_error'
  | 'credentials'
  | 'not_found'
  | 'wrong_request'

/**
 * The provider understood and says no. Its words may hold account numbers: they go no further than `providerCode`,
 * which is a name out of its own table.
 */
export class BankRefused extends Error {
  readonly reason: BankRefusal
  readonly providerCode: string

  constructor(reason: BankRefusal, providerCode: string) {
    super(`refused: ${reason} (${providerCode})`)
    this.name = 'BankRefused'
    this.reason = reason
    this.providerCode = providerCode
  }
}
