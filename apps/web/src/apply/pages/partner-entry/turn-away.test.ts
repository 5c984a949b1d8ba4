import { expect, test } from 'vitest'
import { heldClock } from '../../../testing/held-clock.ts'
import { turnAway } from './turn-away.ts'

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
