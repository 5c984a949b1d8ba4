import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, readCsvRows, writeCsv } from './csv.ts'

test.each([
  [
    'semicolons of an Italian Excel',
    'Nome;Canone\r\nBilocale;850,00\r\n',
    [
      ['Nome', 'Canone'],
      ['Bilocale', '850,00'],
    ],
  ],
  [
    'commas',
    'name,rent\nTwo rooms,850.00',
    [
      ['name', 'rent'],
      ['Two rooms', '850.00'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a separator, a line break and a quote in quotes',
    'a;b\n"Via Roma; 1\nMilano";"the ""red"" one"',
    [
      ['a', 'b'],
      ['Via Roma; 1\nMilano', 'the "red" one'],
    ],
  ],
  [
    'a separator that only stands in quotes',
    '"a,b,c";d\n1;2',
    [
      ['a,b,c', 'd'],
      ['1', '2'],
    ],
  ],
  [
    'a byte order mark and empty lines',
    '\uFEFFa;b\n\n;\n1;2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a quote that never closes', 'a;b\n"1;2', [['a', 'b'], ['1;2']]],
])('reads %s', (_, text, rows) => expect(readCsv(text)).toEqual(rows))

test('what is written reads as it was', () => {
  const cell = fc
    .string({ unit: fc.constantFrom(...'aß€1 ;,"\n\r\t\'') })
    .map((text) => text.trim())
    .filter((text) => !/^[=+\-@]/.test(text))
  const row = fc.array(cell, { minLength: 2, maxLength: 4 }).map((cells) => ['x', ...cells])
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      expect(readCsv(writeCsv(rows))).toEqual(rows)
    }),
  )
})

test.each(['=HYPERLINK("http://x";"y")', '+39 02', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'no cell is a formula: %j',
  (cell) => expect(writeCsv([['a', cell]])).toMatch(/^\uFEFFa;"?'/),
)

test('rows are counted as a spreadsheet counts them', () =>
  expect(readCsvRows('a;b\n\n"1\n2";3\n4;5').map(({ line }) => line)).toEqual([1, 3, 4]))
