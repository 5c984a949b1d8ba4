/** Which identity documents a person may choose from, by nationality. Source: B3-id-options, B9-identity-countries. */
import type { IdCombination, IdType } from '@attesta/contract/document.ts'

export const identityOptions = {
  default: ['digitalId', 'passportAndFiscal', 'paperIdAndFiscal'],
  ce: ['digitalId', 'passport', 'paperId'],
  x_ce: ['passport', 'passportAndPermit'],
} as const satisfies Record<string, readonly IdCombination[]>

export type IdentityGroup = keyof typeof identityOptions

/** The specification's central European set, which is more than members of the Union … */
const central = ['DE', 'PL', 'HU', 'CZ', 'SK', 'AT', 'LI', 'CH', 'SI', 'HR', 'RS', 'BG', 'RO']
/** … and the rest of the European Union without Italy. */
const union = ['BE', 'CY', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'IE', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SE']

/** `nationality`: ISO alpha-2. Unknown is treated as foreign, for which the documents asked suit everybody. */
export function identityGroup(nationality: string | null): IdentityGroup {
  if (nationality === 'IT') return 'default'
  return nationality !== null && [...central, ...union].includes(nationality) ? 'ce' : 'x_ce'
}

/** The sides to hand in for a choice; both sides where the document has two. */
export const sidesOf: Record<IdCombination, readonly IdType[]> = {
  digitalId: ['id-card-front', 'id-card-back'],
  passport: ['passport'],
  passportAndFiscal: ['passport', 'fiscal-card-front', 'fiscal-card-back'],
  passportAndPermit: ['passport', 'permit-front', 'permit-back'],
  paperIdAndFiscal: ['paper-id-front', 'paper-id-back', 'fiscal-card-front', 'fiscal-card-back'],
  paperId: ['paper-id-front', 'paper-id-back'],
}
