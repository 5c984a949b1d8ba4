import type { UploadType } from '@attesta/contract/document.ts'
import type { Month } from '@attesta/domain/day.ts'

/**
 * Kinds of documents that names of files tell apart; a tax certificate and a tax return are one here, as they stand for
 * one another.
 */
export type NamedKind = 'payslip' | 'bank_statement' | 'tax' | 'national_id'

/** Between the words of a name: «busta-paga», «busta_paga», «BustaPaga», «busta paga» */
const words = (...parts: string[]) => parts.join('[\\s._-]*')

const marks: Record<NamedKind, RegExp> = {
  // «cedolino 08 2026», «busta_paga», «Gehaltsabrechnung-August», «payslip»
  payslip: new RegExp(
    `cedolin[oi]|${words('bust[ae]', 'paga')}|${words('pay', 'slip')}|(gehalts|lohn|entgelt|verdienst|bezüge)abrechnung|gehaltszettel`,
    'i',
  ),
  // «estratto-conto», «Kontoauszug_10», «bank statement»
  bank_statement: new RegExp(
    `${words('estratt[oi]', 'cont[oi]')}|konto${words('', 'auszug')}|kontoausz[uü]e?g|${words('bank', 'statement')}`,
    'i',
  ),
  // «CU 2026», «Certificazione Unica», «modello 730», «Redditi PF», «Lohnsteuerbescheinigung», «Steuerbescheid»
  tax: new RegExp(
    `(?<![a-z])${words('cu', '20\\d\\d')}|${words('certificazione', 'unica')}|${words('mod(ello)?', '730')}|` +
      `${words('redditi', 'pf')}|lohnsteuerbescheinigung|steuerbescheid`,
    'i',
  ),
  // «carta d'identità», «passaporto», «Personalausweis», «Reisepass»
  national_id: new RegExp(
    `carta[\\s._-]*(d[i'’\\s._-]*)?identit|passaporto|passport|personalausweis|reisepass|${words('tessera', 'sanitaria')}`,
    'i',
  ),
}

const kindOfType: Partial<Record<UploadType, NamedKind>> = {
  payslip: 'payslip',
  bank_statement: 'bank_statement',
  cud: 'tax',
  fiscal_doc: 'tax',
  national_id: 'national_id',
}

/**
 * Returns what a file is by its name, where that is another thing than its place is for. `undefined`: it fits, says
 * nothing, or says two things.
 */
export function otherKindIn(name: string, type: UploadType): NamedKind | undefined {
  const wanted = kindOfType[type]
  const named = (Object.keys(marks) as NamedKind[]).filter((kind) => marks[kind].test(name.normalize('NFC')))
  return wanted !== undefined && named.length === 1 && named[0] !== wanted ? named[0] : undefined
}

/** By their beginnings, in the order of the year, without accents: Italian, German, English. */
const months = [
  ['gen', 'jan'],
  ['feb'],
  ['mar', 'maer', 'mrz'],
  ['apr'],
  ['mag', 'mai', 'may'],
  ['giu', 'jun'],
  ['lug', 'jul'],
  ['ago', 'aug'],
  ['set', 'sep'],
  ['ott', 'okt', 'oct'],
  ['nov'],
  ['dic', 'dez', 'dec'],
]
const fullNames = [
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  'januar|februar|maerz|marz|april|mai|juni|juli|august|september|oktober|november|dezember',
  'january|february|march|may|june|july|october|december',
  'gen|feb|mar|mrz|apr|mag|giu|lug|ago|set|sett|ott|nov|dic|jan|jun|jul|aug|sep|sept|okt|oct|dez|dec',
].join('|')

/** «2026-08», «2026_8», «202608», also with the day: «2026-08-31» */
const yearFirst = /(?<!\d)(20\d\d)[\s._-]?(0[1-9]|1[0-2]|[1-9](?!\d))(?:[\s._-]?[0-3]\d)?(?!\d)/g
/** «08-2026», «8.2026», also with the day: «31.08.2026» */
const yearLast = /(?<!\d)(?:[0-3]?\d[\s._-])?(0?[1-9]|1[0-2])[\s._-](20\d\d)(?!\d)/g
/** «agosto 2026», «August_2026», «ago26» is left alone */
const wordFirst = new RegExp(`(?<![a-z])(${fullNames})[\\s._-]*(20\\d\\d)(?!\\d)`, 'g')
/** «2026 agosto» */
const wordLast = new RegExp(`(?<!\\d)(20\\d\\d)[\\s._-]*(${fullNames})(?![a-z])`, 'g')

/** The months that a name tells with their years: a month alone may be a surname, and a year alone is none. */
export function monthsIn(name: string): Month[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const numberOf = (word: string) =>
    months.findIndex((beginnings) => beginnings.some((beginning) => word.startsWith(beginning))) + 1
  const found = [
    ...[...plain.matchAll(yearFirst)].map(([, year, month]) => [year!, Number(month)] as const),
    ...[...plain.matchAll(yearLast)].map(([, month, year]) => [year!, Number(month)] as const),
    ...[...plain.matchAll(wordFirst)].map(([, word, year]) => [year!, numberOf(word!)] as const),
    ...[...plain.matchAll(wordLast)].map(([, year, word]) => [year!, numberOf(word!)] as const),
  ]
  return [...new Set(found.map(([year, month]): Month => `${year}-${String(month).padStart(2, '0')}`))].sort()
}

/**
 * Returns the latest month that a name tells, where even that lies before all months that are asked for. A later one
 * may be the day on which the document was made.
 */
export function monthTooOld(name: string, wanted: readonly Month[]): Month | undefined {
  const latest = monthsIn(name).at(-1),
    first = wanted.toSorted()[0]
  return latest !== undefined && first !== undefined && latest < first ? latest : undefined
}
