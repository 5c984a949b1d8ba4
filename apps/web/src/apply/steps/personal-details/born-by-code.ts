import type { Day } from '@attesta/domain/day.ts'
import { birthPlaceNames } from '@attesta/domain/fiscal-code-places.ts'
import { normalizeFiscalCode, readFiscalCode } from '@attesta/domain/fiscal-code.ts'

/** What a valid fiscal code says of its person's birth, as the form's fields take it. */
export interface Born {
  /** «14/03/1992» */
  dateOfBirth: string
  /** Absent: a place that is not among those we know. */
  placeOfBirth?: string
}

/** Null for what is no valid code. */
export function bornByCode(code: string, today: Day): Born | null {
  const facts = readFiscalCode(normalizeFiscalCode(code), today)
  if (!facts) return null
  // Of a person born abroad the code names the country, and the form asks for the town.
  const place = facts.bornAbroad ? undefined : birthPlaceNames(facts.birthPlace)?.[0]
  return {
    dateOfBirth: facts.bornOn.split('-').reverse().join('/'),
    ...(place !== undefined && { placeOfBirth: place }),
  }
}
