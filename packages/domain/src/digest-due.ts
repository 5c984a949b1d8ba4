import type { DigestRhythm } from '@attesta/contract/digest.ts'
import { addDays, type Day } from './day.ts'

const monday = 1

/**
 * Returns the first of the days that a digest tells of, the last of which is yesterday; null when none is due.
 * `sentOn`: when the last one was made, null: none yet. A morning that was left out is made up for, within a week.
 */
export function digestFrom(rhythm: DigestRhythm, today: Day, sentOn: Day | null): Day | null {
  if (rhythm === 'none' || (sentOn !== null && sentOn >= today)) return null
  const weekAgo = addDays(today, -7)
  if (rhythm === 'daily') return sentOn !== null && sentOn >= weekAgo ? sentOn : addDays(today, -1)
  return new Date(`${today}T00:00:00Z`).getUTCDay() === monday ? weekAgo : null
}
