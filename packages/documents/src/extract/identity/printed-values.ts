/** Values of the printed zone, each told by its shape among the words that stand where it should. */
import { isFiscalCode, normalizeFiscalCode } from '@attesta/domain/fiscal-code.ts'
import type { Day } from '@attesta/domain/day.ts'
import { datesIn, monthOfWord, resolveDay } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import { textOf } from '../../layout/rows.ts'
import type { Page, Word } from '../../read/word.ts'
import { isSmall, resemblesLabel } from './labels.ts'
import { countryOf } from './states.ts'
import type { Title } from './titles.ts'

/** A value with the words it was read from. */
export interface Printed<T> {
  value: T
  words: Word[]
}

/**
 * Capitals, as every issuer sets values, with what may stand between them; small letters are labels or noise of the
 * picture.
 */
const NAME = /^\p{Lu}[\p{Lu}'’`.-]*$/u
/** A name with one word less sure than this is no reading: half a name would be a wrong one. */
const SURE = 55
// CA12345AB (electronic card) YA1234567 (passport) AX1234567 (paper card) L01X00T47 (German card and passport)
// I12345678 (residence permit)
const NUMBERS = [
  /^[A-Z]{2}\d{5}[A-Z]{2}$/,
  /^[A-Z]{2}\d{7}$/,
  /^(?=.*\d)[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}$/,
  /^I\d{8}$/,
]

/** Numbers of other states: up to three letters before the digits, eight or nine signs in all. */
const OF_OTHER_STATES = /^(?=.{8,9}$)[A-Z]{0,3}\d{6,9}$/

export function nameIn(words: Word[]): Printed<string> | undefined {
  const value = textOf(words)
  const holds =
    words.length > 0 &&
    value.length > 1 &&
    words.every(
      (word) => NAME.test(word.text) && word.confidence >= SURE && !fold(word.text).split(' ').some(resemblesLabel),
    ) &&
    !words.every((word) => isSmall(fold(word.text)))
  return holds ? { value, words } : undefined
}

/**
 * `14 LUG/JUL 1985` has its month twice, and the slash is often read as a letter: `LUGIJUL`. Every other date is as the
 * statements' are.
 */
function monthOnce(word: Word): Word {
  const first = word.text.slice(0, 3),
    last = word.text.slice(-3)
  const isTwice =
    word.text.length >= 6 &&
    word.text.length <= 8 &&
    monthOfWord(first) !== undefined &&
    monthOfWord(first) === monthOfWord(last)
  return isTwice ? { ...word, text: first } : word
}

/** `14 07 1964` and, read as one word, `14071964`: the parts of a day with blanks between them. */
function joinedDay(words: readonly Word[]): Word[] {
  const at = words.findIndex(
    ({ text }, from) =>
      isDayAndMonth.test(text + (words[from + 1]?.text ?? '')) &&
      text.length === 2 &&
      YEAR.test(words[from + 2]?.text ?? ''),
  )
  if (at >= 0) {
    const parts = words.slice(at, at + 3)
    const whole = { ...parts[0]!, text: parts.map(({ text }) => text).join('.'), x1: parts[2]!.x1 }
    return [...words.slice(0, at), whole, ...words.slice(at + 3)]
  }
  return words.map((word) => {
    const run = /^(\d{2})(\d{2})((?:19|20)\d{2})$/.exec(word.text)
    return run ? { ...word, text: run.slice(1).join('.') } : word
  })
}

const isDayAndMonth = /^\d{4}$/,
  YEAR = /^(?:19|20)\d{2}$/

/** @param latest for births: a two-digit year that would lie after it belongs to the century before. */
export function dayIn(words: Word[], latest: Day | null): Printed<Day> | undefined {
  const cleaned = words
    .map(monthOnce)
    .flatMap((word) =>
      word.text === '/' ? [] : [{ ...word, text: word.text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '') }],
    )
  const [found] = datesIn(joinedDay(cleaned))
  if (!found || found.year === null) return undefined
  const born = latest !== null && found.year > Number(latest.slice(0, 4)) ? { ...found, year: found.year - 100 } : found
  const value = resolveDay(born, { from: null, to: latest ?? '2100-01-01' })
  return value === null ? undefined : { value, words: found.words }
}

/** The longest validity that we know of is fifteen years; some cards end on the birthday after it. */
const MAX_YEARS_LEFT = 16

/** The end of validity. A year so far ahead is a misread one: `2062` for `2032`. */
export function expiryIn(words: Word[], today: Day): Printed<Day> | undefined {
  const found = dayIn(words, null)
  return found && Number(found.value.slice(0, 4)) <= Number(today.slice(0, 4)) + MAX_YEARS_LEFT ? found : undefined
}

/** The words before the date, or after it where it comes first, and before a province in brackets. */
export function placeIn(words: Word[]): Printed<string> | undefined {
  const place = words.slice(
    /\d/.test(words[0]?.text ?? '') ? words.findLastIndex((word) => /\d/.test(word.text)) + 1 : 0,
  )
  const end = place.findIndex((word) => /\d/.test(word.text) || word.text.startsWith('(')),
    found = nameIn(end < 0 ? place : place.slice(0, end))
  // Half a name, its beginning lost in a reflection, is a wrong one.
  return found &&
    found.value.length >= SHORTEST_PLACE &&
    !found.value.endsWith('.') &&
    found.words.every((word) => word.confidence >= SURE_PLACE)
    ? found
    : undefined
}

/** Nothing else on the card confirms the place of birth. The few shorter towns are left out. */
const SURE_PLACE = 70,
  SHORTEST_PLACE = 3

export function sexIn(words: Word[]): Printed<'F' | 'M' | 'X'> | undefined {
  const word = words.find(({ text }) => /^[FMX]$/.test(text))
  return word && { value: word.text as 'F' | 'M' | 'X', words: [word] }
}

const NATIONALITIES: Record<string, string> = {
  ITA: 'ITA',
  ITALIANA: 'ITA',
  ITALIANO: 'ITA',
  DEU: 'DEU',
  D: 'DEU',
  DEUTSCH: 'DEU',
}

export function nationalityIn(words: Word[]): Printed<string> | undefined {
  const word = words.find(({ text }) => text in NATIONALITIES || (text.length === 3 && countryOf(text) !== null))
  return word && { value: NATIONALITIES[word.text] ?? word.text, words: [word] }
}

export function numberIn(words: Word[]): Printed<string> | undefined {
  const value = words
    .map((word) => word.text)
    .join('')
    .replace(/[^\p{L}\d]/gu, '')
  if (NUMBERS.some((shape) => shape.test(value))) return { value, words }
  const word = words.find(({ text }) => NUMBERS.some((shape) => shape.test(text)))
  return word && { value: word.text, words: [word] }
}

/** A document number that stands by itself, as on the front of the electronic card; more than one candidate is none. */
export function looseNumber(page: Page, title: Title | null): Printed<string> | undefined {
  const isOfOtherState = (word: Word) =>
    !title?.country && OF_OTHER_STATES.test(word.text) && dayIn([word], null) === undefined
  const found = page.words
    .filter(({ confidence }) => confidence >= 60)
    .flatMap((word) => {
      const text = mendNumber(word.text.replace(/[^\p{L}\d|]/gu, ''), title)
      return isOfOtherState(word) || NUMBERS.some((shape) => shape.test(text)) ? { ...word, text } : []
    })
  const values = new Set(found.map((word) => word.text))
  return values.size === 1 ? { value: found[0]!.text, words: [found[0]!] } : undefined
}

/**
 * Signs that the issuer's numbers cannot have, read for ones that look alike: Italian permits are all numbered I and
 * eight digits, Italian cards end with two letters, German numbers have no vowels.
 */
function mendNumber(text: string, title: Title | null): string {
  // 171820406
  if (title?.country === 'IT' && title.document === 'residence_permit') return text.replace(/^[1l|](?=\d{8}$)/, 'I')
  // CA92156E1
  if (title?.country === 'IT' && title.document === 'id_card' && /^[A-Z]{2}\d{5}[A-Z\d]{2}$/.test(text))
    return text.slice(0, -2) + text.slice(-2).replaceAll('1', 'I').replaceAll('0', 'O')
  // YKOYGH6JV
  return title?.country === 'DE' && /^[A-Z][A-Z\d]{8}$/.test(text) && /\d/.test(text) ? text.replaceAll('O', '0') : text
}

/** Only with the right check letter. */
export function fiscalCodeIn(words: Word[]): Printed<string> | undefined {
  for (const group of [words, ...words.map((word) => [word])]) {
    const value = normalizeFiscalCode(
      group
        .map((word) => word.text)
        .join('')
        .replace(/[^\p{L}\d]/gu, ''),
    )
    if (isFiscalCode(value)) return { value, words: group }
  }
  return undefined
}

export const looseFiscalCode = (page: Page): Printed<string> | undefined =>
  fiscalCodeIn(page.words.filter((word) => /^[A-Z0-9]{16}$/i.test(word.text)))
