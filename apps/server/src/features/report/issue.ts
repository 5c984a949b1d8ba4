import { dayNumber, type Day } from '@attesta/domain/day.ts'
import { assemblers } from '@attesta/domain/report/assemble.ts'
import { announce } from '../../application/announce.ts'
import { refusalFor, standingOf } from '../../application/readiness.ts'
import { requiresPayment } from '../../application/requires-payment.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import { gatherFacts } from '../../reports/gather-facts.ts'
import type { Report } from '../../stores/reports.ts'
import { fingerprintOf, signFingerprint } from './fingerprint.ts'
import { postReportLetters } from './mail.ts'

type Owner = Pick<CallerOf<'owner'>, 'userId' | 'applicationId'>

const task = { kind: 'system', task: 'issue-report' } as const

/** 402 only once everything else is there: nobody is asked to pay for a report that cannot be made. `since`: the day of the report that is replaced. */
async function refuseWhenNotReady(
  stores: Stores,
  application: Application,
  now: Date,
  since: readonly Day[],
): Promise<void> {
  const standing = standingOf(application, await stores.documents.of(application.id), now, { also: since })
  const lacks = standing.lacks.filter(({ kind }) => kind !== 'payment')
  if (lacks.length > 0) throw refusalFor(standing, lacks)
  if (requiresPayment(application)) throw new Refusal('payment_required')
}

/** The instant after the last day on which a report is valid. */
const endOf = (validUntil: string): Date => new Date((dayNumber(validUntil) + 1) * 86_400_000)

/**
 * The report of an application: the one that was issued, else made now, once, from what stands at this moment. It is kept as it was made: an immutable
 * snapshot with its fingerprint and the house's signature. Callers at the same time wait for the first and get its report. One that its person has
 * withdrawn is not made anew unasked.
 */
export async function issueReport(deps: Deps, { userId, applicationId }: Owner): Promise<Report> {
  const issued = await deps.transact({ kind: 'applicant', userId }, (stores) => stores.reports.latestOf(applicationId))
  if (issued && !issued.revokedAt) return issued
  return deps.transact(task, async (stores) => {
    const application = await stores.applications.findLocked(applicationId)
    if (!application) throw new Refusal('not_found')
    const latest = await stores.reports.latestOf(applicationId)
    if (latest?.revokedAt) throw new Refusal('report_revoked')
    if (latest) return latest
    return makeReport(deps, stores, application)
  })
}

/** A new report in the place of one whose time is not over: of the one named, so that two calls at once make one, or without a name of one that was withdrawn. The old one stays as it is, marked as replaced; what was withdrawn stays withdrawn. */
export async function reissueReport(
  deps: Deps,
  { applicationId }: Owner,
  reportId: string | undefined,
): Promise<Report> {
  return deps.transact(task, async (stores) => {
    const application = await stores.applications.findLocked(applicationId)
    const latest = await stores.reports.latestOf(applicationId)
    if (!application || !latest) throw new Refusal('not_found')
    const isMeant = reportId === undefined ? latest.revokedAt !== null : latest.id === reportId
    if (!isMeant || deps.clock.now() >= latest.validUntil) throw new Refusal('conflict')
    await stores.reports.replace(latest.id)
    return makeReport(deps, stores, application, [latest.snapshot.generated_on])
  })
}

async function makeReport(
  deps: Deps,
  stores: Stores,
  application: Application,
  since: readonly Day[] = [],
): Promise<Report> {
  const { clock, random, keys, config } = deps
  await refuseWhenNotReady(stores, application, clock.now(), since)
  const reportId = random.uuid()
  const qrToken = random.bytes(32).toString('base64url')
  const verifyUrl = `${config.publicUrl}/${application.language}/verify-report?token=${qrToken}`
  const snapshot = assemblers[application.type](
    await gatherFacts(stores, application, await stores.documents.of(application.id), {
      reportId,
      now: clock.now(),
      verifyUrl,
    }),
  )
  const fingerprint = fingerprintOf(snapshot)
  await stores.reports.create({
    id: reportId,
    applicationId: application.id,
    userId: application.userId,
    companyId: application.companyId,
    listingId: application.listingId,
    language: application.language,
    snapshot,
    fingerprint,
    signature: signFingerprint(keys, fingerprint),
    ruleSet: snapshot.rules,
    qrToken,
    validUntil: endOf(snapshot.valid_until),
  })
  await announce(stores, application, 'report.completed', reportId, clock.now())
  await postReportLetters(deps, stores, application, { id: reportId, validUntil: snapshot.valid_until })
  const made = await stores.reports.find(reportId)
  if (!made) throw new Error('a report that was just made is not there')
  return made
}
