import type { Region } from '@attesta/contract/fields.ts'
import { timeZoneOf } from '../../../languages.ts'

/** Returns who declares; the name that the specification puts where none is known. Source: B2-confirmation. */
export const signerOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim() || 'P-Rent User'

/** Returns the day on which it is declared, «05/03/2026» in every language. `now`: milliseconds. */
export const signedOn = (region: Region, now: number): string =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone: timeZoneOf[region],
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(now)
