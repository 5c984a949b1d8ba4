import { todayFor } from '../../documents/applicant-facts.ts'
import { assessDocuments } from '../../documents/assess-documents.ts'
import type { Deps } from '../../deps.ts'
import { brandOf } from '../../emails/brand.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import { documentProblemEmail, type DocumentInTrouble } from './emails.ts'

/**
 * An application is written to about its documents at most once in so many hours; what comes meanwhile is told when
 * they are over.
 */
const quietHours = 12

const task = { kind: 'system', task: 'notify-of-problems' } as const
const hourMs = 3_600_000

/** The documents that cannot be used; none when the person has been here since each of them was read. */
async function unreportedDocuments(stores: Stores, application: Application, now: Date): Promise<DocumentInTrouble[]> {
  const documents = await stores.documents.of(application.id)
  // The last document to be read tells of all.
  if (documents.some(({ status }) => status === 'processing')) return []
  const seenAt = await stores.sessions.lastSeen(application.userId)
  const { ofDocument } = assessDocuments(application, documents, todayFor(application, now))
  const allDocuments = documents.flatMap((document) => {
    const problem = ofDocument.get(document.id)?.[0]
    return problem?.blocker ? [{ document, problem }] : []
  })
  const isUntold = allDocuments.some(
    ({ document: { parsedAt } }) => seenAt === null || parsedAt === null || seenAt <= parsedAt,
  )
  return isUntold ? allDocuments : []
}

/**
 * A person who waits on the page sees there what is wrong with a document. One who has left is told by email: of all
 * documents in one, and no more than one mail in `quietHours`. No one is written to whose report is made: there is
 * nothing to mend any more.
 */
export const notifyOfProblems = ({ transact, clock, ...desk }: Deps, applicationId: string): Promise<void> =>
  transact(task, async (stores) => {
    const application = await stores.applications.findLocked(applicationId)
    if (!application || (await stores.reports.currentOf(applicationId))) return
    const now = clock.now()
    const documents = await unreportedDocuments(stores, application, now)
    const newest = documents.at(-1)
    if (!newest) return
    const lastAt = await stores.emails.lastAbout('document-problem', applicationId)
    const quietMs = lastAt === null ? 0 : lastAt.getTime() + quietHours * hourMs - now.getTime()
    if (quietMs > 0) return stores.jobs.send('notifyOfProblems', { applicationId }, Math.ceil(quietMs / 1000))
    const email = documentProblemEmail(
      desk,
      await brandOf(stores, application),
      application,
      documents,
      todayFor(application, now),
    )
    await stores.emails.post(
      'document-problem',
      { userId: application.userId },
      `${applicationId}/${newest.document.id}`,
      { to: application.applicant.email, ...email },
    )
  })
