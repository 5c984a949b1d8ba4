import { expect, test } from 'vitest'
import { activityEvents } from '@attesta/contract/activity.ts'
import { eventFamilies, operatorEvents } from '@attesta/contract/operator-events.ts'
import { routeNames, routeOf } from '../http/check-table.ts'

const told: readonly string[] = [...Object.values(activityEvents).flat(), ...operatorEvents]
const audited = routeNames.flatMap((name) => routeOf(name).audit ?? [])

test('every audited call has words in the operator’s log', () =>
  expect(audited.filter((event) => !told.includes(event))).toEqual([]))

test('no event has words in two places', () => expect(told.length).toBe(new Set(told).size))

test('each kind of the filter finds something', () => {
  for (const start of Object.values(eventFamilies))
    expect(
      told.some((event) => event.startsWith(start)),
      start,
    ).toBe(true)
})
