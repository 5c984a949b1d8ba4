import { expect, test } from 'vitest'
import type { Blot } from '../image/blots.ts'
import type { Word } from '../read/word.ts'
import { withComma } from './commas.ts'

const word = (text: string): Word => ({ text, x0: 100, y0: 40, x1: 100 + 12 * text.length, y1: 62, size: 22, font: null, turn: 0, confidence: 90 })
const digit = (at: number): Blot => ({ x0: 100 + 12 * at, x1: 110 + 12 * at, y0: 40, y1: 56, pixels: 60 })
const comma = (at: number): Blot => ({ x0: 103 + 12 * at, x1: 107 + 12 * at, y0: 52, y1: 61, pixels: 20 })

test.each<[string, string, Blot[], string]>([
  ['low and short before two digits', '22732', [digit(0), digit(1), comma(2), digit(3), digit(4)], '22,32'],
  ['as high as the others', '22732', [0, 1, 2, 3, 4].map(digit), '22732'],
  ['at another place', '22732', [digit(0), comma(1), digit(2), digit(3), digit(4)], '22732'],
  ['digits that touch cannot be told', '22732', [digit(0), comma(2), digit(3), digit(4)], '22732'],
  ['what is no number', '22a32', [digit(0), digit(1), comma(2), digit(3), digit(4)], '22a32'],
])('%s', (_, text, blots, read) => expect(withComma(blots, word(text)).text).toBe(read))
