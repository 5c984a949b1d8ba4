/**
 * A table as a workbook of one sheet (XLSX, ECMA-376), with numbers and days as such. Texts stand in their cells as
 * texts, so that none is run as a formula.
 */
import { strToU8, zipSync } from 'fflate'
import { escaped } from '@attesta/contract/escaped.ts'
import { dayMs } from '../../clock.ts'
import type { Cell } from './table-cells.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageOf = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What every workbook of one sheet has. Looks of cells: 0 plain, 1 a day, 2 bold. */
const parts = {
  '[Content_Types].xml':
    `<Types xmlns="${packageOf}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${packageOf}/relationships">` +
    `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${relations}">` +
    '<sheets><sheet name="Attesta" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packageOf}/relationships">` +
    `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills>` +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/>' +
    '<xf numFmtId="14" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
}

/** The first day that an archive can name. */
const packedAt = '1980-01-02'

/** Characters that XML 1.0 has no place for. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu
/** A workbook counts days from 30 December 1899. */
const dayNumber = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / dayMs

function written(cell: Cell, isHead: boolean): string {
  if (typeof cell !== 'string')
    return 'day' in cell ? `<c s="1"><v>${dayNumber(cell.day)}</v></c>` : `<c><v>${cell.number}</v></c>`
  const text = escaped(cell.replace(unwritable, ''))
  return `<c t="inlineStr"${isHead ? ' s="2"' : ''}><is><t xml:space="preserve">${text}</t></is></c>`
}

export function workbookOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  const lines = rows.map((cells, at) => `<row>${cells.map((cell) => written(cell, at === 0)).join('')}</row>`)
  const sheet =
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetData>${lines.join('')}</sheetData></worksheet>`
  const files = Object.entries({ ...parts, 'xl/worksheets/sheet1.xml': sheet })
  // The same table is the same file: no day of packing stands in it.
  return zipSync(Object.fromEntries(files.map(([name, xml]) => [name, strToU8(head + xml)])), { mtime: packedAt })
}
