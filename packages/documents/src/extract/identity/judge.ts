import { compareFiscalCode } from '@attesta/domain/fiscal-code.ts'
import type { Evidence, Finding, Identity, Trace } from '@attesta/domain/facts/parse-result.ts'
import { compareNames } from '@attesta/domain/person-name.ts'
import type { GrayImage } from '../../image/gray-image.ts'
import { unreadableReason } from '../../image/quality.ts'
import type { ReadingContext } from '../extraction.ts'
import { identityFinding } from './finding.ts'

/** What the pictures leave open. */
export interface Doubts {
  /** Both zones print it, surely read, and differ. */
  disagreeing: { field: keyof Identity; evidence: Evidence }[]
  /** The name that may be cut at the end of its field, with no print that has all of it. */
  cutName: Evidence | null
  /** Something tells which kind of document it is. */
  isKindShown: boolean
}

/** What is wrong with the document itself; whether a side is missing is seen only across uploads, by the caller. */
export function findingsOf(
  section: Identity,
  trace: Trace,
  { disagreeing, cutName, isKindShown }: Doubts,
  images: readonly GrayImage[],
  { today, applicant }: ReadingContext,
): Finding[] {
  const { surname, given_names, expires_on, mrz, document } = section
  const placeOf = (field: keyof Identity): Evidence | null => trace[`identity.${field}`] ?? null
  const findings: Finding[] = []
  const isNamed = surname !== null && given_names !== null
  // A permit's front names no birth: that stands on its back.
  const isIdentified =
    isNamed &&
    (section.number !== null ||
      section.date_of_birth !== null ||
      section.fiscal_code !== null ||
      (document === 'residence_permit' && expires_on !== null))
  if (mrz !== null && !mrz.valid)
    findings.push(
      identityFinding('parse_failure', { reason: reasonFor(images) ?? 'check_digits' }, placeOf('issuing_country')),
    )
  else if (!isIdentified && section.side !== 'back')
    findings.push(identityFinding('parse_failure', { reason: reasonFor(images) ?? 'not_readable' }, null))
  else if (mrz === null && (document === 'passport' || (section.side === 'back' && hasZoneOnBack[document])))
    findings.push(identityFinding('parse_failure', { reason: reasonFor(images) ?? 'not_readable' }, null))
  else if (!isKindShown)
    findings.push(identityFinding('parse_failure', { reason: reasonFor(images) ?? 'not_readable' }, null))
  else if (!isNamed && section.side !== 'back') findings.push(identityFinding('missing_name', {}, placeOf('surname')))
  else if (cutName) findings.push(identityFinding('missing_name', {}, cutName))
  if (expires_on !== null && expires_on < today)
    findings.push(identityFinding('expired', { expires_on }, placeOf('expires_on')))
  if (applicant && isNamed && compareNames(applicant, { given: given_names, family: surname }) === 'different')
    findings.push(identityFinding('name_mismatch', {}, placeOf('surname')))
  if (mrz?.valid && isCodeOfAnother(section))
    findings.push(identityFinding('zones_disagree', { field: 'fiscal_code' }, placeOf('fiscal_code')))
  return [
    ...findings,
    ...disagreeing.map(({ field, evidence }) => identityFinding('zones_disagree', { field }, evidence)),
  ]
}

/**
 * The zone's birth date and sex are in the fiscal code too; names count only when both differ, for the zone spells out
 * letters that the code drops.
 */
function isCodeOfAnother({ fiscal_code, surname, given_names, date_of_birth, sex }: Identity): boolean {
  if (fiscal_code === null) return false
  const answer = compareFiscalCode(fiscal_code, { surname, givenNames: given_names, bornOn: date_of_birth, sex })
  return (
    answer.bornOn === 'mismatch' ||
    answer.sex === 'mismatch' ||
    (answer.surname === 'mismatch' && answer.givenNames === 'mismatch')
  )
}

/** The outside of a paper card and the back of a health card have none. */
const hasZoneOnBack: Record<Identity['document'], boolean> = {
  id_card: true,
  residence_permit: true,
  passport: false,
  paper_id_card: false,
  fiscal_card: false,
}

const reasonFor = (images: readonly GrayImage[]) => images.map(unreadableReason).find((reason) => reason !== null)
