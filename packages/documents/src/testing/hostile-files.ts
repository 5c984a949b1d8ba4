/** Small files that are damaged, locked or built to harm a reader, for tests. */
import { crc32, deflateSync } from 'node:zlib'

/** A PDF from numbered objects, with a correct cross-reference table. */
export function pdfOf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  const add = (part: string | Uint8Array) => {
    const bytes = Buffer.from(part as string)
    parts.push(bytes)
    length += bytes.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    add(`${index + 1} 0 obj\n`)
    add(object)
    add('\nendobj\n')
  })
  const start = length
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
  )
  return Uint8Array.from(Buffer.concat(parts))
}

export const streamOf = (dictionary: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

const page = (content: string | Uint8Array, catalog = '', pageExtra = '', mediaBox = '0 0 595 842') =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${pageExtra} >>`,
    typeof content === 'string' ? streamOf('', Buffer.from(content)) : content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

export const textPdf = (text: string, catalog = '', pageExtra = '', mediaBox?: string) =>
  page(`BT /F1 12 Tf 72 700 Td (${text}) Tj ET`, catalog, pageExtra, mediaBox)

/** A content stream of blanks that inflates to `megabytes` through two layers of deflate: some kilobytes on disk. */
export function deflateBomb(megabytes: number): Uint8Array {
  const once = deflateSync(Buffer.alloc(megabytes * 1_000_000, 0x20), { level: 9 })
  return page(streamOf('/Filter [/FlateDecode /FlateDecode]', deflateSync(once, { level: 9 })))
}

/** An image whose inflated pixels would be many gigabytes, painted over the page. */
export function imageBomb(side: number): Uint8Array {
  const pixels = deflateSync(deflateSync(Buffer.alloc(50_000_000), { level: 9 }), { level: 9 })
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    streamOf('', Buffer.from('q 595 0 0 842 0 0 cm /I Do Q')),
    streamOf(
      `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode]`,
      pixels,
    ),
  ])
}

export const pagesPdf = (count: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ])

export const selfReferringPdf = () =>
  pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])

export const nestedArrays = (depth: number) => textPdf('nested', `/Deep ${'['.repeat(depth)}${']'.repeat(depth)}`)

/** A PNG that announces a size without having the pixels. */
export function pngOf(width: number, height: number): Uint8Array {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(4),
      tail = Buffer.alloc(4)
    head.writeUInt32BE(body.length)
    tail.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), body])))
    return Buffer.concat([head, Buffer.from(type), body, tail])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}
