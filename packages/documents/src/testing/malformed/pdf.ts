/** Damage to a PDF's structure: objects, references, names, lengths, the table of objects, the trailer. */
import { deflateSync } from 'node:zlib'
import { pdfOf, streamOf } from '../hostile-files.ts'
import { spliced, type Mutate } from './bytes.ts'

const page = (index: number) => `BT /F1 11 Tf 72 ${760 - index} Td (Saldo iniziale 1.234,56 EUR) Tj ET`

export const soundPdfs: readonly (() => Uint8Array)[] = [
  () =>
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /Names << /Dests 6 0 R >> >>',
      '<< /Type /Pages /Kids [3 0 R 7 0 R] /Count 2 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      streamOf('', Buffer.from(page(1))),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 32 /LastChar 34 /Widths [278 278 355] >>',
      '<< /Names [(a) [3 0 R /Fit]] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [8 0 R 4 0 R] /Resources << /Font << /F1 5 0 R >> /XObject << /I 9 0 R >> >> >>',
      streamOf('/Filter /FlateDecode', deflateSync(Buffer.from(`q 40 0 0 40 10 10 cm /I Do Q ${page(9)}`))),
      streamOf(
        '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode',
        deflateSync(Buffer.alloc(64, 0x80)),
      ),
    ]),
]

const numbers = ['0', '-1', '1', '65536', '2147483647', '4294967296', '-2147483648', '1e308', '99999999999999999999']
const names = [
  '/Type',
  '/Kids',
  '/Count',
  '/Length',
  '/Filter',
  '/Font',
  '/Contents',
  '/MediaBox',
  '/Parent',
  '/Widths',
]
const filters = [
  '/FlateDecode',
  '/LZWDecode',
  '/ASCII85Decode',
  '/RunLengthDecode',
  '/JBIG2Decode',
  '/JPXDecode',
  '/Crypt',
]

/** Puts something in the place of one match of a pattern. */
const swapOne =
  (pattern: RegExp, choices: (found: string) => readonly string[]): Mutate =>
  (file, dice) => {
    const found = [...file.toString('latin1').matchAll(pattern)]
    if (found.length === 0) return file
    const one = dice.of(found)
    return spliced(file, one.index, one[0].length, Buffer.from(dice.of(choices(one[0])), 'latin1'))
  }

const objects = (file: Buffer) => [...file.toString('latin1').matchAll(/\d+ 0 obj\n[^]*?endobj\n/g)]

export const pdfDamage: readonly Mutate[] = [
  swapOne(/-?\d+(?:\.\d+)?/g, () => numbers),
  swapOne(/\d+ 0 R/g, () => ['1 0 R', '2 0 R', '3 0 R', '9999 0 R', '0 0 R', 'null', '4 65535 R']),
  swapOne(/\/[A-Z]\w*/g, () => [...names, '/', '/#00', `/${'A'.repeat(5000)}`]),
  swapOne(/\/FlateDecode/g, () => [...filters, `[${'/FlateDecode '.repeat(200)}]`]),
  swapOne(/endobj|endstream|stream|obj|xref|trailer|startxref|%%EOF/g, (found) => [
    '',
    `${found} ${found}`,
    found.slice(1),
  ]),
  swapOne(/\d{10} \d{5} [fn] /g, () => ['9999999999 00000 n ', '0000000000 00000 n ', '0000000017 65535 f ', 'x']),
  swapOne(/startxref\n\d+/g, () => ['startxref\n0', 'startxref\n-5', 'startxref\n99999999999', 'startxref\n']),
  swapOne(/<<|>>|\[|\]/g, () => ['', '<<'.repeat(300), '['.repeat(3000), ']']),
  swapOne(/\([^)]*\)/g, () => ['(', `(${'('.repeat(4000)}`, '<zz>', `(${'\\'.repeat(99)}`, '<>']),
  (file, dice) => {
    const found = objects(file)
    const one = dice.of(found)
    return one ? spliced(file, one.index, one[0].length) : file
  },
  (file, dice) => {
    const one = dice.of(objects(file))
    return one ? spliced(file, one.index, 0, Buffer.from(one[0].repeat(1 + dice.below(40)), 'latin1')) : file
  },
  (file, dice) => {
    const [one, other] = [dice.of(objects(file)), dice.of(objects(file))]
    return one && other ? spliced(file, one.index, one[0].length, Buffer.from(other[0], 'latin1')) : file
  },
  (file, dice) =>
    Buffer.concat([
      file,
      Buffer.from(
        `\n${dice.below(12)} 0 obj\n<< /Type /${dice.of(['Catalog', 'Pages', 'ObjStm', 'XRef'])} /Prev ${dice.below(900)} /N 9 /First 4 /Kids [${dice.below(9)} 0 R] >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root ${dice.below(9)} 0 R /Prev ${dice.below(2000)} >>\nstartxref\n${dice.below(3000)}\n%%EOF\n`,
      ),
    ]),
]
