import type { ApplicantColumn } from '@attesta/contract/applicant-list.ts'
import type { Reply } from '../calls.ts'
import { states as reports } from '../report/states.ts'
import type { Applicant } from './applicant-view.ts'
import { playedHousehold } from './played-household.ts'
import { playedListingIds, playedListings } from './played-listings.ts'
import { playedWork } from './played-work.ts'

const [tadino, savona] = playedListingIds
export const playedReportId = reports.golden.report_id
export const otherPlayedReportId = '7d0c1d2e-3f40-4a5b-8c6d-7e8f9a0b1c2d'

const applicant = (number: number, name: string, more: Partial<Applicant> = {}): Applicant => ({
  application_id: `5f0c2b8e-1d7a-4b55-8f62-${String(number).padStart(12, '0')}`,
  name,
  role: 'main-applicant',
  type: 'rent',
  listing_id: tadino,
  listing_name: 'Bilocale Via Tadino',
  started_at: `2026-11-${String(number).padStart(2, '0')}T09:20:00Z`,
  step_router: 'result',
  status: 'report_ready',
  is_archived: false,
  is_unread: false,
  is_updated: false,
  is_mentioned: false,
  is_matched: false,
  people: [],
  work: { stage: 'none', assignee: '', due_on: null },
  report: {
    id: playedReportId,
    created_at: '2026-11-21T10:15:00Z',
    valid_until: '2027-01-20',
    net_income: '2001.35',
    income_state: 'proven',
    unsure: [],
    rent: '620.00',
    percentage: 31,
    guarantors: 0,
    with_utilities: { amount: '710.00', share: 35.5 },
    needs_attention: false,
  },
  ...more,
})
const shown = (net_income: string | null, percentage: number | null, valid_until = '2027-01-12') => ({
  id: playedReportId,
  created_at: '2026-11-13T10:15:00Z',
  valid_until,
  net_income,
  income_state: net_income === null ? ('unknown' as const) : ('declared' as const),
  unsure: net_income === null ? [] : ['income' as const],
  rent: '850.00',
  percentage,
  guarantors: 1,
  with_utilities: null,
  needs_attention: true,
})
export const playedApplicants: Applicant[] = [
  applicant(20, 'Giulia Bianchi', {
    is_unread: true,
    is_updated: true,
    people: playedHousehold,
    work: { stage: 'shortlisted', assignee: 'Marta Colli', due_on: '2026-11-30' },
  }),
  applicant(18, 'Łukasz Wiśniewski', { status: 'in_progress', step_router: 'income-check', report: null }),
  applicant(13, 'Maria-Antonietta D’Alessandro Castelli', {
    listing_id: savona,
    listing_name: 'Trilocale Via Savona',
    report: shown('3180.40', 26.7),
  }),
  applicant(11, 'Paolo Greco', { is_unread: true, report: shown(null, null) }),
  applicant(4, 'Jörg Müller', {
    listing_id: savona,
    listing_name: 'Trilocale Via Savona',
    status: 'expired',
    report: { ...shown('2644.00', 32.1, '2026-10-30'), id: otherPlayedReportId },
  }),
]

/** Returns the list as the server gives it. */
export const playedList = (
  some: Applicant[],
  count = some.length,
  sort: ApplicantColumn = 'started',
): Reply<'dashboardApplicants'> => ({
  success: true,
  applicants: some,
  count,
  archived: some.length === 0 ? 0 : 2,
  sealed: 0,
  next_cursor: count > some.length ? some.at(-1)!.application_id : null,
  sort,
  listings: playedListings.map(({ id, name }) => ({ id, name, detail: null })),
  colleagues: playedWork.colleagues,
})
