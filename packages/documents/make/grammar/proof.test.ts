/**
 * What a proof is worth: a layout that closes is read back row by row, and with any one amount, day or row changed it
 * is not proven.
 */
import { addDays } from '@attesta/domain/day.ts'
import { expect, test } from 'vitest'
import { parseFile } from '../../src/pipeline.ts'
import { drawStatement, storyOf } from './draw/statement.ts'
import type { Layout } from './layout.ts'
import { measure } from './measure.ts'
import { layoutsOf } from './statement-grammar.ts'
import type { Booking, Story } from './story/story.ts'

const SEED = 'proofs'
const COUNT = 18
/** Of the layouts drawn so many at least are proven, or the test tests nothing. */
const MIN_PROVEN = 5

/** Changes the booking at a place. */
type Change = (bookings: readonly Booking[], place: number) => Booking[]

const replaced = (bookings: readonly Booking[], place: number, change: Partial<Booking>): Booking[] =>
  bookings.map((booking, at) => (at === place ? { ...booking, ...change } : booking))

const changes: Record<string, Change> = {
  'one amount changed': (bookings, place) => replaced(bookings, place, { amount: bookings[place]!.amount - 100 }),
  'one row removed': (bookings, place) => bookings.filter((_, at) => at !== place),
  'one day moved behind all others': (bookings, place) =>
    replaced(bookings, place, { bookedOn: addDays(bookings.at(-1)!.bookedOn, 1) }),
}

/** In turn near the beginning, in the middle, near the end. The last row moved behind all others is still the last. */
const placeIn = (length: number, turn: number): number =>
  Math.max(0, [0, Math.floor(length / 2), length - 2][turn % 3]!)

const changedStory = (story: Story, change: Change, place: number): Story => ({
  ...story,
  accounts: story.accounts.map((account, at) =>
    at === 0 ? { ...account, bookings: change(account.bookings, place) } : account,
  ),
})

async function isProven(layout: Layout, story: Story): Promise<boolean> {
  const options = { fileName: 'statement.pdf', today: addDays(story.madeOn, 3), applicant: null, trace: false }
  const { bank_statement } = await parseFile(await drawStatement(layout, story), options)
  const iban = story.accounts[0]!.iban
  return bank_statement?.accounts.find((account) => account.iban === iban)?.reconciled === true
}

const measured = await Promise.all(layoutsOf(SEED, COUNT).map(measure))
const proven = measured.filter((one) => one.isProven)

test('there are layouts whose proof can be broken', () => expect(proven.length).toBeGreaterThanOrEqual(MIN_PROVEN))

test('whatever is proven is read back: each row that is printed and no other', () => {
  for (const { layout, rows, isProvenAndWrong } of proven) {
    expect.soft(isProvenAndWrong, JSON.stringify(layout.choices)).toBe(false)
    expect.soft(rows, JSON.stringify(layout.choices)).toMatchObject({ read: rows.printed, matched: rows.printed })
  }
})

test.each(Object.keys(changes))('%s, wherever it stands: no proof', async (name) => {
  for (const [turn, { layout }] of proven.entries()) {
    const story = storyOf(layout),
      place = placeIn(story.accounts[0]!.bookings.length, turn)
    expect(
      await isProven(layout, changedStory(story, changes[name]!, place)),
      `row ${place}: ${JSON.stringify(layout.choices)}`,
    ).toBe(false)
  }
})
