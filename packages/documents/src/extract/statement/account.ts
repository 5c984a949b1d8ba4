/** One account of a statement: its table read, its facts found, its sums weighed. */
import type { Day } from '@attesta/domain/day.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Account } from '@attesta/domain/facts/parse-result.ts'
import type { PlacedAmount } from '../../layout/amounts.ts'
import type { BankTable } from '../../formats/banks.ts'
import type { YearBounds } from '../../layout/dates.ts'
import { accountFacts } from './account-facts.ts'
import { balancesOf, tellsBalance, type BalanceMark } from './balances.ts'
import { amountColumns, dateColumns, standsApart, within, type Role } from './columns.ts'
import { counterpartiesOf } from './counterparties.ts'
import { datedLines } from './dated-lines.ts'
import { dayRoles, isValuedAsBanksDo } from './day-roles.ts'
import { holdersOf } from './holders.ts'
import { bestReading, type Judged, type Span } from './hypotheses.ts'
import type { Line } from './line.ts'
import { breakOf } from './links.ts'
import { periodOf } from './period.ts'
import { daysAreBorneOut, hasBelievableValue, type DatedRow } from './pixel-days.ts'
import { placedBalances, withoutWordedSigns } from './placed-balances.ts'
import { BLOCK_LINES, placedRows, type PlacedRow } from './placed-rows.ts'
import type { Table } from './reading.ts'
import type { Section } from './sections.ts'

export interface ReadAccount {
  account: Account
  country: string | null
  rows: PlacedRow[]
  opening: BalanceMark | null
  closing: BalanceMark | null
  /** opening + Σ − closing in cents when both are printed. */
  difference: number | null
  /**
   * Do the printed balances bear out the columns as they were read, even if they leave the oldest booking unchecked?
   */
  isBorneOut: boolean
  places: { iban: Line | null; holders: Line | null }
  /** What the titles over the columns say. */
  titles: Role[]
}

/** `null` when the section shows neither bookings nor two balances. */
export function readAccount(
  all: readonly Line[],
  section: Section,
  bounds: YearBounds,
  banks: BankTable,
): ReadAccount | null {
  const lines = all.slice(section.from, section.to)
  const { table, judged, openings, closings } = readTables(lines, section, bounds)
  if (!judged && !(openings.length > 0 && closings.length > 0)) return null
  const rows = judged ? placedRows(judged, lines, table, bounds) : []
  const days = rows.map((row) => datedRow(row, table))
  const counterparties = counterpartiesOf(
    rows.map(({ firstLine, description, cents }) => ({ first: firstLine, whole: description, cents })),
  )
  const heads = headsOf(lines, rows)
  const documentHeads = headsOf(all, rows)
  const isAbove = (line: Line) => line.index < (rows[0]?.lines[0]?.index ?? section.to)
  const facts = accountFacts(heads, documentHeads, isAbove, banks),
    holders = holdersOf(heads, documentHeads.filter(isAbove), heads.filter(isAbove))
  const opening = judged ? judged.proof.opening : (openings[0] ?? null),
    closing = judged ? judged.proof.closing : (closings[0] ?? null)
  const difference = judged ? differenceOf(judged) : opening && closing ? opening.cents - closing.cents : null
  const signedOf = (mark: BalanceMark) => decimal(balanceCents(mark, judged, table))
  return {
    account: {
      bank: facts.bank,
      abi: facts.abi,
      blz: facts.blz,
      iban: facts.iban,
      bic: facts.bic,
      holders: holders.names,
      currency: currencyOf(
        heads,
        rows.map(({ amount }) => amount),
      ),
      period: periodOf(
        heads,
        documentHeads,
        bounds,
        dayOfBalance(opening, openings),
        dayOfBalance(closing, closings),
        rows.map(({ booked }) => booked),
        documentHeads.filter(isAbove),
      ),
      opening_balance: opening && signedOf(opening),
      closing_balance: closing && signedOf(closing),
      reconciled: reconciledOf(judged, difference, days, table),
      transactions: rows.map((row, at) => ({
        booked_on: row.booked,
        value_on: hasBelievableValue(days[at]!) ? row.value : null,
        description: row.description,
        amount: decimal(row.cents),
        balance: row.balance === null ? null : decimal(row.balance),
        page: row.page,
        counterparty: counterparties[at]!,
      })),
    },
    country: facts.country,
    rows,
    opening,
    closing,
    difference,
    isBorneOut: judged?.proven ?? false,
    places: { iban: facts.ibanLine, holders: holders.line },
    titles: table.columns.flatMap((column) => column.titled ?? []),
  }
}

interface ReadTables {
  table: Table
  judged: Judged | null
  openings: BalanceMark[]
  closings: BalanceMark[]
}

/** By the balances that words name; where those prove nothing, also by what stands in a balance's place. */
function readTables(lines: readonly Line[], section: Section, bounds: YearBounds): ReadTables {
  const named = balancesOf(lines, bounds)
  const read = (marks: readonly BalanceMark[], hasUnnamed: boolean): ReadTables => {
    const table = tableOf(lines, marks, bounds)
    const { openings, closings } = candidatesOf(marks, lines, table, hasUnnamed)
    return { table, judged: bestReading(table, spansOf(lines, marks, section), openings, closings), openings, closings }
  }
  const first = read(named, false)
  if (!first.judged || (first.judged.proven && first.judged.proof.opening !== null)) return first
  const { beside, inRows } = placedBalances(lines, first.table, first.judged, named, bounds)
  for (const placed of [beside, ...(inRows.length > 0 ? [[...beside, ...inRows]] : [])]) {
    const other = read([...withoutWordedSigns(named), ...placed], true)
    if (other.judged?.proven && other.judged.proof.by === 'sums') return other
  }
  return first
}

/**
 * What the sums differ by; where they close, or have no ends, what the first running balance that does not follow
 * differs by.
 */
const differenceOf = ({ proof, reading }: Judged): number | null =>
  proof.difference || breakOf(reading.rows, proof.opening?.cents ?? null) || proof.difference

/** The day of a balance, also where it is printed a second time and only there with its day. */
const dayOfBalance = (mark: BalanceMark | null, candidates: readonly BalanceMark[]): Day | null =>
  mark && (mark.day ?? candidates.find((other) => other.cents === mark.cents && other.day !== null)?.day ?? null)

/** An unsigned balance that stands in the column of debits is one. */
const balanceCents = (mark: BalanceMark, judged: Judged | null, table: Table) => {
  const debit = judged ? judged.reading.hypothesis.roles.indexOf('debit') : -1
  return !mark.signed && debit >= 0 && within(mark.amount, table.columns[debit]!) ? -mark.cents : mark.cents
}

/**
 * `false` only over an amount by which the sums differ; where a proof is wanting, or more than one reading remains,
 * nothing is said.
 */
function reconciledOf(
  judged: Judged | null,
  difference: number | null,
  days: readonly DatedRow[],
  table: Table,
): boolean | null {
  if (!judged) return difference === null ? null : difference === 0
  // Running balances check every booking against the one before it, and so the oldest only against an opening balance.
  if (judged.proven)
    return judged.proof.opening !== null &&
      (table.areDaysDecided || isValuedAsBanksDo(judged.reading.rows)) &&
      table.areDaysPaired &&
      judged.areDaysUnique &&
      daysAreBorneOut(days)
      ? true
      : null
  return difference === null || difference === 0 || judged.isOpen ? null : false
}

function datedRow({ booked, value, dateAt, amount }: PlacedRow, table: Table): DatedRow {
  const { booked: own, dateWords } = table.dated[dateAt]!
  return {
    booked,
    value,
    hasOwnDay: own !== null,
    confidence: Math.min(...[...(dateWords.size > 0 ? dateWords : amount.words)].map(({ confidence }) => confidence)),
  }
}

function tableOf(lines: readonly Line[], marks: readonly BalanceMark[], bounds: YearBounds): Table {
  const headings = lines.filter((line) => line.kind === 'heading')
  const indexOf = new Map(lines.map((line, index) => [line, index]))
  const markLines = new Set([
    ...marks.map((mark) => indexOf.get(mark.line)!),
    ...lines.flatMap((line, index) => (tellsBalance(line) ? [index] : [])),
  ])
  const ended = lines.findIndex(({ kind }, index) => kind === 'annex' && index > 0)
  const ofTable = ended < 0 ? lines : lines.slice(0, ended)
  const dateCols = dateColumns(
    ofTable.filter((line, index) => !markLines.has(index) && hasAmountNear(lines, index)),
    headings,
  )
  const days = dayRoles(dateCols, ofTable, bounds)
  const { lines: dated, isPaired } = datedLines(lines, days.columns, bounds, markLines)
  const firstBooked = dated.findIndex((entry, index) => entry.booked !== null && !markLines.has(index))
  const annex = annexAfter(lines, firstBooked)
  // Below the balance after the last booking stand notices and adverts, whose amounts make no columns.
  const lastBooked = dated.findLastIndex(
    (entry, index) => entry.booked !== null && !markLines.has(index) && index < annex,
  )
  const end = Math.min(annex, ...[...markLines].filter((index) => index > lastBooked))
  const block = lines.filter(
    (_, index) =>
      !markLines.has(index) &&
      index >= firstBooked &&
      index < end &&
      dated.slice(Math.max(0, index - BLOCK_LINES), index + 1).some((entry) => entry.booked),
  )
  const columns = firstBooked < 0 ? [] : amountColumns(block, headings)
  const cells = lines.map((line) => columns.map((column) => line.amounts.find((amount) => within(amount, column))))
  const usualSign = columns.map((_, index) =>
    usualSignOf(
      cells
        .filter((__, at) => at < annex && !markLines.has(at) && lines[at]!.kind === 'plain')
        .map((row) => row[index]),
    ),
  )
  return { dated, columns, cells, markLines, usualSign, areDaysDecided: days.isDecided, areDaysPaired: isPaired }
}

/** A date column counts only beside amounts: a letter's date or a period is none. */
const hasAmountNear = (lines: readonly Line[], at: number) =>
  lines.slice(at, at + 4).some((line) => line.amounts.length > 0) || hasAmountInBlock(lines, at)

/** A booking of many lines may print its amount on the last of them, before the next day. */
function hasAmountInBlock(lines: readonly Line[], at: number): boolean {
  for (let index = at + 1; index < Math.min(lines.length, at + BLOCK_LINES); index++) {
    const [above, line] = [lines[index - 1]!, lines[index]!]
    if (line.kind !== 'plain' || line.page !== above.page || line.y0 - above.y1 > CLOSE * (line.y1 - line.y0))
      return false
    if (line.dates.some((date) => standsApart(line, date))) return false
    if (line.amounts.length > 0) return true
  }
  return false
}
/** Lines of one booking follow each other so closely, in heights of their letters. */
const CLOSE = 0.8

/** Where the words say that the bookings end: the first annex after the first booking; else the end. */
const annexAfter = (lines: readonly Line[], firstBooked: number): number => {
  const at = lines.findIndex((line, index) => index > firstBooked && line.kind === 'annex')
  return at < 0 ? lines.length : at
}

function usualSignOf(amounts: readonly (PlacedAmount | undefined)[]): -1 | 0 | 1 {
  const count = (sign: number) => amounts.filter((amount) => amount?.sign === sign).length
  const most = Math.max(count(-1), count(0), count(1))
  return most === count(0) ? 0 : most === count(-1) ? -1 : 1
}

/** The stretches of lines worth reading: all, and those bounded by printed balances and annexes. */
function spansOf(lines: readonly Line[], marks: readonly BalanceMark[], section: Section): Span[] {
  const places = [...new Set(marks.map((mark) => mark.line.index - section.from))].sort((a, b) => a - b)
  const firstBooking = lines.findIndex(
    (line, index) =>
      line.kind === 'plain' && line.dates.length > 0 && line.amounts.length > 0 && !places.includes(index),
  )
  const annex = annexAfter(lines, firstBooking)
  const starts = [...new Set([0, ...places.slice(0, 5)])],
    ends = [...new Set([annex, lines.length, ...places.slice(-5)])]
  return starts.flatMap((from) =>
    ends.filter((to) => to > from).map((to) => ({ from, to, extra: to > annex || from > 0 || to < annex })),
  )
}

/** Opening and closing candidates, best first; balances «at a day» open or close by their day, else by their place. */
function candidatesOf(
  marks: readonly BalanceMark[],
  lines: readonly Line[],
  table: Table,
  isSecondTry: boolean,
): { openings: BalanceMark[]; closings: BalanceMark[] } {
  const openings = marks.filter((mark) => mark.kind === 'opening'),
    closings = marks.filter((mark) => mark.kind === 'closing')
  const days = table.dated.flatMap((entry) => entry.booked ?? []).sort()
  const firstLine = table.dated.findIndex((entry) => entry.booked)
  const inTime = table.dated.flatMap((entry) => entry.booked ?? [])
  const isDescending = inTime.length > 1 && inTime[0]! > inTime.at(-1)!
  for (const mark of marks.filter((m) => m.kind === 'dated')) {
    const isAbove = lines.indexOf(mark.line) <= firstLine
    ;(opensBy(mark, days, isAbove, isDescending) ? openings : closings).push(mark)
  }
  closings.reverse()
  if (!isSecondTry) return { openings, closings }
  // Words of balances may mislead: each may be either end when the sums say so, after those that words name.
  const others = (some: readonly BalanceMark[]) =>
    marks.filter((mark) => (mark.kind === 'dated' || mark.kind === 'unnamed') && !some.includes(mark))
  return { openings: [...openings, ...others(openings)], closings: [...closings, ...others(closings)] }
}

/**
 * A balance before the first day opens, one after the last closes; one of a day between does as it stands to the
 * bookings and they to time.
 */
function opensBy({ day }: BalanceMark, days: readonly Day[], isAbove: boolean, isDescending: boolean): boolean {
  const [first, last] = [days[0], days.at(-1)]
  if (day !== null && first !== undefined && first !== last) {
    if (day < first) return true
    if (day > last!) return false
    if (isAbove && (day === first || day === last)) return day === first
  }
  return isAbove !== (isDescending && day !== null)
}

/** Lines that belong to no booking. */
function headsOf(lines: readonly Line[], rows: readonly PlacedRow[]): Line[] {
  const booked = new Set(rows.flatMap((row) => row.lines))
  return lines.filter((line) => !booked.has(line))
}

function currencyOf(lines: readonly Line[], amounts: readonly PlacedAmount[]): string {
  const other = lines
    .map((line) => /\b(?:valuta|divisa|wahrung|currency|conto in|konto in) (usd|chf|gbp|eur)\b/.exec(line.folded)?.[1])
    .find((code) => code !== undefined)
  return other?.toUpperCase() ?? markedCurrency(amounts) ?? 'EUR'
}

/** What most amounts of the bookings are marked with. */
function markedCurrency(amounts: readonly PlacedAmount[]): string | null {
  const marks = amounts.map(({ words }) => /CHF|GBP|£/.exec(words.map(({ text }) => text).join(' '))?.[0])
  const code = marks.find((mark) => mark !== undefined)
  return code !== undefined && marks.filter((mark) => mark === code).length * 2 > amounts.length
    ? code.replace('£', 'GBP')
    : null
}
