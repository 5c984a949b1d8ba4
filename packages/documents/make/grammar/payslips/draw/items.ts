/** The table of pay and deductions. */
import type { Cents } from '@attesta/domain/money.ts'
import { LEFT, RIGHT } from '../../draw/canvas.ts'
import { figure } from '../../spell/money.ts'
import type { PayItem } from '../story/story.ts'
import type { Concept } from '../words.ts'
import { type Form, money } from './form.ts'

type Column = Extract<Concept, 'code' | 'text' | 'quantity' | 'rate' | 'earnings' | 'taken' | 'amount'>

const ORDERS: Record<Form['layout']['choices']['columns'], readonly Column[]> = {
  'code text quantity rate earnings deductions': ['code', 'text', 'quantity', 'rate', 'earnings', 'taken'],
  'text quantity rate earnings deductions': ['text', 'quantity', 'rate', 'earnings', 'taken'],
  'text quantity rate deductions earnings': ['text', 'quantity', 'rate', 'taken', 'earnings'],
  'code text rate quantity amount': ['code', 'text', 'rate', 'quantity', 'amount'],
  'text amount': ['text', 'amount'],
  'sections amount': ['code', 'text', 'amount'],
}
const MIN_WIDTHS: Record<Column, number> = {
  code: 40,
  text: 105,
  quantity: 52,
  rate: 60,
  earnings: 78,
  taken: 78,
  amount: 84,
}
const NUMBERS: ReadonlySet<Column> = new Set(['quantity', 'rate', 'earnings', 'taken', 'amount'])

interface Places {
  left: number
  right: number
}

/** Where each column stands; the text takes what is left. */
function placesOf({ canvas, layout: { choices }, words }: Form): Map<Column, Places> {
  const order = ORDERS[choices.columns]
  const widths = new Map(
    order.map((column) => [column, Math.max(MIN_WIDTHS[column], canvas.widthOf(words[column]) + 8)]),
  )
  const others = order.filter((column) => column !== 'text').reduce((total, column) => total + widths.get(column)!, 0)
  widths.set('text', Math.max(MIN_WIDTHS.text, RIGHT - LEFT - others))
  let x = LEFT
  return new Map(
    order.map((column) => {
      const left = x
      x += widths.get(column)!
      return [column, { left, right: x - 4 }]
    }),
  )
}

interface Line {
  item: PayItem
  isDeduction: boolean
}

/** @param turn begins a new page and returns its top @returns the height below */
export function drawItems(form: Form, top: number, turn: () => number): number {
  const { canvas, layout, story, words } = form,
    { choices } = layout,
    places = placesOf(form)
  const lines: Line[] = [
    ...story.earnings.map((item) => ({ item, isDeduction: false })),
    ...[...story.social, ...story.tax, ...story.others].map((item) => ({ item, isDeduction: true })),
  ]
  const height = canvas.leading * 1.15,
    isSectioned = choices.columns === 'sections amount'
  let y = drawHeadings(form, places, top)
  const breakAt = choices.pages === 'table over two pages' ? lines.length >> 1 : -1
  for (const [at, line] of lines.entries()) {
    if (at === breakAt) y = drawHeadings(form, places, turn())
    if (isSectioned && lines[at - 1]?.isDeduction !== line.isDeduction) {
      canvas.bold(line.isDeduction ? words.taken : words.earnings, LEFT, y)
      y += height
    }
    if (choices.furniture === 'zebra' && at % 2 === 1) canvas.shade(LEFT, y - 1, RIGHT - LEFT, height)
    if (choices.furniture === 'rules') canvas.rule(LEFT, y - 1, RIGHT, y - 1)
    drawLine(form, places, line, y)
    y += height
  }
  if (choices.furniture === 'grid') for (const { left } of places.values()) canvas.rule(left - 2, top, left - 2, y)
  return y + 6
}

function drawHeadings({ canvas, words }: Form, places: Map<Column, Places>, y: number): number {
  for (const [column, { left, right }] of places)
    if (NUMBERS.has(column)) canvas.bold(words[column], right, y, { align: 'right' })
    else canvas.bold(words[column], left, y)
  return y + canvas.leading * 1.5
}

function drawLine(form: Form, places: Map<Column, Places>, { item, isDeduction }: Line, y: number): void {
  const { canvas, layout } = form
  const isUnsigned = layout.choices.signs === 'none'
  const texts: Record<Column, string | null> = {
    code: item.code,
    text: item.label,
    quantity: item.quantity,
    rate: item.rate === null ? null : figure(item.rate, layout.choices.number),
    earnings: isDeduction ? null : figure(item.cents, layout.choices.number),
    taken: isDeduction ? figure(item.cents, layout.choices.number) : null,
    amount: money(form, isDeduction && !isUnsigned ? -item.cents : item.cents),
  }
  for (const [column, { left, right }] of places) {
    const text = texts[column]
    if (text === null) continue
    if (NUMBERS.has(column)) canvas.text(text, right, y, { align: 'right' })
    else canvas.text(text, left, y)
  }
}

/** The totals of the two columns, below them. @returns the height below */
export function drawColumnTotals(form: Form, gross: Cents, withheld: Cents, y: number): number {
  const { canvas, words, layout } = form,
    places = placesOf(form)
  canvas.rule(LEFT, y - 2, RIGHT, y - 2)
  canvas.bold(words.totals, places.get('text')!.left, y)
  canvas.bold(figure(gross, layout.choices.number), places.get('earnings')!.right, y, { align: 'right' })
  canvas.bold(figure(withheld, layout.choices.number), places.get('taken')!.right, y, { align: 'right' })
  return y + canvas.leading * 1.6
}
