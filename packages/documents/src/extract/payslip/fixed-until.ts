/** The day on which a fixed-term contract ends: under its caption, or in a line that tells the term. */
import { type Day, firstDay, lastDay, type Month } from '@attesta/domain/day.ts'
import { datesIn, resolveDay } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import { monthsIn } from '../labels/printed-month.ts'
import { textOf, type Row } from '../../layout/rows.ts'
import { boxAround, type Word } from '../../read/word.ts'
import type { ContractType } from '../labels/contract-type.ts'
import { cellsOn, type Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'
import { daysUnder, isParted, type DayPrinted } from './printed-day.ts'

const DAY = '\\d{1,2} (?:\\d{1,2}|\\p{L}+) \\d{2,4}'
const TERM = 'termine|tempo det\\p{L}*|t det\\p{L}*|determinato|t ?d'

// contratto a termine fino al   T.D. dal 01/04/2026 al   tempo determinato scad.   tempo determinato - termine   scadenza contratto
// data fine rapporto   befristet bis zum   befristet vom 01.04.2026 bis   Zeitvertrag bis zum   Vertragsende am
const leadsUp = new RegExp(
  [
    `\\b(?:${TERM})\\b(?: \\p{L}+){0,2}(?: dal ${DAY})?(?: e)? (?:fino al?|sino al?|al|scad\\p{L}*|con scadenza|scade)(?: al| il| giorno)*$`,
    '\\b(?:tempo det\\p{L}*|t det\\p{L}*|determinato|t ?d)\\b termine(?: il| al)?$',
    `\\b(?:scad\\p{L}*|fine|termine) (?:del |di )?(?:contratto|contr|rapporto|${TERM}|proroga)(?: di lavoro)?(?: il| al| in data)?$`,
    `\\bbefr\\p{L}*\\b(?: \\p{L}+){0,2}(?: (?:vom|ab|von|seit) ${DAY})? bis(?: zum)?$`,
    '\\b(?:vertragsende|befristungsende|ende (?:der )?befristung|ende (?:des )?(?:arbeits)?vertrag(?:e?s)?)(?: am| zum)?$',
    `\\b(?:arbeits|zeit|dienst)?vertrag(?: (?:vom|ab|von|seit) ${DAY})? bis(?: zum)?$`,
  ].join('|'),
  'u',
)
/** «Zulage befristet bis», «RV-Befreiung befristet bis»: it is the word before that has a term, and no contract. */
const limited = /^befr/
const ofContract = /(?:vertrag(?:e?s(?:art)?)?|arbeitsverhaltnis|dienstverhaltnis|beschaftigung|anstellung|stelle)$/

/** «befristet» right behind a word in its row, which is no contract: then it is that which is limited. */
function isOfAnother(caption: readonly Word[], row: readonly Word[]): boolean {
  const word = caption.find((one) => limited.test(fold(one.text)))
  const ahead = word && row[row.indexOf(word) - 1]
  return ahead !== undefined && !isParted([ahead, word!]) && !ofContract.test(fold(ahead.text))
}

// JobRad-Vertrag bis   Vertrag bis 31.12.2026 KFZ-Leasing   Entgelttarif Vertrag bis
const otherContract =
  /leasing|handy|mobilfunk|tarif|\bmiet|\bspar|versicher|darleh|rahmen|\bkfz\b|(?:job|dienst|fahr|\b)rad\b|uberlass|nutzung|kollektiv/
const isOtherContract = (caption: string, row: Row | undefined, word: Word) =>
  /vertrag/.test(caption) &&
  row !== undefined &&
  cellsOn(row).some((cell) => cell.includes(word) && otherContract.test(fold(textOf(cell))))

// prorogato al   proroga fino al   verlängert bis zum
const extended = /\b(?:prorog\p{L}*|verlang\p{L}*)(?: (?:fino al?|al|bis(?: zum)?))?$/u

/** What is set aside for the end, and the end of a trial. */
const ofAnother = /\btrattamento\b|\btfr\b|\bprova\b|\bprobezeit\b/
const ofEmployment = /\bfine rapporto\b/

/** «Data fine rapporto» announces the end of a term, or the day that someone left: one to come, of a contract that may end. */
export const isEndOfTerm = (day: Day, caption: string, month: Month | null, contract: ContractType | null): boolean =>
  !ofEmployment.test(caption) || (contract !== 'open_ended' && (month === null || day > lastDay(month)))

/** «Trattamento di fine rapporto» holds the words of a caption. */
export const endsUnderCaptions = (sheet: Sheet<PayslipField>, today: Day): ReturnType<typeof daysUnder> =>
  daysUnder(sheet, 'ends_on', today).filter(({ hit }) => hit.exact)

/** @param month the payslip's: a term that ended before it is another contract's */
export function fixedUntil(
  sheet: Sheet<PayslipField>,
  { month, contract, today }: { month: Month | null; contract: ContractType | null; today: Day },
): DayPrinted | null {
  const isOwn = (day: Day, caption: string) =>
    (month === null || day >= firstDay(month)) && isEndOfTerm(day, caption, month, contract)
  for (const { hit, value, evidence } of endsUnderCaptions(sheet, today)) {
    const row = sheet.rows.find(({ words }) => words.includes(hit.words[0]!))
    const caption = fold(textOf(hit.words))
    if (
      isOwn(value, caption) &&
      !isOfAnother(hit.words, row?.words ?? []) &&
      !isOtherContract(caption, row, hit.words[0]!)
    )
      return { value, evidence }
  }
  for (const row of sheet.rows) {
    const { words, page } = row
    let found: DayPrinted | null = null
    for (const { value, printed } of endsIn(words, today)) {
      const before = withoutEnd(words.slice(0, words.indexOf(printed[0]!))),
        text = fold(textOf(before)),
        told = (found === null ? leadsUp : extended).exec(text)
      if (!told || ofAnother.test(text) || !isOwn(value, told[0])) continue
      // The words that lead up to it, of the same box.
      const last = before.slice(-told[0].split(' ').length)
      if (isOfAnother(last, words) || isOtherContract(told[0], row, last[0]!)) continue
      const whole = words.slice(words.indexOf(last[0]!), words.indexOf(printed.at(-1)!) + 1)
      if (!isParted(whole)) found = { value, evidence: { page, box: boxAround(printed) } }
    }
    if (found !== null) return found
  }
  return null
}

/** The days of a line, and the last days of its months: «befristet bis Ende September 2026». */
function endsIn(words: readonly Word[], today: Day): { value: Day; printed: readonly Word[] }[] {
  const days = datesIn(words).flatMap((date) => {
    const value = date.year === null ? null : resolveDay(date, { from: null, to: today })
    return value ? [{ value, printed: date.words }] : []
  })
  const months = monthsIn(words)
    .filter(({ words: own }) => !days.some(({ printed }) => printed.some((word) => own.includes(word))))
    .map(({ month, words: printed }) => ({ value: lastDay(month), printed }))
  return [...days, ...months].sort((a, b) => words.indexOf(a.printed[0]!) - words.indexOf(b.printed[0]!))
}

/** «bis Ende», «a fine» before a month. */
function withoutEnd(before: readonly Word[]): readonly Word[] {
  return /^(?:ende|fine)$/.test(fold(before.at(-1)?.text ?? '')) ? before.slice(0, -1) : before
}
