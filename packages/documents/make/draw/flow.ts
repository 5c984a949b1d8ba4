/** Rows down a page and over to the next, under a heading that comes again. */
import type { Sheet } from './sheet.ts'

export interface FlowRow {
  height: number
  draw(y: number): void
}

export interface Frame {
  top: number
  /** Where rows start on the pages after the first. */
  nextTop: number
  bottom: number
  heading(y: number): number
  /** Before the page is left, e.g. to carry a sum over. */
  foot?(y: number): void
}

/** @returns the height reached on the last page */
export function flow(sheet: Sheet, rows: readonly FlowRow[], frame: Frame): number {
  let y = frame.heading(frame.top)
  for (const row of rows) {
    if (y + row.height > frame.bottom) {
      frame.foot?.(y)
      sheet.newPage()
      y = frame.heading(frame.nextTop)
    }
    row.draw(y)
    y += row.height
  }
  return y
}

/** Breaks a text at blanks into lines no wider than `width`. */
export function wrapped(sheet: Sheet, text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && sheet.widthOf(longer, { size }) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
