import { type Day, dayOf } from '@attesta/domain/day.ts'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import type { Decoded } from './decode.ts'
import { cut, type Field, layouts, longNumber, type MrzFormat } from './format.ts'

/** What a machine readable zone says. `null`: not given, or a check digit that covers it does not hold. */
export interface MrzFacts {
  format: MrzFormat
  /** Every check digit holds as read, and no checked character was a guess. */
  valid: boolean
  documentCode: string
  issuer: string | null
  number: string | null
  surname: string | null
  givenNames: string | null
  /** No letter of the names was a guess; names have no check digit. */
  namesAreClear: boolean
  /** The name that reaches the end of its field and may be cut there, as far as it goes; null where blanks end it. */
  cutName: { of: 'surname' | 'given_names'; text: string } | null
  bornOn: Day | null
  sex: 'F' | 'M' | 'X' | null
  expiresOn: Day | null
  nationality: string | null
  optional: string
  box: Box
}

/** Crisp print leaves this much to the next best character; less is a guess. */
const CLEAR_MARGIN = 0.02
/** In soft or slanted print a wrong character was never seen to win by more than 0.065. */
const SOFT_MARGIN = 0.07
const CRISP_SCORE = 0.93

/** A filler is «unspecified». */
const SEXES: Record<string, 'F' | 'M' | 'X'> = { F: 'F', M: 'M', '<': 'X' }

/** The identity card of Germany leaves the sex out for everybody; on other documents a filler means X. */
const saysNoSex = (lines: readonly string[], format: MrzFormat) =>
  format === 'TD1' &&
  cut(lines, layouts.TD1.fields.document) === 'ID' &&
  cut(lines, layouts.TD1.fields.issuer) === 'D<<'

type ZoneReading = Pick<Decoded, 'format' | 'lines' | 'score' | 'margins'> & { failed: readonly string[]; box: Box }

/** @param today decides the century of two-digit years: a birth is past, an expiry at most 50 years ahead. */
export function factsOfZone({ format, lines, failed, score, margins, box }: ZoneReading, today: Day): MrzFacts {
  const { fields } = layouts[format]
  const needed = score >= CRISP_SCORE ? CLEAR_MARGIN : SOFT_MARGIN
  const isClear = ([line, from, length]: Field) =>
    margins[line]!.slice(from, from + length).every((margin) => margin >= needed)
  const holds = (name: string) => !failed.includes(name)
  const checked: Field[] = [fields.number, fields.birth, fields.expiry]
  const names = cut(lines, fields.names),
    [surname, givenNames] = namesIn(wholeNames(names))
  const number = cut(lines, fields.number)
  const long = format === 'TD1' && lines[0]![14] === '<' ? longNumber(lines) : null
  return {
    format,
    box,
    valid: failed.length === 0 && checked.every(isClear),
    documentCode: cut(lines, fields.document).replaceAll('<', ''),
    issuer: isClear(fields.issuer) ? stateIn(cut(lines, fields.issuer)) : null,
    nationality: isClear(fields.nationality) ? stateIn(cut(lines, fields.nationality)) : null,
    number: holds('number') && isClear(fields.number) ? (long?.number ?? number).replaceAll('<', '') || null : null,
    surname,
    givenNames,
    namesAreClear: isClear(fields.names),
    cutName: cutNameIn(names),
    bornOn:
      holds('birth') && isClear(fields.birth)
        ? dayIn(cut(lines, fields.birth), (year, rest) => latest(year, rest, today))
        : null,
    expiresOn:
      holds('expiry') && isClear(fields.expiry)
        ? dayIn(cut(lines, fields.expiry), (year) => soonest(year, today))
        : null,
    sex: isClear(fields.sex) && !saysNoSex(lines, format) ? (SEXES[cut(lines, fields.sex)] ?? null) : null,
    optional: cut(lines, fields.optional).replaceAll('<', ''),
  }
}

/** Names that fill the field may be cut: the last word, when there is one before it, is left out then. */
const wholeNames = (text: string): string =>
  text.endsWith('<') ? text : text.replace(/(?<=[A-Z]<<.*[A-Z])<[A-Z]+$/, '')

/** `ROSSI<<ANNA<MARIA<<<` → ROSSI, ANNA MARIA. A name without `<<` is all surname. */
function namesIn(text: string): [string | null, string | null] {
  const [surname = '', ...given] = text.replace(/<+$/, '').split('<<')
  const spaced = (part: string) => part.replace(/<+/g, ' ').trim() || null
  return [spaced(surname), spaced(given.join('<'))]
}

/** Source: ICAO Doc 9303 part 3, section 4.2: a letter at the end of the field says that names may be cut. */
function cutNameIn(text: string): MrzFacts['cutName'] {
  if (text.endsWith('<')) return null
  const [surname, givenNames] = namesIn(text)
  return givenNames === null ? { of: 'surname', text: surname ?? '' } : { of: 'given_names', text: givenNames }
}

/** `ITA`, and `D<<` as `D`: the standard's code of Germany has one letter. null when blank or broken by a filler. */
const stateIn = (text: string): string | null => (/^[A-Z]+<*$/.test(text) ? text.replaceAll('<', '') : null)

function dayIn(text: string, century: (year: number, rest: string) => number): Day | null {
  if (!/^\d{6}$/.test(text)) return null
  const year = Number(text.slice(0, 2))
  return dayOf(century(year, text.slice(2)) + year, Number(text.slice(2, 4)), Number(text.slice(4))) ?? null
}

const latest = (year: number, rest: string, today: Day) =>
  `20${String(year).padStart(2, '0')}-${rest.slice(0, 2)}-${rest.slice(2)}` <= today ? 2000 : 1900

const soonest = (year: number, today: Day) => (2000 + year <= Number(today.slice(0, 4)) + 50 ? 2000 : 1900)
