import { localTimeAt } from '@attesta/domain/viewings/local-time.ts'
import { deskTimeZone } from '../desk-time-zone.ts'

/** `90` → «01:30» */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * «2026-11-21 10:12:05 +01:00»: the time that the desk shows, and how far it is ahead of UTC. In autumn an hour comes
 * twice, and a protocol says what came first. Null is an empty cell.
 */
export function tableTime(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  const local = localTimeAt(at, deskTimeZone)
  const ahead = Date.parse(`${local}Z`) / 60_000 - Math.floor(at.getTime() / 60_000)
  return `${local.replace('T', ' ')}:${at.toISOString().slice(17, 19)} +${clock(ahead)}`
}
