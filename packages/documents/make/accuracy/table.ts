/** The figures as people read them: lines in a terminal, a table in docs/accuracy.md. */
import { type Floor, floors, isHeld, percent } from './floors.ts'
import type { Figures, Line } from './tally.ts'

interface Column {
  title: string
  cell(line: Line): string
}

const share = (value: number | null) => (value === null ? '–' : percent(value))

/** The figure, and the goal where it is not reached. */
function withGoal(line: Line, figure: Floor['figure']): string {
  const value = line.figures[figure],
    aim = floors.find(
      (floor) => floor.kind === line.kind && floor.condition === line.condition && floor.figure === figure,
    )
  if (value === null) return '–'
  return aim === undefined || isHeld(aim, aim.goal, line.figures) !== false
    ? percent(value)
    : `${percent(value)} (goal ${percent(aim.goal)})`
}

const columns: readonly Column[] = [
  { title: 'document', cell: ({ kind }) => kind },
  { title: 'condition', cell: ({ condition }) => condition },
  { title: 'files', cell: ({ figures }) => String(figures.files) },
  { title: 'fields right', cell: (line) => withGoal(line, 'fields') },
  { title: 'transactions read', cell: (line) => withGoal(line, 'recall') },
  { title: 'of those read, right', cell: (line) => withGoal(line, 'precision') },
  { title: 'proven', cell: ({ figures }) => share(figures.files ? figures.proven / figures.files : null) },
  { title: 'proven but wrong', cell: ({ figures }) => String(figures.provenButWrong) },
  { title: 'machine readable zones', cell: (line) => withGoal(line, 'mrz') },
  { title: 'findings given', cell: (line) => withGoal(line, 'found') },
  { title: 'false alarms', cell: (line) => withGoal(line, 'falseAlarms') },
  { title: 'CPU ms', cell: ({ figures }) => String(figures.cpuMilliseconds) },
]

export function printed(lines: readonly Line[]): string {
  const rows = [columns.map(({ title }) => title), ...lines.map((line) => columns.map(({ cell }) => cell(line)))]
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows
    .map((row) => row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
    .join('\n')
}

/** Markdown; processor times are left out, for they are the machine's. */
export function markdown(lines: readonly Line[]): string {
  const shown = columns.slice(0, -1)
  return [
    shown.map(({ title }) => title),
    shown.map(() => '---'),
    ...lines.map((line) => shown.map(({ cell }) => cell(line))),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

export const summaryOf = ({ fields, recall, precision }: Figures): string =>
  [
    `fields ${percent(fields)}`,
    ...(recall === null ? [] : [`read ${percent(recall)}`]),
    ...(precision === null ? [] : [`right ${percent(precision)}`]),
  ].join(', ')
