import type { Day } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'

/** Reads one file apart from this process, within limits. Never throws for what the file is: that is a verdict. Throws when the reader itself could not run. */
export interface Reader { read(bytes: Uint8Array, about: { fileName: string; today: Day }): Promise<ParseResult> }
