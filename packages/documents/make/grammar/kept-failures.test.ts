/** A layout that was once proven and wrong, shrunk to what caused it, is read whole and rightly. */
import { expect, test } from 'vitest'
import { type Choices, plainChoices } from './choices.ts'
import { type Layout, drawLayout, settled } from './layout.ts'
import { measure } from './measure.ts'
import { withUnknownWords } from './unknown-words.ts'
import { type Words, plainWords } from './words.ts'

const kept = (
  story: string,
  language: Layout['language'],
  rows: number,
  choices: Partial<Choices>,
  words: Partial<Words>,
): Layout =>
  settled({
    story,
    language,
    rows,
    choices: { ...plainChoices(), ...choices },
    words: { ...plainWords(language), ...words },
  })

test.each([
  [
    'a caption of the table above «Data» and «Valuta» makes no day of value of the day of booking',
    kept(
      'dev1:87',
      'it',
      10,
      { dates: 'booking, value', order: 'descending', face: 'Arimo', size: '9' },
      { booking: 'Data movimento', value: 'Valuta di accredito', details: 'Operazioni registrate' },
    ),
  ],
  [
    'the first amount of a page, when the sums close without it, is carried over',
    kept(
      'devX:140',
      'en',
      11,
      {
        dayFormat: 'dd.mm.',
        lines: 'five',
        amountOn: 'last line',
        groups: 'day headings',
        balanceDay: 'in the column of days',
        carried: 'head only',
        span: 'a quarter',
        size: '9',
      },
      { opening: 'Your opening balance', closing: 'Final balance', brought: 'Bring forward', credit: 'Credits' },
    ),
  ],
  [
    'a balance of the second account above the heading of its month has a day too',
    kept(
      'devX:57',
      'it',
      4,
      {
        groups: 'month headings, day numbers',
        balanceDay: 'in the column of days',
        accounts: 'two',
        annex: 'advert',
        asides: 'foreign IBANs',
        iban: 'in the footer',
      },
      { opening: 'Saldo a nuovo', closing: 'Saldo risultante', monthHeading: 'Scritture di' },
    ),
  ],
])('%s', async (_, layout) => {
  const { rows, isProven, isProvenAndWrong } = await measure(layout)
  expect(isProvenAndWrong).toBe(false)
  expect(isProven).toBe(true)
  expect(rows.matched).toBe(rows.printed)
})

test.each([
  ['days below each other under titles of several lines', '20261124001', 105],
  ['a booking without a day above its day of value, twice', '20261124002', 36],
  ['a total of debits whose first booking has the place of a balance', '20261127044', 29],
  ['days of purchase and of booking that titles and order leave open, beside days of value', '20261127057', 47],
])('%s are never proven and wrong', async (_, seed, at) =>
  expect((await measure(drawLayout(seed, at))).isProvenAndWrong).toBe(false),
)

test.each([
  ['an annex of which a column ends where one of the table does', 'devX', 97],
  ['a lone title that says «Payment amount»', 'devX', 149],
  ['titles of several lines', 'devX', 132],
  ['a closing balance that no word tells, beside balances after each booking', 'devX', 45],
  ['a balance that no word tells, in the column of days', 'devX', 102],
  ['a total of both sides, one of two bookings', 'eng-c', 65],
  ['balances of days in words that no list has', 'eng-c', 119],
  ['a balance carried over above an account that goes on', 'eng-c', 219],
  ['signs of a lone column under «Payment» over «Amount»', '20261126101', 14],
  ['thousands that a blank parts behind the letter of the side', '20261126432', 40],
  ['a day of booking right behind a text as long as its column, on a new page', '20261126417', 33],
  ['the same among days of value and of availability', '20261126436', 12],
  ['a booking with its balance where the first balance is looked for', '20261127036', 40],
  ['thousands that a blank parts, in a typewriter’s face set wide', '20261127043', 34],
  ['text and IBAN of a booking that go on at the top of a page without titles', '20261127057', 56],
  ['the IBAN of a booking that goes on at the top of a page without titles', '20261126105', 27],
])('%s: read without a mistake', async (_, seed, at) => {
  const { isPerfect, faults } = await measure(drawLayout(seed, at))
  expect(isPerfect, faults.join()).toBe(true)
})

test.each([
  ['balances above titles that stand over their columns', 'udev', 8],
  ['two accounts whose tables have one title', 'udev', 4],
  ['a first page whose table neither titles nor days tell', 'udev', 20],
  ['an annex with a title that is known, below a table with none', 'udev', 23],
  ['a number of the page after words that count it', 'udev', 31],
  ['a first reading that took a column of bookings for balances', 'udev', 3],
  ['a purchase abroad inside the text of the last booking', '20261129803', 18],
  ['balances of days, and a last row that alone is a balance', '20261129801', 24],
  ['balances of days beside one carried over', '20261129801', 21],
  ['a balance carried over between rows of which the last is the first balance', '20261129803', 6],
])('in words of no language, %s: read without a mistake', async (_, seed, at) => {
  const { isPerfect, faults } = await measure(withUnknownWords(drawLayout(seed, at)))
  expect(isPerfect, faults.join()).toBe(true)
})

test.each([
  ['sums of sides beside letters of sides', 'udev', 28],
  ['a booking that stands below the first balance and could change places with it', '20261128801', 19],
  ['a day of value whose title has two letters of another title', '20261128802', 8],
])('in words of no language, %s: never proven and wrong', async (_, seed, at) =>
  expect((await measure(withUnknownWords(drawLayout(seed, at)))).isProvenAndWrong).toBe(false),
)
