/**
 * Whether anything about the report is still open: a blocker, contested or not, or sums that only a person can judge.
 */
import type { Message, RentReport } from '@attesta/contract/report.ts'
import { hasOpenSums } from '../checks/evidence.ts'
import { reason } from '../checks/check.ts'
import type { Applicant } from '../facts/evidence-document.ts'
import { asPerson, type AssessedPerson } from '../household/household.ts'
import type { Day } from '../day.ts'
import { isDisputed, isUntilReviewed, type CrossFinding } from '../reconcile/cross-finding.ts'
import { isOfReading } from '../reading/dispute.ts'
import { keyOfFinding } from '../reconcile/finding-codes.ts'
import { compareNames } from '../person-name.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { isSetAside } from '../review/ruling.ts'

type Standing = NonNullable<RentReport['standing']>
type OpenPoint = Standing['open_points'][number]

function openPoints(applicant: Applicant, findings: readonly CrossFinding[]): OpenPoint[] {
  const standing = findings.filter(({ severity, code }) => severity === 'error' || isUntilReviewed(code))
  const ofFindings = standing.map((finding): OpenPoint => ({
    msg: { key: finding.message_key, params: finding.params },
    document_ids: finding.documents,
    contested: isDisputed(applicant, finding),
  }))
  // A line that the applicant says was read wrongly is no finding: the contest is all that tells it.
  const ofContests = applicant.documents.flatMap(({ id, contests = [], rulings }) =>
    contests
      .filter(({ code }) => isOfReading(code) && !isSetAside(rulings, code))
      .map(({ code }): OpenPoint => ({
        msg: { key: keyOfFinding(code), params: {} },
        document_ids: [id],
        contested: true,
      })),
  )
  const named = new Set([...ofFindings, ...ofContests].flatMap(({ document_ids }) => document_ids))
  const ofSums = applicant.documents
    .filter((document) => hasOpenSums(document) && !named.has(document.id))
    .map(({ id, name, contests = [] }): OpenPoint => ({
      msg: reason('Report.Check.anti_fraud.sums', { document: name }),
      document_ids: [id],
      contested: contests.length > 0,
    }))
  return [...ofFindings, ...ofContests, ...ofSums]
}

const aboutPerson = (msg: Message, contested = false): OpenPoint => ({ msg, document_ids: [], contested })

/**
 * Another person who pays or vouches, with something open about their own documents: these are no part of the report,
 * so only the name is.
 */
function openElsewhere({ fullname, applicant, assessment, isAlso }: AssessedPerson, today: Day): OpenPoint[] {
  if (isAlso !== undefined)
    return [aboutPerson(reason('Report.Standing.SamePerson', { name: fullname, other: isAlso }))]
  if (applicant === null || assessment === null) return []
  if (compareNames(fullname, applicant.name) === 'different')
    return [aboutPerson(reason('Report.Standing.OtherName', { name: fullname, other: asPerson(applicant).fullname }))]
  const points = openPoints(applicant, reconcile({ applicant, assessment, today }))
  const msg: Message = reason('Report.Standing.OpenAtPerson', { name: fullname })
  return points.length === 0
    ? []
    : [
        aboutPerson(
          msg,
          points.every(({ contested }) => contested),
        ),
      ]
}

export function standingOf(
  applicant: Applicant,
  findings: readonly CrossFinding[],
  others: readonly AssessedPerson[],
  today: Day,
): Standing {
  const open_points = [...openPoints(applicant, findings), ...others.flatMap((person) => openElsewhere(person, today))]
  return { state: open_points.length > 0 ? 'open' : 'settled', open_points }
}

/** What a landlord should look at before anything else: an open point, or evidence that speaks against the report. */
export const needsAttention = ({ standing, checks }: Pick<RentReport, 'standing' | 'checks'>): boolean =>
  standing?.state === 'open' ||
  checks.some(
    ({ id, outcome }) =>
      outcome === 'failed' && (id === 'identity' || id === 'holder' || id === 'anti_fraud' || id === 'arithmetic'),
  )
