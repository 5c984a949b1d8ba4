/** A German assessment: a table of what is fixed, and the lines that lead to it. */
import type { Cents } from '@attesta/domain/money.ts'
import { LEFT, RIGHT } from '../../draw/canvas.ts'
import type { Words } from '../words.ts'
import { type Form, labelOf, spellMoney } from './form.ts'

const TAX_COLUMNS = 330
const TAX_PITCH = 105

const heading = (form: Form, concept: keyof Words, y: number): number => {
  const [text] = labelOf(form, concept)
  if (form.layout.choices.headings === 'bands') form.canvas.shade(LEFT, y - 2, RIGHT - LEFT, form.canvas.leading * 1.3)
  form.canvas.bold(text!, LEFT, y)
  return y + form.canvas.leading * 1.7
}

/** Euros and cents: what is fixed, what was withheld, what is left of each tax. @returns the height below */
export function drawFixed(form: Form, top: number): number {
  const { canvas } = form,
    { tax, solidarity, church, withheld } = form.story.assessed!
  const taxes: (readonly [concept: keyof Words, fixed: Cents, withheld: Cents])[] = [
    ['incomeTax', tax, withheld],
    ['solidarityShort', solidarity, 0],
    ...(church === null ? [] : [['churchShort', church, 0] as const]),
  ]
  let y = heading(form, 'fixedHeading', top)
  for (const [at, [concept]] of taxes.entries())
    canvas.text(labelOf(form, concept)[0]!, TAX_COLUMNS + at * TAX_PITCH, y, { align: 'right', size: canvas.size - 1 })
  y += canvas.leading * 1.5
  const row = (concept: keyof Words, valueOf: (tax: (typeof taxes)[number]) => Cents) => {
    canvas.text(labelOf(form, concept)[0]!, LEFT, y)
    for (const [at, one] of taxes.entries())
      canvas.text(withCents(valueOf(one)), TAX_COLUMNS + at * TAX_PITCH, y, { align: 'right' })
    y += canvas.leading * 1.4
  }
  row('fixed', ([, fixed]) => fixed)
  if (withheld > 0) {
    row('deducted', ([, , paid]) => paid)
    row('left', ([, fixed, paid]) => fixed - paid)
  }
  return y + 8
}

/** `1.234,56`, whatever the lines below print. */
function withCents(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')},${digits.slice(-2)}`
}

/** @returns the height below */
export function drawBasis(form: Form, top: number): number {
  const { canvas, layout, story } = form,
    assessed = story.assessed!,
    { choices } = layout,
    outer = choices.points === 'lines, wide' ? RIGHT - 12 : 470,
    inner = choices.filled === 'few' ? outer : outer - 95
  let y = heading(form, 'basisHeading', top)
  for (const x of new Set([inner, outer])) canvas.text('EUR', x, y, { align: 'right', size: canvas.size - 1.5 })
  y += canvas.leading * 1.3
  const row = (label: string, cents: Cents, x = outer) => {
    canvas.text(label, LEFT, y)
    canvas.text(spellMoney(form, cents), x, y, { align: 'right' })
    if (choices.frames === 'rules') canvas.rule(LEFT, y + canvas.leading, RIGHT, y + canvas.leading)
    y += canvas.leading * 1.5
  }
  const line = (concept: keyof Words, cents: Cents, x = outer) => row(labelOf(form, concept)[0]!, cents, x)
  if (assessed.wages === null) line('incomeSelf', assessed.income)
  else {
    line('wages', assessed.wages, inner)
    line('expenses', assessed.expenses, inner)
    line('incomeFromWork', assessed.income)
  }
  if (choices.blanks === 'drawn') line('sumOfIncome', assessed.income)
  line('totalIncome', assessed.income)
  for (const [at, concept] of (['pensions', 'healthCosts', 'allowance'] as const).entries())
    line(concept, assessed.reductions[at]![1])
  line('taxable', assessed.taxable)
  y = heading(form, 'tariffHeading', y + 8)
  const tariff = assessed.isSplit ? 'Splittingtarif' : 'Grundtarif'
  canvas.text(labelOf(form, 'byTariff')[0]!.replace(/\{tariff\}/i, tariff), LEFT, y)
  canvas.text(spellMoney(form, assessed.taxable), outer - 95, y, { align: 'right' })
  canvas.text(spellMoney(form, assessed.tariffTax), outer, y, { align: 'right' })
  y += canvas.leading * 1.5
  line('tariffTax', assessed.tariffTax)
  if (assessed.relief > 0) line('relief', assessed.relief)
  line('tax', assessed.tax)
  return y + 8
}
