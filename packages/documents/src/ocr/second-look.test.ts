import { expect, test } from 'vitest'
import { blankImage, type GrayImage } from '../image/gray-image.ts'
import type { Word } from '../read/word.ts'
import { lookAgain } from './second-look.ts'
import type { ReadBlock } from './strips.ts'

const HEIGHT = 20
const word = (text: string, x0: number, y0: number, confidence = 90): Word => ({
  text,
  x0,
  y0,
  x1: x0 + 12 * text.length,
  y1: y0 + HEIGHT,
  size: HEIGHT,
  font: null,
  turn: 0,
  confidence,
})

/** A bar of ink for each letter of each word. */
function drawn(words: readonly Word[]): GrayImage {
  const image = blankImage(600, 300)
  for (const { text, x0, y0 } of words)
    for (let letter = 0; letter < text.length; letter++)
      for (let y = y0 + 2; y < y0 + HEIGHT - 2; y++)
        image.data.fill(20, y * 600 + x0 + 12 * letter + 2, y * 600 + x0 + 12 * letter + 9)
  return image
}

const line = [word('Bonifico', 20, 40), word('Stipendio', 200, 40), word('1.234,56', 420, 40)]

/** A reader of stacked lines that sees these texts, one on each. */
function reader(texts: readonly string[], confidence = 88): { read: ReadBlock; sheets: GrayImage[] } {
  const sheets: GrayImage[] = []
  return {
    sheets,
    read: (sheet) => {
      sheets.push(sheet)
      const rows = Array.from({ length: sheet.height }, (_, y) =>
        sheet.data.subarray(y * sheet.width, (y + 1) * sheet.width).some((shade) => shade < 128),
      )
      const starts = rows.flatMap((inked, y) => (inked && !rows[y - 1] ? [y] : []))
      return Promise.resolve(
        starts.flatMap((y, at) =>
          texts[at] === undefined ? [] : [{ ...word(texts[at], 40, y), y1: y + 30, confidence }],
        ),
      )
    },
  }
}

test('a page on which nothing is in doubt is not looked at again', async () => {
  const { read, sheets } = reader([])
  expect(await lookAgain(drawn(line), line, read)).toEqual(line)
  expect(sheets).toHaveLength(0)
})

test('print that no word covers is read, and placed where it stands', async () => {
  const seen = line.slice(0, 2),
    words = await lookAgain(drawn(line), seen, reader(['1.234,56']).read)
  expect(words.slice(0, 2)).toEqual(seen)
  expect(words[2]).toMatchObject({ text: '1.234,56', confidence: 88 })
  expect(Math.abs(words[2]!.y0 - 40)).toBeLessThan(10)
  expect(Math.abs(words[2]!.x0 - 420)).toBeLessThan(25)
})

test('of a number cut in two both parts are read again, as one', async () => {
  const cut = [...line.slice(0, 2), word('34,56', 456, 40)]
  expect((await lookAgain(drawn(line), cut, reader(['1.234,56']).read)).map(({ text }) => text)).toEqual([
    'Bonifico',
    'Stipendio',
    '1.234,56',
  ])
})

test.each<[string, string, number, string, string, number]>([
  ['a broken figure is mended', '1.234.5G', 90, '1.234,56', '1.234,56', 70],
  ['a date without its strokes is mended', '22102026', 90, '22/10/2026', '22/10/2026', 70],
  ['two figures that differ leave the first, and nobody relies on it', '1.234,56', 50, '1.284,56', '1.234,56', 25],
  ['two looks that agree are surer than one', '1.234,56', 50, '1.234,56', '1.234,56', 88],
  ['what is a figure is not given up for what is none', '1.234,56', 50, '1.2 34,S6', '1.234,56', 50],
  ['a long number stays as it is', '0123456789', 90, '01234567B9', '0123456789', 90],
  ['two looks that agree on a pay grade are surer than either', 'C3', 60, 'C3', 'C3', 95.2],
  ['two that differ leave the first, and nobody relies on it', '4S', 70, '45', '4S', 25],
  ['a sure pay grade is not looked at again', 'C3', 90, 'C8', 'C3', 90],
])('%s', async (_, first, confidence, second, text, surely) => {
  const words = [...line.slice(0, 2), word(first, 420, 40, confidence)]
  expect((await lookAgain(drawn(words), words, reader([second]).read)).at(-1)).toMatchObject({
    text,
    confidence: surely,
  })
})

test.each<[string, string[], number[]]>([
  ['agree on a pay grade of two parts', ['E11'], [95.2, 98.8]],
  ['differ', ['F11'], [25, 25]],
])('two looks that %s', async (_, second, surely) => {
  const words = [...line.slice(0, 2), word('E', 420, 40, 60), word('11', 444, 40, 90)]
  const found = (await lookAgain(drawn(words), words, reader(second).read)).slice(-2)
  expect(found.map(({ text }) => text)).toEqual(['E', '11'])
  expect(found.map(({ confidence }) => confidence)).toEqual(surely.map((sure) => expect.closeTo(sure)))
})

test('letters apart from a mark are no part of it', async () => {
  const words = [...line.slice(0, 2), word('E', 360, 40, 60), word('11', 444, 40, 90)],
    { read, sheets } = reader(['E'])
  expect(await lookAgain(drawn(words), words, read)).toEqual(words)
  expect(sheets).toHaveLength(0)
})

test('a picture full of strokes is no table with gaps: it is left as it was read', async () => {
  const strokes = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => word('xx', 4 + 50 * column, 70 + 28 * row)),
  ).flat()
  const { read, sheets } = reader([])
  expect(await lookAgain(drawn([...line, ...strokes]), line, read)).toEqual(line)
  expect(sheets).toHaveLength(0)
})

test('in a column of amounts what is none is looked at again', async () => {
  const column = [0, 1, 2, 3].map((row) => word('12,50', 456, 80 + 40 * row)),
    odd = word('Sal', 480, 240, 42),
    words = [...line, ...column, odd]
  expect((await lookAgain(drawn(words), words, reader(['5,31']).read)).at(-1)).toMatchObject({
    text: '5,31',
    confidence: 70,
  })
  const elsewhere = word('Sal', 300, 240, 42),
    { read, sheets } = reader(['5,31'])
  expect(
    (await lookAgain(drawn([...line, ...column, elsewhere]), [...line, ...column, elsewhere], read)).at(-1),
  ).toEqual(elsewhere)
  expect(sheets).toHaveLength(0)
})

/** Letters that touch at the foot, on a gray field. */
function onGray(): GrayImage {
  const image = drawn(line),
    bold = word('NETTO', 200, 150)
  for (let y = 140; y < 180; y++) image.data.fill(205, y * 600 + 180, y * 600 + 290)
  for (let letter = 0; letter < 5; letter++)
    for (let y = bold.y0 + 2; y < bold.y0 + 18; y++)
      image.data.fill(20, y * 600 + 200 + 12 * letter, y * 600 + 204 + 12 * letter)
  for (let y = bold.y0 + 16; y < bold.y0 + 18; y++) image.data.fill(20, y * 600 + 200, y * 600 + 260)
  return image
}

test('bold print whose letters touch is read when no word covers it, and its gray field is as white as the sheet', async () => {
  const { read, sheets } = reader(['NETTO'])
  expect((await lookAgain(onGray(), line, read)).at(-1)).toMatchObject({ text: 'NETTO' })
  const [sheet] = sheets,
    grays = sheet!.data.filter((shade) => shade > 180 && shade < 235)
  expect(grays.length).toBeLessThan(0.02 * sheet!.data.length)
})
