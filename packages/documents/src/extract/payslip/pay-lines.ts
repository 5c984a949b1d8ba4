/** The lines of a payslip: words, and the amounts behind them up to the next words. */
import { fold } from '../../layout/fold.ts'
import { textOf } from '../../layout/rows.ts'
import type { Word } from '../../read/word.ts'
import { cellsOn, type Sheet, type SheetAmount } from '../labels/sheet.ts'
import { isOfYear } from './figures.ts'
import type { PayslipField } from './labels.ts'

export interface PayLine {
  /** As printed, without codes, marks and amounts. */
  text: string
  /** The same folded; «T.F.R.» is one word. */
  folded: string
  words: Word[]
  /** The month's that are not zero. */
  amounts: SheetAmount[]
  page: number
  row: number
}

// GG, St, % behind an amount belong to it.
const beginsText = ({ text }: Word) => /\p{L}{3}/u.test(text)
/** Folded, with the letters of an abbreviation as one word. */
export const foldLine = (text: string): string => fold(text).replace(/\bt f r\b/g, 'tfr')

/** Blocks stand side by side: a row may hold several lines. Lines whose amounts are all zero are left out. */
export function payLinesOf(sheet: Sheet<PayslipField>): PayLine[] {
  return sheet.rows.flatMap((row, index) => {
    const own = sheet.amounts.filter((amount) => amount.row === index && amount.cents > 0)
    const lines: { words: Word[]; amounts: SheetAmount[] }[] = []
    for (const word of row.words) {
      const amount = own.find(({ words }) => words.includes(word)),
        open = lines.at(-1)
      if (amount) {
        if (open && !open.amounts.includes(amount)) open.amounts.push(amount)
      } else if (!open || (open.amounts.length > 0 && beginsText(word))) lines.push({ words: [word], amounts: [] })
      else if (open.amounts.length === 0) open.words.push(word)
    }
    return lines.flatMap((line) => {
      const months = line.amounts.filter((amount) => !isOfYear(sheet, amount)),
        words = cellsOn({ ...row, words: line.words })
          .filter((cell) => cell.some(beginsText))
          .flat(),
        text = textOf(words)
      return months.length > 0
        ? [{ text, folded: foldLine(text), words, amounts: months, page: row.page, row: index }]
        : []
    })
  })
}
