/** Workbooks as banks export them, written here part by part. */
import { expect, test } from 'vitest'
import { parseFile } from '../pipeline.ts'
import { zipOf } from '../testing/zip-of.ts'
import { exportOf } from './export-form.ts'

const STYLES = `<styleSheet><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;day&quot;;[Red]\\-#,##0.00"/></numFmts>
<cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>`
const SHARED = `<sst><si><t>Data contabile</t></si><si><t>Descrizione</t></si><si><r><t>Impor</t></r><r><t>to</t></r></si><si><t xml:space="preserve">Canone "di"; locazione </t></si></sst>`
/** Days from 1900: 46300 is 5 October 2026. */
const SHEET = `<worksheet><sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>Conto</t></is></c><c r="B1" t="inlineStr"><is><t>IT60X0542811101000000123456</t></is></c></row>
<row r="2"><c r="A2" t="inlineStr"><is><t>Saldo iniziale</t></is></c><c r="B2" s="2"><v>1000</v></c></row>
<row r="4"><c r="A4" t="s"><v>0</v></c><c r="B4" t="s"><v>1</v></c><c r="D4" t="s"><v>2</v></c></row>
<row r="5"><c r="A5" s="1"><v>46300</v></c><c r="B5" t="s"><v>3</v></c><c r="D5" s="2"><v>-650</v></c></row>
<row r="6"><c r="A6" s="3"><v>46301.75</v></c><c r="B6" t="str"><f>A1</f><v>Stipendio</v></c><c r="D6"><v>1842.1000000000001</v></c></row>
</sheetData></worksheet>`
const LEGEND = '<worksheet><sheetData><row><c t="inlineStr"><is><t>Legenda</t></is></c></row></sheetData></worksheet>'

const workbook = (parts: Record<string, string> = {}) =>
  zipOf(
    Object.entries({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml':
        '<workbook xmlns:r="x"><sheets><sheet name="Movimenti" sheetId="1" r:id="rId1"/><sheet name="Legenda" sheetId="2" r:id="rId2"/><sheet name="x" sheetId="3" state="hidden" r:id="rId9"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
      'xl/styles.xml': STYLES,
      'xl/sharedStrings.xml': SHARED,
      'xl/worksheets/sheet1.xml': SHEET,
      'xl/worksheets/sheet2.xml': LEGEND,
      ...parts,
    }).map(([name, content]) => [name, Buffer.from(content)] as const),
  )

const parse = (bytes: Uint8Array) =>
  parseFile(bytes, { fileName: 'export.xlsx', today: '2026-11-21', applicant: null, trace: false })

test('a sheet is a table with a preamble, titles, days and amounts', async () => {
  const { type, bank_statement } = await parse(workbook())
  expect(type).toBe('bank_statement')
  expect(bank_statement?.accounts).toMatchObject([
    {
      iban: 'IT60X0542811101000000123456',
      transactions: [
        { booked_on: '2026-10-05', amount: '-650.00', description: 'Canone "di"; locazione' },
        { booked_on: '2026-10-06', amount: '1842.10', description: 'Stipendio' },
      ],
    },
  ])
})

test('each row is its own line, for the finding of one that cannot be read', async () => {
  const { verdict, findings } = await parse(
    workbook({ 'xl/worksheets/sheet1.xml': SHEET.replace('<v>-650</v>', '<v>-650.123</v>') }),
  )
  expect(verdict).toBe('unsupported')
  expect(findings.map(({ params }) => params)).toEqual([{ line: 5 }])
})

test('days may be counted from 1904', () => {
  const from1904 = workbook({
    'xl/workbook.xml':
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="M" sheetId="1" id="rId1"/></sheets></workbook>',
  })
  expect(exportOf(from1904)?.texts.join()).toContain('2030-10-06')
})

test.each<[string, Record<string, string>, string]>([
  ['a missing sheet', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }, 'unreadable'],
  [
    'entities',
    { 'xl/sharedStrings.xml': '<!DOCTYPE d [<!ENTITY a "a">]><sst><si><t>&a;</t></si></sst>' },
    'unreadable',
  ],
  ['a million columns', { 'xl/worksheets/sheet1.xml': SHEET.replace('r="D5"', 'r="ZZZ5"') }, 'limit_exceeded'],
  ['rows out of order', { 'xl/worksheets/sheet1.xml': SHEET.replace('row r="5"', 'row r="2"') }, 'limit_exceeded'],
])('a workbook with %s is refused', (_, parts, problem) =>
  expect(() => exportOf(workbook(parts))).toThrow(expect.objectContaining({ problem })),
)

test('a workbook without a table is no export', () =>
  expect(exportOf(workbook({ 'xl/worksheets/sheet1.xml': LEGEND }))).toBeNull())
