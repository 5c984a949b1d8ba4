/**
 * XML statements, account reports and notifications (ISO 20022, CAMT.053, .052 and .054 in any version). A notification
 * has no balances, and so no proof. Documents with a type declaration are refused: they could define entities without
 * end.
 */
import { XMLValidator } from 'fast-xml-parser'
import { addDays, isDay, type Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { isIban } from '../../layout/ibans.ts'
import { UnreadableLine } from '../../read/refusal-of-file.ts'
import { attribute, elements, readXml, textOf, type Xml } from '../../read/xml.ts'
import type { ExportedRow } from './exported-account.ts'
import type { Sheet } from './join-sheets.ts'

const text = (element: Xml | undefined, ...path: string[]): string | null =>
  textOf(elements(element, ...path)[0]).trim() || null

/** A day, whether alone, with a time, or as a choice of the two. */
const dayAt = (element: Xml | undefined, ...path: string[]): Day | null => {
  const day = (text(element, ...path, 'Dt') ?? text(element, ...path, 'DtTm') ?? text(element, ...path))?.slice(0, 10)
  return day !== undefined && isDay(day) ? day : null
}

// 650   650.00   650.00000 (XML's own decimals: the dot never parts thousands)
const DECIMAL = /^(\d{1,11})(?:\.(\d{1,2})0*)?$/

/** `null` without an amount in whole cents, or without the mark of its side. */
function centsOf(element: Xml): Cents | null {
  const match = DECIMAL.exec(text(element, 'Amt') ?? ''),
    side = text(element, 'CdtDbtInd')
  if (!match || (side !== 'CRDT' && side !== 'DBIT')) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return side === 'DBIT' ? -cents : cents
}

const currencyOf = (element: Xml): string | null => attribute(elements(element, 'Amt')[0] ?? {}, 'Ccy')?.trim() ?? null

interface Balance {
  cents: Cents | null
  day: Day | null
}

/**
 * `OPBD`: opening; `PRCD`: what the last statement closed with; `ITBD`: between two pages of one statement; `CLBD`:
 * closing.
 */
function balancesOf(statement: Xml): { opening: Balance | undefined; closing: Balance | undefined } {
  const coded = (wanted: string): Balance[] =>
    elements(statement, 'Bal')
      .filter((balance) => text(balance, 'Tp', 'CdOrPrtry', 'Cd') === wanted)
      .map((balance) => ({ cents: centsOf(balance), day: dayAt(balance, 'Dt') }))
  const [opened] = coded('OPBD'),
    [closed] = coded('CLBD'),
    between = coded('ITBD')
  // The balance of the evening before.
  const before = coded('PRCD').map(({ cents, day }): Balance => ({ cents, day: day && addDays(day, 1) }))[0]
  return {
    opening: opened ?? before ?? (closed || between.length > 1 ? between[0] : undefined),
    closing: closed ?? between.at(-1),
  }
}

const isBooked = (entry: Xml) => (text(entry, 'Sts', 'Cd') ?? text(entry, 'Sts') ?? 'BOOK') === 'BOOK'

function wordsOf(entry: Xml): string {
  const details = elements(entry, 'NtryDtls', 'TxDtls')
  const party = text(entry, 'CdtDbtInd') === 'DBIT' ? 'Cdtr' : 'Dbtr'
  const said = details.flatMap((one) => [
    text(one, 'RltdPties', party, 'Nm') ?? text(one, 'RltdPties', party, 'Pty', 'Nm'),
    ...elements(one, 'RmtInf', 'Ustrd').map((line) => text(line)),
  ])
  return [text(entry, 'AddtlNtryInf'), ...said]
    .filter((words) => words !== null)
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** An entry's own mark of debit already counts a reversal's turn. `null` when it lacks its day or amount. */
function rowOf(entry: Xml): ExportedRow | null {
  const booked = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt'),
    cents = centsOf(entry)
  return booked && cents !== null
    ? { booked, value: dayAt(entry, 'ValDt'), cents, balance: null, words: wordsOf(entry) }
    : null
}

// <Ntry>   <ns2:Ntry>
const ENTRY = /<(?:\w+:)?Ntry[\s>]/g

/** The line of the file on which an entry begins, counted over all accounts. */
function lineOfEntry(xml: string, number: number): number {
  const start = [...xml.matchAll(ENTRY)][number]?.index ?? 0
  return xml.slice(0, start).split('\n').length
}

/**
 * `null` when an entry is in another currency than the account.
 * @throws UnreadableLine when an entry lacks its day or amount
 */
function sheetOf(statement: Xml, xml: string, entriesBefore: number): Sheet | null {
  const entries = elements(statement, 'Ntry')
  const rows = entries.map((entry, at) => {
    if (!isBooked(entry)) return null
    const row = rowOf(entry)
    if (row === null) throw new UnreadableLine(lineOfEntry(xml, entriesBefore + at))
    return row
  })
  const currency =
    text(statement, 'Acct', 'Ccy') ??
    [...elements(statement, 'Bal'), ...entries].map(currencyOf).find((one) => one !== null) ??
    'EUR'
  if (entries.some((entry) => (currencyOf(entry) ?? currency) !== currency)) return null
  const iban = text(statement, 'Acct', 'Id', 'IBAN'),
    holder = text(statement, 'Acct', 'Ownr', 'Nm'),
    { opening, closing } = balancesOf(statement)
  const from = dayAt(statement, 'FrToDt', 'FrDtTm') ?? opening?.day,
    to = dayAt(statement, 'FrToDt', 'ToDtTm') ?? closing?.day
  return {
    number: iban ?? text(statement, 'Acct', 'Id', 'Othr', 'Id') ?? '',
    account: {
      iban: iban && isIban(iban) ? iban : null,
      blz: text(statement, 'Acct', 'Svcr', 'FinInstnId', 'ClrSysMmbId', 'MmbId'),
      bic:
        text(statement, 'Acct', 'Svcr', 'FinInstnId', 'BICFI') ?? text(statement, 'Acct', 'Svcr', 'FinInstnId', 'BIC'),
      holders: holder ? [holder] : [],
      currency,
      period: from && to && from <= to ? { from, to } : null,
      opening: opening?.cents ?? null,
      closing: closing?.cents ?? null,
      rows: rows.filter((row) => row !== null),
    },
  }
}

/**
 * `null` when it is no such statement.
 * @throws UnreadableLine when an entry lacks what makes it up
 */
export function readCamt(xml: string): Sheet[] | null {
  if (XMLValidator.validate(xml) !== true) return null
  const document = elements(readXml(xml) ?? undefined, 'Document')[0]
  const accounts = [
    ...elements(document, 'BkToCstmrStmt', 'Stmt'),
    ...elements(document, 'BkToCstmrAcctRpt', 'Rpt'),
    ...elements(document, 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ]
  const counts = accounts.map((account) => elements(account, 'Ntry').length),
    before = (at: number) => counts.slice(0, at).reduce((sum, count) => sum + count, 0)
  const sheets = accounts.map((account, at) => sheetOf(account, xml, before(at))),
    whole = sheets.filter((sheet) => sheet !== null)
  return whole.length > 0 && whole.length === sheets.length ? whole : null
}
