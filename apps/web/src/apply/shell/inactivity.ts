import { limits } from '@attesta/contract/limits.ts'

const minute = 60_000
const end = limits.inactivityMinutes * minute
const warning = limits.inactivityWarningMinutes * minute

export type InactivityPhase = { name: 'active' } | { name: 'warning'; secondsLeft: number } | { name: 'over' }

/**
 * `idle`: milliseconds since the last key or pointer. Two hours end the session, two minutes before that the person is
 * asked.
 */
export function inactivityPhase(idle: number): InactivityPhase {
  if (idle >= end) return { name: 'over' }
  if (idle >= warning) return { name: 'warning', secondsLeft: Math.ceil((end - idle) / 1000) }
  return { name: 'active' }
}

/** A countdown read out each second would drown everything else: it is told three times. */
export const isSpoken = (secondsLeft: number): boolean => [120, 60, 20].includes(secondsLeft)

/** Milliseconds until the phase can change next. */
export const untilNextLook = (idle: number): number => (idle < warning ? warning - idle : 1000)
