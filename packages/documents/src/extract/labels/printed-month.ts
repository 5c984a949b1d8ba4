/** Months as documents print them. */
import type { Month } from '@attesta/domain/day.ts'
import { monthOfWord, readDate } from '../../layout/dates.ts'
import { yearInWords } from '../../layout/year-in-words.ts'
import type { Word } from '../../read/word.ts'

export interface PlacedMonth {
  month: Month
  words: Word[]
}

const monthFrom = (year: number, month: number): Month | null =>
  year < 1990 || year > 2100 || month < 1 || month > 12 ? null : `${year}-${String(month).padStart(2, '0')}`

// 10/2025   10.2025   10-2025   2025/10
const numeric = /^(?:(0?[1-9]|1[0-2])[/.-](20\d\d)|(20\d\d)[/.-](0[1-9]|1[0-2]))[,;:.]?$/
// OTTOBRE2025   Okt.25   DICEMBRE/2025
const glued = /^(\p{L}{3,10})[./'-]?(20\d\d|\d\d)[,;:.]?$/u
const year = /^(20\d\d)[,;:.)]?$/
const yearOf = (text: string): number | undefined => Number(year.exec(text)?.[1] ?? 0) || yearInWords(text)

/**
 * Every month named on a line: `OTTOBRE 2025`, `gennaio duemilaventisei`, `MESE OTTOBRE ANNO 2025`, `Dezember 2018`,
 * `10/2025`, and both ends of `01/10/2025 - 31/10/2025` when they are in one month.
 */
export function monthsIn(words: readonly Word[]): PlacedMonth[] {
  const found: PlacedMonth[] = []
  words.forEach((word, index) => {
    const month = numeric.exec(word.text)
    if (month) return add([word], Number(month[2] ?? month[3]), Number(month[1] ?? month[4]))
    const named = monthOfWord(word.text)
    if (named !== undefined) {
      const after = words.slice(index + 1, index + 4)
      const at = after.findIndex(({ text }) => yearOf(text) !== undefined)
      // `27 ottobre 2025` is a day, the issue date perhaps.
      if (at >= 0 && !/^\d{1,2}[.°]?$/.test(words[index - 1]?.text ?? ''))
        add([word, ...after.slice(0, at + 1)], yearOf(after[at]!.text)!, named)
      return
    }
    const run = glued.exec(word.text),
      runMonth = run && monthOfWord(run[1]!)
    if (run && runMonth) return add([word], Number(run[2]!.length === 2 ? `20${run[2]}` : run[2]), runMonth)
    const [from, to] = [readDate(word.text), rangeEnd(words, index)]
    if (
      from &&
      to &&
      from.dayOfMonth === 1 &&
      to.date.dayOfMonth > 27 &&
      from.month === to.date.month &&
      to.date.year !== null
    )
      add([word, to.word], to.date.year, from.month)
  })
  return found

  function add(printed: Word[], inYear: number, inMonth: number): void {
    const month = monthFrom(inYear, inMonth)
    if (month !== null) found.push({ month, words: printed })
  }
}

/** The date after a date, a dash or «al», «bis» between them. */
function rangeEnd(words: readonly Word[], index: number) {
  for (const word of words.slice(index + 1, index + 3)) {
    const date = readDate(word.text)
    if (date) return { date, word }
  }
  return null
}
