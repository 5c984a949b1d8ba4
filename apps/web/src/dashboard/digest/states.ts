import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'

const ok = { success: true } as const
const path = '/dashboard/digest'

/** The looks of the settings of the digest. */
export const digestStates = (home: PlayedReplies) =>
  ({
    digest: { path, replies: { ...home, dashboardDigest: { ...ok, rhythm: 'daily' } } },
    digestNotSaved: {
      path,
      replies: {
        ...home,
        dashboardDigest: { ...ok, rhythm: 'none' },
        dashboardSetDigest: { refused: { status: 500 } },
      },
      acts: [{ press: 'save-digest' }],
    },
  }) satisfies PlayedStates
