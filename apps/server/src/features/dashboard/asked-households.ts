import type { Region } from '@attesta/contract/fields.ts'
import { addDays } from '@attesta/domain/day.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import type { CallerOf, HandlerInput } from '../../http/handlers.ts'
import type { HouseholdView } from '../../stores/household-list.ts'
import type { Stores } from '../../stores/index.ts'
import { searchOf } from './applicant-page.ts'
import { assignable } from './household-work.ts'

/** A report is valid until the end of its last day: the day after, in UTC, is where its time ends. */
const validFrom = (region: Region, now: Date): Date => new Date(`${addDays(todayFor({ region }, now), 1)}T00:00:00Z`)

/** Returns what a list of households is asked for, and what its rows are named by. */
export async function askedHouseholds(
  stores: Stores,
  { companyId, memberId, role }: CallerOf<'member'>,
  query: Omit<HandlerInput<'dashboardExportApplicants'>['query'], 'application_id' | 'lang' | 'format'>,
  now: Date,
) {
  const listings = await stores.listings.headsOfCompany(companyId)
  const colleagues = assignable(await stores.members.ofCompany(companyId))
  const view: HouseholdView = {
    companyId,
    memberId,
    listingId: query.listing_id,
    householdId: query.household_id,
    status: query.status,
    stage: query.stage,
    assigneeId: query.assignee_id,
    search: searchOf(query.text ?? '', listings),
    isReportNeeded: role === 'viewer',
    colleagueIds: colleagues.map(({ id }) => id),
    validFrom: { it: validFrom('it', now), de: validFrom('de', now) },
  }
  return {
    view,
    listings,
    colleagues,
    order: { sort: query.sort ?? ('started' as const), isDescending: query.order !== 'up' },
    opened: {
      listings: new Map(listings.map((listing) => [listing.id, listing])),
      colleagueNames: new Map(colleagues.map(({ id, name }) => [id, name])),
      now,
    },
  }
}
