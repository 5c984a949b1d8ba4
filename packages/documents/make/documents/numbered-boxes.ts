/** The numbered boxes of the Certificazione Unica. */
import type { Sheet } from '../draw/sheet.ts'

export interface Point {
  number: number
  label: string
  value: string
}

/** A numbered box: number and label small on top, the value below. */
export function box(
  sheet: Sheet,
  [x, y, width]: readonly [number, number, number],
  { number, label, value }: Point,
): void {
  sheet.frame(x, y, width, 34, '#4a7ebb')
  sheet.text(String(number), x + 3, y + 3, { size: 6.5, colour: '#1f4e8c' })
  sheet.text(label, x + 15, y + 3, { size: 5.5, colour: '#1f4e8c' })
  sheet.text(value, x + width - 5, y + 18, { size: 9.5, align: 'right' })
}

/** A band with its title and, under it, boxes four to a row. */
export function section(sheet: Sheet, title: string, y: number, points: readonly Point[]): void {
  sheet.fill(40, y, 516, 12, '#dbe7f5')
  sheet.bold(title, 44, y + 3, { size: 6.5 })
  for (const [at, point] of points.entries())
    box(sheet, [40 + (at % 4) * 130, y + 16 + Math.floor(at / 4) * 38, 126], point)
}
