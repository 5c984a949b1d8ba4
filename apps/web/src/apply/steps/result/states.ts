import type { ReportShare } from '@attesta/contract/report-share.ts'
import { playedPage } from '../../../report/played-page.ts'
import { states as reports } from '../../../report/states.ts'
import { playedOwnMessages } from '../../played/messages.ts'
import { playedAgreedViewing, playedCancelledViewing, playedOwnViewing } from '../../played/viewings.ts'
import { playedOwnRequests } from '../../played/requests.ts'
import { around, listingId, stateAt } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { ScreenState, States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/result'
const replies = around('result')
const hidden = {
  success: true as const,
  report: null,
  report_id: listingId,
  reportId: listingId,
  hide_report: true,
  hideReport: true,
  pdf_link: null,
}

const rapidPath = '/{lang}/rapid/fill/{id}/result'
const rapidReplies = {
  ...replies,
  readState: stateAt('result', {
    application: { applicationType: 'rapid', employment_status: 'Hybrid-employed', listing_id: listingId },
  }),
  listingInfo: 'pending',
  invokeAggregatedPdf: { success: true, link: null },
  readReportPdf: 'pending',
} as const
const shortForm = {
  success: true as const,
  report: reports.rapid,
  report_id: listingId,
  reportId: listingId,
  hide_report: false,
  hideReport: false,
  pdf_link: null,
}

const shown = {
  ...replies,
  readReport: { ...hidden, report: reports.golden, hide_report: false, hideReport: false },
  invokeAggregatedPdf: { success: true, link: null },
  readReportPdf: 'pending',
  readLinesShown: { success: true, company: 'Casa Prova', allowed: false, asked: false },
} as const

const shares: ReportShare[] = [
  {
    id: listingId,
    recipient: 'Studio Rossi',
    level: 'figures',
    created_at: '2026-11-21T09:00:00.000Z',
    expires_at: '2026-12-05T09:00:00.000Z',
    state: 'open',
    opened_at: ['2026-11-21T17:40:00.000Z', '2026-11-21T11:05:00.000Z'],
  },
  {
    id: listingId.replace(/.$/, 'a'),
    recipient: 'Anna Verdi',
    level: 'band',
    created_at: '2026-11-20T09:00:00.000Z',
    expires_at: '2026-11-27T09:00:00.000Z',
    state: 'revoked',
    opened_at: [],
  },
]

/** Nothing is shared yet; `can_open`: whether the company may open the report. */
const sharing = (name: string, can_open: boolean): ScreenState => ({
  path,
  replies: {
    ...shown,
    readShares: { success: true, shares: [], company: { name, can_open, opened_at: [], downloaded_at: [] } },
  },
  acts: [{ press: 'share' }],
})

export const states = {
  preparing: { path, replies: { ...replies, readReport: 'pending' } },
  hidden: {
    path,
    replies: { ...replies, readReport: hidden, invokeAggregatedPdf: { success: true, link: null } },
  },
  linkComing: {
    path,
    replies: {
      ...replies,
      readReport: hidden,
      readReportPdf: 'pending',
      invokeAggregatedPdf: { success: true, link: null },
    },
    acts: [{ press: 'download-pdf' }],
  },
  linkFailed: {
    path,
    replies: {
      ...replies,
      readReport: hidden,
      readReportPdf: { refused: { status: 500 } },
      invokeAggregatedPdf: { success: true, link: null },
    },
    acts: [{ press: 'download-pdf' }],
  },
  rapid: { path: rapidPath, replies: { ...rapidReplies, readReport: shortForm } },
  rapidNotBegun: {
    path: rapidPath,
    replies: { ...rapidReplies, readReport: hidden, createNewApp: 'offline' },
    acts: [{ press: 'start-again' }],
  },
  failed: { path, replies: { ...replies, readReport: { refused: { status: 500, message: said('System.500') } } } },
  shown: { path, replies: shown },
  requests: {
    path,
    replies: { ...shown, readRequests: playedOwnRequests, answerRequest: { success: true } },
  },
  messages: {
    path,
    replies: { ...shown, readMessages: playedOwnMessages, answerMessage: { success: true } },
  },
  viewing: {
    path,
    replies: { ...shown, readViewings: playedOwnViewing, answerViewing: { success: true } },
  },
  viewingUnpicked: { path, replies: { ...shown, readViewings: playedOwnViewing }, acts: [{ press: 'take-viewing' }] },
  viewingAgreed: {
    path,
    replies: { ...shown, readViewings: playedAgreedViewing, answerViewing: { success: true } },
  },
  viewingCancelled: { path, replies: { ...shown, readViewings: playedCancelledViewing } },
  messageEmpty: {
    path,
    replies: { ...shown, readMessages: playedOwnMessages },
    acts: [{ press: 'answer-message' }],
  },
  requestUnanswered: {
    path,
    replies: { ...shown, readRequests: playedOwnRequests },
    acts: [{ press: 'answer-request' }],
  },
  linesAsked: {
    path,
    replies: { ...shown, readLinesShown: { success: true, company: 'Casa Prova', allowed: false, asked: true } },
  },
  lookedAtPage: {
    path,
    replies: { ...shown, readCitedPage: { success: true, ...playedPage } },
    acts: [{ press: 'why-net_income' }],
  },
  pageGone: {
    path,
    replies: { ...shown, readCitedPage: { refused: { status: 410, message: said('Report.Page.Gone') } } },
    acts: [{ press: 'why-net_income' }],
  },
  sharing: sharing('Casa Aperta', true),
  sharingBeforeChoice: sharing('Wohnbau Berlin', false),
  sharedWithSome: {
    path,
    replies: {
      ...shown,
      readShares: {
        success: true,
        shares,
        company: {
          name: 'Casa Aperta',
          can_open: true,
          opened_at: ['2026-11-21T15:10:00Z', '2026-11-20T08:02:00Z'],
          downloaded_at: ['2026-11-21T15:12:00Z'],
        },
      },
    },
    acts: [{ press: 'share' }],
  },
  shareUnnamed: {
    path,
    replies: { ...shown, readShares: { success: true, shares: [], company: null } },
    acts: [{ press: 'share' }, { press: 'share-confirmed' }],
  },
  shareMade: {
    path,
    replies: {
      ...shown,
      readShares: { success: true, shares: [shares[0]!], company: null },
      shareReport: {
        success: true,
        share: shares[0]!,
        link: 'https://attesta.example/it/shared-report#token=q7Xv2Zk0b8mW1rT5yU9nC3dE6fG4hJ',
      },
    },
    acts: [{ press: 'share' }, { fill: 'recipient', with: 'Studio Rossi' }, { press: 'share-confirmed' }],
  },
  shareFailed: {
    path,
    replies: { ...shown, readShares: { success: true, shares: [], company: null }, shareReport: 'offline' },
    acts: [{ press: 'share' }, { fill: 'recipient', with: 'Studio Rossi' }, { press: 'share-confirmed' }],
  },
  sharesFailed: { path, replies: { ...shown, readShares: 'offline' }, acts: [{ press: 'share' }] },
  askedToWithdraw: { path, replies: { ...shown, revokeReport: 'pending' }, acts: [{ press: 'withdraw' }] },
  notWithdrawn: {
    path,
    replies: { ...shown, revokeReport: 'offline' },
    acts: [{ press: 'withdraw' }, { press: 'withdraw-confirmed' }],
  },
  askedToIssueAgain: { path, replies: { ...shown, reissueReport: 'pending' }, acts: [{ press: 'issue-again' }] },
  withdrawn: {
    path,
    replies: { ...replies, readReport: { refused: { status: 410, message: said('Results.Error.Revoked') } } },
  },
  unpaid: { path, replies: { ...replies, readReport: { refused: { status: 402 } }, isPaymentRequired: 'pending' } },
  offline: { path, replies: { ...replies, readReport: 'offline' } },
} satisfies States
