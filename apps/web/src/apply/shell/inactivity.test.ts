import { expect, test } from 'vitest'
import { inactivityPhase, isSpoken, untilNextLook } from './inactivity.ts'

const minutes = (count: number) => count * 60_000
test.each([
  ['at once', 0, { name: 'active' }],
  ['a moment before the warning', minutes(118) - 1, { name: 'active' }],
  ['at the warning', minutes(118), { name: 'warning', secondsLeft: 120 }],
  ['a second before the end', minutes(120) - 1000, { name: 'warning', secondsLeft: 1 }],
  ['at the end', minutes(120), { name: 'over' }],
  ['after a night in a closed laptop', minutes(600), { name: 'over' }],
])('%s', { tags: ['A4-inactivity', 'A9-inactivity'] }, (_, idle, phase) => expect(inactivityPhase(idle)).toEqual(phase))
test('the countdown speaks three times', () =>
  expect(Array.from({ length: 121 }, (_, second) => second).filter(isSpoken)).toEqual([20, 60, 120]))
test.each([
  [0, minutes(118)],
  [minutes(117), minutes(1)],
  [minutes(119), 1000],
])('after %d ms it looks again in %d ms', (idle, wait) => expect(untilNextLook(idle)).toBe(wait))
