/** Codes of issuing states and nationalities as a machine readable zone gives them. */
import { stateOfCode } from '@attesta/domain/identity/state-codes.ts'

/** Three letters for every state: `D` → `DEU`, all others as the zone gives them. */
export const stateCode = (code: string | null): string | null => (code === 'D' ? 'DEU' : code)

/** ISO alpha-2, or null for a code of no state (specimens `UTO`, stateless `XXA`, United Nations). */
export const countryOf = (code: string | null): string | null => (code === null ? null : stateOfCode(code))
