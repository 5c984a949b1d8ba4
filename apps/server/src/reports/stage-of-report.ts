import type { Stage } from '@attesta/domain/questionnaire/questions.ts'
import { stageOf } from '@attesta/domain/report/stage.ts'
import type { Report } from '../stores/reports.ts'
import type { Stores } from '../stores/index.ts'

/** How far it has come between the landlord and the person whose report it is, now: a choice can be taken back. */
export async function stageOfReport(
  stores: Stores,
  { listingId, applicationId, snapshot: { region, type } }: Report,
): Promise<Stage> {
  const chosen = listingId === null ? null : (await stores.listings.find(listingId))?.listing.chosenApplicationId
  return stageOf({ region, type, hasListing: listingId !== null, isChosen: chosen === applicationId })
}
