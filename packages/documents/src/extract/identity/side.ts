import type { Identity } from '@attesta/domain/facts/parse-result.ts'
import { fold } from '../../layout/fold.ts'
import type { Face } from './read-face.ts'
import { sidesNamed } from './titles.ts'

/**
 * Which document the pictures show: the zone says it where there is one, else its title, else the front of an Italian
 * card by its labels.
 */
export function documentOf(faces: readonly Face[]): Identity['document'] {
  const mrz = faces.find((face) => face.mrz)?.mrz,
    title = faces.find((face) => face.title)?.title
  if (!mrz) return title?.document ?? (faces.some(isOfHealthCard) ? 'fiscal_card' : 'id_card')
  if (mrz.format === 'TD3') return 'passport'
  const isPermit =
    title?.document === 'residence_permit' ||
    mrz.documentCode.endsWith('R') ||
    (mrz.issuer !== null && mrz.nationality !== null && mrz.issuer !== mrz.nationality)
  return isPermit ? 'residence_permit' : 'id_card'
}

/** Names and a tax code or a province stand on one card without a nationality alone, the Italian health card. */
const isOfHealthCard = ({ text, printed: { labels, number, nationality } }: Face) =>
  (labels.has('surname') || labels.has('given_names')) &&
  (labels.has('fiscal_code') || / provincia /.test(` ${fold(text)} `)) &&
  !labels.has('nationality') &&
  nationality === undefined &&
  number === undefined

/** Labels of names and births stand on cards of every kind. */
export const isKindShown = (faces: readonly Face[]): boolean =>
  faces.some(
    (face) =>
      face.mrz !== null ||
      face.title !== null ||
      face.printed.number !== undefined ||
      face.printed.nationality !== undefined ||
      face.printed.labels.has('nationality') ||
      isOfHealthCard(face),
  )

type SideOf = (face: Face) => readonly ('front' | 'back')[]

/**
 * By its labels: the front says who, the back of a card carries the zone or the fiscal code. Larger cards and passports
 * have their zone below their front.
 */
const byLabels: SideOf = ({ mrz, isBeside, printed: { labels, surname, birthPlace, expiresOn } }) => {
  if (isBeside) return ['front']
  const isFront =
    (birthPlace !== undefined && expiresOn !== undefined) ||
    ((labels.has('surname') || surname !== undefined) &&
      (expiresOn !== undefined ||
        ['birth', 'birth_date', 'expires', 'sex'].some((field) => labels.has(field as 'birth'))))
  const isBack = mrz ? mrz.format === 'TD1' : labels.has('fiscal_code') && !isFront
  return [...(isFront || (mrz && !isBack) ? ['front' as const] : []), ...(isBack ? ['back' as const] : [])]
}

const sidesBy: Record<Identity['document'], SideOf> = {
  passport: () => ['front'],
  id_card: byLabels,
  residence_permit: byLabels,
  fiscal_card: ({ text, barcode }) => [...sidesNamed(text, 'fiscal_card'), ...(barcode ? ['back' as const] : [])],
  paper_id_card: ({ text, printed: { labels } }) => [
    ...sidesNamed(text, 'paper_id_card'),
    ...(labels.has('surname') ? ['front' as const] : []),
  ],
}

export function sideOf(faces: readonly Face[], document: Identity['document']): Identity['side'] {
  const sides = new Set(faces.flatMap(sidesBy[document]))
  return sides.size === 2 ? 'both' : ([...sides][0] ?? 'front')
}
