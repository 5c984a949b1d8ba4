import { listingPageSize } from '@attesta/contract/listing-list.ts'
import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, HandlerInput, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'
import type { ListedListing, ListingView } from '../../stores/listing-table.ts'
import type { ListingChange } from '../../stores/listings.ts'
import { listingCsvHead, listingCsvRow } from './listing-csv.ts'
import { grouped, type GroupedListing } from './listing-groups.ts'
import { ownScope } from './own-company.ts'
import { exportedTable } from './table-cells.ts'
import { storedListing, wireListingRow } from './wire-listing-row.ts'

type MemberCaller = CallerOf<'member'>
/** More rows than any company has; a bound, so that one export or grouping cannot take the server's memory. */
const maxRows = 20_000

const viewOf = (
  { companyId }: MemberCaller,
  query: Omit<HandlerInput<'dashboardListings'>['query'], 'application_id' | 'lang'>,
): ListingView => ({
  companyId,
  listingId: query.listing_id,
  text: query.text ?? '',
  status: query.status,
  city: query.city,
  assigneeId: query.assignee_id,
  sort: query.sort ?? 'created',
  isDescending: query.order === undefined ? query.sort === undefined : query.order === 'down',
})

/**
 * Each is someone of the company who has not left it. Others who change listings wait until the transaction ends.
 * @throws Refusal `validation` at `assignee_id`
 */
async function refuseStrangers(stores: Stores, caller: MemberCaller, assigneeIds: Iterable<string>): Promise<void> {
  // Locked: a reference is taken once, and a colleague who is leaving is given nothing.
  const known = new Set((await stores.members.ofCompanyLocked(caller.companyId)).map(({ id }) => id))
  for (const id of assigneeIds)
    if (!known.has(id))
      throw new Refusal('validation', { msg: [{ field: 'assignee_id', key: 'Dashboard.Listing.Error.Assignee' }] })
}

/**
 * The checks that the schema cannot make: the colleague is one, and the reference is no other listing's. @throws
 * Refusal `validation`
 */
export async function refuseWrongNotes(
  stores: Stores,
  caller: MemberCaller,
  { reference, assignee_id }: ListingFields,
  listingId: string | null,
): Promise<void> {
  await refuseStrangers(stores, caller, assignee_id ? [assignee_id] : [])
  const taken = reference
    ? (await stores.listings.byReference(caller.companyId, [reference])).get(reference)?.id
    : undefined
  if (taken !== undefined && taken !== listingId)
    throw new Refusal('validation', { msg: [{ field: 'reference', key: 'Dashboard.Listing.Error.ReferenceTaken' }] })
}

type Groups = ReadonlyMap<string, GroupedListing['group']>

/** One page of the table, and the group of each listing on it where the list is grouped. */
async function pageOf(
  stores: Stores,
  view: ListingView,
  { page = '1', group }: Pick<HandlerInput<'dashboardListings'>['query'], 'page' | 'group'>,
): Promise<{ listings: ListedListing[]; groups: Groups }> {
  const offset = (Number(page) - 1) * listingPageSize
  if (group === undefined)
    return {
      listings: await stores.listingTable.page(view, { offset, max: listingPageSize }),
      groups: new Map(),
    }
  const shown = grouped(await stores.listingTable.places(view, maxRows), group).slice(offset, offset + listingPageSize)
  return {
    listings: await stores.listingTable.each(
      view.companyId,
      shown.map(({ id }) => id),
    ),
    groups: new Map(shown.map((one) => [one.id, one.group])),
  }
}

interface Bulk {
  change: ListingChange
  event: string
}

/** @throws Refusal `validation` when the act lacks what it is to set */
function bulkOf({ act, assignee_id, status }: HandlerInput<'dashboardChangeListings'>['body']): Bulk {
  const lacks = (field: string) =>
    new Refusal('validation', { msg: [{ field, key: 'General.Error.Validation.Required' }] })
  switch (act) {
    case 'archive':
      return { change: { isArchived: true }, event: 'listing.archived' }
    case 'restore':
      return { change: { isArchived: false }, event: 'listing.restored' }
    case 'assign':
      if (assignee_id === undefined) throw lacks('assignee_id')
      return { change: { assigneeId: assignee_id }, event: 'listing.assigned' }
    case 'set-status':
      if (status === undefined) throw lacks('status')
      return { change: { status }, event: 'listing.status-set' }
  }
}

/** The company's listings as a table: a page of it, all of it for a spreadsheet, many taken in or changed at once. */
export const dashboardListingTable = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardListings({ caller, query }) {
      const view = viewOf(caller, query)
      const { listings, groups, summary, counts, colleagues } = await own(caller, async (stores) => {
        const { listings: found, groups } = await pageOf(stores, view, query)
        return {
          listings: found,
          groups,
          summary: await stores.listingTable.summary(view),
          counts: await stores.listingTable.counts(
            found.map(({ id }) => id),
            caller.memberId,
          ),
          colleagues: await stores.members.ofCompany(caller.companyId),
        }
      })
      return {
        success: true as const,
        ...summary,
        listings: listings.map((listing) =>
          wireListingRow(deps.config, listing, counts.get(listing.id), groups.get(listing.id)),
        ),
        colleagues: colleagues.filter(({ role }) => role !== 'viewer').map(({ id, name }) => ({ id, name })),
      }
    },

    async dashboardExportListings({ caller, query, language }) {
      const { listings, counts, colleagues } = await own(caller, async (stores) => {
        const found = await stores.listingTable.page(viewOf(caller, query), { offset: 0, max: maxRows })
        return {
          listings: found,
          counts: await stores.listingTable.counts(
            found.map(({ id }) => id),
            caller.memberId,
          ),
          colleagues: await stores.members.ofCompany(caller.companyId),
        }
      })
      const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]))
      const rows = listings.map((listing) =>
        listingCsvRow(
          deps.words,
          language,
          wireListingRow(deps.config, listing, counts.get(listing.id)),
          nameOf.get(listing.assigneeId ?? '') ?? '',
        ),
      )
      return {
        success: true as const,
        ...exportedTable([listingCsvHead(deps.words, language), ...rows], language, query.format),
        count: rows.length,
      }
    },

    async dashboardImportListings({ caller, body }) {
      return own(caller, async (stores) => {
        const references = body.rows.flatMap(({ reference }) => reference ?? [])
        if (new Set(references).size < references.length)
          throw new Refusal('validation', {
            msg: [{ field: 'reference', key: 'Dashboard.Listing.Error.ReferenceTwice' }],
          })
        await refuseStrangers(stores, caller, new Set(body.rows.flatMap(({ assignee_id }) => assignee_id ?? [])))
        const known = await stores.listings.byReference(caller.companyId, references)
        for (const row of body.is_trial ? [] : body.rows) {
          const id = known.get(row.reference ?? '')?.id
          const listing = { companyId: caller.companyId, ...storedListing(row) }
          if (id === undefined) await stores.listings.create(listing)
          else await stores.listings.change(id, listing)
        }
        return {
          success: true as const,
          created: body.rows.length - known.size,
          changed: known.size,
          archived: [...known.values()].filter(({ archivedAt }) => archivedAt !== null).length,
        }
      })
    },

    async dashboardChangeListings({ caller, body }) {
      return own(caller, async (stores) => {
        const { change, event } = bulkOf(body)
        await refuseStrangers(stores, caller, change.assigneeId ? [change.assigneeId] : [])
        const ids = new Set(body.listing_ids)
        const changed = await stores.listings.changeEach(caller.companyId, [...ids], change)
        // One that is missing or another company's: nothing of it is done.
        if (changed.length < ids.size) throw new Refusal('not_found')
        for (const subjectId of changed)
          await stores.audit({
            event,
            actor: 'member',
            actorId: caller.memberId,
            companyId: caller.companyId,
            subjectId,
          })
        return { success: true as const, changed: changed.length }
      })
    },
  } satisfies Handlers<
    'dashboardListings' | 'dashboardExportListings' | 'dashboardImportListings' | 'dashboardChangeListings'
  >
}
