/** Who pays and who is paid: by label, by the letters of the fiscal code, by legal form. */
import type { Evidence } from '@attesta/domain/facts/parse-result.ts'
import { boxAround, type Word } from '../../read/word.ts'
import { textOf } from '../../layout/rows.ts'
import { textsAt, textsOf, valueSide, type CellText } from './cell-text.ts'
import { codesIn, type PrintedCode } from './codes-on-page.ts'
import {
  firmName,
  fitsFiscalCode,
  isFormWord,
  isRunningText,
  nameByFiscalCode,
  personName,
  type PrintedName,
} from './names.ts'
import { cellsOn, type Sheet } from './sheet.ts'
import { isFormsOwn, isSenderLine, mayBeOf, senderOf } from './sender-line.ts'
import { isSurelySteuerId } from './tax-numbers.ts'

/** The labels about people that the vocabularies of all documents share. */
type PeopleField = 'employee' | 'surname' | 'given_name' | 'employer' | 'employer_code' | 'fiscal_code'

export interface Read {
  value: string
  evidence: Evidence
}
export interface People {
  employee: Read | null
  fiscalCode: Read | null
  employer: Read | null
  employerTaxCode: Read | null
  iban: Read | null
}

const read = (value: string, { words, page }: { words: readonly Word[]; page: number }): Read => ({
  value,
  evidence: { page, box: boxAround(words) },
})

const hitsOf = (sheet: Sheet<string>, wanted: PeopleField) =>
  sheet.hits
    .filter(({ field }) => field === wanted)
    // «Contr. Ente bilaterale 12,40»: a line of the pay that holds the word of a caption.
    .filter((hit) => hit.exact || !sheet.amounts.some(({ row, x0 }) => row === hit.row && x0 > hit.x1))
    .sort((a, b) => Number(b.exact) - Number(a.exact) || Number(b.strong) - Number(a.strong))

const textsUnder = (sheet: Sheet<string>, wanted: PeopleField): CellText[] =>
  hitsOf(sheet, wanted).flatMap((hit) => textsOf(sheet, hit))

/** A certificate names the employer before the person; on any other document the codes stand in no order. */
export type CodeOrder = 'any' | 'employer_first'

export function peopleOf(sheet: Sheet<string>, order: CodeOrder = 'any'): People {
  const codes = codesIn(sheet.rows)
  const persons = codes.filter(({ kind }) => kind === 'fiscal_code')
  const labelled = labelledNames(sheet, persons)
  const steuerIds = codes.filter(({ kind }) => kind === 'steuer_id')
  const code =
    order === 'employer_first'
      ? afterEmployer(codes, persons)
      : (persons.find((person) => labelled.some(({ text }) => fitsFiscalCode(text, person.code))) ??
        underLabel(sheet, persons, 'fiscal_code') ??
        persons[0] ??
        underLabel(sheet, steuerIds, 'fiscal_code') ??
        onlyOne(steuerIds.filter(({ code: number }) => isSurelySteuerId(number))))
  const employee = employeeOf(sheet, labelled, code)
  const employerTaxCode = employerCode(
    sheet,
    codes.filter((other) => other.code !== code?.code),
  )
  const iban = codes.find(({ kind }) => kind === 'iban')
  return {
    employee,
    fiscalCode: code && read(code.code, code),
    employer: employerOf(sheet, employee),
    employerTaxCode: employerTaxCode && read(employerTaxCode.code, employerTaxCode),
    iban: iban ? read(iban.code, iban) : null,
  }
}

/** A number of which a page shows no second one is known without its label. */
const onlyOne = (codes: readonly PrintedCode[]): PrintedCode | null =>
  new Set(codes.map(({ code }) => code)).size === 1 ? codes[0]! : null

/** The label's own code, when a page prints those of two people (a household and its help). */
const underLabel = (sheet: Sheet<string>, codes: readonly PrintedCode[], field: PeopleField) =>
  codes.find((code) => textsUnder(sheet, field).some(({ words }) => words.includes(code.words[0]!)))

/**
 * The first person's code after the employer's, which is a company's number or, for a household or a trader, a person's
 * code too.
 */
function afterEmployer(codes: readonly PrintedCode[], persons: readonly PrintedCode[]): PrintedCode | null {
  const company = codes.findIndex(({ kind }) => kind === 'partita_iva'),
    person = codes.findIndex(({ kind }) => kind === 'fiscal_code')
  const isCompanyFirst = company >= 0 && company < person
  return (isCompanyFirst ? persons[0] : (persons.find(({ code }) => code !== persons[0]!.code) ?? persons[0])) ?? null
}

/** Names under their labels, whole or as surname and given name; those that fit a printed code first. */
function labelledNames(sheet: Sheet<string>, persons: readonly PrintedCode[]): PrintedName[] {
  const under = textsUnder(sheet, 'employee').filter(
    ({ text, words }) => firmName(text) === null && !isCaption(sheet, words),
  )
  const whole = under.flatMap((cell) => {
    const text = personName(cell.text)
    return text === null ? [] : [{ ...cell, text }]
  })
  // ROSSI   DE LUCA   Maria Luisa
  const parts = (field: PeopleField) => textsUnder(sheet, field).filter(({ text }) => /^\p{L}[\p{L}'’ -]+$/u.test(text))
  const join = (surnames: readonly CellText[]) =>
    surnames.flatMap((surname) =>
      parts('given_name').flatMap((given): PrintedName[] => {
        const isSame = given.words.some((word) => surname.words.includes(word)) || surname.text.includes(given.text),
          text = isSame ? null : personName(`${surname.text} ${given.text}`)
        return text === null ? [] : [{ text, words: [...surname.words, ...given.words], page: surname.page }]
      }),
    )
  const fits = ({ text }: PrintedName) => persons.some(({ code }) => fitsFiscalCode(text, code))
  // «Name: von Stetten» beside «Vorname: Katharina»: what the caption of the whole name announces may be half of it.
  const halves = join(under.filter(({ text }) => /^\p{L}[\p{L}'’ -]+$/u.test(text)).slice(0, 1))
  const names = [...join(parts('surname')), ...halves, ...whole]
  return [...names.filter(fits), ...names.filter((name) => !fits(name))]
}

/** Below this a word that was read from pixels may be any other: a name that no code bears out is left unread then. */
const MIN_SURE = 65
const isSurelyRead = (words: readonly Word[]) => words.every(({ confidence }) => confidence >= MIN_SURE)

function employeeOf(sheet: Sheet<string>, labelled: readonly PrintedName[], code: PrintedCode | null): Read | null {
  const proven =
    code?.kind === 'fiscal_code'
      ? (labelled.find(({ text }) => fitsFiscalCode(text, code.code)) ?? nameByFiscalCode(sheet.rows, code.code))
      : null
  const name =
    proven ??
    [...labelled, addressee(sheet), aboveAddress(sheet)].find((one) => one !== null && isSurelyRead(one.words))
  return name ? read(name.text, name) : null
}

/** «Herrn / Max Mustermann», «Gent.ma Sig.ra ROSSI ANNA»: the form of address stands before the name or over it. */
function addressee({ rows, page }: Sheet<string>): PrintedName | null {
  for (const [index, row] of rows.entries())
    for (const cell of cellsOn(row)) {
      if (
        !/^(?:Herrn?|Frau|Sig(?:\.|nor|nora|\.ra)?|Gent(?:\.ma|\.mo|ile)?|Egr(?:\.|egio)?|Ciao)$/iu.test(cell[0]!.text)
      )
        continue
      const after = personName(textOf(cell))
      if (after !== null) return { text: after, words: cell.slice(1, 1 + after.split(' ').length), page: page.number }
      const below = rows
        .slice(index + 1, index + 3)
        .flatMap((next) => cellsOn(next))
        .find((words) => Math.abs(words[0]!.x0 - cell[0]!.x0) < 20)
      const name = below && personName(textOf(below))
      if (below && name) return { text: name, words: below, page: page.number }
    }
  return null
}

// 50823 Köln   D-50823 Köln   20154 MILANO MI
const TOWN = /^(?:D-)?\d{5} \p{Lu}/u

/**
 * «Jürgen Weiß / Venloer Straße 241 / 50823 Köln»: the one person over a street and a town, without a form of address.
 * Of two it is unknown which is paid.
 */
function aboveAddress({ rows, page }: Sheet<string>): PrintedName | null {
  const cells = rows.filter(({ y0 }) => y0 < page.height / 2).flatMap((row) => cellsOn(row))
  const above = (words: readonly Word[]) => {
    const { x0, y0, y1 } = words[0]!
    return cells.findLast(
      ([other]) => Math.abs(other!.x0 - x0) < 6 && y0 - other!.y0 > 0.4 * (y1 - y0) && y0 - other!.y0 < 2 * (y1 - y0),
    )
  }
  const named = cells
    .filter((words) => TOWN.test(textOf(words)))
    .flatMap((town): PrintedName[] => {
      const street = above(town),
        name = street && /\d/.test(textOf(street)) ? above(street) : undefined
      return name && personName(textOf(name)) === textOf(name) && firmName(textOf(name)) === null
        ? [{ text: textOf(name), words: name, page: page.number }]
        : []
    })
  return new Set(named.map(({ text }) => text)).size === 1 ? named[0]! : null
}

/** `VWL Arbeitgeber   163,77`, or the amount beneath: a part of the pay. */
const announcesAmount = ({ amounts, rows }: Sheet<string>, { row, x0, x1 }: Sheet<string>['hits'][number]): boolean =>
  amounts.some(
    (amount) =>
      (amount.row === row &&
        amount.x0 >= x1 &&
        !rows[row]!.words.some((word) => word.x0 >= x1 && word.x1 <= amount.x0)) ||
      (amount.row === row + 1 && amount.x0 < x1 && amount.x1 > x0),
  )

const isCaption = ({ hits }: Sheet<string>, words: readonly Word[]): boolean =>
  hits.some((hit) => hit.exact && words.every((word) => hit.words.includes(word)))

/** Captions that names of firms begin with too: «Società Agricola Poggio S.S.». */
const OF_NAMES = /^(?:societ[aà]|azienda|ente|impresa|gesellschaft)$/i
// VIA DEI MILLE 4   Piazza Duomo 1
const STREET = /^(?:via|viale|piazza|corso|largo|strada)\s/i

/**
 * A firm under its label, anything else under its label (a ministry, a household), or a firm in the upper part of the
 * page.
 */
function employerOf(sheet: Sheet<string>, employee: Read | null): Read | null {
  const side = valueSide(sheet),
    captions = hitsOf(sheet, 'employer')
      .filter(({ exact, words }) => exact || !OF_NAMES.test(words.at(-1)!.text))
      .filter((hit) => !announcesAmount(sheet, hit))
  // Where the form has shown on which side of its captions their values stand, the other side holds other captions.
  const beside =
    side === null
      ? []
      : captions.flatMap((hit) => textsAt(sheet, hit, side)).filter(({ words }) => !isCaption(sheet, words))
  const labelled = [...beside, ...(beside.length > 0 ? [] : captions.flatMap((hit) => textsOf(sheet, hit)))]
    .map((cell) => ({
      ...cell,
      text: firmName(cell.text) ?? cell.text.replace(/^\d+\s*[-–/]?\s*/, '').replace(/\s+[-–/]$/, ''),
    }))
    .filter(
      ({ text }) =>
        /\p{L}{3}/u.test(text) &&
        !/\d{4}/.test(text) &&
        !isFormWord(text) &&
        !STREET.test(text) &&
        personName(text) !== employee?.value,
    )
  const unlabelled = sheet.rows
    .filter(({ y0 }) => y0 < sheet.page.height * 0.45)
    .flatMap((row) => cellsOn(row))
    .flatMap((words) => {
      const text = firmName(textOf(words))
      return text === null || isRunningText(text) ? [] : [{ text, words, page: sheet.page.number }]
    })
  const firm =
    labelled.find(({ text }) => firmName(text) !== null) ??
    labelled[0] ??
    unlabelled[0] ??
    // Of an address alone it is unknown whether it is the employer's or theirs who is paid.
    (employee && senderOf(sheet, employee.value)) ??
    letterhead(sheet, employee)
  return firm ? read(firm.text, firm) : null
}

/** Who stands over a street and a town and is not the person paid: «COMUNE DI LECCO / Piazza Diaz 1 - 23900 Lecco». */
function letterhead({ rows, page }: Sheet<string>, employee: Read | null): PrintedName | null {
  const cells = rows.filter(({ y0 }) => y0 < page.height / 3).flatMap((row) => cellsOn(row))
  const heads = cells.flatMap((words): PrintedName[] => {
    if (!/(?:^|\s)(?:D-)?\d{5} \p{Lu}/u.test(textOf(words)) || isSenderLine(textOf(words))) return []
    const { x0, y0, y1 } = words[0]!
    const above = cells.findLast(
      ([other]) => Math.abs(other!.x0 - x0) < 6 && y0 - other!.y0 > 0.4 * (y1 - y0) && y0 - other!.y0 < 2.2 * (y1 - y0),
    )
    if (!above) return []
    const text = textOf(above)
    const isPaid = employee !== null && mayBeOf(text, employee.value)
    return /\d/.test(text) || isPaid || isFormsOwn(text) || !/\p{L}{3}/u.test(text)
      ? []
      : [{ text, words: above, page: page.number }]
  })
  return new Set(heads.map(({ text }) => text)).size === 1 ? heads[0]! : null
}

function employerCode(sheet: Sheet<string>, codes: readonly PrintedCode[]): PrintedCode | null {
  const companies = codes.filter(({ kind }) => kind === 'partita_iva')
  return (
    underLabel(sheet, companies, 'employer_code') ??
    underLabel(sheet, companies, 'fiscal_code') ??
    companies.find(({ words }) => words[0]!.y0 < sheet.page.height / 2) ??
    codes.find(({ kind }) => kind === 'fiscal_code') ??
    null
  )
}
