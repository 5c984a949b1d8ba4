/**
 * The one place that asks the machine what time it is. Everything else is given a `Clock`, so that tests can move it.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A day of the clock; a calendar day of a region may be an hour longer or shorter. */
export const dayMs = 86_400_000
