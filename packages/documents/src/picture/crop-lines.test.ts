import { expect, test } from 'vitest'
import { blankImage } from '../image/gray-image.ts'
import type { Page, Word } from '../read/word.ts'
import { apart, cropLines } from './crop-lines.ts'
import { headsAbove } from './heads-above.ts'

const word = (text: string, x0: number, y0: number): Word => ({
  ...({ font: 'Arimo', turn: 0, confidence: null } as unknown as Word),
  text,
  x0,
  y0,
  x1: x0 + 6 * text.length,
  y1: y0 + 10,
})
const row = (y: number, ...cells: [x: number, text: string][]) =>
  cells.flatMap(([x, text]) => text.split(' ').map((part, at) => word(part, x + at * 40, y)))
const pageOf = (...rows: Word[][]): Page => ({ number: 1, width: 600, height: 800, source: 'text', words: rows.flat() })

const heads = row(100, [40, 'Data'], [140, 'Descrizione'], [400, 'Importo'], [500, 'Saldo'])
const booked = (y: number) => row(y, [40, '27.10.2026'], [140, 'STIPENDIO'], [400, '1.852,80'], [500, '5.144,95'])

test('the heads of a table are found over a row of it, and none where there are none', () => {
  const page = pageOf(heads, booked(120), row(132, [140, 'OFFICINE LOMBARDE'], [400, 'ROSSI']), booked(150))
  const [, top, , height] = headsAbove(page, [400, 150, 48, 10])!
  expect([Math.round(top), Math.round(top + height)]).toEqual([100, 110])
  expect(headsAbove(pageOf(booked(120), booked(150)), [400, 150, 48, 10])).toBeNull()
})

test.each([
  ['a name beside a word of a column', row(140, [140, 'SALDO FATTURA'], [400, 'ROSSI MARIA'])],
  ['a booking of two words', row(140, [140, 'SALDO'], [400, '300,00'])],
  ['one cell alone', row(140, [140, 'Saldo'])],
])('%s is no head, and is never uncovered', (_, line) => {
  const box = headsAbove(pageOf(heads, line, booked(160)), [400, 160, 48, 10])!
  expect(Math.round(box[1])).toBe(100)
})

test('heads and lines stand one below the other, cut to their ink, with the mark on its words', () => {
  const page = blankImage(200, 300)
  for (let x = 60; x < 120; x++) {
    for (let y = 20; y < 30; y++) page.data[y * 200 + x] = 0
    for (let y = 200; y < 210; y++) page.data[y * 200 + x] = 10
    for (let y = 100; y < 110; y++) page.data[y * 200 + x] = 77
  }
  const { image, place } = cropLines(page, [
    { top: 20, bottom: 30 },
    { top: 200, bottom: 210 },
  ])
  expect([image.width, image.height]).toEqual([120 - 60 - 1 + 48, 29])
  expect([...image.data].includes(77)).toBe(false)
  const [x, y] = place([80, 202, 10, 5])!
  expect([image.data[y * image.width + x], x, y]).toEqual([10, 80 - 36, 2 + 19])
  expect(place([80, 102, 10, 5])).toBeNull()
})

test.each([
  ['right above the lines', { top: 90, bottom: 110 }, [{ top: 90, bottom: 200 }]],
  ['among the lines around a value in large print', { top: 140, bottom: 150 }, [{ top: 100, bottom: 200 }]],
  [
    'further up',
    { top: 20, bottom: 30 },
    [
      { top: 20, bottom: 30 },
      { top: 100, bottom: 200 },
    ],
  ],
])('heads %s leave the lines whole', (_, heads, strips) =>
  expect(apart([heads, { top: 100, bottom: 200 }])).toEqual(strips),
)
