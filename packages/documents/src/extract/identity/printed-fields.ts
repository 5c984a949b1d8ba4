import type { Day } from '@attesta/domain/day.ts'
import { rowsOf, textOf } from '../../layout/rows.ts'
import type { Page, Word } from '../../read/word.ts'
import { findLabelledValues } from './find-labels.ts'
import type { LabelField } from './labels.ts'
import {
  dayIn,
  expiryIn,
  fiscalCodeIn,
  looseFiscalCode,
  looseNumber,
  nameIn,
  nationalityIn,
  numberIn,
  placeIn,
  type Printed,
  sexIn,
} from './printed-values.ts'
import { titleIn } from './titles.ts'
import { valuesInOrder } from './values-in-order.ts'

/** What the printed zone says, each value with its place. Absent: not printed or not read. */
export interface PrintedFields {
  surname?: Printed<string>
  givenNames?: Printed<string>
  bornOn?: Printed<Day>
  birthPlace?: Printed<string>
  sex?: Printed<'F' | 'M' | 'X'>
  nationality?: Printed<string>
  expiresOn?: Printed<Day>
  number?: Printed<string>
  fiscalCode?: Printed<string>
  /** Different fields whose label was found: evidence that this is an identity document. */
  labels: Set<LabelField>
}

export function readPrintedFields(page: Page, today: Day): PrintedFields {
  const fields: PrintedFields = { labels: new Set() },
    title = titleIn(textOf(page.words))
  for (const { field, ofBirth, values, next } of findLabelledValues(page)) {
    // The front of a permit names the place and the day of its issue, and no birth.
    if (title?.document === 'residence_permit' && (field === 'birth' || field === 'birth_place') && !ofBirth) continue
    if (field !== 'other') fields.labels.add(field)
    if (field === 'given_names' && title?.document === 'residence_permit')
      readNamesInRows(fields, values[0] ?? [], next)
    else for (const words of values) readValue(fields, field, words, today)
  }
  if (IDENTIFYING.some((field) => fields[field] === undefined))
    Object.assign(fields, { ...unlabelledIn(page, fields, today), ...fields })
  if (title?.document === 'paper_id_card') fields.birthPlace ??= placeAfterA(page)
  fields.number ??= looseNumber(page, title)
  fields.fiscalCode ??= looseFiscalCode(page)
  return fields
}

/** Where one of these is missing its label was lost, and maybe not its value. */
const IDENTIFYING = ['surname', 'givenNames', 'bornOn', 'expiresOn'] as const

/**
 * What the order of the values says of those whose labels are lost in a reflection; nothing where it contradicts a
 * label.
 */
function unlabelledIn(page: Page, labelled: PrintedFields, today: Day): Partial<PrintedFields> {
  const ordered = valuesInOrder(page, today)
  return IDENTIFYING.some(
    (field) => labelled[field] && ordered[field] && labelled[field].value !== ordered[field].value,
  )
    ? {}
    : ordered
}

/** One label over two lines: the surname, then the given names. Source: Regulation (EC) 1030/2002, annex. */
function readNamesInRows(fields: PrintedFields, first: Word[], second: Word[]): void {
  const surname = nameIn(first),
    givenNames = nameIn(second)
  if (!surname || !givenNames) return
  fields.surname ??= surname
  fields.givenNames ??= givenNames
}

// a TORINO (TO)
function placeAfterA(page: Page): Printed<string> | undefined {
  const row = rowsOf(page).find(
    ({ words: [first, second] }) =>
      first?.text.toLowerCase() === 'a' && second !== undefined && /^\p{Lu}/u.test(second.text),
  )
  return row && placeIn(row.words.slice(1))
}

function readValue(fields: PrintedFields, field: LabelField, words: Word[], today: Day): void {
  switch (field) {
    case 'surname':
      fields.surname ??= nameIn(words)
      break
    case 'given_names':
      fields.givenNames ??= nameIn(words)
      break
    case 'birth': {
      fields.bornOn ??= dayIn(words, today)
      fields.birthPlace ??= placeIn(words)
      break
    }
    case 'birth_date': {
      // A place before the date is the place of birth, though of the label no more was read.
      if (fields.bornOn === undefined && dayIn(words, today) && !/\d/.test(words[0]!.text))
        fields.birthPlace ??= placeIn(words)
      fields.bornOn ??= dayIn(words, today)
      break
    }
    case 'birth_place':
      fields.birthPlace ??= placeIn(words)
      break
    case 'expires':
      fields.expiresOn ??= expiryIn(words, today)
      break
    case 'sex':
      fields.sex ??= sexIn(words)
      break
    case 'nationality':
      fields.nationality ??= nationalityIn(words)
      break
    case 'number':
      fields.number ??= numberIn(words)
      break
    case 'fiscal_code':
      fields.fiscalCode ??= fiscalCodeIn(words)
      break
    case 'other':
      break
  }
}
