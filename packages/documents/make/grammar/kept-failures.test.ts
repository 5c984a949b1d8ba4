/** Layouts that were once proven and wrong, each shrunk to what caused it: they are read whole and rightly. */
import { expect, test } from 'vitest'
import { type Choices, plainChoices } from './choices.ts'
import { type Layout, settled } from './layout.ts'
import { measure } from './measure.ts'
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
    'amounts on the last of five lines take the day above them, and not the nearer one of the next booking',
    kept(
      'dev1:374',
      'en',
      35,
      {
        columns: 'serial dates text amounts',
        amounts: 'one',
        signs: 'trailing letter',
        lines: 'five',
        amountOn: 'last line',
        order: 'descending',
        balanceDay: 'in the column of days',
        running: 'line a day',
        carried: 'foot and head',
        accounts: 'two',
        pageBreak: 'inside a row',
      },
      {},
    ),
  ],
])('%s', async (_, layout) => {
  const { rows, isProven, isProvenAndWrong } = await measure(layout)
  expect(isProvenAndWrong).toBe(false)
  expect(isProven).toBe(true)
  expect(rows.matched).toBe(rows.printed)
})
