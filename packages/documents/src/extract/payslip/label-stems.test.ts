/** What captions announce that no list has, with letters taken for others. */
import { expect, test } from 'vitest'
import { meaningByStems } from './label-stems.ts'

const fieldOf = (caption: string, isBeforeAmount = false) =>
  meaningByStems(caption.split(' '), isBeforeAmount)?.field ?? null

test.each([
  // One or two letters of like shape are another word's.
  ['TARIFL CRUPPE', 'level'],
  ['IN FOPZA DAL', 'hired_on'],
  ['BESCHAFTLGT SEIF', 'hired_on'],
  ['VORMAME DES MITAPBEITERS', 'given_name'],
  ['APROTONDAMENTO MESE', 'rounding'],
  // Two words that one rule accounts for say more than one of them: taxable pay is no gross pay.
  ['STEUCR BRUFTO', 'neighbour'],
  ['TOTALI PROGNESSIVI', 'year_to_date'],
  ['SUMME SEIT', 'year_to_date'],
  ['TOTALI MESE', 'totals'],
  ['EG', 'level'],
])('«%s» announces %s', (caption, field) => expect(fieldOf(caption)).toBe(field))

test.each(['MAGGIORAZIONE NOTTURNA', 'ELABORAZIONE', 'SI BRVTTO'])(
  '«%s» announces nothing, though it holds letters of a known word',
  (caption) => expect(fieldOf(caption)).toBeNull(),
)

test('a mark before an amount is a line of the pay, not a caption of text', () =>
  expect(fieldOf('VWL ARBEITGEBER', true)).toBeNull())
