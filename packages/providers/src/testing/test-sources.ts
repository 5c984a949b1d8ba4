/** Time and chance for tests: a clock that stands until moved, bytes that come in a fixed order. */
import { createHash } from 'node:crypto'

export function testClock(start = '2026-11-21T10:00:00Z') {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    advance(seconds: number) {
      now += seconds * 1000
    },
  }
}

export function testRandom() {
  let calls = 0
  return {
    bytes: (length: number): Buffer =>
      Buffer.concat(
        Array.from({ length: Math.ceil(length / 32) }, () => createHash('sha256').update(String(calls++)).digest()),
      ).subarray(0, length),
  }
}
