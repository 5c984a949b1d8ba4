import { foldText } from '@attesta/domain/search-words.ts'
import type { WorkStage } from '@attesta/contract/household-work.ts'
import { applicantStatuses, type applicantFilters, type ApplicantColumn } from '@attesta/contract/applicant-list.ts'

export const pageSize = 25

/** What of an applicant may be asked for without opening anything of theirs. */
export interface Row {
  applicationId: string
  listingId: string
  listingName: string
  listingReference: string | null
  startedAt: Date
  status: (typeof applicantStatuses)[number]
  isArchived: boolean
  reportId: string | null
  validUntil: Date | null
  stage: WorkStage
  /** The colleague in charge. */ assigneeId: string | null
  /** The applications of those who stand under the main applicant. */ withIds: readonly string[]
}

export interface Wanted {
  listingId: string | undefined
  status: (typeof applicantFilters)[number] | undefined
  text: string
  stage: WorkStage | undefined
  /** A member's id; `none`: those that no one is in charge of. */ assigneeId: string | undefined
  sort: ApplicantColumn
  isDescending: boolean
  cursor: string | undefined
}

/** «AT-7F9B-9100», as reports show it: the end of the report's id. */
const reportNumber = /^AT-?([0-9A-F]{4})-?([0-9A-F]{4})$/i

/** Somebody of the household, the report's number or id, or the listing's reference or name. */
async function isSought(text: string, opened: Opened): Promise<(row: Row) => boolean> {
  const people = await opened.matching(text)
  const folded = foldText(text)
  const [, ...digits] = reportNumber.exec(text) ?? []
  const ending = digits.join('').toLowerCase()
  return ({ applicationId, withIds, reportId, listingName, listingReference }) =>
    [applicationId, ...withIds].some((id) => people.has(id)) ||
    (reportId !== null && (reportId === folded || (ending !== '' && reportId.endsWith(ending)))) ||
    (listingReference !== null && foldText(listingReference) === folded) ||
    foldText(listingName) === folded
}

/** What is sealed, opened for the rows that it is asked of: names, and what reports say. */
export interface Opened {
  /** The applications of those of whom all words of the text are true. */
  matching(text: string): Promise<ReadonlySet<string>>
  /** The main applicant's first, then those of the household. */
  names(rows: readonly Row[]): Promise<ReadonlyMap<string, readonly string[]>>
  incomes(rows: readonly Row[]): Promise<ReadonlyMap<string, { income: number | null; share: number | null }>>
}

type Value = string | number | null

async function valuesBy(sort: ApplicantColumn, rows: readonly Row[], opened: Opened): Promise<(row: Row) => Value> {
  if (sort === 'name') {
    const names = await opened.names(rows)
    return ({ applicationId }) => foldText(names.get(applicationId)?.[0] ?? '')
  }
  if (sort === 'income' || sort === 'share') {
    const incomes = await opened.incomes(rows)
    return ({ applicationId }) => incomes.get(applicationId)?.[sort] ?? null
  }
  const light: Record<Exclude<ApplicantColumn, 'name' | 'income' | 'share'>, (row: Row) => Value> = {
    listing: ({ listingName }) => foldText(listingName),
    started: ({ startedAt }) => startedAt.getTime(),
    status: ({ status }) => applicantStatuses.indexOf(status),
    valid: ({ validUntil }) => validUntil?.getTime() ?? null,
  }
  return light[sort]
}

/**
 * What is not known comes last either way; equals stand in a fixed order, so that no page repeats or leaves out a row.
 */
function inOrder(value: (row: Row) => Value, isDescending: boolean) {
  return (a: Row, b: Row): number => {
    const [left, right] = [value(a), value(b)]
    if (left === null || right === null) {
      if (left !== right) return Number(left === null) - Number(right === null)
    } else if (left !== right) return (left < right ? -1 : 1) * (isDescending ? -1 : 1)
    return a.applicationId < b.applicationId ? -1 : 1
  }
}

/**
 * One page of the rows that fit (those put out of the list fit only where these are asked for), in the order asked for,
 * and after which row the next page begins. The page begins after the row named by the cursor; at the
 * start when that row is there no more. Names and figures are opened only when they are sorted by.
 */
export async function pageOf(
  rows: readonly Row[],
  wanted: Wanted,
  opened: Opened,
): Promise<{ page: Row[]; count: number; nextCursor: string | null }> {
  const isFitting = ({ status, isArchived }: Row) =>
    isArchived ? wanted.status === 'archived' : wanted.status === undefined || status === wanted.status
  const light = rows.filter(
    (row) =>
      (wanted.listingId === undefined || row.listingId === wanted.listingId) &&
      (wanted.stage === undefined || row.stage === wanted.stage) &&
      (wanted.assigneeId === undefined || (row.assigneeId ?? 'none') === wanted.assigneeId) &&
      isFitting(row),
  )
  const found = wanted.text.trim() === '' ? light : light.filter(await isSought(wanted.text.trim(), opened))
  const ordered = found.toSorted(inOrder(await valuesBy(wanted.sort, found, opened), wanted.isDescending))
  const start =
    wanted.cursor === undefined ? 0 : ordered.findIndex(({ applicationId }) => applicationId === wanted.cursor) + 1
  const page = ordered.slice(start, start + pageSize)
  return {
    page,
    count: ordered.length,
    nextCursor: start + pageSize < ordered.length ? page.at(-1)!.applicationId : null,
  }
}
