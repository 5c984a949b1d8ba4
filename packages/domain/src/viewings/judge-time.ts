import { maxViewingDays } from '@attesta/contract/viewing-limits.ts'
import { instantOf, type LocalTime } from './local-time.ts'

export type TimeProblem = 'Viewings.Error.Time' | 'Viewings.Error.Past' | 'Viewings.Error.Far'

/** Returns the instant that a company names for a viewing, on a clock where the home is; or why it cannot be then. */
export function judgeTime(local: LocalTime, { now, timeZone }: { now: Date; timeZone: string }): Date | TimeProblem {
  const at = instantOf(local, timeZone)
  if (!at) return 'Viewings.Error.Time'
  if (at <= now) return 'Viewings.Error.Past'
  return at.getTime() - now.getTime() > maxViewingDays * 86_400_000 ? 'Viewings.Error.Far' : at
}
