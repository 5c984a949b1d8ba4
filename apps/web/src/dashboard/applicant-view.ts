import { applicantColumns, applicantFilters, type ApplicantColumn } from '@attesta/contract/applicant-list.ts'
import { workStages, type WorkStage } from '@attesta/contract/household-work.ts'
import type { Reply } from '../calls.ts'

export type Applicant = Reply<'dashboardApplicants'>['applicants'][number]
export type Column = ApplicantColumn
export const columns = applicantColumns

/** As many are set beside each other. */
export const comparedMost = 3
/** Where the list says that no more can be compared. */
export const compareFullId = 'compare-full'

/** What the address says of the list: it can be kept, shared and gone back to. */
export interface View {
  text: string
  status: (typeof applicantFilters)[number] | ''
  listing: string
  /** Of the main applicant; what a link leads to, not a filter that can be chosen. */
  household: string
  stage: WorkStage | ''
  /** A member's id, `none`, or empty for all. */
  assignee: string
  sort: Column
  isDescending: boolean
  /** Columns that are left out. */
  hidden: readonly Column[]
  /** Reports chosen for the comparison. */
  picked: readonly string[]
}

export function viewOf(query: URLSearchParams): View {
  return {
    text: query.get('text') ?? '',
    status: applicantFilters.find((status) => status === query.get('status')) ?? '',
    listing: query.get('listing') ?? '',
    household: query.get('household') ?? '',
    stage: workStages.find((stage) => stage === query.get('stage')) ?? '',
    assignee: query.get('assignee') ?? '',
    sort: columns.find((column) => column === query.get('sort')) ?? 'started',
    isDescending: query.get('order') !== 'up',
    hidden: columns.filter((column) => column !== 'name' && query.getAll('hide').includes(column)),
    picked: pickedIn(query),
  }
}

/** The view as the call's query. */
export const askedBy = ({ text, status, listing, household, stage, assignee, sort, isDescending }: View) => ({
  text: text.trim() || undefined,
  status: status || undefined,
  listing_id: listing || undefined,
  household_id: household || undefined,
  stage: stage || undefined,
  assignee_id: assignee || undefined,
  sort,
  order: isDescending ? ('down' as const) : ('up' as const),
})

/** Whether the list is narrowed to some of the households. */
export const isNarrowed = ({ text, status, listing, household, stage, assignee }: View): boolean =>
  [text, status, listing, household, stage, assignee].some((part) => part !== '')

/** «?report=…&report=…» */
export const pickedIn = (query: URLSearchParams): string[] =>
  [...new Set(query.getAll('report'))].slice(0, comparedMost)
