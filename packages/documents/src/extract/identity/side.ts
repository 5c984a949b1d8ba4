import type { Identity } from '@attesta/domain/facts/parse-result.ts'
import type { Face } from './read-face.ts'

/** Which document the pictures show: the zone says it where there is one, else its title, else the front of an Italian card by its labels. */
export function documentOf(faces: readonly Face[]): Identity['document'] {
  const mrz = faces.find((face) => face.mrz)?.mrz, title = faces.find((face) => face.title)?.title
  if (!mrz) return title?.document ?? 'id_card'
  if (mrz.format === 'TD3') return 'passport'
  const isPermit = title?.document === 'residence_permit' || mrz.documentCode.endsWith('R') || (mrz.issuer !== null && mrz.nationality !== null && mrz.issuer !== mrz.nationality)
  return isPermit ? 'residence_permit' : 'id_card'
}

/** Labels that stand on the front only. */
const hasFront = ({ printed: { labels } }: Face) => labels.has('surname') && ['birth', 'birth_date', 'expires', 'sex'].some((field) => labels.has(field as 'birth'))

/** Passports have one page that counts, their front; cards carry the zone on their back. */
export function sideOf(faces: readonly Face[], document: Identity['document']): Identity['side'] {
  if (document === 'passport' || document === 'fiscal_card' || document === 'paper_id_card') return 'front'
  const front = faces.some(hasFront), back = faces.some((face) => face.mrz !== null || (face.printed.labels.has('fiscal_code') && !hasFront(face)))
  return front && back ? 'both' : back ? 'back' : 'front'
}
