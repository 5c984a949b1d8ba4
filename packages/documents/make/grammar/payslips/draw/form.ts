/** What all parts of a payslip are drawn with. */
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import type { Canvas } from '../../draw/canvas.ts'
import { spellDay } from '../../spell/days.ts'
import { figure, marked } from '../../spell/money.ts'
import type { PayslipLayout } from '../layout.ts'
import type { PayStory } from '../story/story.ts'
import type { Words } from '../words.ts'

export interface Form {
  layout: PayslipLayout
  canvas: Canvas
  story: PayStory
  /** As printed, misread letters and capitals included. */
  words: Words
}

/** An amount with its minus, as totals and lists show it. */
export function money({ layout: { choices } }: Form, cents: Cents): string {
  const plain = figure(cents, choices.number)
  if (cents >= 0) return plain
  return choices.signs === 'trailing minus' ? `${plain}-` : `-${plain}`
}

/** The same with its currency. */
export const euro = (form: Form, cents: Cents): string =>
  marked(money(form, cents), 'EUR', form.layout.choices.currencyMark)

export const spelt = (day: Day, { layout: { choices, language } }: Form): string =>
  spellDay(day, choices.dayFormat, language)

export interface Field {
  label: string
  value: string
}

const FRAME = 24
const PAD = 4

/** Labels with their values, in the layout's way. @returns the height below */
export function drawFields(
  { canvas, layout: { choices } }: Form,
  fields: readonly Field[],
  [x, top, width]: readonly [number, number, number],
): number {
  const { leading, size } = canvas
  let y = top
  if (choices.labels === 'before' || choices.labels === 'before, aligned') {
    const indent = Math.max(...fields.map(({ label }) => canvas.widthOf(label))) + 14
    for (const { label, value } of fields) {
      if (choices.labels === 'before') canvas.text(`${label}: ${value}`, x, y)
      else {
        canvas.text(label, x, y)
        canvas.text(value, x + indent, y)
      }
      y += leading * 1.15
    }
    return y + 4
  }
  const isFramed = choices.labels === 'above, framed',
    small = { size: isFramed ? size - 1.5 : size }
  let left = x
  for (const { label, value } of fields) {
    const needed = Math.max(canvas.widthOf(label, small), canvas.widthOf(value)) + (isFramed ? 2 * PAD + 4 : 16)
    if (left > x && left + needed > x + width) {
      left = x
      y += isFramed ? FRAME : leading * 2.6
    }
    if (isFramed) {
      canvas.frame(left, y, needed, FRAME)
      canvas.text(label, left + PAD, y + 2, small)
      canvas.text(value, left + PAD, y + 11)
    } else {
      canvas.text(label, left, y)
      canvas.text(value, left, y + leading)
    }
    left += needed
  }
  return y + (isFramed ? FRAME : leading * 2.6) + 4
}
