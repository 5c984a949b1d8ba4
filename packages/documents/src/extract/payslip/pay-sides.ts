/** Is what stands on a line of the pay given or taken? */
import { type Cents, sum } from '@attesta/domain/money.ts'
import type { Evidence } from '@attesta/domain/facts/parse-result.ts'
import { signedCents } from '../../layout/amounts.ts'
import { fold } from '../../layout/fold.ts'
import { textOf } from '../../layout/rows.ts'
import { boxAround, type Word } from '../../read/word.ts'
import { cellsOn, type Sheet, type SheetAmount } from '../labels/sheet.ts'
import type { Figure } from './figure.ts'
import { inColumn } from './item-sums.ts'
import type { PayslipField } from './labels.ts'
import { payLinesOf, type PayLine } from './pay-lines.ts'

/** What of the slip tells given from taken. */
export interface PaidParts {
  gross: Figure | null
  net: Figure | null
  payout: Figure | null
  /** The lines of the pay whose sums close, where they do. */
  earned: readonly SheetAmount[]
  taken: readonly SheetAmount[]
}

/** Is an amount part of the net pay? What is paid on top of it stands below. */
export const isInsideNet = (amount: SheetAmount, { net, payout, earned }: PaidParts): boolean =>
  earned.includes(amount) ||
  (net !== null &&
    (amount.page < net.amount.page ||
      (amount.page === net.amount.page && amount.row < net.amount.row) ||
      payout?.cents === net.cents))

type Side = 'earned' | 'taken'
type PayslipSheet = Sheet<PayslipField>

export interface SidedLine extends PayLine {
  /** The amount of the line that counts. */
  amount: SheetAmount
  side: Side | null
}

export function sidedLinesOf(sheet: PayslipSheet, parts: PaidParts): SidedLine[] {
  return payLinesOf(sheet).map((line) => {
    const told = line.amounts.map((amount) => ({ amount, side: sideOf(sheet, amount, parts) })),
      closing = told.find(({ amount }) => parts.earned.includes(amount) || parts.taken.includes(amount))
    return {
      ...line,
      ...(closing ?? told.findLast(({ side }) => side !== null) ?? { amount: line.amounts.at(-1)!, side: null }),
    }
  })
}

function sideOf(sheet: PayslipSheet, amount: SheetAmount, parts: PaidParts): Side | null {
  const { net, payout, earned, taken } = parts
  if (earned.includes(amount)) return 'earned'
  if (taken.includes(amount)) return 'taken'
  if (amount.sign !== 0) return amount.sign > 0 ? 'earned' : 'taken'
  const isBelowNet = net !== null && payout !== null && amount.page === net.amount.page && amount.row > net.amount.row
  if (isBelowNet && Math.abs(payout.cents - net.cents) === amount.cents)
    return payout.cents > net.cents ? 'earned' : 'taken'
  return columnSide(sheet, amount) ?? (makesGross(sheet, amount, parts) ? 'earned' : null)
}

/** Without headings: the lines above the gross pay, up to one, make it. */
function makesGross({ amounts }: PayslipSheet, amount: SheetAmount, { gross }: PaidParts): boolean {
  if (gross === null || amount.page !== gross.amount.page || amount.row >= gross.amount.row) return false
  const column = amounts.filter((other) => other.row < gross.amount.row && inColumn(amount, other)).reverse()
  let left = gross.cents
  for (const [at, other] of column.entries())
    if ((left -= signedCents(other)) === 0) return column.slice(0, at + 1).includes(amount)
  return false
}

// Competenze   Spettanze   A credito   Avere   Bezüge
const ofPay = /\bcompet\p{L}*|\bspettanz\p{L}*|\bcredit[oi]\b|\bavere\b|\bemolument\p{L}*|\ba favore\b|\p{L}*bezuge\b/u
// Trattenute   Ritenute   A debito   Dare   Abzüge
const ofDeductions = /\btratt\p{L}*|\britenut\p{L}*|\bdebit[oi]\b|\bdare\b|\bdeduzion\p{L}*|\bprelie\p{L}*|\babzuge?\b/u

interface Cell {
  words: readonly Word[]
  text: string
}

const isOfPay = ({ text }: Cell) => ofPay.test(text) && !ofDeductions.test(text)
const isOfDeductions = ({ text }: Cell) => ofDeductions.test(text) && !ofPay.test(text)

/** A title of more words is another line. */
const MAX_TITLE = 3

/** Of the last row above that heads a column of pay and one of deductions, or is the title of a block of one of them. */
function columnSide({ rows }: PayslipSheet, amount: SheetAmount): Side | null {
  const isHeading = (cells: readonly Cell[]) =>
    cells.length === 1
      ? cells[0]!.words.length <= MAX_TITLE && (isOfPay(cells[0]!) || isOfDeductions(cells[0]!))
      : cells.some(isOfPay) && cells.some(isOfDeductions) && !cells.some(({ text }) => /\bnetto\b/.test(text))
  const heading = rows
    .slice(0, amount.row)
    .map((row): Cell[] => cellsOn(row).map((words) => ({ words, text: fold(textOf(words)) })))
    .findLast(isHeading)
  if (!heading) return null
  const distance = ({ words }: Cell) => Math.max(words[0]!.x0 - amount.x1, amount.x0 - words.at(-1)!.x1, 0)
  const nearest = heading.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
  return isOfPay(nearest) ? 'earned' : isOfDeductions(nearest) ? 'taken' : null
}

export interface AddedUp {
  cents: Cents
  amounts: SheetAmount[]
}

/** What lines make together; a page that is printed twice counts once. Null where there are none. */
export function addUp(lines: readonly SidedLine[]): AddedUp | null {
  const once = lines.filter(
    (line, at) =>
      !lines
        .slice(0, at)
        .some(
          (other) =>
            other.page !== line.page && other.folded === line.folded && other.amount.cents === line.amount.cents,
        ),
  )
  const amounts = once.map(({ amount }) => amount)
  return amounts.length === 0 ? null : { cents: sum(amounts.map(({ cents }) => cents)), amounts }
}

/** Around the amounts of the first page that has one. */
export function placeOfAll(amounts: readonly SheetAmount[]): Evidence | undefined {
  const page = amounts[0]?.page
  return page === undefined
    ? undefined
    : { page, box: boxAround(amounts.filter((amount) => amount.page === page).flatMap(({ words }) => words)) }
}
