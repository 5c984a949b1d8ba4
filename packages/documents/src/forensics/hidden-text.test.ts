/** What lies under patches, notes and pictures, and when it is an amount. Boxes are in points. */
import { describe, expect, test } from 'vitest'
import { fileOfPages, paintedPage } from '../testing/file-of-pages.ts'
import { pageFromText } from '../testing/page-from-text.ts'
import type { Word } from '../read/word.ts'
import { coveredFindings, hiddenFindings, layerFindings, noteFindings } from './hidden-text.ts'

const word = (text: string, x0 = 100, y0 = 100, more: Partial<Word> = {}): Word => ({
  text,
  x0,
  y0,
  x1: x0 + 40,
  y1: y0 + 10,
  size: 10,
  font: 'Test',
  turn: 0,
  confidence: 100,
  ...more,
})
const page = (words: Word[], number = 1) => ({ ...pageFromText('x', number), words })

describe('text under a patch', () => {
  const box = { x0: 100, y0: 100, x1: 140, y1: 110 }
  const found = (text: string, words: Word[]) =>
    coveredFindings(
      'bank_statement',
      fileOfPages([page(words)], { painted: [paintedPage({ covered: [{ text, box }] })] }),
    )

  test('is fraud with another amount on the patch', () =>
    expect(found('1.847,40', [word('2.847,40')])).toEqual([
      {
        code: 'bank_statement.fraud',
        severity: 'error',
        message_key: 'Documents.BankStatement.fraud',
        params: { how: 'amount_covered', before: '1.847,40', after: '2.847,40' },
        evidence: { page: 1, box: [100, 100, 40, 10] },
      },
    ]))

  test.each<[string, Word[]]>([
    ['nothing is printed on it', []],
    ['a word is printed on it', [word('Miete')]],
    ['the same amount is printed on it', [word('1.847,40')]],
    ['the amount beside it is six points away', [word('2.847,40', 146)]],
    ['the amount before it ends six points away', [word('2.847,40', 54)]],
    ['the amount has two points of height in common', [word('2.847,40', 100, 108)]],
    ['the amount stands on the next line', [word('2.847,40', 100, 109)]],
    ['the amount stands on the line before', [word('2.847,40', 100, 91)]],
  ])('is a hidden amount when %s', (_, words) =>
    expect(found('1.847,40', words)).toMatchObject([
      { code: 'bank_statement.edited', severity: 'warning', params: { how: 'amount_hidden' } },
    ]),
  )

  test.each<[string, Word]>([
    ['five points to the right', word('2.847,40', 145)],
    ['five points to the left', word('2.847,40', 55)],
    ['three points of height in common', word('2.847,40', 100, 107)],
  ])('is replaced by an amount that is set %s', (_, over) =>
    expect(found('Miete 1.847,40', [over])).toMatchObject([{ params: { how: 'amount_covered', after: '2.847,40' } }]),
  )

  test('without an amount says nothing', () => expect(found('Miete Januar', [word('2.847,40')])).toEqual([]))

  test('is told in its first forty letters', () =>
    expect(found(`1.847,40 ${'x'.repeat(60)}`, [word('2.847,40')])[0]?.params.before).toBe(
      `1.847,40 ${'x'.repeat(31)}`,
    ))
})

describe('a note over the page', () => {
  const found = (printed: string, note: string) =>
    noteFindings(
      'bank_statement',
      fileOfPages([page([]), page([], 2)], {
        sights: [
          { unseen: [], overlaid: [] },
          { unseen: [], overlaid: [{ word: word(printed), note }] },
        ],
      }),
    )

  test('with another amount replaces the amount below it', () =>
    expect(found('1.847,40', ' circa  2.847,40 ')).toMatchObject([
      {
        code: 'bank_statement.fraud',
        severity: 'error',
        params: { how: 'amount_covered', before: '1.847,40', after: '2.847,40' },
        evidence: { page: 2, box: [100, 100, 40, 10] },
      },
    ]))

  test.each([
    ['1.847,40', ''],
    ['1.847,40', '1.847,40'],
    ['1.847,40', 'paid'],
    ['13.01.2026', '2.847,40'],
    ['13.01.2026', '14.01.2026'],
  ])('over %s with «%s» lays something over a figure', (printed, note) =>
    expect(found(printed, note)).toMatchObject([
      { code: 'bank_statement.edited', severity: 'warning', params: { how: 'figure_overlaid' } },
    ]),
  )

  test('over a word says nothing', () => expect(found('Miete', '2.847,40')).toEqual([]))
})

describe('words without ink', () => {
  const found = (unseen: Word[]) =>
    hiddenFindings('payslip', fileOfPages([page([])], { sights: [{ unseen, overlaid: [] }] }))

  test('count when they are amounts, with a box around them', () =>
    expect(found([word('9.999,99'), word('Archiv', 10), word('1,00', 200, 300)])).toEqual([
      {
        code: 'payslip.edited',
        severity: 'warning',
        message_key: 'Documents.Payslip.edited',
        params: { how: 'unseen_text', amounts: 2 },
        evidence: { page: 1, box: [100, 100, 140, 210] },
      },
    ]))

  test('that are marks of an archive mean nothing', () => expect(found([word('Archiv')])).toEqual([]))
})

describe('a layer under a picture', () => {
  const found = (seen: Word[], layer: Word[], number = 1) =>
    layerFindings('bank_statement', fileOfPages([page(seen)], { layers: new Map([[number, layer]]) }))

  test('with another amount than the picture is a warning', () =>
    expect(found([word('2.847,40')], [word('1.847,40')])).toMatchObject([
      {
        code: 'bank_statement.edited',
        severity: 'warning',
        params: { how: 'layer_differs', amounts: 1 },
        evidence: { page: 1, box: [100, 100, 40, 10] },
      },
    ]))

  test.each<[string, Word[], Word[]]>([
    ['the same digits with another point', [word('1.847,40')], [word('1847,40')]],
    ['a picture that was read unsurely', [word('2.847,40', 100, 100, { confidence: 79 })], [word('1.847,40')]],
    ['a word in the layer', [word('2.847,40')], [word('Miete')]],
    ['a word in the picture', [word('Miete')], [word('1.847,40')]],
    ['amounts that share half their width', [word('2.847,40')], [word('1.847,40', 120)]],
    ['amounts that share a third of their height', [word('2.847,40')], [word('1.847,40', 100, 107)]],
    ['amounts on different lines', [word('2.847,40')], [word('1.847,40', 100, 120)]],
  ])('with %s says nothing', (_, seen, layer) => expect(found(seen, layer)).toEqual([]))

  test.each<[string, Word[], Word[]]>([
    ['that was read just surely enough', [word('2.847,40', 100, 100, { confidence: 80 })], [word('1.847,40')]],
    ['that stands a little to the side', [word('2.847,40')], [word('1.847,40', 112)]],
    ['that stands a little lower', [word('2.847,40')], [word('1.847,40', 100, 104)]],
    ['that is narrower', [word('2.847,40')], [word('1.847,40', 105, 100, { x1: 115 })]],
  ])('differs from an amount %s', (_, seen, layer) => expect(found(seen, layer)).toHaveLength(1))

  test('of a page that was not read says nothing', () =>
    expect(found([word('2.847,40')], [word('1.847,40')], 2)).toEqual([]))
})
