/** The month's sums, the net pay and what is paid out. */
import { type Cents, sum } from '@attesta/domain/money.ts'
import { LEFT, RIGHT } from '../../draw/canvas.ts'
import { spacedIban } from '../../draw/header.ts'
import { type Form, euro } from './form.ts'
import { drawColumnTotals } from './items.ts'

export interface Entry {
  label: string
  cents: Cents
  /** Has a value of the year as well. */
  isYearly?: boolean
}

const BOX = 26
const PER_ROW = 4

const cents = (items: Form['story']['social']) => sum(items.map((item) => item.cents))
const yearly = (entry: Entry, { monthsPaid }: Form['story']): Cents => entry.cents * monthsPaid + monthsPaid * 1711

export const basesOf = ({ story, words }: Form): Entry[] => [
  { label: words.socialBase, cents: story.gross, isYearly: true },
  { label: words.taxable, cents: story.gross - cents(story.social), isYearly: true },
]

function sumsOf(form: Form): { sums: Entry[]; net: Entry; after: Entry[] } {
  const { story, words, layout } = form,
    { choices } = layout
  const isInColumns = choices.totals === 'row below the columns'
  const parts: Entry[] = [
    { label: words.social, cents: cents(story.social), isYearly: true },
    { label: words.tax, cents: cents(story.tax), isYearly: true },
  ]
  const sums = [
    ...(isInColumns ? [] : [{ label: words.gross, cents: story.gross, isYearly: true }]),
    ...(choices.bases === 'among the totals' ? basesOf(form) : []),
    ...(choices.deductions === 'total' ? [] : parts),
    ...(choices.deductions === 'parts' || isInColumns
      ? []
      : [{ label: words.deductions, cents: story.withheld, isYearly: true }]),
    ...(choices.rounding === 'printed' ? [{ label: words.rounding, cents: story.rounding }] : []),
  ]
  const after = [
    ...story.adjustments.map((item) => ({ label: item.label, cents: item.cents })),
    ...(choices.payout === 'none' ? [] : [{ label: words.payout, cents: story.payout }]),
  ]
  return { sums, net: { label: words.net, cents: story.net, isYearly: true }, after }
}

/** @returns the height below */
export function drawTotals(form: Form, top: number): number {
  const { layout, story } = form,
    { choices } = layout,
    { sums, net, after } = sumsOf(form)
  let y = choices.totals === 'row below the columns' ? drawColumnTotals(form, story.gross, story.withheld, top) : top
  if (choices.net === 'with the totals') y = drawEntries(form, [...sums, net], y)
  else {
    if (sums.length > 0) y = drawEntries(form, sums, y)
    y = drawNet(form, net, y)
  }
  if (choices.iban === 'in the payment line') {
    form.canvas.text(`${form.words.iban} ${spacedIban(story.iban)}`, LEFT, y)
    y += form.canvas.leading * 1.3
  }
  return after.length > 0 ? drawList(form, after, y, false) : y
}

function drawEntries(form: Form, entries: readonly Entry[], y: number): number {
  const { totals } = form.layout.choices
  if (totals === 'boxes below') return drawBoxes(form, entries, y)
  return totals === 'row above row' ? drawRows(form, entries, y) : drawList(form, entries, y, true)
}

/** Labels with their amounts below each other, those of the year in a second column. */
export function drawList(form: Form, entries: readonly Entry[], top: number, hasHeadings: boolean): number {
  const { canvas, layout, words, story } = form,
    isRight = layout.choices.totals === 'list at the right',
    isYearly = hasHeadings && layout.choices.yearToDate === 'second column'
  const x = isRight ? LEFT + 250 : LEFT + 60,
    right = isRight ? (isYearly ? RIGHT - 90 : RIGHT) : LEFT + 340
  let y = top
  if (isYearly) {
    canvas.bold(words.month, right, y, { align: 'right' })
    canvas.bold(words.yearToDate, right + 90, y, { align: 'right' })
    y += canvas.leading * 1.3
  }
  for (const entry of entries) {
    canvas.text(entry.label, x, y)
    canvas.text(euro(form, entry.cents), right, y, { align: 'right' })
    if (isYearly && entry.isYearly) canvas.text(euro(form, yearly(entry, story)), right + 90, y, { align: 'right' })
    y += canvas.leading * 1.2
  }
  return y + 6
}

function drawBoxes(form: Form, entries: readonly Entry[], top: number): number {
  const { canvas } = form,
    width = (RIGHT - LEFT) / PER_ROW
  for (const [at, entry] of entries.entries()) {
    const x = LEFT + (at % PER_ROW) * width,
      y = top + Math.floor(at / PER_ROW) * BOX
    canvas.frame(x, y, width, BOX)
    canvas.text(entry.label, x + 3, y + 2, { size: canvas.size - 1.5 })
    canvas.text(euro(form, entry.cents), x + width - 4, y + 13, { align: 'right' })
  }
  return top + Math.ceil(entries.length / PER_ROW) * BOX + 8
}

function drawRows(form: Form, entries: readonly Entry[], top: number): number {
  const { canvas } = form,
    width = (RIGHT - LEFT) / PER_ROW
  for (const [at, entry] of entries.entries()) {
    const right = LEFT + ((at % PER_ROW) + 1) * width - 4,
      y = top + Math.floor(at / PER_ROW) * canvas.leading * 2.8
    canvas.text(entry.label, right, y, { align: 'right', size: canvas.size - 1 })
    canvas.text(euro(form, entry.cents), right, y + canvas.leading, { align: 'right' })
  }
  return top + Math.ceil(entries.length / PER_ROW) * canvas.leading * 2.8 + 8
}

function drawNet(form: Form, net: Entry, y: number): number {
  const { canvas, layout } = form
  if (layout.choices.net === 'line of its own') {
    canvas.bold(net.label, LEFT, y + 4, { size: canvas.size + 1 })
    canvas.bold(euro(form, net.cents), RIGHT, y + 4, { size: canvas.size + 1, align: 'right' })
    return y + canvas.leading * 2.2
  }
  const width = 170
  canvas.frame(RIGHT - width, y, width, 38)
  canvas.bold(net.label, RIGHT - width + 5, y + 4)
  canvas.bold(euro(form, net.cents), RIGHT - 6, y + 18, { size: canvas.size + 4, align: 'right' })
  return y + 48
}

/** The year's sums under the month's own labels. @returns the height below */
export function drawYearToDate(form: Form, top: number): number {
  const { canvas, words, story } = form
  canvas.bold(words.yearToDate, LEFT, top)
  const entries = [
    { label: words.gross, cents: story.gross },
    ...basesOf(form).slice(1),
    { label: words.social, cents: cents(story.social) },
    { label: words.tax, cents: cents(story.tax) },
  ]
  const y = top + canvas.leading * 1.3
  return drawRows(
    form,
    entries.map(({ label, cents: amount }) => ({ label, cents: yearly({ label, cents: amount }, story) })),
    y,
  )
}
