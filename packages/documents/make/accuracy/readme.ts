/** The README's table of accuracy, and the figures that it was written from. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { markdown } from './table.ts'
import { type Line, inOrder } from './tally.ts'

const README = new URL('../../../../README.md', import.meta.url)
const FIGURES = new URL('figures.json', import.meta.url)
const START = '<!-- accuracy: written by `npm run accuracy -- --write-readme` -->'
const END = '<!-- end of accuracy -->'

export interface WrittenLine extends Line {
  /** Of the dice. */ throws: number
}

/** How many layouts of each kind were drawn, and the figures by kind and condition. */
export interface Written {
  layouts: Record<string, number>
  lines: WrittenLine[]
}

export const lastWritten = (): Written =>
  existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Written) : { layouts: {}, lines: [] }

/** What stands between the markers. */
export function writtenIn(readme: string): string {
  const start = readme.indexOf(START),
    end = readme.indexOf(END)
  if (start < 0 || end < start) throw new Error('the README has no place for the table of accuracy')
  return readme.slice(start + START.length, end).trim()
}

export const section = ({ layouts, lines }: Written): string =>
  [
    `Layouts drawn: ${Object.entries(layouts)
      .map(([kind, count]) => `${count} of ${kind === 'identity' ? 'identity document' : kind}s`)
      .join(', ')}; ${Math.min(...lines.map(({ throws }) => throws))} throws of the dice each.`,
    '',
    markdown(lines),
  ].join('\n')

export const readReadme = (): string => readFileSync(README, 'utf8')

/** Writes the lines that were measured; those of other kinds and conditions stay as they were written last. */
export function writeReadme({ layouts, lines }: Written): void {
  const before = lastWritten(),
    isNew = (line: Line) => !lines.some(({ kind, condition }) => kind === line.kind && condition === line.condition)
  const written = {
    layouts: { ...before.layouts, ...layouts },
    lines: [...before.lines.filter(isNew), ...lines].sort(inOrder),
  }
  const readme = readReadme(),
    start = readme.indexOf(START) + START.length
  writeFileSync(FIGURES, `${JSON.stringify(written, null, 2)}\n`)
  writeFileSync(README, `${readme.slice(0, start)}\n${section(written)}\n${readme.slice(readme.indexOf(END, start))}`)
}
