import type { Reply } from '../calls.ts'

export type Applicant = Reply<'dashboardApplicants'>['applicants'][number]
export const columns = ['name', 'listing', 'started', 'status', 'income', 'share', 'valid'] as const
export type Column = (typeof columns)[number]

/** What the address says of the list: it can be kept, shared and gone back to. */
export interface View { text: string; status: Applicant['status'] | ''; listing: string; sort: Column; isDescending: boolean }

const statuses: readonly string[] = ['in_progress', 'report_ready', 'expired'] satisfies Applicant['status'][]

export function viewOf(query: URLSearchParams): View {
  const sort = query.get('sort') ?? ''
  const status = query.get('status') ?? ''
  return {
    text: query.get('text') ?? '',
    status: (statuses.includes(status) ? status : '') as View['status'],
    listing: query.get('listing') ?? '',
    sort: columns.find((column) => column === sort) ?? 'started',
    isDescending: query.get('order') !== 'up',
  }
}

const unmarked = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

const values: Record<Column, (applicant: Applicant) => string | number | null> = {
  name: ({ name }) => unmarked(name),
  listing: ({ listing_name }) => unmarked(listing_name),
  started: ({ started_at }) => started_at,
  status: ({ status }) => statuses.indexOf(status),
  income: ({ report }) => (report?.net_income ? Number(report.net_income) : null),
  share: ({ report }) => report?.percentage ?? null,
  valid: ({ report }) => report?.valid_until ?? null,
}

/** The applicants that fit the view, in its order; what is not known comes last either way. */
export function rowsOf(applicants: readonly Applicant[], { text, status, listing, sort, isDescending }: View): Applicant[] {
  const wanted = unmarked(text.trim())
  const value = values[sort]
  return applicants
    .filter((applicant) => (!status || applicant.status === status) && (!listing || applicant.listing_id === listing) && unmarked(applicant.name).includes(wanted))
    .sort((a, b) => {
      const [left, right] = [value(a), value(b)]
      if (left === null || right === null) return Number(left === null) - Number(right === null)
      return (left < right ? -1 : left > right ? 1 : 0) * (isDescending ? -1 : 1)
    })
}
