import { Refusal } from '../http/refusal.ts'
import type { Stores } from '../stores/index.ts'

/** Has both sides told how a viewing stands now. */
export async function tellViewing(stores: Stores, viewingId: string): Promise<void> {
  const viewing = await stores.viewings.find(viewingId)
  if (!viewing) throw new Refusal('not_found')
  const { state, sequence } = viewing
  await stores.jobs.send('tellViewing', { viewingId, state, sequence })
}
