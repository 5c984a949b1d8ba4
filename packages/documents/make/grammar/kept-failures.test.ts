/** A layout that was once proven and wrong, shrunk to what caused it, is read whole and rightly. */
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
])('%s', async (_, layout) => {
  const { rows, isProven, isProvenAndWrong } = await measure(layout)
  expect(isProvenAndWrong).toBe(false)
  expect(isProven).toBe(true)
  expect(rows.matched).toBe(rows.printed)
})
