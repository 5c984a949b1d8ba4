import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'
import { playedProposal, playedViewings } from './played-viewings.ts'

const ok = { success: true } as const

/** The looks of viewings beside a household. */
export const viewingStates = (home: PlayedReplies) => {
  const replies: PlayedReplies = {
    ...home,
    dashboardViewings: playedViewings,
    dashboardMoveViewing: ok,
    dashboardCancelViewing: ok,
  }
  const open = [{ press: 'show-household' }, { press: 'open-viewings' }] as const
  return {
    viewings: { path: '/dashboard', replies, acts: open },
    viewingProposed: { path: '/dashboard', replies: { ...replies, dashboardViewings: playedProposal }, acts: open },
    viewingForm: {
      path: '/dashboard',
      replies: home,
      acts: [...open, { press: 'new-viewing' }, { press: 'add-slot' }],
    },
    viewingProblem: {
      path: '/dashboard',
      replies: home,
      acts: [...open, { press: 'new-viewing' }, { press: 'propose-viewing' }],
    },
    viewingMove: { path: '/dashboard', replies, acts: [...open, { press: 'move-viewing' }] },
  } satisfies PlayedStates
}
