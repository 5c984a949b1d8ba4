import { expect, test } from 'vitest'
import { heldClock } from '../../../testing/held-clock.ts'
import { CallFailed } from '../../../call-failed.ts'
import { mayEnterYet, turnAway } from './turn-away.ts'

test(
  'a failed entry is shown at once, and left after three seconds',
  { tags: ['B4-partner-failed', 'B9-partner'] },
  async () => {
    const done: string[] = []
    const { clock, waits, pass } = heldClock()
    const turned = turnAway(
      clock,
      () => done.push('shown'),
      () => done.push('left'),
    )
    expect([waits, done]).toEqual([[3000], ['shown']])
    pass()
    await turned
    expect(done).toEqual(['shown', 'left'])
  },
)

test.each([
  [0, true],
  [429, true],
  [503, true],
  [422, false],
  [500, false],
])('an entry that was answered %d may be tried again: %s', (status, may) =>
  expect(mayEnterYet(new CallFailed(status))).toBe(may),
)
