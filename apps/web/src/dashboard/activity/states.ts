import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'
import { playedActivity } from './played-activity.ts'

const path = '/dashboard/activity'

/** The looks of the activity log. */
export const activityStates = (home: PlayedReplies) =>
  ({
    activity: { path, replies: { ...home, dashboardActivity: playedActivity } },
    activityNone: {
      path: `${path}?area=listings&from=2026-11-20`,
      replies: { ...home, dashboardActivity: { ...playedActivity, lines: [], next_before: null } },
    },
    activityLoading: { path, replies: { ...home, dashboardActivity: 'pending' } },
    activityFailed: { path, replies: { ...home, dashboardActivity: { refused: { status: 500 } } } },
  }) satisfies PlayedStates
