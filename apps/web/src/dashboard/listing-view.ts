import {
  listingColumns,
  listingFilters,
  listingGroups,
  type ListingColumn,
  type ListingGroup,
} from '@attesta/contract/listing-list.ts'
import type { Reply } from '../calls.ts'

export type ShownListing = Reply<'dashboardListings'>['listings'][number]
export type Colleague = Reply<'dashboardListings'>['colleagues'][number]

/** Columns that can be left out; the name always stands. */
export const shownColumns = ['reference', 'rent', 'available', 'status', 'applicants', 'assignee'] as const
export type ShownColumn = (typeof shownColumns)[number]

/** What the address says of the table of listings: it can be kept, shared and gone back to. */
export interface ListingView {
  text: string
  status: (typeof listingFilters)[number] | ''
  city: string
  /** A member's id, `none`, or empty for all. */
  assignee: string
  sort: ListingColumn
  isDescending: boolean
  page: number
  group: ListingGroup | ''
  /** Columns that are left out. */
  hidden: readonly ShownColumn[]
}

export function listingViewOf(query: URLSearchParams): ListingView {
  const sort = listingColumns.find((column) => column === query.get('sort')) ?? 'created'
  const order = query.get('order')
  const page = Number(query.get('page') ?? 1)
  return {
    text: query.get('text') ?? '',
    status: listingFilters.find((status) => status === query.get('status')) ?? '',
    city: query.get('city') ?? '',
    assignee: query.get('assignee') ?? '',
    sort,
    // The newest first; any other column begins with the smallest.
    isDescending: order === null ? sort === 'created' : order === 'down',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    group: listingGroups.find((group) => group === query.get('group')) ?? '',
    hidden: shownColumns.filter((column) => query.getAll('hide').includes(column)),
  }
}

/** The view as the call's query. */
export const askedBy = ({ text, status, city, assignee, sort, isDescending, page, group }: ListingView) => ({
  text: text.trim() || undefined,
  status: status || undefined,
  city: city || undefined,
  assignee_id: assignee || undefined,
  sort,
  order: isDescending ? ('down' as const) : ('up' as const),
  page: page === 1 ? undefined : String(page),
  group: group || undefined,
})

export const isFiltered = ({ text, status, city, assignee }: ListingView): boolean =>
  [text, status, city, assignee].some((part) => part !== '')
