import { expect, test } from 'vitest'
import { pauseBeforeCheck } from './pause-before-check.ts'

test.each([
  ['rapid', 3000],
  ['rent', 0],
  ['mortgage', 0],
] as const)('the %s form waits %d ms after its uploads', { tags: ['B4-rapid-uploads'] }, (type, pause) =>
  expect(pauseBeforeCheck(type)).toBe(pause),
)
