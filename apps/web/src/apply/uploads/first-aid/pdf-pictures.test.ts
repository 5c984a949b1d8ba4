import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { showsOnlyPictures } from './pdf-pictures.ts'

const page = '3 0 obj << /Type /Page /Resources << /XObject << /Im0 4 0 R >> >> >> endobj\n'
const image = '4 0 obj << /Type /XObject /Subtype /Image /Width 10 >> stream\nÿØÿ\nendstream endobj\n'
const type = '5 0 obj << /Type /Font /BaseFont /Helvetica >> endobj\n'
const packed = (objects: string) =>
  `7 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n${deflateSync(Buffer.from(objects, 'latin1')).toString('latin1')}\nendstream endobj\n`

describe('a PDF of nothing but pictures', { tags: ['UP-3'] }, () => {
  test.each([
    ['a scan', page + image, true],
    ['a scan whose pages are packed together', image + packed(page), true],
    ['a page with words and a picture', page + image + type, false],
    ['words whose font is packed', page + image + packed(type), false],
    ['a drawing without a word', page, false],
    [
      'something packed that cannot be unpacked',
      page + image + packed(page).replace('stream\r\nx', 'stream\r\ny'),
      false,
    ],
    ['names that only begin like it', page + image + '(/FontName /FontFile2)', true],
  ])('%s: %s', async (_, text, only) => expect(await showsOnlyPictures(text)).toBe(only))
})
