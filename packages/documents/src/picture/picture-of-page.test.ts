import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupsOf, specimensOf, type CorpusCondition } from '../../make/corpus.ts'
import type { Box, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { cropImage } from '../image/gray-image.ts'
import { fromSharp, scaleImage, sharp } from '../image/sharp-gray.ts'
import { recognizePage } from '../ocr/recognize.ts'
import { createReaderPool, type IsolatedReader } from '../isolated-reader/run-isolated.ts'
import { HIDDEN } from './mask-page.ts'

let sandbox: IsolatedReader
beforeAll(async () => {
  sandbox = await createReaderPool({ children: 1 })
})
afterAll(() => sandbox.close())

async function paperIn(condition: CorpusCondition) {
  const { document, today } = specimensOf(
    groupsOf('payslip', 1).find(({ layout }) => layout === 'zucchetti')!,
    [condition],
  )[0]!
  const bytes = await document.draw()
  return {
    bytes,
    result: await sandbox.parse(bytes, { fileName: document.fileName, today, applicant: null, trace: true }),
  }
}
const digits = (text: string) => text.replace(/\D/g, '')
const opened = (webp: string) => fromSharp(sharp(Buffer.from(webp, 'base64')))

/** What is read in a mark, and as much around it as a word needs to be read. */
async function readIn(webp: string, [x, y, width, height]: Box): Promise<string> {
  const cut = cropImage(await opened(webp), x - 6, y - 4, width + 12, height + 8)
  return (await recognizePage(await scaleImage(cut, 3), { languages: ['ita'], segmentation: 'block', turns: [0] }))
    .map(({ text }) => text)
    .join('')
}

const place = (result: ParseResult, path: string) => result.trace![path]!

test.each(['clean', 'photographed'] as const)('on a %s payslip the mark lies on the very words', async (condition) => {
  const { bytes, result } = await paperIn(condition),
    { page, box } = place(result, 'payslip.net')
  const picture = await sandbox.draw(bytes, {
    page,
    boxes: [box, null],
    isMasked: false,
    cropAt: null,
    watermark: null,
  })
  if (picture === null || picture === 'busy') throw new Error('no picture')
  expect([Math.max(picture.width, picture.height) <= 1754, picture.marks[1]]).toEqual([true, null])
  expect(digits(await readIn(picture.webp, picture.marks[0]!))).toBe(digits(result.payslip!.net!))
})

test('anyone who may not see the page sees the line, with their name across it, and no more', async () => {
  const { bytes, result } = await paperIn('clean'),
    { page, box } = place(result, 'payslip.net')
  const picture = await sandbox.draw(bytes, {
    page,
    boxes: [box],
    isMasked: true,
    cropAt: null,
    watermark: 'Studio Rossi',
  })
  if (picture === null || picture === 'busy') throw new Error('no picture')
  const { data, width, height } = await opened(picture.webp),
    [, top, , boxHeight] = picture.marks[0]!
  const shades = (from: number, to: number) =>
    new Set(data.subarray(Math.max(0, from) * width, Math.min(height, to) * width))
  // The name is dark gray at two fifths; print would be near black or white.
  for (const shade of [...shades(0, top - boxHeight), ...shades(top + 2 * boxHeight, height)])
    expect(shade > 140 && shade < HIDDEN + 30).toBe(true)
  expect(Math.min(...shades(top, top + boxHeight))).toBeLessThan(90)
  expect(Math.max(...shades(top, top + boxHeight))).toBeGreaterThan(240)
  expect(digits(await readIn(picture.webp, picture.marks[0]!))).toContain(digits(result.payslip!.net!).slice(0, 2))
})

test.each([
  ['a page that the file has not', async () => ({ bytes: (await paperIn('clean')).bytes, page: 9 })],
  [
    'a table that a bank let its customer download',
    async () => ({ bytes: Buffer.from(':20:STARTUMSE\n:60F:C260831EUR1234,56\n'), page: 1 }),
  ],
  ['what is no document', async () => ({ bytes: Buffer.from('MZ'), page: 1 })],
])('of %s there is no picture, and the next is drawn', async (_, of) => {
  const { bytes, page } = await of()
  expect(await sandbox.draw(bytes, { page, boxes: [], isMasked: false, cropAt: null, watermark: null })).toBeNull()
})
