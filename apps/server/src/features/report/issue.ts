import type { RentReport } from '@attesta/contract/report.ts'
import type { PersonChange } from '@attesta/contract/report-people.ts'
import { dayNumber, type Day } from '@attesta/domain/day.ts'
import { assemblers } from '@attesta/domain/report/assemble.ts'
import { ownChange, peopleChanged } from '@attesta/domain/report/people-changed.ts'
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
import { postReportEmails } from './emails.ts'
import { dayMs } from '../../clock.ts'

type Owner = Pick<CallerOf<'owner'>, 'userId' | 'applicationId'>

const task = { kind: 'system', task: 'issue-report' } as const

/**
 * 402 only once everything else is there: no one is asked to pay for a report that cannot be made. `since`: the day of
 * the report that is replaced.
 */
async function refuseWhenNotReady(
  stores: Stores,
  application: Application,
  now: Date,
  since: readonly Day[] = [],
): Promise<void> {
  const { standing, lacks } = await standingFor(stores, application, now, since)
  if (lacks.length > 0) throw refusalFor(standing, lacks)
  if (requiresPayment(application)) throw new Refusal('payment_required')
}

async function standingFor(stores: Stores, application: Application, now: Date, since: readonly Day[]) {
  // What is unread stands in the way of a report anyway, and a program asks again until it is there.
  const standing = standingOf(application, await stores.documents.of(application.id), now, {
    also: since,
    comparesOnceRead: true,
  })
  return { standing, lacks: standing.lacks.filter(({ kind }) => kind !== 'payment') }
}

const isReady = async (...about: Parameters<typeof standingFor>): Promise<boolean> =>
  (await standingFor(...about)).lacks.length === 0 && !requiresPayment(about[1])

/** The instant after the last day on which a report is valid. */
const endOf = (validUntil: string): Date => new Date((dayNumber(validUntil) + 1) * dayMs)

/**
 * The report of an application: the one that was issued, else made now, once, from what stands at this moment. It is
 * kept as it was made: an immutable snapshot with its fingerprint and the installation's signature. Callers at the same
 * time wait for the first and get its report. One that its person has withdrawn is not reissued unasked.
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
    await refuseWhenNotReady(stores, application, deps.clock.now())
    const assembled = await assemble(deps, stores, application)
    return putInPlace(deps, stores, application, { assembled, earlier: null, changes: [] })
  })
}

/**
 * Returns a new report in the place of one whose time is not over: of the one named, so that two calls at once make
 * one, or without a name of one that was withdrawn. The old one stays as it is, marked as replaced; what was withdrawn
 * stays withdrawn.
 */
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
    await refuseWhenNotReady(stores, application, deps.clock.now(), [latest.snapshot.generated_on])
    const assembled = await assemble(deps, stores, application)
    const changes = peopleChanged(latest.snapshot, assembled.snapshot, null)
    return putInPlace(deps, stores, application, { assembled, earlier: latest, changes })
  })
}

/**
 * Brings a report up to date when a person of its household has finished, withdrawn or changed what they handed in, or
 * its own person has handed in what the company asked for. Does nothing when the report says so already, was withdrawn,
 * is over, or was never issued: so it may run twice.
 * `personId`: null when that person's account is erased, and with it every report that told of them; then one takes
 * their place.
 */
export async function updateReport(
  deps: Deps,
  { applicationId, personId }: { applicationId: string; personId: string | null },
): Promise<Report | null> {
  return deps.transact(task, async (stores) => {
    const application = await stores.applications.findLocked(applicationId)
    const latest = await stores.reports.latestOf(applicationId)
    if (!application || (latest === null && personId !== null)) return null
    if (latest && (latest.revokedAt || deps.clock.now() >= latest.validUntil)) return null
    const since = latest ? [latest.snapshot.generated_on] : []
    if (!(await isReady(stores, application, deps.clock.now(), since))) return null
    const assembled = await assemble(deps, stores, application)
    const person = personId === null ? null : await stores.applications.find(personId)
    const changes = [
      ...(latest !== null && personId === applicationId ? ownChange(latest.snapshot, assembled.snapshot) : []),
      ...peopleChanged(latest?.snapshot ?? null, assembled.snapshot, person?.applicant.email ?? null),
    ]
    if (latest && changes.length === 0) return null
    return putInPlace(deps, stores, application, { assembled, earlier: latest, changes })
  })
}

interface Assembled {
  snapshot: RentReport
  qrToken: string
}

async function assemble({ clock, random, config }: Deps, stores: Stores, application: Application): Promise<Assembled> {
  const qrToken = random.bytes(32).toString('base64url')
  // Without a language: its reader has one of their own.
  const verifyUrl = `${config.publicUrl}/verify-report?token=${qrToken}`
  const documents = await stores.documents.of(application.id)
  const facts = await gatherFacts(stores, application, documents, {
    reportId: random.uuid(),
    now: clock.now(),
    verifyUrl,
  })
  return { snapshot: assemblers[application.type](facts), qrToken }
}

/** `earlier`: the report whose place it takes, null where there is none; `changes`: of its people, when that is why. */
async function putInPlace(
  deps: Deps,
  stores: Stores,
  application: Application,
  { assembled, earlier, changes }: { assembled: Assembled; earlier: Report | null; changes: PersonChange[] },
): Promise<Report> {
  const { clock, keys } = deps
  const snapshot: RentReport =
    changes.length === 0
      ? assembled.snapshot
      : {
          ...assembled.snapshot,
          replaces: {
            report_id: earlier?.id ?? null,
            generated_on: earlier?.snapshot.generated_on ?? null,
            changes,
          },
        }
  const { report_id: id, rules: ruleSet } = snapshot
  const fingerprint = fingerprintOf(snapshot)
  if (earlier) await stores.reports.replace(earlier.id)
  await stores.reports.create({
    id,
    applicationId: application.id,
    userId: application.userId,
    companyId: application.companyId,
    listingId: application.listingId,
    language: application.language,
    snapshot,
    fingerprint,
    signature: signFingerprint(keys, fingerprint),
    ruleSet,
    qrToken: assembled.qrToken,
    validUntil: endOf(snapshot.valid_until),
  })
  // What was begun and left is no part of what was declared true, and may name others.
  if (Object.keys(application.answers.drafts ?? {}).length > 0)
    await stores.applications.changeAnswers(application.id, { drafts: {} })
  const isUpdate = earlier !== null && earlier.revokedAt === null
  await announce(stores, application, isUpdate ? 'report.updated' : 'report.completed', id, clock.now())
  await postReportEmails(deps, stores, application, { id, validUntil: snapshot.valid_until, changes })
  const made = await stores.reports.find(id)
  if (!made) throw new Error('a report that was just made is not there')
  return made
}
