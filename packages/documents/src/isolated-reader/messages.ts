/** What the confined reader and its parent say to each other. */
import type { Day } from '@attesta/domain/day.ts'
import type { Box, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import type { PersonName } from '@attesta/domain/person-name.ts'
import type { UnlockProblem } from '../read/unlock-pdf.ts'

export interface ParseRequest {
  fileName: string
  today: Day
  applicant: PersonName | null
  trace: boolean
}

export interface PictureRequest {
  /** 1-based. */
  page: number
  /** As in the parse result; null where the reading kept no place. */
  boxes: readonly (Box | null)[]
  /** Only the lines that the boxes stand in are shown: all else is painted over. */
  isMasked: boolean
  /**
   * Only the lines of the box at this index, below the heads of its table; null: the whole page. A box without a place
   * is not cut out.
   */
  cropAt: number | null
  /** Who is shown it; null for a reader who may have the original too. */
  watermark: string | null
}

export interface PagePicture {
  /** Base64. */
  webp: string
  width: number
  height: number
  /** Where each box lies, in pixels of the picture, cut to it. */
  marks: ([number, number, number, number] | null)[]
}

interface UnlockRequest {
  password: string
}

/** `isTextOnly`: stops where pages must be read from pixels. */
export type ReaderRequest =
  | { parse: ParseRequest; isTextOnly: boolean }
  | { draw: PictureRequest }
  | { unlock: UnlockRequest }

export type ChildMessage =
  | { ready: true }
  /** Pages that are about to be read from pixels: that takes seconds each. */
  | { recognizing: number }
  /** What is to be read of text alone has pages that must be read from pixels. */
  | { isFromPixels: true; tainted: boolean }
  /** `tainted`: the process has met something that it should not outlive. */
  | { result: ParseResult; tainted: boolean }
  /** Null: there is no such page to look at. */
  | { picture: PagePicture | null; tainted: boolean }
  /** Base64 of a PDF that opens without a password. */
  | { unlocked: string | UnlockProblem; tainted: boolean }
