import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ListingStatus } from '@attesta/contract/listing-fields.ts'
import type { ListingColumn, listingFilters } from '@attesta/contract/listing-list.ts'
import { searchWords } from '@attesta/domain/search-words.ts'
import {
  applications,
  archivedApplicants,
  listings,
  reportReadings,
  reports,
  sealedEntries,
  sealedShortlists,
} from '../db/schema.ts'
import { listingOf, type Listing } from './listings.ts'
import { openOwner, ownerWordHash } from './sealed-owner.ts'
import type { StoreContext } from './store-context.ts'

export interface ListedListing extends Listing {
  owner: string | null
  city: string | null
}

export interface ListingView {
  companyId: string
  /** This one alone, also when it is archived. */
  listingId: string | undefined
  text: string
  status: (typeof listingFilters)[number] | undefined
  city: string | undefined
  /** `none`: of no one. */
  assigneeId: string | undefined
  sort: ListingColumn
  isDescending: boolean
}

export type ListingPlace = Pick<ListedListing, 'id' | 'address' | 'owner'>

export interface ListingCounts {
  applicants: number
  unread: number
  needsAttention: number
  /** On a sealed shortlist: the list leaves them out, and so do the other counts. */
  sealed: number
}

/** `50%_a` → `50\%\_a`: what was typed is looked for as it stands. */
const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

const columns = {
  name: sql`lower(${listings.name})`,
  reference: sql`lower(${listings.reference})`,
  city: sql`lower(${listings.city})`,
  rent: listings.rentCents,
  available: listings.availableFrom,
  status: sql`array_position(array['open','paused','reserved','let'], ${listings.status})`,
  created: listings.createdAt,
} as const satisfies Record<ListingColumn, unknown>

/** Creates a company's listings as a table: searched, filtered and sorted in the database. */
export const createListingTable = ({ tx, keys }: StoreContext) => {
  const isWord = (companyId: string, word: string): SQL | undefined => {
    const inside = `%${literally(word)}%`
    const folded = searchWords(word).map((one) => ownerWordHash(keys, companyId, one))
    return or(
      ilike(listings.name, inside),
      ilike(listings.address, inside),
      ilike(listings.reference, inside),
      folded.length > 0 ? arrayContains(listings.ownerWords, folded) : undefined,
    )
  }
  const fitting = ({ companyId, listingId, text, status, city, assigneeId }: ListingView) =>
    and(
      eq(listings.companyId, companyId),
      listingId === undefined
        ? status === 'archived'
          ? isNotNull(listings.archivedAt)
          : isNull(listings.archivedAt)
        : eq(listings.id, listingId),
      status === undefined || status === 'archived' ? undefined : eq(listings.status, status satisfies ListingStatus),
      city === undefined ? undefined : eq(listings.city, city),
      assigneeId === undefined
        ? undefined
        : assigneeId === 'none'
          ? isNull(listings.assigneeId)
          : eq(listings.assigneeId, assigneeId),
      ...text
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => isWord(companyId, word)),
    )
  const orderOf = ({ sort, isDescending }: ListingView): SQL[] => [
    isDescending ? sql`${columns[sort]} desc nulls last` : sql`${columns[sort]} asc nulls last`,
    desc(listings.createdAt),
    asc(listings.id),
  ]
  const opened = async (row: typeof listings.$inferSelect): Promise<ListedListing> => ({
    ...listingOf(row),
    city: row.city,
    owner: await openOwner(keys, row),
  })

  return {
    /** The listings that fit; unknown values last in either direction, equal ones by age and id. */
    async page(view: ListingView, { offset, max }: { offset: number; max: number }): Promise<ListedListing[]> {
      const rows = await tx
        .select()
        .from(listings)
        .where(fitting(view))
        .orderBy(...orderOf(view))
        .limit(max)
        .offset(offset)
      return Promise.all(rows.map(opened))
    },

    /** All that fit, with what they are grouped by. Owners are sealed, so they are opened to be grouped. */
    async places(view: ListingView, max: number): Promise<ListingPlace[]> {
      const { id, companyId, address, owner } = listings
      const rows = await tx
        .select({ id, companyId, address, owner })
        .from(listings)
        .where(fitting(view))
        .orderBy(...orderOf(view))
        .limit(max)
      return Promise.all(
        rows.map(async (row) => ({ id: row.id, address: row.address, owner: await openOwner(keys, row) })),
      )
    },

    /** These listings of the company, in the order of the ids. */
    async each(companyId: string, ids: readonly string[]): Promise<ListedListing[]> {
      if (ids.length === 0) return []
      const rows = await tx
        .select()
        .from(listings)
        .where(and(eq(listings.companyId, companyId), inArray(listings.id, [...ids])))
      const found = new Map((await Promise.all(rows.map(opened))).map((listing) => [listing.id, listing]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** How many fit, how many are archived, and the cities of all listings. */
    async summary(view: ListingView): Promise<{ count: number; archived: number; cities: string[] }> {
      const [totals] = await tx
        .select({
          count: sql<number>`(count(*) filter (where ${fitting(view)}))::int`,
          archived: sql<number>`(count(${listings.archivedAt}))::int`,
          cities: sql<
            string[]
          >`coalesce(array_agg(distinct ${listings.city}) filter (where ${listings.city} is not null), '{}')`,
        })
        .from(listings)
        .where(eq(listings.companyId, view.companyId))
      return totals ?? { count: 0, archived: 0, cities: [] }
    },

    /**
     * Households in the list of applicants by listing, and how many of them wait for someone. Archived ones are not
     * counted. `memberId`: for whom a report is unread.
     */
    async counts(listingIds: readonly string[], memberId: string): Promise<Map<string, ListingCounts>> {
      if (listingIds.length === 0) return new Map()
      const sealed = tx
        .select({ id: sealedEntries.applicationId })
        .from(sealedEntries)
        .innerJoin(
          sealedShortlists,
          and(eq(sealedShortlists.id, sealedEntries.shortlistId), isNull(sealedShortlists.endedAt)),
        )
        .as('sealed')
      const open = (fits: SQL) => sql<number>`(count(*) filter (where ${sealed.id} is null and ${fits}))::int`
      const rows = await tx
        .select({
          listingId: applications.listingId,
          applicants: open(sql`true`),
          unread: open(sql`${reports.id} is not null and ${reportReadings.reportId} is null`),
          needsAttention: open(sql`${reports.needsAttention}`),
          sealed: sql<number>`count(${sealed.id})::int`,
        })
        .from(applications)
        .leftJoin(
          reports,
          and(eq(reports.applicationId, applications.id), isNull(reports.replacedAt), isNull(reports.revokedAt)),
        )
        .leftJoin(reportReadings, and(eq(reportReadings.reportId, reports.id), eq(reportReadings.memberId, memberId)))
        .leftJoin(archivedApplicants, eq(archivedApplicants.applicationId, applications.id))
        .leftJoin(sealed, eq(sealed.id, applications.id))
        .where(
          and(
            inArray(applications.listingId, [...listingIds]),
            isNull(applications.mainApplicationId),
            isNull(applications.deletedAt),
            isNull(archivedApplicants.applicationId),
            // The first step verifies the address: a person before it does not apply yet.
            gte(applications.step, 2),
          ),
        )
        .groupBy(applications.listingId)
      return new Map(rows.map(({ listingId, ...counts }) => [listingId!, counts]))
    },
  }
}
