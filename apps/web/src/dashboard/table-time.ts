import { localTimeAt } from '@attesta/domain/viewings/local-time.ts'
import { deskTimeZone } from '../desk-time-zone.ts'

/** «2026-11-21 10:12:05», as a spreadsheet reads it: the time that the desk shows. Null is an empty cell. */
export const tableTime = (instant: string | null): string =>
  instant === null
    ? ''
    : `${localTimeAt(new Date(instant), deskTimeZone).replace('T', ' ')}:${new Date(instant).toISOString().slice(17, 19)}`

/** «Decided (Europe/Rome)»: the heading of such times. */
export const timeHeading = (heading: string): string => `${heading} (${deskTimeZone})`
