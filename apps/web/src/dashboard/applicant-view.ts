import { applicantColumns, applicantFilters, type ApplicantColumn } from '@attesta/contract/applicant-list.ts'
import type { Reply } from '../calls.ts'

export type Applicant = Reply<'dashboardApplicants'>['applicants'][number]
export type Column = ApplicantColumn
export const columns = applicantColumns

/** As many are set beside each other. */
export const comparedMost = 3

/** What the address says of the list: it can be kept, shared and gone back to. */
export interface View {
  text: string
  status: (typeof applicantFilters)[number] | ''
  listing: string
  sort: Column
  isDescending: boolean
  /** Reports chosen for the comparison. */ picked: readonly string[]
}

export function viewOf(query: URLSearchParams): View {
  return {
    text: query.get('text') ?? '',
    status: applicantFilters.find((status) => status === query.get('status')) ?? '',
    listing: query.get('listing') ?? '',
    sort: columns.find((column) => column === query.get('sort')) ?? 'started',
    isDescending: query.get('order') !== 'up',
    picked: pickedIn(query),
  }
}

/** «?report=…&report=…» */
export const pickedIn = (query: URLSearchParams): string[] =>
  [...new Set(query.getAll('report'))].slice(0, comparedMost)
