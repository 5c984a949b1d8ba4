import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'
import { playedChosen, playedSealed, playedShortlists } from './played-shortlists.ts'

const ok = { success: true } as const
const path = `/dashboard/shortlists/${playedSealed.shortlist.id}`

/** The looks of sealed shortlists: the list, one that is sealed, and its protocol. */
export const shortlistStates = (home: PlayedReplies) => {
  const replies: PlayedReplies = {
    ...home,
    dashboardShortlists: playedShortlists,
    dashboardShortlist: playedSealed,
    dashboardUnseal: ok,
    dashboardChooseSealed: ok,
  }
  return {
    shortlists: { path: '/dashboard/shortlists', replies },
    shortlistsNone: {
      path: '/dashboard/shortlists',
      replies: { ...replies, dashboardShortlists: { ...playedShortlists, ready: [], shortlists: [] } },
    },
    shortlistsFailed: {
      path: '/dashboard/shortlists',
      replies: { ...replies, dashboardShortlists: { refused: { status: 500 } } },
    },
    shortlistSealed: { path, replies },
    shortlistUnreasoned: { path, replies, acts: [{ press: 'choose-sealed' }] },
    shortlistChosen: { path, replies: { ...replies, dashboardShortlist: playedChosen } },
    shortlistOpened: {
      path,
      replies: {
        ...replies,
        dashboardShortlist: {
          ...playedChosen,
          shortlist: { ...playedChosen.shortlist, state: 'opened', chosen: null, named: [], looks: [] },
        },
      },
    },
  } satisfies PlayedStates
}
