import { maxSortedByName } from '@attesta/contract/applicant-list.ts'
import { criteriaOf } from '@attesta/domain/report/criteria.ts'
import { whenShown } from '../preview/when-shown.ts'
import type { Reply } from '../calls.ts'
import { CallFailed } from '../call-failed.ts'
import type { PlayedReplies } from '../fake-api.ts'
import type { PlayedStates } from '../preview/played-state.ts'
import { playedLines } from '../report/played-page.ts'
import { states as reports } from '../report/states.ts'
import { activityStates } from './activity/states.ts'
import { bulkStates } from './bulk-states.ts'
import { firstDayStates } from './first-day/states.ts'
import { listingStates } from './listing-states.ts'
import { otherPlayedReportId, playedApplicants, playedList, playedReportId } from './played-applicants.ts'
import { playedListingIds, playedNames, playedListings as listings, playedTable } from './played-listings.ts'
import { playedNoRequests, playedRequests } from './played-requests.ts'
import { playedNothingMissing, playedWhatIf } from './played-what-if.ts'
import { playedWork } from './played-work.ts'
import { playedDecided, playedUndecided } from './decisions/played-decisions.ts'
import { decisionStates } from './decisions/states.ts'
import { playedMessages, playedNoMessages, playedNoTemplates } from './messages/played-messages.ts'
import { messageStates } from './messages/states.ts'
import { playedNoViewings, playedViewings } from './viewings/played-viewings.ts'
import { shortlistStates } from './shortlists/states.ts'
import { stageStates } from './stages/states.ts'
import { digestStates } from './digest/states.ts'
import { viewingStates } from './viewings/states.ts'
import { listViewStates } from './views/states.ts'
import { workStates } from './work-states.ts'
import { partnerStates } from './partners/states.ts'

const ok = { success: true } as const
const [tadino, savona, neukoelln] = playedListingIds
const reportId = playedReportId
const company: Reply<'dashboardMe'>['company'] = {
  name: 'Casa Aperta',
  logo: null,
  url: 'https://casaaperta.example',
  partnerUuid: tadino,
  visualPrimaryColor: null,
  visualSecondaryColor: null,
  visualBackgroundColor: null,
  visualHeaderColor: null,
  theme: null,
  legalPages: null,
}

const me: Reply<'dashboardMe'> = {
  ...ok,
  name: 'Marta Colli',
  email: 'landlord@attesta.example',
  role: 'owner',
  company,
  stage_names: { none: '', shortlisted: '', offered: '', accepted: '', declined: '', withdrawn: '' },
}
const home: PlayedReplies = {
  dashboardMe: me,
  dashboardSignOut: ok,
  dashboardListings: playedTable(listings.slice(0, 2)),
  dashboardApplicants: playedList(playedApplicants),
  dashboardReportHousehold: { ...ok, application_id: tadino },
  dashboardHouseholdWork: playedWork,
  dashboardWhatIf: playedNothingMissing,
  dashboardRequests: playedNoRequests,
  dashboardDecision: playedUndecided,
  dashboardFirstSteps: { ...ok, steps: [], sample: null },
  dashboardMessages: playedNoMessages,
  dashboardViewings: playedNoViewings,
  dashboardViews: { ...ok, views: [], may_share: true },
  dashboardTemplates: playedNoTemplates,
}
const shownReport = {
  ...ok,
  report: reports.golden,
  report_id: reportId,
  reportId,
  hide_report: false,
  hideReport: false,
  pdf_link: null,
}
const report: PlayedReplies = {
  ...home,
  dashboardReport: shownReport,
  dashboardReportPdf: 'pending',
  dashboardLines: { ...ok, state: 'not_asked', asked_at: null, may_ask: true },
}
const reportPath = `/dashboard/reports/${reportId}`
const asked = [{ fill: 'email', with: 'landlord@attesta.example' }, { press: 'send-code' }] as const
const typed = [...asked, ...'904217'.split('').map((digit, index) => ({ fill: `digit-${index + 1}`, with: digit }))]

const criteria: Reply<'dashboardReportCriteria'>['criteria'] = {
  report_id: reportId,
  application_id: tadino,
  is_expired: false,
  with_utilities: { amount: '710.00', share: 35.5 },
  ...criteriaOf(reports.golden),
}
const compared = (more: Partial<typeof criteria>): PlayedReplies => ({
  ...home,
  dashboardReportCriteria: { ...ok, criteria: { ...criteria, ...more } },
})
const person = (
  id: string,
  name: string,
  role: 'owner' | 'agent' | 'viewer',
  state: 'invited' | 'active' = 'active',
) => ({
  id,
  name,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@casaaperta.example`,
  role,
  state,
  has_second_factor: id !== neukoelln,
  is_self: id === tadino,
})
const team: PlayedReplies = {
  ...home,
  dashboardPeople: {
    ...ok,
    people: [
      person(tadino, 'Marta Colli', 'owner'),
      person(savona, 'Maximiliane von Hohenstein-Castelli', 'agent', 'invited'),
      person(neukoelln, 'Paolo Greco', 'viewer'),
    ],
  },
  dashboardInviteMember: ok,
  dashboardChangeMember: ok,
  dashboardRemoveMember: ok,
}
const colours = { primary: '#ffe94a', secondary: null, background: null, header: '#1d4f6e' }
const settled: Reply<'dashboardSettings'>['settings'] = {
  name: 'Casa Aperta',
  colours,
  logo: null,
  url: 'https://casaaperta.example',
  legal_pages: {
    terms: 'https://casaaperta.example/terms',
    privacy: 'https://casaaperta.example/privacy',
    marketing: 'https://casaaperta.example/news',
  },
  parent_origins: ['https://www.casaaperta.example'],
  message_type: null,
  asks_for_address: true,
}
const theme = {
  page: '#f6f8f8',
  tint: '#fdf7d3',
  solid: '#ffe94a',
  'on-solid': '#14212b',
  hover: '#f4de3f',
  'text-brand': '#7a6b00',
  edge: '#9b8a00',
  header: '#1d4f6e',
  'on-header': '#ffffff',
  plate: '#1d4f6e',
  second: '#ffe94a',
}
const form: PlayedReplies = {
  ...home,
  dashboardSettings: { ...ok, settings: settled },
  dashboardTryColours: { ...ok, theme },
  dashboardSaveBrand: ok,
  dashboardSaveForm: ok,
  dashboardFrameOrigins: ok,
}

export const states = {
  login: { path: '/dashboard', session: false, replies: {} },
  loginFailed: {
    path: '/dashboard',
    session: false,
    replies: {
      dashboardLogin: {
        refused: { status: 429, message: 'Too many codes were asked for. Wait 15 minutes and try again' },
      },
    },
    acts: asked,
  },
  code: { path: '/dashboard', session: false, replies: { dashboardLogin: ok }, acts: asked },
  wrongCode: {
    path: '/dashboard',
    session: false,
    replies: {
      dashboardLogin: ok,
      dashboardVerify: {
        refused: {
          status: 422,
          message: 'That code isn’t right. Check the newest email or request a new code',
          field: 'code',
        },
      },
    },
    acts: typed,
  },
  list: { path: '/dashboard', replies: home },
  sorted: { path: '/dashboard?sort=income&order=up', replies: home },
  loading: { path: '/dashboard', replies: { ...home, dashboardApplicants: 'pending' } },
  sealedLeftOut: {
    path: '/dashboard',
    replies: { ...home, dashboardApplicants: { ...playedList(playedApplicants.slice(0, 3)), sealed: 3 } },
  },
  archived: {
    path: '/dashboard?status=archived',
    replies: {
      ...home,
      dashboardApplicants: playedList(playedApplicants.slice(2, 4).map((one) => ({ ...one, is_archived: true }))),
      dashboardRemoveApplicant: ok,
    },
    acts: [{ press: 'remove-applicant' }],
  },
  archivedNow: {
    path: '/dashboard',
    replies: { ...home, dashboardArchiveApplicant: ok },
    acts: [{ press: 'archive-applicant' }],
  },
  empty: { path: '/dashboard', replies: { ...home, dashboardApplicants: playedList([]) } },
  tooManyNames: {
    path: '/dashboard?sort=name&order=up',
    replies: { ...home, dashboardApplicants: playedList(playedApplicants, maxSortedByName + 312) },
  },
  searchFailed: {
    path: '/dashboard?status=report_ready',
    replies: {
      ...home,
      dashboardApplicants: (ask) => {
        if (ask?.query?.text) throw new CallFailed(0)
        return playedList(playedApplicants)
      },
    },
    acts: [{ fill: 'filter-text', with: 'Bianchi' }],
  },
  listOfManyListings: {
    path: '/dashboard',
    replies: { ...home, dashboardApplicants: { ...playedList(playedApplicants), listings: playedNames } },
  },
  listingTyped: {
    path: '/dashboard',
    replies: { ...home, dashboardApplicants: { ...playedList(playedApplicants), listings: playedNames } },
    acts: [{ fill: 'filter-listing', with: 'via' }],
  },
  exportInPart: {
    path: '/dashboard',
    replies: { ...home, dashboardExportApplicants: { ...ok, csv: '', workbook: null, count: 10_000, fitting: 10_312 } },
    acts: [{ press: 'export-applicants' }],
  },
  more: { path: '/dashboard', replies: { ...home, dashboardApplicants: playedList(playedApplicants, 42) } },
  viewer: { path: '/dashboard', replies: { ...home, dashboardMe: { ...me, role: 'viewer' } } },
  picked: { path: `/dashboard?report=${reportId}&report=${otherPlayedReportId}`, replies: home },
  ...bulkStates(home),
  ...firstDayStates(home, playedList([])),
  oneHousehold: {
    path: `/dashboard?household=${playedApplicants[0]!.application_id}`,
    replies: { ...home, dashboardApplicants: playedList(playedApplicants.slice(0, 1)) },
  },
  filterEmpty: {
    path: '/dashboard?text=zoe&status=expired',
    replies: { ...home, dashboardApplicants: playedList([]) },
  },
  failed: { path: '/dashboard', replies: { ...home, dashboardApplicants: { refused: { status: 500 } } } },
  report: { path: reportPath, replies: report },
  reportWithTools: {
    path: reportPath,
    replies: {
      ...report,
      dashboardWhatIf: playedWhatIf,
      dashboardRequests: playedRequests,
      dashboardDecision: playedDecided,
      dashboardMessages: playedMessages,
      dashboardViewings: playedViewings,
    },
  },
  reportWithProblems: {
    path: reportPath,
    replies: { ...report, dashboardReport: { ...shownReport, report: reports.failedChecks } },
  },
  reportLinesKept: { path: reportPath, replies: report, acts: [{ press: 'why-net_income' }] },
  reportLinesAsked: {
    path: reportPath,
    replies: {
      ...report,
      dashboardLines: { ...ok, state: 'asked', asked_at: '2026-11-21T10:00:00.000Z', may_ask: false },
    },
    acts: [{ press: 'why-net_income' }],
  },
  reportLinesDeclined: {
    path: reportPath,
    replies: {
      ...report,
      dashboardLines: { ...ok, state: 'declined', asked_at: '2026-11-21T10:00:00.000Z', may_ask: false },
    },
    acts: [{ press: 'why-net_income' }],
  },
  reportLinesShown: {
    path: reportPath,
    replies: {
      ...report,
      dashboardLines: { ...ok, state: 'shown', asked_at: null, may_ask: false },
      dashboardCitedPage: { ...ok, ...playedLines },
    },
    acts: [{ press: 'why-net_income' }, { press: 'page-after' }],
  },
  // What a reader opened before it was known whether they may see the pages stays open.
  reportLinesLate: {
    path: reportPath,
    replies: {
      ...report,
      dashboardLines: () =>
        whenShown('.figure-trace .trace-inputs').then(() => ({
          ...ok,
          state: 'shown',
          asked_at: null,
          may_ask: false,
        })),
      dashboardCitedPage: { ...ok, ...playedLines },
    },
    acts: [{ press: 'why-net_income' }, { press: 'page-after' }],
  },
  reportLoading: { path: reportPath, replies: { ...report, dashboardReport: 'pending' } },
  preparingPdf: { path: reportPath, replies: report, acts: [{ press: 'download-pdf' }] },
  pdfFailed: {
    path: reportPath,
    replies: { ...report, dashboardReportPdf: { refused: { status: 500 } } },
    acts: [{ press: 'download-pdf' }],
  },
  compare: {
    path: `/dashboard/compare?report=${reportId}&report=${otherPlayedReportId}`,
    replies: {
      ...home,
      dashboardReportCriteria: ({ params: { report_id } }) => ({
        ...ok,
        criteria:
          report_id === reportId
            ? criteria
            : {
                ...criteria,
                ...criteriaOf(reports.severalIncomes),
                report_id,
                name: 'Luca Ferrari',
                with_utilities: { amount: '710.00', share: 30.9 },
              },
      }),
    },
  },
  compareGermany: {
    path: `/dashboard/compare?report=${reportId}`,
    replies: compared({ ...criteriaOf(reports.germany), is_expired: true }),
  },
  reportBeforeChoice: {
    path: reportPath,
    replies: {
      ...compared(criteriaOf(reports.germany)),
      dashboardReport: { refused: { status: 403, code: 'before_choice' } },
    },
  },
  compareNone: { path: '/dashboard/compare', replies: home },
  compareFailed: {
    path: `/dashboard/compare?report=${reportId}`,
    replies: { ...home, dashboardReportCriteria: { refused: { status: 404 } } },
  },
  ...listingStates(home),
  people: { path: '/dashboard/people', replies: team },
  peopleProblems: { path: '/dashboard/people', replies: team, acts: [{ press: 'add-person' }] },
  peopleRemoving: { path: '/dashboard/people', replies: team, acts: [{ press: 'remove-person' }] },
  peopleFailed: { path: '/dashboard/people', replies: { ...team, dashboardPeople: { refused: { status: 500 } } } },
  settings: { path: '/dashboard/settings', replies: form },
  settingsProblems: {
    path: '/dashboard/settings',
    replies: form,
    acts: [
      { fill: 'colour-primary', with: 'yellow' },
      { press: 'save-brand' },
      { fill: 'sites', with: 'casaaperta.example/form' },
      { press: 'save-sites' },
    ],
  },
  settingsFailed: {
    path: '/dashboard/settings',
    replies: { ...form, dashboardSettings: { refused: { status: 500 } } },
  },
  signIn: {
    path: '/dashboard/sign-in',
    replies: { ...home, dashboardSecondFactor: { ...ok, is_on: true, is_required: false, recovery_left: 9 } },
  },
  ...workStates(home, me),
  ...decisionStates(home),
  ...messageStates(home),
  ...viewingStates(home),
  ...listViewStates(home),
  ...partnerStates(home),
  ...activityStates(home),
  ...shortlistStates(home),
  ...digestStates(home),
  ...stageStates(home, me),
  reportNotFound: { path: reportPath, replies: { ...home, dashboardReport: { refused: { status: 404 } } } },
} satisfies PlayedStates
