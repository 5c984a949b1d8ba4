import type { Act } from '../apply/played/screen-state.ts'
import type { PlayedReplies } from '../fake-api.ts'

/**
 * One look of a page that is not the applicant's form, as data: where it is, how the server answers, what the person
 * does there.
 */
export interface PlayedState {
  path: string
  /** False: no one is signed in. */
  session?: boolean
  replies: PlayedReplies
  acts?: readonly Act[]
}

export type PlayedStates = Readonly<Record<string, PlayedState>>
