import { dayIn, type Day } from '@attesta/domain/day.ts'

/** Time as the pages see it; the preview and the tests give one that stands still. */
export interface Clock {
  now(): number
  wait(milliseconds: number): Promise<void>
}

/** The one place of the pages that asks the machine for the time. */
export const machineClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
    }),
}

export const todayIn = (clock: Clock, timeZone: string): Day => dayIn(new Date(clock.now()), timeZone)
