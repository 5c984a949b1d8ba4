/** The table of an account: its rows down the pages, with headings, furniture and what is carried over a page's end. */
import type { Layout } from '../layout.ts'
import type { Account } from '../story/story.ts'
import { type Canvas, LEFT, RIGHT } from './canvas.ts'
import { type Column, columnsOf } from './columns.ts'
import { type Line, type Row, type Speller, balanceCells, rowsOf } from './rows.ts'

export interface Frame {
  y: number
  /** Where rows start on the pages after the first. */
  nextTop: number
  bottom: number
  /** Ends the page: footer, new page. */
  turn(): void
}

const MIN_TEXT = 12

/** @returns the height below the last row */
export function drawTable(layout: Layout, canvas: Canvas, account: Account, frame: Frame): number {
  const columns = columnsOf(
      layout,
      canvas,
      account.currency,
      account.bookings.map(({ type }) => type),
    ),
    speller = spellerOf(layout, canvas, account, columns)
  const { choices } = layout,
    { leading } = canvas
  let y = frame.y,
    isFirstPage = true,
    rowsOnPage = 0
  const head = () => {
    if (isFirstPage || choices.headings !== 'first page only') y = drawHeading(canvas, columns, y)
    isFirstPage = false
    rowsOnPage = 0
  }
  const carry = (word: string, cents: number) => {
    drawLine(canvas, columns, { text: { text: word }, ...balanceCells(speller, cents) }, y, true)
    y += leading * 1.2
  }
  const turn = (carried: number) => {
    if (choices.carried === 'foot and head') carry(layout.words.carried, carried)
    frame.turn()
    y = frame.nextTop
    head()
    if (choices.carried !== 'none') carry(layout.words.brought, carried)
  }
  /** A line for what is carried is kept free. */
  const bottom = frame.bottom - leading * 1.2
  head()
  let carried = account.opening
  for (const [at, row] of rowsOf(speller).entries()) {
    const height = row.lines.length * leading
    const breaks = choices.pageBreak === 'inside a row' && row.lines.length > 1
    if (y + (breaks ? leading : height) > bottom && rowsOnPage > 0) turn(carried)
    rowsOnPage++
    furnish(layout, canvas, columns, y, height, at)
    if (row.heading !== undefined) canvas.bold(row.heading, LEFT, y)
    for (const line of row.lines) {
      if (y + leading > bottom) turn(carried)
      if (isMoney(line)) carried = row.carries
      drawLine(canvas, columns, dotted(layout, canvas, columns, line, row), y, row.isBold ?? false)
      y += leading
    }
    carried = row.carries
    y += leading * 0.25
  }
  return y
}

const isMoney = ({ amount, debit, credit }: Line) => [amount, debit, credit].some((cell) => cell !== undefined)

function spellerOf(layout: Layout, canvas: Canvas, account: Account, columns: readonly Column[]): Speller {
  const text = columns.find(({ key }) => key === 'text')!,
    width = text.right - text.left
  return {
    layout,
    account,
    hasColumn: (key) => columns.some((column) => column.key === key),
    fit(full) {
      let cut = full
      while (cut.length > MIN_TEXT && canvas.widthOf(cut) > width) cut = cut.slice(0, -1)
      return cut.trimEnd()
    },
  }
}

/** @returns the height below the heading */
function drawHeading(canvas: Canvas, columns: readonly Column[], y: number): number {
  const size = canvas.size * 0.9,
    height = Math.max(...columns.map(({ heading }) => heading.length))
  for (const { heading, left, right, align } of columns)
    for (const [at, line] of heading.entries())
      canvas.bold(line, align === 'right' ? right : left, y + at * size * 1.2, { size, align })
  const below = y + height * size * 1.2
  canvas.rule(LEFT, below + 1, RIGHT, below + 1)
  return below + 5
}

function drawLine(canvas: Canvas, columns: readonly Column[], line: Line, y: number, isBold: boolean): void {
  for (const { key, left, right, align } of columns) {
    const cell = line[key]
    if (!cell?.text) continue
    const ink = { align, ...(cell.colour ? { colour: cell.colour } : {}) },
      x = align === 'right' ? right : left
    if (isBold) canvas.bold(cell.text, x, y, ink)
    else canvas.text(cell.text, x, y, ink)
  }
}

/** Dots lead the eye from the text to the amount on its line. */
function dotted({ choices }: Layout, canvas: Canvas, columns: readonly Column[], line: Line, row: Row): Line {
  const text = columns.find(({ key }) => key === 'text')!,
    hasAmount = isMoney(line)
  if (
    choices.furniture !== 'dots' ||
    !hasAmount ||
    !line.text ||
    row.isBold ||
    choices.columns !== 'dates text amounts'
  )
    return line
  let led = `${line.text.text} `
  while (canvas.widthOf(`${led}.`) < text.right - text.left) led += '.'
  return { ...line, text: { text: led.trimEnd() } }
}

function furnish(
  { choices: { furniture } }: Layout,
  canvas: Canvas,
  columns: readonly Column[],
  y: number,
  height: number,
  at: number,
): void {
  const below = y + height + 0.5
  if (furniture === 'zebra' && at % 2 === 0) canvas.shade(LEFT - 2, y - 1, RIGHT - LEFT + 4, height + 1)
  if (furniture === 'rules' || furniture === 'grid') canvas.rule(LEFT - 3, below, RIGHT + 3, below)
  if (furniture === 'grid') for (const { left } of columns) canvas.rule(left - 4, y - 1, left - 4, below)
}
