/** F13: who runs past row-level security stands in one table with the reason. */
import { expect, test } from 'vitest'
import { systemUses } from '../testing/system-uses.ts'
import { whySystem } from './why-system.ts'

test('each place that runs as system says why, and no line is stale', () =>
  expect(Object.keys(whySystem).toSorted()).toEqual(systemUses()))

test('each reason says something', () => {
  for (const why of Object.values(whySystem)) expect(why.length).toBeGreaterThan(15)
})
