/** The README's table of accuracy, and the figures that it was written from. */
import { readFileSync, writeFileSync } from 'node:fs'
import { markdown } from './table.ts'
import type { Line } from './tally.ts'

const README = new URL('../../../../README.md', import.meta.url)
const FIGURES = new URL('figures.json', import.meta.url)
const START = '<!-- accuracy: written by `npm run accuracy -- --write-readme` -->'
const END = '<!-- end of accuracy -->'

/** How many layouts of each kind were drawn, and the figures by kind and condition. */
export interface Written { seeds: number[]; layouts: Record<string, number>; lines: Line[] }

export const lastWritten = (): Written => JSON.parse(readFileSync(FIGURES, 'utf8')) as Written

/** What stands between the markers. */
export function writtenIn(readme: string): string {
  const start = readme.indexOf(START), end = readme.indexOf(END)
  if (start < 0 || end < start) throw new Error('the README has no place for the table of accuracy')
  return readme.slice(start + START.length, end).trim()
}

export const section = ({ seeds, layouts, lines }: Written): string => [
  `Layouts drawn: ${Object.entries(layouts).map(([kind, count]) => `${count} of ${kind}s`).join(', ')}; ${seeds.length} throws of the dice each.`, '', markdown(lines)].join('\n')

export const readReadme = (): string => readFileSync(README, 'utf8')

export function writeReadme(written: Written): void {
  const readme = readReadme(), old = writtenIn(readme)
  writeFileSync(FIGURES, `${JSON.stringify(written, null, 2)}\n`)
  const start = readme.indexOf(START) + START.length
  const at = old === '' ? readme.indexOf(END) : readme.indexOf(old, start), after = readme.indexOf(END)
  writeFileSync(README, `${readme.slice(0, old === '' ? start : at).trimEnd()}\n${section(written)}\n${readme.slice(after)}`)
}
