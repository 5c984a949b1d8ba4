import type { Clock } from '../clock.ts'

/** Returns a clock whose waits end when `pass` is called, and their milliseconds in order. */
export function heldClock(): { clock: Clock; waits: number[]; pass: () => void } {
  const waits: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const wait = (milliseconds: number) => {
    waits.push(milliseconds)
    return promise
  }
  return { clock: { now: () => 0, wait }, waits, pass: resolve }
}
