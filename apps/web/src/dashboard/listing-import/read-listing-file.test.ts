import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { FileRefused, MAX_ROWS } from './listing-source.ts'
import { readListingFile } from './read-listing-file.ts'
import { readRows } from './read-rows.ts'

/** Each by another program's writer, so that no writer of ours vouches for the reader. */
const writtenBy = (program: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'testing/written-by', `${program}.xlsx`)))
const listed = (bytes: Uint8Array, sheet = 0) => {
  const source = readListingFile(bytes, sheet)
  return readRows(source, { mapping: source.mapping ?? {}, colleagues: [], region: 'it' }).map(
    ({ line, listing, problems }) => ({
      line,
      listing,
      problems: problems.map(({ key, cell }) => [cell?.name, key.replace(/^Dashboard\.(Import|Listing)\.Error\./, '')]),
    }),
  )
}
const refusalOf = (bytes: Uint8Array): string => {
  try {
    readListingFile(bytes)
    return 'taken'
  } catch (problem) {
    if (problem instanceof FileRefused) return problem.key.replace('Dashboard.Import.', '')
    throw problem
  }
}

describe('a workbook of openpyxl', () => {
  const rows = listed(writtenBy('openpyxl'))
  test('is read below its title and headings, days by their formats', () =>
    expect(rows[0]).toMatchObject({
      line: 4,
      problems: [],
      listing: {
        reference: 'A-1',
        name: 'Bilocale Savona',
        address: 'Via Savona 12, 20144 Milano',
        rent: '1190.50',
        utilities: '80.00',
        available_from: '2027-03-01',
        owner: 'Rosa Ferri',
        status: 'open',
      },
    }))
  test('with a formula that was never computed names the cell', () =>
    expect(rows[1]!.problems).toEqual([['D5', 'NotComputed']]))
  test('with text where an amount belongs names the cell, and the number above is not taken for thousands', () =>
    expect(rows[2]).toMatchObject({ line: 6, problems: [['E6', 'Money']] }))
  test('offers its visible sheets, and the second is read when chosen', () => {
    expect(readListingFile(writtenBy('openpyxl')).sheets).toEqual(['Portafoglio', 'Germania'])
    expect(listed(writtenBy('openpyxl'), 1)).toMatchObject([
      { listing: { reference: 'M-7', region: 'de', rent: '980.00' } },
    ])
  })
})

test('a workbook of xlsxwriter: rich text, a computed formula, a truth value; an error names its cell', () =>
  expect(listed(writtenBy('xlsxwriter'))).toMatchObject([
    { listing: { name: 'Two rooms east', rent: '750.00', lan_pays: true, available_from: '2027-01-31' } },
    { line: 3, listing: null, problems: [['D3', 'CellError']] },
  ]))

test('a workbook of exceljs that counts from 1904; text that a spreadsheet would run is refused', () =>
  expect(listed(writtenBy('exceljs'))).toMatchObject([
    { listing: { available_from: '2027-02-01', rent: '912.40', owner: 'Jörg Weiß' } },
    { line: 3, listing: null, problems: [['B3', 'Formula']] },
    { line: 4, listing: null, problems: [['D4', 'NotComputed']] },
  ]))

const home = (
  inner: string,
  offer = '<vermarktungsart KAUF="false" MIETE_PACHT="true"/>',
  use = '<nutzungsart WOHNEN="1"/>',
) =>
  `<immobilie status="aktiv"><objektkategorie>${use}${offer}<objektart><wohnung/></objektart></objektkategorie>${inner}</immobilie>`
const openimmo = (homes: string, before = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${before}<openimmo xmlns="http://www.openimmo.de"><uebertragung art="OFFLINE" version="1.2.7"/><anbieter><firma>M</firma>${homes}</anbieter></openimmo>`
const munich = home(`<geo><plz>81541</plz><ort><![CDATA[München]]></ort><strasse>Tegernseer Landstra&#223;e</strasse>
  <hausnummer>3</hausnummer><land iso_land="DEU"/></geo>
  <preise><kaltmiete>1.0</kaltmiete><nettokaltmiete>980.5</nettokaltmiete><nebenkosten>210</nebenkosten><kaution>2941.50</kaution></preise>
  <zustand_angaben><verkaufstatus stand="RESERVIERT"/></zustand_angaben>
  <freitexte><objekttitel><![CDATA[Zwei Zimmer & Balkon]]></objekttitel><objektbeschreibung><![CDATA[<!DOCTYPE html>schön]]></objektbeschreibung></freitexte>
  <verwaltung_objekt><abdatum>2027-03-01</abdatum></verwaltung_objekt>
  <verwaltung_techn><objektnr_intern>7</objektnr_intern><objektnr_extern>M-7</objektnr_extern><aktion aktionart="CHANGE"/></verwaltung_techn>`)
const munichListing = {
  name: 'Zwei Zimmer & Balkon',
  address: 'Tegernseer Landstraße 3, 81541 München',
  region: 'de',
  rent: '980.50',
  utilities: '210.00',
  deposit: '2941.50',
  reference: 'M-7',
  status: 'reserved',
  available_from: '2027-03-01',
}

describe('OpenImmo', () => {
  test('a home to let, with the details that a listing has', () =>
    expect(listed(strToU8(openimmo(munich)))).toMatchObject([{ line: 1, problems: [], listing: munichListing }]))
  test('in a ZIP archive with pictures', () =>
    expect(
      listed(zipSync({ 'export.xml': strToU8(openimmo(munich)), 'bild.jpg': new Uint8Array(2000) })),
    ).toMatchObject([{ listing: munichListing }]))
  test('in the encoding that it names', () => {
    const text = openimmo(munich, '<?xml version="1.0" encoding="ISO-8859-1"?>')
    expect(listed(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toMatchObject([{ listing: munichListing }])
  })
  test.each([
    ['for sale', '<vermarktungsart KAUF="true" MIETE_PACHT="false"/>', '<nutzungsart WOHNEN="true"/>', 'NotForRent'],
    ['an office', '<vermarktungsart MIETE_PACHT="true"/>', '<nutzungsart WOHNEN="false" GEWERBE="true"/>', 'NoHome'],
  ])('%s is left out with its reason', (_, offer, use, reason) =>
    expect(listed(strToU8(openimmo(home('', offer, use))))).toMatchObject([
      { line: 1, listing: null, problems: [[undefined, reason]] },
    ]),
  )
  test('a home marked for deletion is left out', () =>
    expect(
      listed(strToU8(openimmo(home('<verwaltung_techn><aktion aktionart="DELETE"/></verwaltung_techn>')))),
    ).toMatchObject([{ listing: null, problems: [[undefined, 'Deleted']] }]))
  test.each([
    ['a price alone is for sale', '<preise><kaufpreis>400000</kaufpreis></preise>', 'NotForRent'],
    ['a rent beside it is to let', '<preise><kaufpreis>1</kaufpreis><kaltmiete>900</kaltmiete></preise>', undefined],
  ])('without the kind of offer, %s', (_, prices, reason) =>
    expect(listed(strToU8(openimmo(home(prices, ''))))[0]?.problems.some(([, key]) => key === 'NotForRent')).toBe(
      reason !== undefined,
    ),
  )
  test('a wrong detail names its element', () =>
    expect(listed(strToU8(openimmo(munich.replace('980.5', 'auf Anfrage')))).map(({ problems }) => problems)).toEqual([
      [['preise/nettokaltmiete', 'Money']],
    ]))
})

describe('a file that is refused', () => {
  const sheet = (rows: string) => `<worksheet xmlns="x"><sheetData>${rows}</sheetData></worksheet>`
  const workbook = (parts: Zippable) =>
    zipSync({
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="a" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      ...parts,
    })
  const row = (line: number) => `<row r="${line}"><c r="A${line}" t="str"><v>x</v></c></row>`
  const many = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1)).join('')

  test('a sheet of 100,000 rows', () =>
    expect(refusalOf(workbook({ 'xl/worksheets/sheet1.xml': strToU8(sheet(many(100_000))) }))).toBe('TooLarge'))
  test('a table of 100,000 lines', () => expect(refusalOf(strToU8(`a;b\n${'1;2\n'.repeat(100_000)}`))).toBe('TooLarge'))
  test('100,000 homes', () =>
    expect(refusalOf(strToU8(openimmo('<immobilie></immobilie>'.repeat(100_000))))).toBe('TooLarge'))
  test('but a hundred thousand formatted empty rows are none', () =>
    expect(
      listed(
        workbook({
          'xl/worksheets/sheet1.xml': strToU8(
            sheet(`${many(2)}${'<row r="9"><c r="A9" s="1"/></row><row r="10"/>'.repeat(50_000)}`),
          ),
        }),
      ),
    ).toHaveLength(1))
  /** In the table of files, the unpacked size stands 24 bytes after the signature «PK\x01\x02». */
  const stating = (bytes: Uint8Array, size: number) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at < bytes.length - 4; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
    return bytes
  }
  const plain = () => workbook({ 'xl/worksheets/sheet1.xml': strToU8(sheet(many(4000))) })
  test('a bomb that states its size', () => expect(refusalOf(stating(plain(), 3_000_000_000))).toBe('File.Unpacks'))
  test('a bomb that states a small size', () => {
    expect(refusalOf(plain())).toBe('taken')
    expect(refusalOf(stating(plain(), 20_000))).toBe('File.Damaged')
  })
  test('entities that expand, in OpenImmo and in a sheet', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    expect(refusalOf(strToU8(openimmo(munich, `<?xml version="1.0"?>${bomb}`)))).toBe('File.Entities')
    expect(refusalOf(workbook({ 'xl/worksheets/sheet1.xml': strToU8(bomb + sheet(many(3))) }))).toBe('File.Entities')
  })
  test.each([
    ['a PDF', strToU8('%PDF-1.7\n%\u0000\u0001')],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ['another XML file', strToU8('<?xml version="1.0"?><rss><channel/></rss>')],
    ['an archive of something else', zipSync({ 'photo.jpg': new Uint8Array(30) })],
    ['a text document', zipSync({ 'word/document.xml': strToU8('<w/>'), '_rels/.rels': strToU8('<Relationships/>') })],
  ])('%s is of a wrong type', (_, bytes) => expect(refusalOf(bytes)).toBe('File.Type'))
  test('an old or locked workbook', () =>
    expect(refusalOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe('File.OldExcel'))
  test('one that is cut off', () => expect(refusalOf(writtenBy('openpyxl').subarray(0, 3000))).toBe('File.Damaged'))
  test('XML that is cut off', () => expect(refusalOf(strToU8(openimmo(munich).slice(0, -30)))).toBe('File.Damaged'))
  test('one over 20 MB', () => expect(refusalOf(new Uint8Array(20_000_001))).toBe('File.TooBig'))
  test('one with headings alone', () => expect(refusalOf(strToU8('Nome;Canone\n'))).toBe('Empty'))
  test('as many rows as are taken are taken', () =>
    expect(readListingFile(strToU8(`Nome;Canone\n${'a;1\n'.repeat(MAX_ROWS)}`)).rows).toHaveLength(MAX_ROWS))
})
