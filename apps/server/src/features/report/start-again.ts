import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'

/**
 * Creates a new rapid application of the same person for the same home, standing at the documents; none of the old
 * documents goes with it. Asked again before anything was handed in, it is the same one: the call is a GET and may come
 * twice.
 */
export async function startAgain(stores: Stores, applicationId: string): Promise<string> {
  const old = await stores.applications.findLocked(applicationId)
  if (!old) throw new Refusal('not_found')
  if (old.type !== 'rapid') throw new Refusal('conflict')
  const untouched = await findUntouched(stores, old)
  if (untouched !== undefined) return untouched
  const {
    id: _id,
    answers,
    step: _step,
    stepRouter: _router,
    uploadsDoneAt: _uploads,
    confirmedAt: _confirmed,
    paidAt: _paid,
    createdAt: _created,
    coveredUntil: _covered,
    ...same
  } = old
  const made = await stores.applications.create(same)
  await stores.applications.changeAnswers(made, { ...answers, drafts: {} })
  await stores.applications.saveStep(
    made,
    old.workflow.findIndex(({ router }) => router === 'income-check'),
    'income-check',
  )
  return made
}

async function findUntouched(
  stores: Stores,
  old: { id: string; userId: string; listingId: string | null; createdAt: Date },
): Promise<string | undefined> {
  const later = (await stores.applications.startedBy(old.userId, old.createdAt)).filter(
    ({ id, type, listingId }) => id !== old.id && type === 'rapid' && listingId === old.listingId,
  )
  for (const { id } of later)
    if ((await stores.documents.of(id)).length === 0 && !(await stores.reports.currentOf(id))) return id
  return undefined
}
