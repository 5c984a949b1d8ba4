/** A label and its value, set as a form thrown with dice sets all of them. */
import type { Sheet } from './sheet.ts'

export type LabelStyle = 'value below' | 'value behind a colon' | 'value at the far end'

/** @param size of the value, in points */
export const labelIn =
  (style: LabelStyle, size: number) =>
  (sheet: Sheet, [x, y, width]: readonly [number, number, number], name: string, value: string): void => {
    if (style === 'value below') {
      sheet.text(name, x, y, { size: size - 2, colour: '#444444' })
      sheet.text(value, x, y + size, { size })
    } else if (style === 'value behind a colon') sheet.text(`${name}: ${value}`, x, y, { size })
    else {
      sheet.text(name, x, y, { size })
      sheet.text(value, x + width, y, { size, align: 'right' })
    }
  }
