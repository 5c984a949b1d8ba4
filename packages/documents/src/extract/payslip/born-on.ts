/** When the person paid was born, under its caption or in a line («nato a Milano il …», «geb. am …»). */
import { ageOn, type Day, dayOf } from '@attesta/domain/day.ts'
import { compareFiscalCode } from '@attesta/domain/fiscal-code.ts'
import { datesIn, resolveDay } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import { textOf } from '../../layout/rows.ts'
import { boxAround, type Word } from '../../read/word.ts'
import { textsAt, textsOf, valueSide } from '../labels/cell-text.ts'
import { cellsOn, type LabelHit, type Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'
import { dayOfCell, type DayPrinted } from './printed-day.ts'

/** Ages at which people are paid. */
const YOUNGEST = 14,
  OLDEST = 90

// nato a Milano (MI) il   nata il   geb. am   geboren am   Geburtsdatum
const leadsUp = /\b(?:nat[oa](?: a)?|nascita|geb|geboren|geburtsdatum|geburtstag)\b(?: \p{L}+){0,5}$/u
const ofOthers = /\b(?:figli[oa]?|coniuge|familiar[ei]|kind|kinder|ehegatte)\b/

/**
 * The one day of birth that the sheet prints; null where it prints two, or one that the fiscal code contradicts.
 * @param fiscalCode that of the person paid, where a contradiction of the two is a misreading
 */
export function bornOn(sheet: Sheet<PayslipField>, fiscalCode: string | null, today: Day): DayPrinted | null {
  const side = valueSide(sheet)
  const captioned = sheet.hits
    .filter((hit) => hit.field === 'born_on' && !isOfAnother(sheet, hit))
    .flatMap((hit) => (side === null ? textsOf(sheet, hit) : textsAt(sheet, hit, side)).slice(0, 1))
    .flatMap(({ words, page }) => born(words, page, today))
  const found = captioned.length > 0 ? captioned : inLines(sheet, today)
  const [first] = found
  if (!first || found.some(({ value }) => value !== first.value)) return null
  return fiscalCode?.length === 16 && contradicts(fiscalCode, first.value) ? null : first
}

/** «Figlio nato il»; in a table of the family, which its heads or the row above them name. */
const isOfAnother = ({ rows }: Sheet<PayslipField>, { row }: LabelHit<PayslipField>): boolean =>
  rows.slice(Math.max(0, row - 1), row + 1).some(({ text }) => ofOthers.test(fold(text)))

const contradicts = (code: string, value: Day): boolean =>
  compareFiscalCode(code, { surname: null, givenNames: null, bornOn: value, sex: null }).bornOn === 'mismatch'

function born(words: readonly Word[], page: number, today: Day): DayPrinted[] {
  // Luogo e data di nascita: MILANO 14/03/1992
  const [printed] = datesIn(words),
    own = printed?.words ?? words.slice(0, 1)
  const day = printed?.year === null ? null : dayOfCell(own, today)
  if (day === null) return []
  const isShort = !own.some(({ text }) => text.includes(day.slice(0, 4)))
  const value =
    isShort && ageOn(day, today) < YOUNGEST
      ? dayOf(Number(day.slice(0, 4)) - 100, Number(day.slice(5, 7)), Number(day.slice(8)))
      : day
  return value !== undefined && ageOn(value, today) >= YOUNGEST && ageOn(value, today) <= OLDEST
    ? [{ value, evidence: { page, box: boxAround(own) } }]
    : []
}

const inLines = (sheet: Sheet<PayslipField>, today: Day): DayPrinted[] =>
  sheet.rows.flatMap((row) =>
    cellsOn(row).flatMap((cell) =>
      datesIn(cell).flatMap((date) => {
        const before = fold(textOf(cell.slice(0, cell.indexOf(date.words[0]!))))
        const isBirth = leadsUp.test(before) && !ofOthers.test(before) && resolveDay(date, { from: null, to: today })
        return isBirth ? born(date.words, row.page, today) : []
      }),
    ),
  )
