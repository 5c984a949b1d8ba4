/**
 * Print beside a zone whose digits hold: the zone says which names and days to look for, whatever language the labels
 * are in.
 */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { rowsOf, type Row } from '../../layout/rows.ts'
import type { MrzFacts } from '../../mrz/facts.ts'
import type { Page, Word } from '../../read/word.ts'
import { cutOf, isNameOfZone } from './agree.ts'
import type { PrintedFields } from './printed-fields.ts'
import { dayIn, nameIn, placeIn, type Printed } from './printed-values.ts'
import { countryOf } from './states.ts'

type BesideZone = Pick<PrintedFields, 'surname' | 'givenNames' | 'bornOn' | 'expiresOn' | 'birthPlace'>

export function printedBesideZone(page: Page, mrz: MrzFacts): BesideZone {
  const rows = rowsOf({ ...page, words: page.words.filter((word) => !isWithin(word, mrz.box)) })
  const named = (of: 'surname' | 'given_names', name: string | null) =>
    name === null ? undefined : firstOf(rows, (row) => namePrinted(capitalsOf(row), name, cutOf(mrz, of)))
  const dated = (day: string | null) =>
    day === null ? undefined : firstOf(rows, ({ words }) => dayPrinted(words, day))
  const surname = named('surname', mrz.surname),
    givenNames = named('given_names', mrz.givenNames),
    bornOn = dated(mrz.bornOn),
    expiresOn = dated(mrz.expiresOn)
  const between = bornOn && expiresOn ? rows.slice(bornOn.at + 1, expiresOn.at) : []
  const places = between.flatMap((row) => placeIn(capitalsOf(row)) ?? [])
  return {
    ...(surname && { surname: surname.found }),
    ...(givenNames && { givenNames: givenNames.found }),
    ...(bornOn && { bornOn: bornOn.found }),
    ...(expiresOn && { expiresOn: expiresOn.found }),
    ...(places.length === 1 && { birthPlace: places[0]! }),
  }
}

function firstOf<T>(rows: readonly Row[], find: (row: Row) => T | undefined): { at: number; found: T } | undefined {
  for (const [at, row] of rows.entries()) {
    const found = find(row)
    if (found !== undefined) return { at, found }
  }
  return undefined
}

const isWithin = ({ x0, y0, x1, y1 }: Word, [left, top, width, height]: Box) => {
  const x = (x0 + x1) / 2,
    y = (y0 + y1) / 2
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** The words of a line that are set as values; a nationality is none that is sought here. */
const capitalsOf = ({ words }: Row) =>
  words.filter(({ text }) => /^\p{Lu}[\p{Lu}'’`.-]+$/u.test(text) && !(text.length === 3 && countryOf(text) !== null))

function namePrinted(words: Word[], zone: string, cut: string | null): Printed<string> | undefined {
  const name = nameIn(words)
  return name && isNameOfZone(name.value, zone, cut) ? name : undefined
}

function dayPrinted(words: Word[], day: string): Printed<string> | undefined {
  const found = dayIn(words, null)
  return found?.value === day ? found : undefined
}
