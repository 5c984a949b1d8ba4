/** A day beside its caption. */
import { type Day, dayOf } from '@attesta/domain/day.ts'
import type { Evidence } from '@attesta/domain/facts/parse-result.ts'
import { datesIn, resolveDay } from '../../layout/dates.ts'
import { boxAround, type Word } from '../../read/word.ts'
import { textsAt, textsOf, valueSide } from '../labels/cell-text.ts'
import type { LabelHit, Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'

export interface DayPrinted {
  value: Day
  evidence: Evidence
}

// 010519: DATEV prints its days as ddmmyy without marks
const packed = /^(\d{2})(\d{2})(\d{2})$/

/** The first day of a cell; a year of two digits is of this century. */
export function dayOfCell(words: readonly Word[], today: Day): Day | null {
  const [printed] = datesIn(words)
  if (printed) return resolveDay(printed, { from: null, to: today })
  const run = packed.exec(words[0]!.text)
  return run ? (dayOf(2000 + Number(run[3]), Number(run[2]), Number(run[1])) ?? null) : null
}

/**
 * Days that stand alone where their caption has its value. Many forms print the box and leave it empty; what stands
 * elsewhere is not taken for its value.
 */
export function daysUnder(
  sheet: Sheet<PayslipField>,
  field: PayslipField,
  today: Day,
): (DayPrinted & { hit: LabelHit<PayslipField> })[] {
  const side = valueSide(sheet)
  return sheet.hits
    .filter((hit) => hit.field === field)
    .flatMap((hit) => {
      const [cell] = side === null ? textsOf(sheet, hit) : textsAt(sheet, hit, side)
      const value = cell && cell.words.length === 1 ? dayOfCell(cell.words, today) : null
      return value ? [{ hit, value, evidence: { page: cell!.page, box: boxAround(cell!.words) } }] : []
    })
}

/** A wide blank inside: another box begins there. */
export const isParted = (line: readonly Word[]): boolean =>
  line.some((word, at) => at > 0 && word.x0 - line[at - 1]!.x1 > 1.6 * (word.y1 - word.y0))
