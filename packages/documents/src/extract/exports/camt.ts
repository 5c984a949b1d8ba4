/** XML statements (ISO 20022, CAMT.053 in any version). Documents with a type declaration are refused: they could define entities without end. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isDay, type Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { isIban } from '../../layout/ibans.ts'
import type { ExportedAccount, ExportedRow } from './exported-account.ts'
import { writtenAmount } from './written-amount.ts'

/** Every element is a list, so that one entry and many are read alike; text stays text. */
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', removeNSPrefix: true, parseTagValue: false, parseAttributeValue: false, alwaysCreateTextNode: true, isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute })

type Element = { [name: string]: Element[] } & { '#'?: unknown }

/** The elements at the end of a path of names. */
const all = (element: Element | undefined, ...path: string[]): Element[] => path.reduce<Element[]>((found, name) => found.flatMap((one) => one[name] ?? []), element ? [element] : [])
const text = (element: Element | undefined, ...path: string[]): string | null => {
  const found = all(element, ...path)[0]?.['#']
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null
}

const dayAt = (element: Element | undefined, name: string): Day | null => {
  const day = (text(element, name, 'Dt') ?? text(element, name, 'DtTm'))?.slice(0, 10)
  return day !== undefined && isDay(day) ? day : null
}

const centsOf = (element: Element): Cents | null => {
  const amount = text(element, 'Amt'), cents = amount === null ? null : writtenAmount(amount)
  return cents === null ? null : text(element, 'CdtDbtInd') === 'DBIT' ? -cents : cents
}

/** `OPBD`: opening; `PRCD`: what the last statement closed with; `CLBD`: closing. */
const balanceOf = (statement: Element, ...codes: string[]): Cents | null => {
  const found = codes.flatMap((code) => all(statement, 'Bal').filter((balance) => text(balance, 'Tp', 'CdOrPrtry', 'Cd') === code))[0]
  return found ? centsOf(found) : null
}

const isBooked = (entry: Element) => (text(entry, 'Sts', 'Cd') ?? text(entry, 'Sts') ?? 'BOOK') === 'BOOK'

function wordsOf(entry: Element): string {
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const party = text(entry, 'CdtDbtInd') === 'DBIT' ? 'Cdtr' : 'Dbtr'
  const said = details.flatMap((one) => [text(one, 'RltdPties', party, 'Nm') ?? text(one, 'RltdPties', party, 'Pty', 'Nm'), ...all(one, 'RmtInf', 'Ustrd').map((line) => text(line))])
  return [text(entry, 'AddtlNtryInf'), ...said].filter((words) => words !== null).join(' ').replace(/\s+/g, ' ')
}

/** An entry's own mark of debit already counts a reversal's turn. `null` when it lacks its day or amount. */
function rowOf(entry: Element): ExportedRow | null {
  const booked = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt'), cents = centsOf(entry)
  return booked && cents !== null ? { booked, value: dayAt(entry, 'ValDt'), cents, balance: null, words: wordsOf(entry) } : null
}

function accountOf(statement: Element): ExportedAccount | null {
  const rows = all(statement, 'Ntry').filter(isBooked).map(rowOf)
  if (rows.some((row) => row === null)) return null
  const iban = text(statement, 'Acct', 'Id', 'IBAN'), holder = text(statement, 'Acct', 'Ownr', 'Nm')
  const from = text(statement, 'FrToDt', 'FrDtTm')?.slice(0, 10) ?? null, to = text(statement, 'FrToDt', 'ToDtTm')?.slice(0, 10) ?? null
  return {
    iban: iban && isIban(iban) ? iban : null, blz: text(statement, 'Acct', 'Svcr', 'FinInstnId', 'ClrSysMmbId', 'MmbId'), bic: text(statement, 'Acct', 'Svcr', 'FinInstnId', 'BICFI') ?? text(statement, 'Acct', 'Svcr', 'FinInstnId', 'BIC'),
    holders: holder ? [holder] : [], currency: text(statement, 'Acct', 'Ccy') ?? 'EUR', period: from && to && isDay(from) && isDay(to) ? { from, to } : null,
    opening: balanceOf(statement, 'OPBD', 'PRCD'), closing: balanceOf(statement, 'CLBD'), rows: rows.filter((row) => row !== null),
  }
}

/** `null` when it is no such statement, or one that lacks what makes up an entry. */
export function readCamt(xml: string): ExportedAccount[] | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml) || XMLValidator.validate(xml) !== true) return null
  const statements = all(parser.parse(xml) as Element, 'Document', 'BkToCstmrStmt', 'Stmt').map(accountOf)
  return statements.length > 0 && statements.every((account) => account !== null) ? statements : null
}
