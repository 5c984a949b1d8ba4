/** Since when, on what kind of contract, at which pay grade. */
import { type Day, dayOf, firstDay, type Month } from '@attesta/domain/day.ts'
import type { Evidence } from '@attesta/domain/facts/parse-result.ts'
import { datesIn, resolveDay } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import { textOf } from '../../layout/rows.ts'
import { boxAround } from '../../read/word.ts'
import { textsAt, textsOf, valueSide } from '../labels/cell-text.ts'
import { contractTypeIn, type ContractType } from '../labels/contract-type.ts'
import type { Sheet } from '../labels/sheet.ts'
import { endsUnderCaptions, isEndOfTerm } from './fixed-until.ts'
import type { PayslipField } from './labels.ts'
import { dayOfCell, daysUnder, isParted, type DayPrinted } from './printed-day.ts'

type PayslipSheet = Sheet<PayslipField>

/**
 * The last day of the employment: one of the payslip's own month or later, since no pay follows the last.
 * @param contract of a contract without end, «data fine rapporto» is the day that someone left
 */
export function leftOn(
  sheet: PayslipSheet,
  { month, contract, today }: { month: Month; contract: ContractType | null; today: Day },
): DayPrinted | null {
  const days = [
    ...daysUnder(sheet, 'left_on', today),
    ...endsUnderCaptions(sheet, today).filter(
      ({ hit, value }) => !isEndOfTerm(value, fold(textOf(hit.words)), month, contract),
    ),
  ]
  const left = days.find(({ value }) => value >= firstDay(month))
  return left ? { value: left.value, evidence: left.evidence } : null
}

// Rapporto cessato il 31/10/2026   Cessazione rapporto: 31.10.26   Licenziata in data …   Austritt zum …
const endsOn =
  /^(?:cessat[oa]|cessazione|licenziat[oa]|dimissioni|dimess[oa]|austritt\p{L}*|ausgetreten|ausgeschieden)$/u
const between =
  /^(?:il|in|data|dal|al|per|con|effetto|del|di|rapporto|lavoro|volontarie|zum|am|per|mit|wirkung|vom|dem|den)?$/

/** The same in any line, where nothing but small words stands between the end and its day. */
export function leftOnInText({ rows }: PayslipSheet, month: Month, today: Day): DayPrinted | null {
  for (const { words, page } of rows)
    for (const day of datesIn(words)) {
      const before = words.slice(0, words.indexOf(day.words[0]!)),
        end = before.findLastIndex(({ text }) => !between.test(fold(text)))
      const value = end >= 0 && endsOn.test(fold(before[end]!.text)) ? resolveDay(day, { from: null, to: today }) : null
      const line = [...before.slice(end), ...day.words]
      if (value && value >= firstDay(month) && !isParted(line))
        return { value, evidence: { page, box: boxAround(day.words) } }
    }
  return null
}

/** `today` bounds a year of two digits. One that is printed whole stands as it is, in the future too. */
export function hiredOn(sheet: PayslipSheet, today: Day): DayPrinted | null {
  for (const hit of sheet.hits.filter(({ field }) => field === 'hired_on'))
    for (const { words, page } of textsOf(sheet, hit)) {
      const day = dayOfCell(words, today)
      const isWhole = day !== null && words.some(({ text }) => text.includes(day.slice(0, 4)))
      const hired =
        day !== null && day > today && !isWhole
          ? dayOf(Number(day.slice(0, 4)) - 100, Number(day.slice(5, 7)), Number(day.slice(8)))
          : day
      if (hired) return { value: hired, evidence: { page, box: boxAround(words) } }
    }
  return null
}

/** Under its label, or else anywhere on the page where only one kind is named. */
export function contractOf(sheet: PayslipSheet): { value: ContractType; evidence: Evidence } | null {
  for (const hit of sheet.hits.filter(({ field }) => field === 'contract'))
    for (const cell of textsOf(sheet, hit)) {
      const value = contractTypeIn(cell.text)
      if (value) return { value, evidence: { page: cell.page, box: boxAround(cell.words) } }
    }
  const told = sheet.rows.flatMap((row) => {
    const value = contractTypeIn(row.text)
    return value ? [{ value, evidence: { page: row.page, box: boxAround(row.words) } }] : []
  })
  return told.length > 0 && told.every(({ value }) => value === told[0]!.value) ? told[0]! : null
}

// 4   C3   KA06   EG 9   E 9b   3S   4°   IV   Q1   A13   C/2   CS
const grade = /^(?:[A-Z]{0,3}[ ./]?\d{1,2}[°ª^]?[ -]?[A-Za-z]?|[IVX]{1,4}|[A-Z]{1,2})(?: ?(?:livello|super|bis))?$/
// 3 · CCNL Commercio · …   4 | IMPIEGATO
const parting = /^[·•|;–-]$/
/** A mark of a character or two has nothing beside it that would show a slip: pixels must be read surely. */
const SURE = 85

/** A short mark under its label; words (a job's name) and long numbers are none. */
export function levelOf(sheet: PayslipSheet): { value: string; evidence: Evidence } | null {
  for (const hit of sheet.hits.filter(({ field }) => field === 'level')) {
    const side = valueSide(sheet),
      [cell] = side === null ? textsOf(sheet, hit) : textsAt(sheet, hit, side)
    if (!cell) continue
    const mark = cell.words.findIndex(({ text }) => parting.test(text))
    const { text, words } =
      mark > 0 ? { text: textOf(cell.words.slice(0, mark)), words: cell.words.slice(0, mark) } : cell
    if (grade.test(text) && words.every(({ confidence }) => confidence >= SURE))
      return { value: text, evidence: { page: cell.page, box: boxAround(words) } }
  }
  return null
}
