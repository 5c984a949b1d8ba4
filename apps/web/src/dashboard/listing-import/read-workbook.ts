/** What a workbook says of itself (ECMA-376, Office Open XML): its sheets, shared texts and which styles are days. */
import { all, attribute, rawText, readXml, xmlText, type Element } from './read-xml.ts'
import { FileRefused } from './listing-source.ts'

export interface Workbook {
  /** Those that are not hidden, in their order. */
  sheets: readonly { name: string; part: string }[]
  texts: readonly string[]
  /** Of each cell style: whether it shows a day. */
  areDays: readonly boolean[]
  /** Days count from 1904, as in old Excel for Mac. */
  isFrom1904: boolean
}

/** `xl` and `worksheets/sheet1.xml`, or `/xl/worksheets/sheet1.xml` → `xl/worksheets/sheet1.xml` */
const joined = (folder: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : folder === '' ? target : `${folder}/${target}`
const folderOf = (part: string): string => part.slice(0, Math.max(0, part.lastIndexOf('/')))

type Parts = ReadonlyMap<string, Uint8Array>
const partOf = (parts: Parts, name: string): Element | undefined => {
  const bytes = parts.get(name)
  return bytes && readXml(xmlText(bytes))
}

/** By the relation's id: which part it leads to, and of what type. */
function relationsOf(parts: Parts, part: string): { id: string; type: string; target: string }[] {
  const folder = folderOf(part)
  const file = `${folder === '' ? '' : `${folder}/`}_rels/${part.slice(part.lastIndexOf('/') + 1)}.rels`
  return all(partOf(parts, file), 'Relationships', 'Relationship').map((one) => ({
    id: attribute(one, 'Id') ?? '',
    type: (attribute(one, 'Type') ?? '').split('/').at(-1)!,
    target: joined(folder, attribute(one, 'Target') ?? ''),
  }))
}

/** Rich text is in runs; phonetic readings beside it (`rPh`) are not part of it. */
export const richText = (element: Element | undefined): string =>
  [...all(element, 't'), ...all(element, 'r', 't')].map(rawText).join('')

/** Built-in formats with a day. Source: ECMA-376 part 1, 18.8.30. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
/** `dd/mm/yyyy`, `[$-410]d mmmm yyyy;@`; not `#,##0.00 "day"` nor `[Red]0` */
const isDayFormat = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

function dayStyles(styles: Element | undefined): boolean[] {
  const custom = new Map(
    all(styles, 'styleSheet', 'numFmts', 'numFmt').map((one) => [
      Number(attribute(one, 'numFmtId')),
      isDayFormat(attribute(one, 'formatCode') ?? ''),
    ]),
  )
  return all(styles, 'styleSheet', 'cellXfs', 'xf').map((one) => {
    const id = Number(attribute(one, 'numFmtId') ?? 0)
    return custom.get(id) ?? isBuiltInDay(id)
  })
}

/** @throws FileRefused when it is no workbook */
export function readWorkbook(parts: Parts): Workbook {
  const main = relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const workbook = all(partOf(parts, main), 'workbook')[0]
  if (!workbook) throw new FileRefused('Dashboard.Import.File.Type')
  const relations = relationsOf(parts, main)
  const linked = (type: string) => relations.find((one) => one.type === type)?.target ?? ''
  return {
    sheets: all(workbook, 'sheets', 'sheet')
      .filter((one) => (attribute(one, 'state') ?? 'visible') === 'visible')
      .flatMap((one) => {
        const found = relations.find(({ id, type }) => id === attribute(one, 'id') && type === 'worksheet')
        return found ? [{ name: attribute(one, 'name') ?? '', part: found.target }] : []
      }),
    texts: all(partOf(parts, linked('sharedStrings')), 'sst', 'si').map(richText),
    areDays: dayStyles(partOf(parts, linked('styles'))),
    isFrom1904: ['1', 'true'].includes(attribute(all(workbook, 'workbookPr')[0], 'date1904') ?? ''),
  }
}
