import { expect, test } from 'vitest'
import { processorMilliseconds, residentBytes } from './process-use.ts'

const own = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

test('the processor time of a process is what it has worked, not what has gone by', () => {
  const before = [processorMilliseconds(process.pid), own()] as const
  while (own() - before[1] < 200) Math.hypot(...Array.from({ length: 1000 }, (_, at) => at))
  const [counted, worked] = [processorMilliseconds(process.pid) - before[0], own() - before[1]]
  // The system counts in steps of 10 ms, and whatever else runs in this process goes on meanwhile.
  expect(counted).toBeGreaterThan(0.8 * worked - 20)
  expect(counted).toBeLessThan(1.2 * worked + 100)
})

test('a process that is none uses nothing', () => {
  expect(processorMilliseconds(2 ** 30)).toBe(0)
  expect(residentBytes(2 ** 30)).toBe(0)
  expect(residentBytes(process.pid)).toBeGreaterThan(10_000_000)
})
