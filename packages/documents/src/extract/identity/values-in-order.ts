/**
 * Fronts of cards whose labels are a millimetre high: where they cannot be read, the values are told by their order,
 * which the law lays down.
 */
import type { Day } from '@attesta/domain/day.ts'
import { type Row, rowsOf } from '../../layout/rows.ts'
import type { Page, Word } from '../../read/word.ts'
import type { PrintedFields } from './printed-fields.ts'
import { dayIn, nameIn, nationalityIn, placeIn, type Printed } from './printed-values.ts'
import { titleIn } from './titles.ts'

/** No card ends later, nor one before their birth is this long past. */
const LONGEST_VALIDITY = 10,
  YOUNGEST = 1
/** Values begin under one another, to within this many letter heights. */
const ALIGNED = 1.2
// GEB. GABLER: the name at birth, below the surname
const AT_BIRTH = /^geb\.?$/i

type InOrder = Pick<PrintedFields, 'surname' | 'givenNames' | 'bornOn' | 'birthPlace' | 'nationality' | 'expiresOn'>

export function valuesInOrder(page: Page, today: Day): InOrder {
  const rows = rowsOf(page),
    titles = rows.map(({ text }) => titleIn(text))
  const card = titles.findLastIndex((title) => title?.document === 'id_card' && title.country === 'DE'),
    permit = titles.findIndex((title) => title?.document === 'residence_permit')
  return card >= 0 ? ofGermanCard(rows, card, today) : permit >= 0 ? ofPermit(rows.slice(permit + 1)) : {}
}

const datedAmong = (rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const day = dayIn(row.words, null)
    return day ? [{ row, day }] : []
  })

/**
 * Surname, given names, end of validity, place and day of issue, one below the other. Source: Regulation (EC)
 * 1030/2002, annex.
 */
function ofPermit(rows: readonly Row[]): InOrder {
  const [end, issue, ...more] = datedAmong(rows)
  if (
    !end ||
    !issue ||
    more.length > 0 ||
    !isDayAlone(end.row, end.day.words) ||
    isDayAlone(issue.row, issue.day.words) ||
    issue.day.value >= end.day.value ||
    yearOf(end.day.value) - yearOf(issue.day.value) > LONGEST_VALIDITY
  )
    return {}
  const names = rows
    .slice(0, rows.indexOf(end.row))
    .map((row) => inColumn(row, end.day.words[0]!.x0))
    .filter((words) => words.length > 0)
    .map(nameIn)
  return { expiresOn: end.day, ...namesAmong(names) }
}

/** One line more or less, and it is unknown which is the surname. */
const namesAmong = (lines: readonly (Printed<string> | undefined)[]): InOrder =>
  lines.length === 2 && lines[0] && lines[1] ? { surname: lines[0], givenNames: lines[1] } : {}

const isDayAlone = ({ words }: Row, day: readonly Word[]) =>
  words.filter(({ text }) => /[\p{L}\d]{2}/u.test(text)).length === day.length

/**
 * Surname, given names, birth with nationality, place of birth, end of validity, one below the other; nothing unless
 * both days are there. Source: Personalausweisverordnung, annex 1.
 */
function ofGermanCard(rows: readonly Row[], top: number, today: Day): InOrder {
  const dated = datedAmong(rows.slice(top + 1))
  const [birth, end] = dated
  if (
    dated.length !== 2 ||
    !birth ||
    !end ||
    birth.day.value > today ||
    yearOf(end.day.value) - yearOf(birth.day.value) < YOUNGEST ||
    yearOf(end.day.value) - yearOf(today) > LONGEST_VALIDITY
  )
    return {}
  const [{ x0: column }] = birth.day.words as [Word]
  const linesBetween = (from: number, to: number) =>
    rows
      .slice(from + 1, to)
      .map((row) => inColumn(row, column))
      .filter((words) => words.length > 0)
  const names = linesBetween(top, rows.indexOf(birth.row))
    .filter(([first]) => !AT_BIRTH.test(first!.text))
    .map(nameIn)
  const places = linesBetween(rows.indexOf(birth.row), rows.indexOf(end.row)).map(placeIn)
  const nationality = nationalityIn(birth.row.words)
  return {
    bornOn: birth.day,
    expiresOn: end.day,
    ...(nationality && { nationality }),
    ...namesAmong(names),
    ...(places.length === 1 && places[0] && { birthPlace: places[0] }),
  }
}

const yearOf = (day: Day) => Number(day.slice(0, 4))

/** A value in capitals: specks beside it are of no height, and labels are small letters. */
const CAPITALS = /^\p{Lu}[\p{Lu}'’`-]+\.?$/u

/** The words of a line that begin where values do. */
function inColumn({ words }: Row, column: number): Word[] {
  const clean = words
    .map((word) => ({ ...word, text: word.text.replace(/[:;,]+$/, '') }))
    .filter(({ text }) => CAPITALS.test(text))
  const [first] = clean
  return first && Math.abs(first.x0 - column) < ALIGNED * (first.y1 - first.y0) ? clean : []
}
