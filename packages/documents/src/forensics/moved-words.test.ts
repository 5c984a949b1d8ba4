/** A word that a program moved a little is no change. A word is 60 points wide and 10 high; ten of them make a page. */
import { describe, expect, test } from 'vitest'
import { pageFromText } from '../testing/page-from-text.ts'
import type { Page, Word } from '../read/word.ts'
import { changesOf } from './changes.ts'

const word = (text: string, x0: number, y0: number): Word => ({
  text,
  x0,
  y0,
  x1: x0 + 60,
  y1: y0 + 10,
  size: 10,
  font: 'Test',
  turn: 0,
  confidence: 100,
})
const page = (words: Word[]): Page => ({ ...pageFromText('x'), words })
const rest = Array.from({ length: 9 }, (_, at) => word(`parola${at}`, 50, 200 + 20 * at))
const old = word('1.847,40', 400, 100)
const other = word('2.847,40', 400, 100)
const howOf = (before: Word[], after: Word[]) =>
  changesOf([page([...rest, ...before])], [page([...rest, ...after])], () => false).map(({ how }) => how)

describe('another amount in its place', () => {
  test.each<[string, number, number, string[]]>([
    ['two points to the right: it was moved', 402, 100, []],
    ['two points to the left: it was moved', 398, 100, []],
    ['two points lower: it was moved', 400, 102, []],
    ['three points to the right: it was replaced', 403, 100, ['replaced']],
    ['three points to the left: it was replaced', 397, 100, ['replaced']],
    ['three points lower: it was replaced', 400, 103, ['replaced']],
    ['three points higher: it was replaced', 400, 97, ['replaced']],
    ['in the next column: it was replaced', 500, 100, ['replaced']],
    ['on another line: it was replaced', 400, 160, ['replaced']],
  ])('while the old one stands %s', (_, x, y, expected) =>
    expect(howOf([old], [word('1.847,40', x, y), other])).toEqual(expected),
  )
})

test('a word that was only moved takes the place of no other', () => {
  const beside = word('Miete', 430, 100)
  // The amount is gone from the file, and no more is said.
  expect(howOf([old, beside], [word('Miete', 431, 100)])).toEqual(['removed'])
})

test('the same amount further on in its own place is no replacement', () =>
  expect(howOf([old], [word('1.847,40', 404, 100)])).toEqual([]))
