import type { Clock } from '../clock.ts'

export interface TestClock extends Clock {
  /** Moves the time on by so many milliseconds. */
  advance(ms: number): void
}

export function createTestClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms
    },
  }
}

export const minutes = (count: number): number => count * 60_000
export const seconds = (count: number): number => count * 1000
export const hours = (count: number): number => count * 3_600_000
