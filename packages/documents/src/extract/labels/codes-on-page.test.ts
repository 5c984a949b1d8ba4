import { expect, test } from 'vitest'
import { rowsOf } from '../../layout/rows.ts'
import { pageFromText } from '../../testing/page-from-text.ts'
import { codesIn } from './codes-on-page.ts'

const codesOf = (text: string, confidence = 100) => {
  const page = pageFromText(text)
  return codesIn(rowsOf({ ...page, words: page.words.map((word) => ({ ...word, confidence })) })).map(
    ({ kind, code }) => `${kind} ${code}`,
  )
}

test.each<[string, string, number, string[]]>([
  ['as printed', 'Codice fiscale BNCGLI92C54F205X', 100, ['fiscal_code BNCGLI92C54F205X']],
  [
    'digits and letters mistaken for one another',
    'Codice fiscale BNCGLI92C54F2O5X',
    90,
    ['fiscal_code BNCGLI92C54F205X'],
  ],
  [
    'a digit read once more as the letter it looks like',
    'Codice fiscale BNCGLI92C54F20S5X',
    90,
    ['fiscal_code BNCGLI92C54F205X'],
  ],
  ['one letter too many that is like neither beside it', 'Codice fiscale BNCGLI92C54F2057X', 90, []],
  ['a letter twice that the file prints', 'Codice fiscale BNCGLI92C54F20S5X', 100, []],
  ['the same printed in the file is another code', 'Codice fiscale BNCGLI92C54F2O5X', 100, []],
  ['another letter, so that the check does not hold', 'Codice fiscale BNCGLI92C54F205Y', 90, []],
  [
    'an account number with letters for digits',
    'IBAN IT8O B030 6909 6061 OOOO 0184 728',
    90,
    ['iban IT80B0306909606100000184728'],
  ],
  ['a German one', 'IBAN DE75 3705 O198 19O2 4468 73', 90, ['iban DE75370501981902446873']],
  ['a tax number is never set right: one digit in ten would hold by chance', 'Steuer-ID 4703689281B', 90, []],
])('%s', (_, text, confidence, codes) => expect(codesOf(text, confidence)).toEqual(codes))
