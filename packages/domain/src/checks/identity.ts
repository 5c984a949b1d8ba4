/**
 * Is the applicant who they say? A verification by video or bank settles it; else an identity document that was read
 * whole.
 */
import type { VerificationMethod } from '@attesta/contract/identity.ts'
import type { Check } from '@attesta/contract/report.ts'
import { isUsable } from '../facts/evidence-document.ts'
import { isDisputed, type CrossFinding, type ReconcileContext } from '../reconcile/cross-finding.ts'
import { namesApplicant } from '../reconcile/names.ts'
import { check, reason, reasonsOf, sourcesOf } from './check.ts'

/**
 * By what the identity was verified, null when it was not; and whether a verification is asked for in place of a
 * document.
 */
export interface IdentityProof {
  method: VerificationMethod | null
  isAsked: boolean
}

/**
 * Passed when verified, or when a usable document names the applicant and its check digits hold. Failed when name,
 * birth, country or the file itself contradict and the applicant does not contest it. Otherwise unknown: a document
 * without check digits settles nothing.
 */
export function identityShown(
  { applicant }: ReconcileContext,
  findings: readonly CrossFinding[],
  verification: IdentityProof,
): Check {
  const documents = applicant.documents.filter(({ result }) => result.identity !== undefined)
  const against = findings.filter(
    ({ code, severity }) =>
      severity === 'error' &&
      (code === 'national_id.name_mismatch' ||
        code === 'report.birth_date_mismatch' ||
        code === 'national_id.country_mismatch' ||
        code === 'national_id.fraud'),
  )
  if (against.length > 0)
    return check(
      'identity',
      against.every((finding) => isDisputed(applicant, finding)) ? 'unknown' : 'failed',
      ['document'],
      reasonsOf(against),
      against.flatMap(({ evidence }) => evidence),
    )
  if (verification.method !== null)
    return check('identity', 'passed', [verification.method === 'psd2' ? 'bank' : 'document'])
  const good = documents.filter((document) => isUsable(document) && namesApplicant(applicant, document) === 'same')
  const checked = good.filter(({ result }) => result.identity?.mrz?.valid === true)
  const expired = findings.filter(({ code }) => code === 'national_id.expired')
  if (checked.length > 0 && checked.every(({ id }) => expired.some(({ documents }) => documents.includes(id))))
    return check('identity', 'unknown', sourcesOf(checked), reasonsOf(expired))
  if (checked.length > 0)
    return check('identity', 'passed', sourcesOf(checked), [
      reason('Report.Check.identity.documentOnly'),
      ...reasonsOf(expired),
    ])
  if (verification.isAsked && documents.length === 0)
    return check('identity', 'unknown', [], [reason('Report.Check.identity.notVerified')])
  return check('identity', 'unknown', sourcesOf(documents), [
    reason(
      documents.length === 0
        ? 'Report.Check.identity.none'
        : good.length === 0
          ? 'Report.Check.identity.unread'
          : 'Report.Check.identity.unchecked',
    ),
  ])
}
