import { expect, test } from 'vitest'
import { mendSign } from './mend-signs.ts'

const word = (text: string) => ({ text, x0: 0, y0: 0, x1: 10, y1: 10, size: 10, font: null, turn: 0, confidence: 90 })

test.each([
  ['„9,99', '-9,99', 60],
  ['—1.234,56', '-1.234,56', 60],
  ['=16,02€', '-16,02€', 60],
  ['-16,02', '-16,02', 90],
  ['16,02', '16,02', 90],
  ['„Konto', '„Konto', 90],
  ['„2026', '„2026', 90],
])('%s is %s', (text, mended, confidence) => expect(mendSign(word(text))).toMatchObject({ text: mended, confidence }))
