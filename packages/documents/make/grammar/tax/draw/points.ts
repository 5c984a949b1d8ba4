/** The numbered points of a form: in boxes side by side, or one a line. */
import { LEFT, RIGHT } from '../../draw/canvas.ts'
import { type Form, type Point, type Section, labelOf, spellMoney, wrapped } from './form.ts'

const BOX_PITCH = 131
const BOX_WIDTH = 127
const BOXES_IN_A_ROW = 4
const DIGIT = 12
const BOTTOM = 770

/** @param turn to the next page; returns its top @returns the height below */
export function drawSections(form: Form, sections: readonly Section[], top: number, turn: () => number): number {
  const isBoxed = form.layout.choices.points === 'boxes'
  let y = top
  for (const section of sections) {
    const points = section.points.filter(({ cents, text }) => isDrawn(form, cents !== null || text !== undefined))
    if (points.length === 0) continue
    if (y > BOTTOM - 60) y = turn()
    y = drawHeading(form, section, y)
    y = isBoxed ? drawBoxes(form, points, y, turn) : drawLines(form, points, y, turn)
    y += 8
  }
  return y
}

const isDrawn = ({ layout: { choices } }: Form, isFilled: boolean) => isFilled || choices.blanks === 'drawn'

function drawHeading(form: Form, { heading }: Section, y: number): number {
  const { canvas, layout } = form,
    [text] = labelOf(form, heading)
  if (layout.choices.headings === 'none') return y
  if (layout.choices.headings === 'bands') canvas.shade(LEFT, y, RIGHT - LEFT, canvas.leading * 1.3)
  canvas.bold(text!, LEFT + 3, y + 2)
  return y + canvas.leading * 1.6
}

const markOf = ({ layout: { choices } }: Form, { mark }: Point) =>
  choices.numbers === 'none' ? '' : choices.numbers === 'dotted' && /^\d/.test(mark) ? `${mark}.` : mark

function drawBoxes(form: Form, points: readonly Point[], top: number, turn: () => number): number {
  const { canvas, layout } = form,
    size = 5.5,
    step = size * 1.25
  let y = top
  for (let at = 0; at < points.length; at += BOXES_IN_A_ROW) {
    const row = points.slice(at, at + BOXES_IN_A_ROW).map((point) => ({
      point,
      label: wrapped(form, labelOf(form, point.concept), BOX_WIDTH - 20, size),
    }))
    const height = Math.max(...row.map(({ label }) => label.length)) * step + canvas.leading + 7
    if (y + height > BOTTOM) y = turn()
    for (const [column, { point, label }] of row.entries()) {
      const x = LEFT + column * BOX_PITCH
      if (layout.choices.frames === 'frames') canvas.frame(x, y, BOX_WIDTH, height)
      if (layout.choices.frames === 'rules') canvas.rule(x, y + height - 1, x + BOX_WIDTH, y + height - 1)
      canvas.text(markOf(form, point), x + 3, y + 2, { size: 6.5 })
      for (const [line, text] of label.entries()) canvas.text(text, x + 17, y + 2 + line * step, { size })
      const value = point.text ?? (point.cents === null ? '' : spellMoney(form, point.cents))
      canvas.text(value, x + BOX_WIDTH - 5, y + height - canvas.leading, { align: 'right' })
    }
    y += height + 3
  }
  return y
}

function drawLines(form: Form, points: readonly Point[], top: number, turn: () => number): number {
  const { canvas, layout } = form,
    { choices } = layout,
    size = canvas.size - 1
  const isApart = choices.cents === 'columns of their own' && layout.form === 'lohnsteuerbescheinigung',
    hasOther = choices.otherColumn !== 'none'
  const column = hasOther ? 410 : choices.points === 'lines' ? 455 : RIGHT - 12
  let y = top
  if (isApart) {
    canvas.text('EUR', column - 40, y, { align: 'right', size })
    canvas.text('Ct', column, y, { align: 'right', size })
    y += canvas.leading
  }
  if (hasOther) {
    canvas.text(labelOf(form, 'own')[0]!, column, y, { align: 'right', size })
    canvas.text(labelOf(form, 'spouse')[0]!, RIGHT - 12, y, { align: 'right', size })
    y += canvas.leading
  }
  for (const point of points) {
    const mark = markOf(form, point),
      indent = mark === '' ? 0 : Math.max(24, canvas.widthOf(mark) + 10)
    const parts = point.parts ?? [],
      room = column - LEFT - indent - (choices.euros === 'digits in boxes' ? 7 * DIGIT + 6 : 80) - parts.length * 90
    const label = wrapped(form, labelOf(form, point.concept), Math.min(room, 270), size),
      height = Math.max(label.length * size * 1.25, parts.length > 0 ? canvas.leading * 1.7 : 0) + 5
    if (y + height > BOTTOM) y = turn()
    if (choices.frames === 'frames') canvas.frame(LEFT - 3, y - 2, RIGHT - LEFT + 6, height)
    if (choices.frames === 'rules') canvas.rule(LEFT, y + height - 3, RIGHT, y + height - 3)
    canvas.text(mark, LEFT, y)
    for (const [line, text] of label.entries()) canvas.text(text, LEFT + indent, y + line * size * 1.25, { size })
    for (const [at, [concept, cents]] of parts.entries()) {
      const right = column - 70 - (parts.length - 1 - at) * 90
      canvas.text(`${at + 1} ${labelOf(form, concept)[0]}`, right - 80, y - 1, { size: 4.5 })
      canvas.text(spellMoney(form, cents), right, y + 6, { align: 'right' })
    }
    const own = y + (parts.length > 0 ? 6 : 0)
    if (point.text !== undefined) canvas.text(point.text, column, own, { align: 'right' })
    else if (isApart && point.cents !== null) {
      canvas.text(String(Math.floor(point.cents / 100)), column - 40, own, { align: 'right' })
      canvas.text(String(point.cents % 100).padStart(2, '0'), column, own, { align: 'right' })
    } else drawMoney(form, point.cents, column, own)
    if (hasOther) drawMoney(form, choices.otherColumn === 'filled' ? (point.other ?? null) : null, RIGHT - 12, own)
    y += height
  }
  return y
}

/** A sum at its column's right edge; forms with small cents print them in blank boxes too. */
function drawMoney(form: Form, cents: number | null, right: number, y: number): void {
  const { canvas, layout } = form,
    { euros } = layout.choices
  const isDigits = euros === 'digits in boxes',
    isSmall = euros === '1.234 and cents set small' || isDigits
  const isWhole = layout.form !== 'cu' && layout.form !== 'lohnsteuerbescheinigung'
  if (!isWhole || !isSmall) {
    if (cents !== null) canvas.text(spellMoney(form, cents), right, y, { align: 'right' })
    return
  }
  canvas.text(',00', right, y + 1, { size: canvas.size - 2.5, align: 'right' })
  const edge = right - canvas.widthOf(',00', { size: canvas.size - 2.5 }) - 2
  if (cents === null) return
  const spelt = spellMoney(form, cents)
  if (!isDigits) canvas.text(spelt, edge, y, { align: 'right' })
  else
    for (const [at, digit] of [...spelt].reverse().entries()) {
      if (layout.choices.frames === 'frames') canvas.frame(edge - (at + 1) * DIGIT, y - 1, DIGIT, canvas.leading)
      canvas.text(digit, edge - at * DIGIT - 3, y, { align: 'right' })
    }
}
