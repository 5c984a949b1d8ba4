import { expect, test } from 'vitest'
import { readCsv } from '@attesta/domain/csv.ts'
import { guessMapping } from './import-fields.ts'
import { readCsvSource } from './read-csv-source.ts'
import { readOpenimmo } from './read-openimmo.ts'
import { readRows } from './read-rows.ts'
import type { ListingSource } from './listing-source.ts'
import { wrongRowsCsv } from './wrong-rows-csv.ts'

/** All wrong rows of a source as they are saved: `Dashboard.Csv.rent` stands as «rent». */
function saved(source: ListingSource, language: 'en' | 'de') {
  const mapping = source.mapping ?? guessMapping(source.head)
  const wrong = readRows(source, { mapping, colleagues: [], region: 'it' }).filter(({ listing }) => !listing)
  const t = (key: string) => key.split('.').at(-1)!
  return readCsv(
    wrongRowsCsv(wrong, { source, mapping, language, t, problemText: ({ field, key }) => `${field} ${t(key)}` }),
  )
}

test('every wrong row is saved as it stands in the file, with its number and reason', () => {
  const rows = Array.from({ length: 30 }, (_, at) => `Casa ${at};Via Dante ${at}, 20121 Milano;mille;nota ${at}`)
  const file = ['Nome;Indirizzo;Canone;Note', ...rows, 'Giusta;Via Po 1;900;'].join('\n')
  const table = saved(readCsvSource(new TextEncoder().encode(file)), 'en')
  expect(table).toHaveLength(31)
  expect(table[0]).toEqual(['Nome', 'Indirizzo', 'Canone', 'Note', 'Row', 'Reason'])
  expect(table[30]).toEqual(['Casa 29', 'Via Dante 29, 20121 Milano', 'mille', 'nota 29', '31', 'rent Money'])
})

test('of OpenImmo the columns that were used, amounts as the reader writes them', () => {
  const file = `<openimmo><anbieter><immobilie><objektkategorie><vermarktungsart KAUF="true"/></objektkategorie>
    <geo><plz>81541</plz><ort>München</ort></geo><preise><nettokaltmiete>980.5</nettokaltmiete></preise>
    <freitexte><objekttitel>Reihenhaus</objekttitel></freitexte></immobilie></anbieter></openimmo>`
  expect(saved(readOpenimmo(file), 'de')).toEqual([
    ['name', 'address', 'rent', 'Row', 'Reason'],
    ['Reihenhaus', '81541 München', '980,50', '1', 'null NotForRent'],
  ])
})

test('numbers of a workbook: a corrected row has the amount and the very reference that it had', () => {
  const head = ['Nome', 'Indirizzo', 'Canone', 'Riferimento']
  const table = (...rows: ListingSource['rows'][number][]): ListingSource => ({
    ...readCsvSource(new TextEncoder().encode(`${head.join(';')}\n`)),
    rows,
  })
  const read = (source: ListingSource) =>
    readRows(source, { mapping: guessMapping(head), colleagues: [], region: 'it' })[0]!.listing
  const cells = ['Casa', 'Via Dante 1, 20121 Milano', 980.5, 12.345]
  const wrong = saved(table({ line: 2, cells: ['', ...cells.slice(1)] }), 'de')[1]!
  expect(wrong.slice(2, 4)).toEqual(['980,50', '12.345'])
  expect(read(table({ line: 2, cells: ['Casa', ...wrong.slice(1, 4)] }))).toEqual(read(table({ line: 2, cells })))
})
