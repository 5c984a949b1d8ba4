/** Small files whose parts lead back to themselves or claim to be far more than they are, for tests. */
import { deflateSync } from 'node:zlib'
import { pdfOf, streamOf, textPdf } from './hostile-files.ts'

const text = (content: string) => Buffer.from(content, 'latin1')
const onePage = (content: Uint8Array, resources: string, ...more: (string | Uint8Array)[]) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    streamOf('', content),
    ...more,
  ])

/** Two nodes of the page tree, each the other's child. */
export const treeInACircle = () =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 9 >>',
    '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 9 >>',
  ])

/** One page that says it is a million. */
export const claimedPages = (count: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ])

/** A node inside a node inside a node. */
export const deepTree = (depth: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from(
      { length: depth },
      (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 ${at > 0 ? `/Parent ${at + 1} 0 R` : ''} >>`,
    ),
    `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 595 842] >>`,
  ])

/** Whole pages with words on each. */
export const manyPages = (count: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, at) => `${at + 5} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamOf('', text('BT /F1 12 Tf 72 700 Td (Kontoauszug) Tj ET')),
    ...Array.from(
      { length: count },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ])

/** A drawing that draws itself. */
export const formInItself = () =>
  onePage(
    text('/Fm Do'),
    '/XObject << /Fm 5 0 R >>',
    streamOf(
      '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /Fm 5 0 R >> >>',
      text('/Fm Do /Fm Do'),
    ),
  )

/** Drawings that each draw the next one ten times: ten to the power of their number, in a few hundred bytes. */
export const formsInForms = (levels: number) =>
  onePage(
    text('/Fm Do'),
    '/XObject << /Fm 5 0 R >>',
    ...Array.from({ length: levels }, (_, at) =>
      streamOf(
        `/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /Fm ${at + 6} 0 R >> >>`,
        text('/Fm Do '.repeat(10)),
      ),
    ),
    streamOf('/Type /XObject /Subtype /Form /BBox [0 0 99 99]', text('0 0 9 9 re f')),
  )

/** A stream that says of its length that it is itself. */
export const lengthOfItself = () =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    '<< /Length 4 0 R >>\nstream\nBT ET\nendstream',
  ])

/** Objects in a stream that lies in itself and extends itself. */
export const objectStreamInItself = () => {
  const inner = '5 0 6 25 << /Type /Catalog /Pages 6 0 R >> << /Type /Pages /Kids [] /Count 0 >>'
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    streamOf('/Type /ObjStm /N 2 /First 9 /Extends 4 0 R /Filter /FlateDecode', deflateSync(text(inner))),
  ])
}

const replaced = (file: Uint8Array, from: RegExp | string, to: string) =>
  Uint8Array.from(Buffer.from(Buffer.from(file).toString('latin1').replace(from, to), 'latin1'))

/** A table of objects that says it comes after itself. */
export const tableAfterItself = () => {
  const file = textPdf('Saldo'),
    start = Buffer.from(file).toString('latin1').lastIndexOf('xref\n0')
  return replaced(file, /\/Root 1 0 R/, `/Root 1 0 R /Prev ${start}`)
}

/** A table that claims two thousand million objects in a file of one kilobyte. */
export const hugeTable = () =>
  replaced(replaced(textPdf('Saldo'), /xref\n0 \d+/, 'xref\n0 2000000000'), /\/Size \d+/, '/Size 2000000000')

/** Saved again and again, each save with a table of its own. */
export function manySaves(count: number): Uint8Array {
  let file = Buffer.from(textPdf('Saldo')).toString('latin1')
  for (let at = 0; at < count; at++) {
    // startxref\n12345\n%%EOF
    const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.slice(-80))![1],
      start = file.length
    file += `xref\n0 0\ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`
  }
  return Uint8Array.from(Buffer.from(file, 'latin1'))
}

/** A page of nothing but figures, in lines that run far over its edge. */
export const manyFigures = (lines: number, inLine: number) =>
  onePage(
    text(
      `BT /F1 4 Tf ${Array.from({ length: lines }, (_, at) => `1 0 0 1 9 ${9 + at * 8} Tm (${'12,34 '.repeat(inLine)}) Tj`).join(' ')} ET`,
    ),
    '/Font << /F1 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  )

/** States that are saved and never given back. */
export const savedStates = (count: number) =>
  onePage(
    text(`${'q '.repeat(count)}BT /F1 9 Tf 72 700 Td (Saldo) Tj ET`),
    '/Font << /F1 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  )

/** Pictures of the largest size that is still allowed, one over the other. */
export const manyPictures = (count: number, side: number) =>
  onePage(
    text('q 595 0 0 842 0 0 cm /Im Do Q\n'.repeat(count)),
    '/XObject << /Im 5 0 R >>',
    streamOf(
      `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
      deflateSync(Buffer.alloc(side * side, 200)),
    ),
  )

/** A signature over more bytes than any file has. */
export const signatureBeyondTheEnd = () =>
  textPdf(
    'Saldo',
    '/AcroForm << /Fields [<< /FT /Sig /T (a) /V << /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 2147483647 2147483647 2147483647] /Contents <3003020101> >> >>] >>',
  )
