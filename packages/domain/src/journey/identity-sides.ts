import type { IdType } from '@attesta/contract/document.ts'
import type { Region } from '@attesta/contract/fields.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { sidesOf } from './identity-options.ts'

export type Side = 'front' | 'back'

/** What decides which sides are there. */
export interface IdentityFile {
  idType: IdType | null
  result: Pick<ParseResult, 'identity'> | null
}

/** `id-card-front` and `id-card-back` are sides of one document. */
const documentOf = (side: string) => side.replace(/-(?:front|back)$/, '')

/** Sides of the chosen identity document that are missing once another one is there. In Germany none is asked for. */
export function missingSides(region: Region, combination: string | null, files: readonly IdentityFile[]): Side[] {
  if (region === 'de' || combination === null || files.length === 0) return []
  const has = (side: IdType) =>
    files.some(
      ({ idType, result }) =>
        idType === side ||
        (result?.identity?.side === 'both' && idType !== null && documentOf(idType) === documentOf(side)),
    )
  const sides: readonly IdType[] = sidesOf[combination as keyof typeof sidesOf] ?? []
  return [
    ...new Set(sides.filter((side) => !has(side)).map((side): Side => (side.endsWith('-back') ? 'back' : 'front'))),
  ]
}
