/**
 * Which country a network address belongs to. Never asked of anybody outside: no visitor's address leaves the machine.
 */
export interface IpLocation {
  /** ISO alpha-2; null for private networks, for what the table does not know, and for what is no address. */
  countryOf(address: string): string | null
}
