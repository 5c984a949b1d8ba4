import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { EmailCalendar } from '@attesta/providers/email/port.ts'

export interface CalendarEntry {
  /** The same through all changes: calendars find the entry by it. */
  uid: string
  sequence: number
  isCancelled: boolean
  start: Date
  minutes: number
  summary: string
  location: string
  url: string | null
  organizer: { name: string; email: string }
  attendee: string
  /** When the file is made. */
  stamp: Date
}

/**
 * A calendar file of one appointment, in UTC, which every calendar shows on its own clock. A change has a higher
 * sequence, a cancellation a method of its own. Source: RFC 5545 §3.6.1; RFC 5546 §3.2.2, §3.2.5.
 */
export function viewingCalendar(entry: CalendarEntry): EmailCalendar {
  const { uid, sequence, isCancelled, start, minutes, summary, location, url, organizer, attendee, stamp } = entry
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ method, prodId: { company: 'Attesta', product: 'Viewings', language: 'EN' } })
  calendar.createEvent({
    id: uid,
    sequence,
    stamp,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary,
    location,
    url,
    organizer,
    attendees: [{ email: attendee, role: ICalAttendeeRole.REQ, rsvp: false }],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { method, text: calendar.toString() }
}
