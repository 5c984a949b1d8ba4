import { maxSortedByName, type ApplicantColumn } from '@attesta/contract/applicant-list.ts'
import { isUuid } from '@attesta/contract/uuid.ts'
import { foldText, soughtTokens } from '@attesta/domain/search-words.ts'
import { fullName } from '../../documents/view-document.ts'
import type { HouseholdRow, HouseholdSearch, HouseholdView } from '../../stores/household-list.ts'
import type { Stores } from '../../stores/index.ts'
import type { ListingHead } from '../../stores/listings.ts'

export const pageSize = 25
/** More words than this narrow nothing down. */
const maxSoughtWords = 8

/** «AT-7F9B-9100», as reports show it: the end of the report's id. */
const reportNumber = /^AT-?([0-9A-F]{4})-?([0-9A-F]{4})$/i

/**
 * A person of the household, the report's number or id, or the listing's reference or name. Null: nothing is sought.
 */
export function searchOf(text: string, listings: readonly ListingHead[]): HouseholdSearch | null {
  const folded = foldText(text)
  if (text.trim() === '') return null
  const [, ...digits] = reportNumber.exec(folded) ?? []
  return {
    tokens: soughtTokens(text).slice(0, maxSoughtWords),
    reportId: isUuid(folded) ? folded : null,
    reportEnding: digits.length > 0 ? digits.join('') : null,
    listingIds: listings
      .filter(({ name, reference }) => foldText(name) === folded || (reference && foldText(reference) === folded))
      .map(({ id }) => id),
  }
}

/** Where each listing stands in the order of folded names; equal names share a place. */
function placesOf(listings: readonly ListingHead[]): Map<string, number> {
  const places = new Map(
    [...new Set(listings.map(({ name }) => foldText(name)))].toSorted().map((name, at) => [name, at]),
  )
  return new Map(listings.map(({ id, name }) => [id, places.get(foldText(name))!]))
}

export interface AskedPage {
  sort: ApplicantColumn
  isDescending: boolean
  /** The last household of the page before. */
  cursor: string | undefined
  /** How many households. */
  size: number
}

export interface HouseholdPage {
  rows: HouseholdRow[]
  count: number
  archived: number
  sealed: number
  nextCursor: string | null
  /** By what the rows are sorted. */
  sort: ApplicantColumn
}

/**
 * One page of the households that fit. Names are sealed: by name are sorted no more than `maxSortedByName`, and where
 * more fit, the newest come first instead.
 */
export async function householdPage(
  stores: Stores,
  view: HouseholdView,
  listings: readonly ListingHead[],
  { sort, isDescending, cursor, size }: AskedPage,
): Promise<HouseholdPage> {
  if (sort === 'name') {
    const all = await stores.householdList.page(view, newestFirst, maxSortedByName)
    if (all.count <= maxSortedByName) {
      const { rows, ...counts } = all
      const ordered = await byName(stores, rows, isDescending)
      const start = ordered.findIndex(({ applicationId }) => applicationId === cursor) + 1
      return { ...counts, ...cut(ordered.slice(start), size), sort }
    }
    sort = 'started'
    isDescending = true
  }
  const { rows, ...counts } = await stores.householdList.page(
    view,
    { by: sort, isDescending, listingPlaces: sort === 'listing' ? placesOf(listings) : new Map(), cursor },
    size + 1,
  )
  return { ...counts, ...cut(rows, size), sort }
}

const newestFirst = { by: 'started', isDescending: true, listingPlaces: new Map(), cursor: undefined } as const

/** `rows`: with one more than a page where there are more. */
const cut = (rows: readonly HouseholdRow[], size: number) => {
  const page = rows.slice(0, size)
  return { rows: page, nextCursor: rows.length > size ? page.at(-1)!.applicationId : null }
}

async function byName(stores: Stores, rows: readonly HouseholdRow[], isDescending: boolean): Promise<HouseholdRow[]> {
  const applicants = await stores.applications.applicantsOf(rows.map(({ applicationId }) => applicationId))
  const named = rows.map((row) => {
    const applicant = applicants.get(row.applicationId)
    return { row, name: applicant ? foldText(fullName({ applicant })) : '' }
  })
  return named
    .toSorted((a, b) =>
      a.name === b.name
        ? a.row.applicationId < b.row.applicationId
          ? -1
          : 1
        : (a.name < b.name ? -1 : 1) * (isDescending ? -1 : 1),
    )
    .map(({ row }) => row)
}
