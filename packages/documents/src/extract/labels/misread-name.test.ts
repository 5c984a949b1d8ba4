import { expect, test } from 'vitest'
import { compareReadName } from './misread-name.ts'

const lucja = { given: 'Łucja', family: 'Müller' },
  anna = { given: 'Anna', family: 'Rossi' }

test.each<[string, string, { given: string; family: string }, 'same' | 'different' | 'unknown']>([
  ['a lost stroke is a doubt', 'tucja Müller', lucja, 'unknown'],
  ['so is a letter taken for the stroke', 'MÜLLER EUCJA', lucja, 'unknown'],
  ['so is the letter lost altogether', 'ucja Müller', lucja, 'unknown'],
  ['wide letters', 'Arina Rossi', anna, 'unknown'],
  ['narrow letters', 'ANNA ROSSl', anna, 'unknown'],
  ['dots lost over a letter', 'Lucja Miller', { given: 'Lucja', family: 'Müller' }, 'unknown'],
  ['dots read as an accent', 'Bjérn Rossi', { given: 'Björn', family: 'Rossi' }, 'unknown'],
  ['another name within two letters is another', 'Anna Russo', anna, 'different'],
  ['another person is another', 'Marco Bianchi', lucja, 'different'],
  ['the same is the same', 'ROSSI ANNA', anna, 'same'],
])('%s: %s', (_, printed, person, answer) => expect(compareReadName(printed, person, 'ocr')).toBe(answer))

test('printed text leaves no room for doubt about letters', () =>
  expect(compareReadName('Arina Rossi', anna, 'text')).toBe('different'))
