/** A form of a listing and the server, with a colleague who edits the same one. */
import { expect, test } from 'vitest'
import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { CallFailed } from '../call-failed.ts'
import type { Api } from '../calls.ts'
import { listingFieldsOf } from './listing-fields-of.ts'
import type { ShownListing } from './listing-view.ts'
import { playedListings } from './played-listings.ts'
import { saveListing, type ListingConflict } from './save-listing.ts'

const opened: ShownListing = { ...playedListings[0]!, name: 'Casa', rent: '900.00', owner: 'Rosa Ferri', version: 1 }

/** `onAsked`: what happens while the listing is asked for. */
function createServer(onAsked: () => void = () => undefined) {
  const server = { listing: opened, api: { call } as unknown as Pick<Api, 'call'>, save }
  function save(fields: Partial<ShownListing>) {
    server.listing = { ...server.listing, ...fields, version: server.listing.version + 1 }
  }
  async function call(name: string, { body }: { body?: ListingFields & { version: number } }) {
    if (name === 'dashboardListings') {
      onAsked()
      return { listings: [server.listing] }
    }
    if (body!.version !== server.listing.version) throw new CallFailed(409, { code: 'listing_changed' })
    save(body!)
    return { success: true }
  }
  return server
}

const formOf = (typed: Partial<ListingFields>) => ({ ...listingFieldsOf(opened), ...typed })

/** Presses «Save». @returns what the form is told of a colleague, and whether it is saved */
async function press(
  api: Pick<Api, 'call'>,
  base: ShownListing,
  latest: () => ListingFields,
  sentBefore?: ListingFields,
) {
  const conflicts: ListingConflict[] = []
  const onConflict = (conflict: ListingConflict) => void conflicts.push(conflict)
  const isSaved = await saveListing(api, { base, body: latest(), latest, sentBefore, onConflict }).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof CallFailed)) throw error
      return false
    },
  )
  return { conflicts, isSaved }
}

test('what is typed while a refused save is on its way stands beside what a colleague saved', async () => {
  let form = formOf({ name: 'Attico' })
  const server = createServer(() => (form = { ...form, rent: '980.00' }))
  server.save({ rent: '950.00', owner: null })
  const { conflicts, isSaved } = await press(server.api, opened, () => form)
  const [{ now, changes, mergedInto }] = conflicts as [ListingConflict]
  expect([isSaved, conflicts.length, now]).toEqual([false, 1, server.listing])
  expect(changes).toEqual([
    { field: 'rent', isYours: true },
    { field: 'owner', isYours: false },
  ])
  expect(mergedInto(form)).toEqual(formOf({ name: 'Attico', rent: '980.00', owner: null }))
})

test('what is saved over a version that was shown stands beside it', async () => {
  const server = createServer()
  server.save({ rent: '950.00' })
  const [conflict] = (await press(server.api, opened, () => formOf({ name: 'Attico' }))).conflicts
  const form = conflict!.mergedInto(formOf({ name: 'Attico' }))
  expect(await press(server.api, conflict!.now, () => form)).toEqual({ conflicts: [], isSaved: true })
  expect(server.listing).toMatchObject({ name: 'Attico', rent: '950.00', version: 3 })
})

test('an own save whose answer was lost is no change of a colleague, nor what was saved alike', async () => {
  const server = createServer()
  server.save(formOf({ rent: '950.00' }))
  const again = await press(server.api, opened, () => formOf({ rent: '950.00' }))
  expect(again).toEqual({ conflicts: [], isSaved: true })
})

test('an own save whose answer was lost is none either once more was typed', async () => {
  const server = createServer()
  server.save(formOf({ rent: '950.00' }))
  const more = formOf({ rent: '980.00', name: 'Attico' })
  const again = await press(server.api, opened, () => more, formOf({ rent: '950.00' }))
  expect(again).toEqual({ conflicts: [], isSaved: true })
  expect(server.listing).toMatchObject({ rent: '980.00', name: 'Attico' })
})

test.each([
  ['archived meanwhile is told', true, false],
  ['restored meanwhile is saved', false, true],
])('one that was %s', async (_, isArchived, expected) => {
  const server = createServer()
  const base = { ...opened, is_archived: !isArchived }
  server.save({ is_archived: isArchived })
  const { conflicts, isSaved } = await press(server.api, base, () => formOf({ name: 'Attico' }))
  expect([isSaved, conflicts.length]).toEqual([expected, expected ? 0 : 1])
})

test('a refusal without another version is not sent for ever', async () => {
  const stuck = { ...opened, version: 2 }
  const always = {
    call: (name: string) =>
      name === 'dashboardListings'
        ? Promise.resolve({ listings: [stuck] })
        : Promise.reject(new CallFailed(409, { code: 'listing_changed' })),
  } as unknown as Pick<Api, 'call'>
  expect((await press(always, opened, () => formOf({}))).isSaved).toBe(false)
})

test('what failed for another reason is not taken for a change of a colleague', async () => {
  const offline = { call: () => Promise.reject(new CallFailed(0)) }
  expect(await press(offline, opened, () => formOf({}))).toEqual({ conflicts: [], isSaved: false })
})
