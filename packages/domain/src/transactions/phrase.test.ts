/** How a folded word fits a word of a phrase. */
import { expect, test } from 'vitest'
import { fits } from './phrase.ts'

test.each([
  ['a compound is what its last part is', 'AUSBILDUNGSVERGUTUNG', 'VERGUTUNG', true],
  ['what is paid by the word is of its kind', 'WOHNGELDZAHLUNG', 'WOHNGELD', true],
  ['also of a short word', 'PACHTZAHLUNG', 'PACHT', true],
  ['paid in advance is not paid out', 'VORAUSZAHLUNG', 'AUSZAHLUNG', false],
  ['what else begins with the word is something else', 'KREDITKARTE', 'KREDIT', false],
  ['a letter or two before a word make another word', 'AVERSICHERN', 'VERSICHERN', false],
  ['short words end others by chance', 'BERUFE', 'RUFE', false],
  ['a star begins a compound of any kind', 'HAUSRATSCHADEN', 'HAUSRAT*', true],
])('%s', (_, word, pattern, isFitting) => expect(fits(word, pattern)).toBe(isFitting))
