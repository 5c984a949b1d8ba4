import { expect, test } from 'vitest'
import { bestMatch, holdersIn, ownerMatch } from './owner-match.ts'

const giulia = { given: 'Giulia', family: 'Bianchi' }

test.each([
  ['GIULIA BIANCHI', 'match'],
  ['Bianchi, Giulia', 'match'],
  ['SIG.RA BIANCHI GIULIA', 'match'],
  ['BIANCHI GIULIA MARIA', 'match'],
  ['ROSSI MARIO / BIANCHI GIULIA', 'partial'],
  ['Mario Rossi e Giulia Bianchi', 'partial'],
  ['Giulia Bianchi e Mario Rossi', 'partial'],
  ['MARIO ROSSI ED ANNA VERDI', 'mismatch'],
  ['BIANCHI', 'partial'],
  ['G. BIANCHI', 'partial'],
  ['LUCIA VERDI', 'mismatch'],
  ['', 'unknown'],
  [null, 'unknown'],
] as const)(
  'an account of «%s» is of Giulia Bianchi: %s',
  { tags: ['B1-identity', 'C-account-owner'] },
  (printed, answer) => expect(ownerMatch(printed, giulia)).toBe(answer),
)

test('an umlaut is no other person', () =>
  expect(ownerMatch('MUELLER JUERGEN', { given: 'Jürgen', family: 'Müller' })).toBe('match'))
test('holders are parted, a name with a comma is not', () =>
  expect(holdersIn('Weber, Max und Weber, Eva')).toEqual(['Weber Max', 'Weber Eva']))
test.each([
  ['Max und Eva Weber', ['Max Weber', 'Eva Weber']],
  ['Eva u. Max Weber', ['Eva Weber', 'Max Weber']],
  ['WEBER MAX E EVA', ['WEBER MAX', 'WEBER EVA']],
  ['Max Weber und Eva', ['Max Weber', 'Eva Weber']],
  ['Mario Rossi e Anna', ['Mario Rossi', 'Anna Rossi']],
  ['Weber, Max und Eva', ['Weber Max', 'Weber Eva']],
  ['WEBER MAX UND EVA', ['WEBER MAX', 'WEBER EVA']],
  ['Frau Weber Herr Max Weber', ['Frau Weber', 'Herr Max Weber']],
  ['ROSSI MARIO SIG.RA VERDI ANNA', ['ROSSI MARIO', 'SIG.RA VERDI ANNA']],
  ['Herrn Max Weber Frau Eva Weber', ['Herrn Max Weber', 'Frau Eva Weber']],
  ['SIG. ROSSI MARIO SIG.RA VERDI ANNA', ['SIG. ROSSI MARIO', 'SIG.RA VERDI ANNA']],
  ['ROSSI MARIO COINT. VERDI ANNA', ['ROSSI MARIO', 'VERDI ANNA']],
  ['Frau Eva Weber', ['Frau Eva Weber']],
])('a couple is two, whoever is printed first: «%s»', { tags: ['C-account-owner'] }, (printed, holders) =>
  expect(holdersIn(printed)).toEqual(holders),
)
test.each(['ROSSI FRAU ANNA', 'FRAU ANNA MARIA', 'SIG.RA FRAU ANNA'])('Frau is a family name in «%s»', (printed) =>
  expect(holdersIn(printed)).toEqual([printed]),
)
test('a family name with an e in it stays whole', () => expect(holdersIn('Eva de Rossi')).toEqual(['Eva de Rossi']))
test('the account that says most counts', () =>
  expect([bestMatch(['unknown', 'match', 'mismatch']), bestMatch(['mismatch', 'unknown']), bestMatch([])]).toEqual([
    'match',
    'unknown',
    'unknown',
  ]))
