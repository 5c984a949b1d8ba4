import type { Reply } from '../calls.ts'
import type { PlayedReplies } from '../fake-api.ts'
import type { PlayedStates } from '../preview/played-state.ts'
import { playedApplicants, playedList } from './played-applicants.ts'
import { playedRequests } from './played-requests.ts'
import { playedMissing, playedWhatIf } from './played-what-if.ts'
import { playedWorkEmpty, playedWorkMatched } from './played-work.ts'

const ok = { success: true } as const

/** The looks of a company's work on a household, in the list of applicants. */
export const workStates = (home: PlayedReplies, me: Reply<'dashboardMe'>) =>
  ({
    householdShown: { path: '/dashboard', replies: home, acts: [{ press: 'show-household' }] },
    workEmpty: {
      path: '/dashboard',
      replies: { ...home, dashboardHouseholdWork: playedWorkEmpty },
      acts: [{ press: 'show-household' }],
    },
    workLoading: {
      path: '/dashboard',
      replies: { ...home, dashboardHouseholdWork: 'pending' },
      acts: [{ press: 'show-household' }],
    },
    workNotSaved: {
      path: '/dashboard',
      replies: { ...home, dashboardSetHouseholdWork: { refused: { status: 500 } } },
      acts: [{ press: 'show-household' }, { press: 'save-work' }],
    },
    workNoteProblem: {
      path: '/dashboard',
      replies: home,
      acts: [{ press: 'show-household' }, { press: 'open-notes' }, { press: 'add-note' }],
    },
    whatIf: {
      path: '/dashboard',
      replies: { ...home, dashboardWhatIf: playedWhatIf },
      acts: [{ press: 'show-household' }, { press: 'open-what-if' }],
    },
    whatIfMissing: {
      path: '/dashboard',
      replies: { ...home, dashboardWhatIf: playedMissing },
      acts: [{ press: 'show-household' }, { press: 'open-what-if' }],
    },
    requests: {
      path: '/dashboard',
      replies: { ...home, dashboardRequests: playedRequests, dashboardWithdrawRequest: ok },
      acts: [{ press: 'show-household' }, { press: 'open-requests' }],
    },
    requestWriting: {
      path: '/dashboard',
      replies: home,
      acts: [{ press: 'show-household' }, { press: 'open-requests' }, { press: 'new-request' }],
    },
    requestSent: {
      path: '/dashboard',
      replies: { ...home, dashboardAskApplicant: { ...ok, request_id: '5f0c2b8e-1d7a-4b55-8f62-000000000041' } },
      acts: [
        { press: 'show-household' },
        { press: 'open-requests' },
        { press: 'new-request' },
        { press: 'send-request' },
      ],
    },
    requestsFull: {
      path: '/dashboard',
      replies: { ...home, dashboardRequests: { ...playedRequests, may_ask: false } },
      acts: [{ press: 'show-household' }, { press: 'open-requests' }],
    },
    workMatches: {
      path: '/dashboard',
      replies: { ...home, dashboardHouseholdWork: playedWorkMatched },
      acts: [{ press: 'show-household' }],
    },
    listMarked: {
      path: '/dashboard',
      replies: {
        ...home,
        dashboardApplicants: playedList(
          playedApplicants.map((one) => ({ ...one, is_mentioned: true, is_matched: true })),
        ),
      },
    },
    workNotes: { path: '/dashboard', replies: home, acts: [{ press: 'show-household' }, { press: 'open-notes' }] },
    workHistory: { path: '/dashboard', replies: home, acts: [{ press: 'show-household' }, { press: 'open-history' }] },
    workViewer: {
      path: '/dashboard',
      replies: { ...home, dashboardMe: { ...me, role: 'viewer' } },
      acts: [{ press: 'show-household' }],
    },
  }) satisfies PlayedStates
