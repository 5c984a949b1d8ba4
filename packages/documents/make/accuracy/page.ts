/** The table of docs/accuracy.md, and the figures that it was written from. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { markdown } from './table.ts'
import { type Line, inOrder } from './tally.ts'

const PAGE = new URL('../../../../docs/accuracy.md', import.meta.url)
const FIGURES = new URL('figures.json', import.meta.url)
const START = '<!-- accuracy: written by `npm run accuracy -- --write-page` -->'
const END = '<!-- end of accuracy -->'

interface WrittenLine extends Line {
  /** Of the dice. */
  throws: number
}

/** How many layouts of each kind were drawn, and the figures by kind and condition. */
export interface Written {
  layouts: Record<string, number>
  lines: WrittenLine[]
}

export const lastWritten = (): Written =>
  existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Written) : { layouts: {}, lines: [] }

/** What stands between the markers. */
export function writtenIn(page: string): string {
  const start = page.indexOf(START),
    end = page.indexOf(END)
  if (start < 0 || end < start) throw new Error('docs/accuracy.md has no place for its table')
  return page.slice(start + START.length, end).trim()
}

export const section = ({ layouts, lines }: Written): string =>
  [
    `Layouts drawn: ${Object.entries(layouts)
      .map(([kind, count]) => `${count} of ${kind === 'identity' ? 'identity document' : kind}s`)
      .join(', ')}; ${Math.min(...lines.map(({ throws }) => throws))} throws of the dice each.`,
    '',
    markdown(lines),
  ].join('\n')

export const readPage = (): string => readFileSync(PAGE, 'utf8')

/** Writes the lines that were measured; those of other kinds and conditions stay as they were written last. */
export function writePage({ layouts, lines }: Written): void {
  const before = lastWritten(),
    isNew = (line: Line) => !lines.some(({ kind, condition }) => kind === line.kind && condition === line.condition)
  const written = {
    layouts: { ...before.layouts, ...layouts },
    lines: [...before.lines.filter(isNew), ...lines].sort(inOrder),
  }
  const page = readPage(),
    start = page.indexOf(START) + START.length
  writeFileSync(FIGURES, `${JSON.stringify(written, null, 2)}\n`)
  writeFileSync(PAGE, `${page.slice(0, start)}\n${section(written)}\n${page.slice(page.indexOf(END, start))}`)
}
