import type { Stage } from '@attesta/domain/questionnaire/questions.ts'
import { stageOf } from '@attesta/domain/report/stage.ts'
import type { Report } from '../stores/reports.ts'
import type { Stores } from '../stores/index.ts'

/** Whether the landlord has chosen the household whose report it is, now: a choice can be taken back. */
export async function isChosenOf(
  stores: Stores,
  { listingId, applicationId }: Pick<Report, 'listingId' | 'applicationId'>,
): Promise<boolean> {
  const chosen = listingId === null ? null : (await stores.listings.find(listingId))?.listing.chosenApplicationId
  if (!chosen) return false
  return chosen === applicationId || chosen === (await stores.applications.mainOf(applicationId))
}

/** How far it has come between the landlord and the person whose report it is. */
export async function stageOfReport(stores: Stores, report: Report): Promise<Stage> {
  const { region, type } = report.snapshot
  return stageOf({
    region,
    type,
    hasListing: report.listingId !== null,
    isChosen: await isChosenOf(stores, report),
  })
}
