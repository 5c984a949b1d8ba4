/** Damage to what banks export: XML, CSV and the archives that they are packed in. */
import { exportFiles } from '../../extract/exports/exports.fixture.ts'
import { zipOf } from '../zip-of.ts'
import { awkwardNumbers, placesOf, spliced, type Mutate } from './bytes.ts'

/** As banks really write them. */
const texts = exportFiles.map(({ text }) => text)
const xmls = texts.filter((text) => text.startsWith('<?xml'))
const tables = texts.filter((text) => !text.startsWith('<') && !text.startsWith(':'))
const soundOf = (text: string) => () => Buffer.from(text)

export const soundXmls: readonly (() => Buffer)[] = xmls.map(soundOf)
export const soundCsvs: readonly (() => Buffer)[] = tables.map(soundOf)
const packed = (of: readonly string[], suffix: string) => () =>
  Buffer.from(zipOf(of.slice(0, 2).map((text, index) => [`${index}.${suffix}`, Buffer.from(text)] as const)))
export const soundZips: readonly (() => Buffer)[] = [packed(xmls, 'xml'), packed(tables, 'csv')]

const swap =
  (find: RegExp, puts: readonly string[]): Mutate =>
  (file, dice) => {
    const found = [...file.toString('latin1').matchAll(find)]
    if (found.length === 0) return file
    const one = dice.of(found)
    return spliced(file, one.index, one[0].length, Buffer.from(dice.of(puts), 'latin1'))
  }

export const xmlDamage: readonly Mutate[] = [
  swap(/<\/?\w+[^>]*>/g, ['', '<', '</>', '<a>'.repeat(3000), '<![CDATA[', '<!--', '<?x']),
  swap(/>[^<]+</g, ['><', '>NaN<', '>-1e999<', `>${'9'.repeat(400)}<`, '>\u0000<', '>&x;<', '>&#x110000;<']),
  swap(/<\?xml[^>]*>/g, [
    '',
    '<?xml version="1.0" encoding="UTF-16"?>',
    '<!DOCTYPE a [<!ENTITY x "&x;">]>',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  ]),
  swap(/ Ccy="EUR"/g, [' Ccy="EUR" Ccy="USD"', ' Ccy=EUR', ' Ccy="', ` ${'a="1" '.repeat(2000)}`, ' __proto__="1"']),
  swap(/<(Ntry|Stmt|Acct|Bal)>/g, ['<__proto__>', '<constructor>', '<Ntry><Ntry>', '<toString>']),
  (file) => Buffer.from(file.toString('utf8'), 'utf16le'),
]
export const csvDamage: readonly Mutate[] = [
  swap(/[;,]/g, ['', ',', '\t', ';;;;', '"', '\u0000', ';'.repeat(5000)]),
  swap(/"/g, ['', '""', '"""', '\r']),
  swap(/\n/g, ['', '\r', '\n\n\n', '\u2028', `\n${'x'.repeat(70_000)}\n`]),
  swap(/\d+[.,]\d+/g, ['', '-', '1.2.3,4,5', '9'.repeat(300), '1e400', 'NaN', '=1+1']),
  swap(/\d\d[./]\d\d[./]\d{4}/g, ['00.00.0000', '31.02.2026', '99.99.9999', '2026', '']),
  (file) => Buffer.concat([Buffer.from([0xff, 0xfe]), file]),
]

/** The fields of an archive's heads, by their place behind the mark. Source: APPNOTE 4.3.7, 4.3.12, 4.3.16. */
const heads = [
  { mark: 'PK\u0003\u0004', fields: [4, 6, 8, 14, 18, 22, 26, 28] },
  { mark: 'PK\u0001\u0002', fields: [8, 10, 16, 20, 24, 28, 30, 32, 42] },
  { mark: 'PK\u0005\u0006', fields: [4, 8, 10, 12, 16, 20] },
] as const

export const zipDamage: readonly Mutate[] = [
  (file, dice) => {
    const { mark, fields } = dice.of(heads)
    const at = dice.of(placesOf(file, mark)) + dice.of<number>(fields)
    const changed = Buffer.from(file)
    const number = dice.of(awkwardNumbers)
    if (at + 4 <= file.length && dice.below(2) === 0) changed.writeUInt32LE(number, at)
    else changed.writeUInt16LE(number & 0xffff, at)
    return changed
  },
  swap(/[01]\.(xml|csv)/g, ['../.x', '/etc/', '0\u0000xml', '0.exe', '0.zip', '\u00ff\u00fe.xx']),
  (file, dice) => spliced(file, dice.of(placesOf(file, dice.of(heads).mark)), 4, Buffer.from('PK\u0007\u0008')),
  // An archive in an archive, and one whose heads point into another.
  (file) => Buffer.from(zipOf([['b.zip', file]])),
  (file, dice) => spliced(file, dice.below(file.length), 0, file),
]
