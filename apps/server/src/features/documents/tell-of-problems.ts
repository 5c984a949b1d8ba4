import { todayFor } from '../../application/applicant-facts.ts'
import { assessPapers } from '../../application/assess-papers.ts'
import type { Deps } from '../../deps.ts'
import { brandOf } from '../../letters/brand.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import { documentProblemLetter, type PaperInTrouble } from './mail.ts'

/** An application is written to about its papers at most once in so many hours; what comes meanwhile is told when they are over. */
const quietHours = 12

const task = { kind: 'system', task: 'tell-of-problems' } as const
const hourMs = 3_600_000

/** The papers that cannot be used; none when the person has been here since each of them was read. */
async function untoldPapers(stores: Stores, application: Application, now: Date): Promise<PaperInTrouble[]> {
  const documents = await stores.documents.of(application.id)
  // The last paper to be read tells of all.
  if (documents.some(({ status }) => status === 'processing')) return []
  const seenAt = await stores.sessions.lastSeen(application.userId)
  const { ofDocument } = assessPapers(application, documents, todayFor(application, now))
  const papers = documents.flatMap((document) => {
    const problem = ofDocument.get(document.id)?.[0]
    return problem?.blocker ? [{ document, problem }] : []
  })
  const isUntold = papers.some(
    ({ document: { parsedAt } }) => seenAt === null || parsedAt === null || seenAt <= parsedAt,
  )
  return isUntold ? papers : []
}

/**
 * Whoever waits on the page sees there what is wrong with a paper. Whoever has left is told by mail: of all papers in one, and no more than one mail in
 * `quietHours`. Nobody is written to whose report is made: there is nothing to mend any more.
 */
export const tellOfProblems = ({ transact, clock, ...desk }: Deps, applicationId: string): Promise<void> =>
  transact(task, async (stores) => {
    const application = await stores.applications.findLocked(applicationId)
    if (!application || (await stores.reports.currentOf(applicationId))) return
    const now = clock.now()
    const papers = await untoldPapers(stores, application, now)
    const newest = papers.at(-1)
    if (!newest) return
    const lastAt = await stores.letters.lastAbout('document-problem', applicationId)
    const quietMs = lastAt === null ? 0 : lastAt.getTime() + quietHours * hourMs - now.getTime()
    if (quietMs > 0) return stores.jobs.send('tellOfProblems', { applicationId }, Math.ceil(quietMs / 1000))
    const letter = documentProblemLetter(
      desk,
      await brandOf(stores, application),
      application,
      papers,
      todayFor(application, now),
    )
    await stores.letters.post(
      'document-problem',
      { userId: application.userId },
      `${applicationId}/${newest.document.id}`,
      { to: application.applicant.email, ...letter },
    )
  })
