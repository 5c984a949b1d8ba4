import { describe, expect, test } from 'vitest'
import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { CallFailed } from '../../call-failed.ts'
import type { Api } from '../../calls.ts'
import { importParts, isRefusedForGood, type Imported } from './import-parts.ts'

const homes = (count: number): ListingFields[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Casa ${at}`,
    address: 'Via Dante 1, 20121 Milano',
    region: 'it',
    rent: '700.00',
    deposit: null,
    lan_pays: false,
  }))

/** Fails at the calls of these numbers, from 1; the others save. */
function server(...failing: number[]) {
  const sent: string[][] = []
  const stored: string[] = []
  const call = (_name: string, { body }: { body: { rows: ListingFields[]; is_trial: boolean } }) => {
    sent.push(body.rows.map(({ name }) => name))
    if (failing.includes(sent.length)) return Promise.reject(new CallFailed(0))
    if (!body.is_trial) stored.push(...sent.at(-1)!)
    return Promise.resolve({ success: true, created: body.rows.length, changed: 1, archived: 1 })
  }
  return { api: { call } as unknown as Pick<Api, 'call'>, sent, stored }
}

describe('an import in parts', () => {
  test.each([
    [10, 1],
    [400, 16],
    [5000, 25],
  ])('of %i listings takes %i calls and tells of each', async (count, calls) => {
    const { api, sent, stored } = server()
    const told: number[] = []
    const done = await importParts(api, homes(count), { isTrial: false, onPart: ({ rows }) => told.push(rows) })
    expect([sent.length, told.length, told.at(-1), stored.length]).toEqual([calls, calls, count, count])
    expect(done).toEqual({ rows: count, created: count, changed: calls, archived: calls })
  })

  test('that fails tells what was saved, and going on sends the failed part again and no other', async () => {
    const listings = homes(90)
    const { api, sent, stored } = server(3)
    let saved: Imported | undefined
    const onPart = (next: Imported) => {
      saved = next
    }
    await expect(importParts(api, listings, { isTrial: false, onPart })).rejects.toThrow(CallFailed)
    expect(saved).toEqual({ rows: 50, created: 50, changed: 2, archived: 2 })
    expect(await importParts(api, listings, { isTrial: false, from: saved, onPart })).toEqual({
      rows: 90,
      created: 90,
      changed: 4,
      archived: 4,
    })
    expect(sent[3]).toEqual(sent[2])
    expect(stored).toEqual(listings.map(({ name }) => name))
  })

  test('that an older server saves tells of no archived ones', async () => {
    const api = { call: () => Promise.resolve({ success: true, created: 1, changed: 0 }) } as unknown as Pick<
      Api,
      'call'
    >
    expect(await importParts(api, homes(1), { isTrial: false })).toMatchObject({ created: 1, archived: 0 })
  })

  test('that is stopped ends after the part that is being sent', async () => {
    const { api, sent } = server()
    const done = await importParts(api, homes(90), { isTrial: false, isStopped: () => sent.length === 2 })
    expect(done.rows).toBe(50)
  })
})

test.each([
  ['wrong rows', new CallFailed(422), true],
  ['a right that is gone', new CallFailed(403), true],
  ['an earlier try that still runs', new CallFailed(409, { code: 'conflict' }), false],
  ['no answer', new CallFailed(0), false],
  ['a failure of the server', new CallFailed(502), false],
  ['too many calls', new CallFailed(429), false],
])('whether it is refused for good: %s', (_, error, expected) => expect(isRefusedForGood(error)).toBe(expected))
