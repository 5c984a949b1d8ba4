/** What the confined reader and its parent say to each other. */
import type { Day } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import type { PersonName } from '@attesta/domain/person-name.ts'

export interface ParseRequest { fileName: string; today: Day; applicant: PersonName | null; trace: boolean }

export type ChildMessage =
  | { ready: true }
  /** Pages that are about to be read from pixels: that takes seconds each. */
  | { recognizing: number }
  /** `tainted`: the process has met something that it should not outlive. */
  | { result: ParseResult; tainted: boolean }
