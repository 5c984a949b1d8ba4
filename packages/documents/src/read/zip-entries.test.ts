import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { exportOf } from './export-form.ts'
import { isZip } from './zip-entries.ts'
import { zipOf } from '../testing/zip-of.ts'

const TABLE = Buffer.from('Data;Descrizione;Importo\n05/10/2026;Canone;-650,00\n')

test('every export of an archive is read, folders and the marks of a Mac are not', () => {
  const archive = zipOf([
    ['oktober/', Buffer.alloc(0)],
    ['oktober/1.csv', TABLE],
    ['__MACOSX/._1.csv', Buffer.from([0, 5])],
    ['oktober/2.csv', TABLE],
  ])
  expect(isZip(archive)).toBe(true)
  expect(exportOf(archive)).toEqual({ form: 'csv', texts: [TABLE.toString(), TABLE.toString()] })
})

const change =
  (offset: number, value: number, at: 'central' | 'end' = 'central') =>
  () => {
    const archive = Buffer.from(zipOf([['1.csv', TABLE]])),
      start = archive.indexOf(at === 'end' ? Buffer.from('PK\u0005\u0006') : Buffer.from('PK\u0001\u0002'))
    archive.writeUInt16LE(value, start + offset)
    return archive
  }

test.each<[string, () => Uint8Array, string]>([
  ['unpacks to more than there may be', () => zipOf([['1.csv', Buffer.alloc(60_000_000, 0x3b)]]), 'limit_exceeded'],
  ['has more files than a bank hands out', change(10, 60_000, 'end'), 'limit_exceeded'],
  ['is locked', change(8, 1), 'encrypted'],
  ['is packed in another way', change(10, 14), 'unsupported'],
  ['points beyond itself', change(16, 0xfff0, 'end'), 'unreadable'],
  ['is cut off', () => zipOf([['1.csv', TABLE]]).subarray(0, 60), 'unreadable'],
  [
    'holds damaged bytes',
    () => {
      const archive = Buffer.from(zipOf([['1.csv', TABLE]]))
      archive.fill(0xff, 35, 35 + deflateRawSync(TABLE).length)
      return archive
    },
    'unreadable',
  ],
])('an archive that %s ends in its verdict', (_, archive, problem) =>
  expect(() => exportOf(archive())).toThrow(expect.objectContaining({ problem })),
)

test('an archive of anything else is no export', () =>
  expect(
    exportOf(
      zipOf([
        ['1.csv', TABLE],
        ['letter.txt', Buffer.from('Dear all')],
      ]),
    ),
  ).toBeNull())
