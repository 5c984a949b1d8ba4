/** The sender's own line over the window of a letter: «Krause Reinigung - Vogelsanger Straße 78, 50823 Köln». */
import { compareNames, personNameFrom } from '@attesta/domain/person-name.ts'
import { textOf } from '../../layout/rows.ts'
import type { Word } from '../../read/word.ts'
import { isFormWord, isNoEmployer, type PrintedName } from './names.ts'
import { cellsOn, type Sheet } from './sheet.ts'

const PART = String.raw`(?:\s[-–—]\s|\s?[·•∙|*,;]\s?)`
const STREET = String.raw`(?:\p{L}[^·•∙|*,;]*\s\d{1,4}\s?\p{Ll}?(?:\s?[-–/+]\s?\d{1,4}\s?\p{Ll}?)?|Postfach[\d\s]+)`
const SENDER = new RegExp(String.raw`^(\p{L}.*?)${PART}${STREET}${PART}(?:D-)?\d{5}\s\p{Lu}`, 'u')

/** Titles of forms and their captions, which stand over an address or before a number. */
const ofForm =
  /^(?:personal|datum|seite|kostenst|abteil|lager|blatt|wohnhaft|anschrift|adresse|residen|domicili)|abrechnung|nachweis|mitteilung|cedolino|busta paga|prospetto/i

/** Offices, insurers of health and bureaus, whose addresses stand on payslips too. */
const ofOthers =
  /^(?:techniker|barmer|dak|ikk|bkk|knappschaft|kkh|hkk|finanzamt|agentur|familienkasse|minijob|bundesknappschaft|berufsgenossenschaft|bg )\b|^aok\b|lohnb(?:uro|üro)|buchhaltung|payroll/iu

export const isFormsOwn = (text: string): boolean => ofForm.test(text) || isFormWord(text)

/** Whether a printed name may be theirs who is paid, with a form of address or another given name. */
export const mayBeOf = (text: string, employee: string): boolean => {
  const answer = compareNames(text, personNameFrom(employee))
  return answer === 'same' || (answer === 'unknown' && wordsOf(employee).some((word) => wordsOf(text).includes(word)))
}
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Whether a text is a whole address with its name before it. */
export const isSenderLine = (text: string): boolean => SENDER.test(text)

const nameIn = (text: string): string | null => {
  const name = SENDER.exec(text)?.[1]?.trim()
  return name !== undefined &&
    /\p{L}{3}/u.test(name) &&
    !/\d{3}|:/.test(name) &&
    !isNoEmployer(name) &&
    !ofOthers.test(name) &&
    !isFormsOwn(name)
    ? name
    : null
}

/** The one sender in the upper third of the page; `employee`: who is paid, and is none. Null where there are several. */
export function senderOf({ rows, page }: Sheet<string>, employee: string): PrintedName | null {
  const senders = rows
    .filter(({ y0 }) => y0 < page.height / 3)
    // A wide mark parts the cells of the line.
    .flatMap((row): (readonly Word[])[] => [...cellsOn(row), row.words])
    .flatMap((words): PrintedName[] => {
      const text = nameIn(textOf(words))
      return text === null || mayBeOf(text, employee)
        ? []
        : [{ text, words: words.slice(0, text.split(' ').length), page: page.number }]
    })
  return new Set(senders.map(({ text }) => text)).size === 1 ? senders[0]! : null
}
