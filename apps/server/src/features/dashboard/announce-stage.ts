import type { WorkStage } from '@attesta/contract/household-work.ts'
import { announce } from '../../application/announce.ts'
import type { Deps } from '../../deps.ts'
import type { Household } from '../../stores/household-work.ts'
import type { Stores } from '../../stores/index.ts'

/** Queues a webhook for each move of a household, by hand or by a decision. */
export const announceStage = (
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  stores: Stores,
  { applicationId, companyId }: Household,
  before: WorkStage,
  after: WorkStage,
): Promise<void> =>
  announce(stores, { id: applicationId, companyId }, 'stage.changed', random.uuid(), clock.now(), {
    stage: { before, after },
  })
