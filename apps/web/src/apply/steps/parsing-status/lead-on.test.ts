import { expect, test } from 'vitest'
import { leadOn } from './lead-on.ts'

function begin() {
  const waits: number[] = []
  let pass = () => {}
  const waited = new Promise<void>((resolve) => {
    pass = resolve
  })
  let times = 0
  const stop = leadOn(
    {
      now: () => 0,
      wait: (milliseconds) => {
        waits.push(milliseconds)
        return waited
      },
    },
    () => {
      times++
    },
  )
  return { waits, stop, pass: () => (pass(), waited), times: () => times }
}

test(
  'the short form goes on by itself after half a second',
  { tags: ['B4-parsing-rapid-on', 'B9-rapid'] },
  async () => {
    const { waits, pass, times } = begin()
    expect([waits, times()]).toEqual([[500], 0])
    await pass()
    expect(times()).toBe(1)
  },
)
test('a person who has left is not led on', { tags: ['B4-parsing-rapid-on'] }, async () => {
  const { stop, pass, times } = begin()
  stop()
  await pass()
  expect(times()).toBe(0)
})
