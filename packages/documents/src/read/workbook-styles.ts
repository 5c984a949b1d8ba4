/** What the cells of a workbook hold by the formats of their numbers (ECMA-376, part 1, 18.8.30). */
import { attribute, elements, type Xml } from './xml.ts'

export type CellKind = 'day' | 'money' | 'number'

/** Formats that every workbook knows without listing them. */
const DAYS = new Set([14, 15, 16, 17, 22])
const MONEY = new Set([2, 4, 7, 8, 39, 40, 43, 44])

/** The kind of each style, by its number. */
export function cellKindsOf(styles: Xml | undefined): CellKind[] {
  const codes = new Map(
    elements(styles, 'numFmts', 'numFmt').map((format) => [
      Number(attribute(format, 'numFmtId')),
      attribute(format, 'formatCode') ?? '',
    ]),
  )
  return elements(styles, 'cellXfs', 'xf').map((style) => {
    const id = Number(attribute(style, 'numFmtId') ?? 0),
      code = codes.get(id)
    return code === undefined ? (DAYS.has(id) ? 'day' : MONEY.has(id) ? 'money' : 'number') : kindOf(code)
  })
}

// dd/mm/yyyy   [$-410]d mmmm yyyy;@   #,##0.00 "EUR";[Red]-#,##0.00
function kindOf(code: string): CellKind {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[dy]/i.test(bare) ? 'day' : /0\.00(?!0)/.test(bare) ? 'money' : 'number'
}
