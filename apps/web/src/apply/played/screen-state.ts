import type { PlayedReplies } from '../../fake-api.ts'
import type { Draft } from '../journey/draft.ts'

/** A file of nothing, or of this text. */
interface PickedFile {
  name: string
  type: string
  size: number
  text?: string
}

/** What a hand does on the page, by names of the markup that hold in every language. */
export type Act = { press: string } | { fill: string; with: string } | { pick: string; files: readonly PickedFile[] }

/** One look of a screen, as data: where it is, how the server answers, what the person does there. */
export interface ScreenState {
  /** `{lang}` and `{id}` are filled in. */
  path: string
  draft?: Draft
  /** False: no one is signed in. */
  session?: boolean
  replies: PlayedReplies
  acts?: readonly Act[]
  /** What is waited for never comes: the look before it. */
  isHeld?: true
}

/** Every state a person can meet the screen in: the gallery, the screenshots, axe and the tests iterate it. */
export type States = Readonly<Record<string, ScreenState>>
