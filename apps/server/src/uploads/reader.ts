import type { PagePicture } from '@attesta/contract/page-picture.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Box, ParseResult } from '@attesta/domain/facts/parse-result.ts'

/** What is to be drawn of a page, numbered from 1. */
export interface PageToDraw {
  page: number
  /** As in the parse result. */
  boxes: readonly (Box | null)[]
  /** Only the lines that the boxes stand in are shown: all else is painted over. */
  isMasked: boolean
  /** Only the lines of this box and the heads of the table that it stands in; null: the whole page. */
  cropAt: number | null
  /** Who is shown it, written across the page; null for a reader who may have the document itself. */
  watermark: string | null
}

interface AboutFile {
  fileName: string
  today: Day
  isTextOnly: boolean
}

export interface Reader {
  /**
   * Reads one file apart from this process, within limits. Never throws for what the file is: that is a verdict. Throws
   * when the reader itself could not run. `isTextOnly`: null as soon as a page must be read from pixels.
   */
  read(bytes: Uint8Array, about: AboutFile): Promise<ParseResult | null>
  /**
   * Draws a page apart from this process, within limits. Null where there is none to look at; `busy` when too many wait
   * already.
   */
  draw(bytes: Uint8Array, wanted: PageToDraw): Promise<PagePicture | null | 'busy'>
  /** Makes a PDF open without its password, apart from this process; the same bytes where it needs none. */
  unlock(bytes: Uint8Array, password: string): Promise<Uint8Array | 'wrong_password' | 'not_unlockable' | 'busy'>
}
