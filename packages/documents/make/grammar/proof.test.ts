/** What a proof is worth: a layout that closes is proven, and with one amount, day or row changed it is not. */
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

type Change = (bookings: readonly Booking[]) => Booking[]

const middle = (bookings: readonly Booking[]) => Math.floor(bookings.length / 2)
const replaced = (bookings: readonly Booking[], change: Partial<Booking>): Booking[] =>
  bookings.map((booking, at) => (at === middle(bookings) ? { ...booking, ...change } : booking))

const changes: Record<string, Change> = {
  'one amount changed': (bookings) => replaced(bookings, { amount: bookings[middle(bookings)]!.amount - 100 }),
  'one row removed': (bookings) => bookings.filter((_, at) => at !== middle(bookings)),
  'one day moved behind all others': (bookings) =>
    replaced(bookings, { bookedOn: addDays(bookings.at(-1)!.bookedOn, 1) }),
}

const changedStory = (story: Story, change: Change): Story => ({
  ...story,
  accounts: story.accounts.map((account, at) =>
    at === 0 ? { ...account, bookings: change(account.bookings) } : account,
  ),
})

async function isProven(layout: Layout, story: Story): Promise<boolean> {
  const options = { fileName: 'statement.pdf', today: addDays(story.madeOn, 3), applicant: null, trace: false }
  const { bank_statement } = await parseFile(await drawStatement(layout, story), options)
  const iban = story.accounts[0]!.iban
  return bank_statement?.accounts.find((account) => account.iban === iban)?.reconciled === true
}

const measured = await Promise.all(layoutsOf(SEED, COUNT).map(measure))
const proven = measured.filter((one) => one.isProven && !one.isProvenAndWrong).map(({ layout }) => layout)

test('there are layouts whose proof can be broken', () => expect(proven.length).toBeGreaterThanOrEqual(MIN_PROVEN))

test.each(Object.keys(changes))('%s: no proof', async (name) => {
  for (const layout of proven)
    expect(await isProven(layout, changedStory(storyOf(layout), changes[name]!)), JSON.stringify(layout.choices)).toBe(
      false,
    )
})
