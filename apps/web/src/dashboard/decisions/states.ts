import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'
import {
  playedCriteria,
  playedDecided,
  playedNoCriteria,
  playedPreview,
  playedProtocol,
  playedTwoToTell,
  playedUndecided,
} from './played-decisions.ts'

const ok = { success: true } as const

/** The looks of criteria, of decisions on a household and of the protocol. */
export const decisionStates = (home: PlayedReplies) => {
  const decisions: PlayedReplies = {
    ...home,
    dashboardProtocol: playedProtocol,
    dashboardCriteria: playedCriteria,
    dashboardPreviewNotices: playedPreview,
    dashboardSendNotices: { ...ok, queued: 1, due_at: '2026-11-22T14:35:00Z' },
    dashboardCancelNotices: { ...ok, cancelled: 1 },
    dashboardEndCriterion: ok,
  }
  return {
    decided: {
      path: '/dashboard',
      replies: { ...home, dashboardDecision: playedDecided },
      acts: [{ press: 'show-household' }, { press: 'open-decision' }],
    },
    deciding: {
      path: '/dashboard',
      replies: home,
      acts: [
        { press: 'show-household' },
        { press: 'open-decision' },
        { press: 'new-decision' },
        { press: 'record-decision' },
      ],
    },
    decidingWithoutCriteria: {
      path: '/dashboard',
      replies: { ...home, dashboardDecision: { ...playedUndecided, criteria: [] } },
      acts: [{ press: 'show-household' }, { press: 'open-decision' }, { press: 'new-decision' }],
    },
    decisionsFailed: {
      path: '/dashboard/decisions',
      replies: { ...decisions, dashboardProtocol: { refused: { status: 500 } } },
    },
    decisions: { path: '/dashboard/decisions', replies: decisions },
    decisionsPicked: {
      path: '/dashboard/decisions',
      replies: { ...decisions, dashboardProtocol: playedTwoToTell },
      acts: [{ press: 'pick-all-decisions' }],
    },
    noticeTooLate: {
      path: '/dashboard/decisions',
      replies: { ...decisions, dashboardCancelNotices: { ...ok, cancelled: 0 } },
      acts: [{ press: 'cancel-notice' }],
    },
    decisionsNone: {
      path: '/dashboard/decisions',
      replies: { ...decisions, dashboardProtocol: { ...playedProtocol, entries: [] } },
    },
    declineEmails: {
      path: '/dashboard/decisions',
      replies: decisions,
      acts: [{ press: 'pick-decision' }, { press: 'preview-notices' }],
    },
    criteria: { path: '/dashboard/criteria', replies: decisions },
    criteriaNone: { path: '/dashboard/criteria', replies: { ...decisions, dashboardCriteria: playedNoCriteria } },
    criterionProblem: {
      path: '/dashboard/criteria',
      replies: {
        ...decisions,
        dashboardSetCriterion: {
          refused: { status: 422, message: 'This names a personal trait that the law protects', field: 'text' },
        },
      },
      acts: [{ press: 'add-criterion' }],
    },
  } satisfies PlayedStates
}
