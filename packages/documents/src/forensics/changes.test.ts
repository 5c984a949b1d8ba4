/** What counts as one word in the place of another. A word is 60 points wide and 10 high; ten of them make a page. */
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
const page = (words: Word[], number = 1): Page => ({ ...pageFromText('x', number), words })
const rest = Array.from({ length: 9 }, (_, at) => word(`parola${at}`, 50, 200 + 20 * at))
const old = word('1.847,40', 400, 100)
const before = [page([...rest, old])]
const after = (...words: Word[]) => changesOf(before, [page([...rest, ...words])], () => false)

describe('another amount', () => {
  test('in its place replaces it, with both words and the page', () => {
    const added = word('2.847,40', 400, 100)
    expect(after(added)).toEqual([{ how: 'replaced', of: 'amount', page: 1, removed: old, added }])
  })

  test.each<[string, number, number, boolean]>([
    ['eleven points to the right of its end', 471, 100, true],
    ['twelve points to the right of its end', 472, 100, false],
    ['eleven points to the left', 329, 100, true],
    ['twelve points to the left', 328, 100, false],
    ['half a line lower', 400, 105, true],
    ['more than half a line lower', 400, 106, false],
    ['on the next line', 400, 112, false],
  ])('%s: %j, %j, a replacement: %j', (_, x, y, isReplaced) =>
    // Without a replacement the amount is gone from the file.
    expect(after(word('2.847,40', x, y)).map(({ how }) => how)).toEqual([isReplaced ? 'replaced' : 'removed']),
  )
})

test('another amount behind a sign of its own replaces the amount, not the sign', () => {
  const sign = { ...word('+', 390, 100), x1: 395 },
    added = word('2.847,40', 398, 100)
  expect(after(sign, added)).toEqual([{ how: 'replaced', of: 'amount', page: 1, removed: old, added }])
})

test.each<[string, number, number, boolean]>([
  ['twice as high, five points in common', 105, 20, true],
  ['twice as high, four points in common', 106, 20, false],
  ['half as high, three points in common', 107, 5, true],
  ['half as high, two points in common', 108, 5, false],
])('an amount %s: a replacement needs two fifths of the lower one', (_, y0, height, isReplaced) =>
  expect(after({ ...word('2.847,40', 400, y0), y1: y0 + height }).map(({ how }) => how)).toEqual([
    isReplaced ? 'replaced' : 'removed',
  ]),
)

describe('the same amount', () => {
  test.each<[string, number, number]>([
    ['two points to the right', 402, 100],
    ['two points lower', 400, 102],
  ])('%s was moved by a program', (_, x, y) => expect(after(word('1.847,40', x, y))).toEqual([]))

  test('somewhere else on the page is still there', () => expect(after(word('1.847,40', 100, 500))).toEqual([]))
})

test('a page of which most words have new places is another edition', () => {
  const moved = before[0]!.words.map((one, at) => (at < 6 ? { ...one, x0: one.x0 + 1, x1: one.x1 + 1 } : one))
  const changed = (words: Word[]) =>
    changesOf(
      before,
      [page(words.map((one) => (one.text === '1.847,40' ? word('2.847,40', 400, 100) : one)))],
      () => false,
    )
  // Five of ten are a retouched page, six another one: there the amount is gone from the file, and no more is said.
  expect(changed(moved.map((one, at) => (at < 4 ? one : before[0]!.words[at]!))).map(({ how }) => how)).toEqual([
    'replaced',
  ])
  expect(changed(moved).map(({ how }) => how)).toEqual(['removed'])
})

test('a page that is now a picture cannot be compared, and a page that is gone is told by the count', () => {
  const scan: Page = { ...page([...rest, word('2.847,40', 400, 100)]), source: 'ocr' }
  expect(changesOf(before, [scan], () => false).map(({ how }) => how)).toEqual(['removed'])
  expect(changesOf(before, [...before, page(rest, 2)], () => false)).toEqual([{ how: 'pages', before: 1, after: 2 }])
})

test.each<[string, string, string, boolean, string]>([
  ['a day for a day', '13.01.2026', '14.01.2026', false, 'date'],
  ['an amount for a day', '13.01.2026', '14,00', false, 'text'],
  ['an amount for a word', 'Miete', '14,00', false, 'text'],
  ['a day for an amount', '14,00', '13.01.2026', false, 'text'],
  ['a name for another', 'Rossi', 'Bianchi', true, 'name'],
])('%s', (_, from, to, isName, of) => {
  const [change] = changesOf(
    [page([...rest, word(from, 400, 100)])],
    [page([...rest, word(to, 400, 100)])],
    // The new word alone is known, or the old one alone.
    (text) => isName && text === to,
  )
  expect(change).toMatchObject({ how: 'replaced', of })
})

test('a name that was taken away is one as well', () =>
  expect(
    changesOf(
      [page([...rest, word('Rossi', 400, 100)])],
      [page([...rest, word('Verdi', 400, 100)])],
      (text) => text === 'Rossi',
    ),
  ).toMatchObject([{ of: 'name' }]))

describe('amounts that are gone', () => {
  const twice = [page([...rest, old, word('1.847,40', 400, 140)])]

  test('are counted: one of two alike', () =>
    expect(changesOf(twice, [page([...rest, old])], () => false)).toEqual([
      { how: 'removed', page: 1, removed: word('1.847,40', 400, 140) },
    ]))

  test('say nothing among words that are gone as well, more than a fifth of all', () => {
    const left = (count: number) => changesOf(before, [page(rest.slice(0, count))], () => false)
    expect(left(8).map(({ how }) => how)).toEqual(['removed'])
    expect(left(7)).toEqual([])
  })

  test('are told apart from words', () =>
    expect(changesOf(before, [page([...rest.slice(1), old])], () => false)).toEqual([]))
})
