/** How long a report may be relied on. Source: B1-validity. */
import { limits } from '@attesta/contract/limits.ts'
import { addDays, type Day } from '../day.ts'

/** The last day on which the report is valid. */
export const validUntil = (generatedOn: Day): Day => addDays(generatedOn, limits.reportValidityDays)

export const isValidOn = (generatedOn: Day, today: Day): boolean => today <= validUntil(generatedOn)
