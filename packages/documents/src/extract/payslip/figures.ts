/** Every amount that a slip's labels may announce, with the cost of each reading. */
import { candidatesOf, columnOf } from '../labels/amount-candidates.ts'
import { cellsOn, type LabelHit, type Sheet, type SheetAmount } from '../labels/sheet.ts'
import { payslipLabels, type PayslipField } from './labels.ts'
import type { Figure, Figures } from './figure.ts'

const YEARLY = 3,
  YEARLY_BLOCK = 1.5,
  EARLIER_PAGE = 0.2,
  TOTALS_ROW = 0.75,
  ADJUSTMENT_AS_NET = 1.5
const yearlyHits = (sheet: Sheet<PayslipField>) => sheet.hits.filter(({ field }) => field === 'year_to_date')

/** The last page holds the totals; those of earlier pages are carried forward. */
export function figuresOf(sheets: readonly Sheet<PayslipField>[]): Figures {
  const fields = [...new Set([...payslipLabels.meanings.values()].map(({ field }) => field))]
  const all = sheets.flatMap((sheet, index) => {
    const carried = (sheets.length - 1 - index) * EARLIER_PAGE
    return [...sheet.hits.flatMap((hit) => candidatesOf(sheet, hit)), ...totalsRows(sheet)].map((figure) => ({
      ...figure,
      cost: figure.cost + carried + yearlyCost(sheet, figure),
    }))
  })
  const byField = Object.fromEntries(
    fields.map((field) => [field, all.filter(({ hit }) => hit.field === field)]),
  ) as unknown as Figures
  // «Nettobezüge» is the net pay on some forms, on others what is added to it.
  const net = byField.net_adjustment
    .filter(({ hit }) => !hit.words.some(({ text }) => /abz/i.test(text)))
    .map((figure) => ({
      ...figure,
      cost: figure.cost + ADJUSTMENT_AS_NET,
      hit: { ...figure.hit, field: 'net' as const, strong: false },
    }))
  return { ...byField, net: [...byField.net, ...net] }
}

/** Does a heading over its column, or a caption before it on its line, say that an amount is the year's? */
export const isOfYear = (sheet: Sheet<PayslipField>, amount: SheetAmount): boolean =>
  yearlyHits(sheet).some((hit) => {
    if (hit.row === amount.row) return hit.x1 <= amount.x0
    const heading = sheet.rows[hit.row]!
    if (hit.row > amount.row || cellsOn(heading).length === 1) return false
    const { from, to } = columnOf(heading, hit)
    return amount.x1 > from && amount.x0 < to
  })

/**
 * What speaks for an amount being the year's: a heading over its column, a label before it on its line, a heading over
 * its block.
 */
function yearlyCost(sheet: Sheet<PayslipField>, { amount, hit: label }: Figure): number {
  if (isOfYear(sheet, amount)) return YEARLY
  const isUnderYear = yearlyHits(sheet).some(
    (hit) =>
      hit.row < amount.row &&
      cellsOn(sheet.rows[hit.row]!).length === 1 &&
      isInBlock(sheet, hit, amount) &&
      isBeside(sheet, hit, label),
  )
  return isUnderYear ? YEARLY_BLOCK : 0
}

/** A heading of its own line rules the lines beneath it until a wide blank. */
function isInBlock({ rows }: Sheet<PayslipField>, hit: LabelHit<PayslipField>, amount: SheetAmount): boolean {
  for (let index = hit.row; index < amount.row; index++)
    if (rows[index + 1]!.y0 - rows[index]!.y1 > 1.5 * (rows[index]!.y1 - rows[index]!.y0)) return false
  return true
}

/**
 * Blocks stand side by side: a label that a wide blank parts from what lies under the heading belongs to another one.
 */
const BLOCK_GAP = 15
function isBeside(
  { rows }: Sheet<PayslipField>,
  heading: LabelHit<PayslipField>,
  label: LabelHit<PayslipField>,
): boolean {
  const line = rows[label.row]!.words.filter(({ x0 }) => x0 <= label.x0)
  return line.every((word, at) => {
    const reached = at === 0 ? heading.x1 : Math.max(heading.x1, line[at - 1]!.x1)
    return word.x0 - reached < BLOCK_GAP * (word.y1 - word.y0)
  })
}

/** The line above which another block of the form stands: the last one before the totals of captions over amounts alone. */
function blockOf({ rows, amounts }: Sheet<PayslipField>, totals: number): number {
  return rows.findLastIndex(
    (row, index) =>
      index < totals &&
      row.words.length > 0 &&
      row.words.every((word) => amounts.some((amount) => amount.row === index && amount.words.includes(word))),
  )
}

/**
 * `TOTALI 2.459,50 612,10` under the columns COMPETENZE and TRATTENUTE: by column where the headings are printed, by
 * order where there are just two.
 */
function totalsRows(sheet: Sheet<PayslipField>): Figure[] {
  const headings = (field: PayslipField) => sheet.hits.filter((hit) => hit.field === field)
  return headings('totals').flatMap((hit) => {
    const amounts = sheet.amounts.filter(({ row, x0 }) => row === hit.row && x0 >= hit.x1)
    return (['gross', 'deductions'] as const).flatMap((field) => {
      const heading = headings(field)
        .filter(({ row }) => row < hit.row)
        .at(-1)
      const strip =
        heading && heading.row > blockOf(sheet, hit.row) ? columnOf(sheet.rows[heading.row]!, heading) : undefined
      // What is earned is more than what is taken, whichever column stands first.
      const [smaller, larger] = amounts.toSorted((one, other) => one.cents - other.cents)
      const amount = strip
        ? amounts.find(({ x0, x1 }) => x1 > strip.from && x0 < strip.to)
        : amounts.length === 2
          ? field === 'gross'
            ? larger
            : smaller
          : undefined
      return amount ? [{ cents: amount.cents, cost: TOTALS_ROW, amount, hit: { ...hit, field } }] : []
    })
  })
}
