/** One account of a statement: its table read, its facts found, its sums weighed. */
import type { Day } from '@attesta/domain/day.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Account } from '@attesta/domain/facts/parse-result.ts'
import type { PlacedAmount } from '../../layout/amounts.ts'
import type { BankTable } from '../../formats/banks.ts'
import type { YearBounds } from '../../layout/dates.ts'
import { accountFacts } from './account-facts.ts'
import { banksThatDiffer, misprintedIban } from './account-number.ts'
import type { BalanceMark } from './balances.ts'
import { within, type Role } from './columns.ts'
import { counterpartiesOf } from './counterparties.ts'
import { asBanksValue, isValuedAsBanksDo } from './day-roles.ts'
import { holdersOf } from './holders.ts'
import { haveAlikeDays } from './idle-days.ts'
import type { Judged } from './hypotheses.ts'
import type { Line } from './line.ts'
import { breakOf } from './links.ts'
import { periodOf } from './period.ts'
import { daysAreBorneOut, hasBelievableValue, type DatedRow } from './pixel-days.ts'
import { placedRows, type PlacedRow } from './placed-rows.ts'
import { readTables } from './read-tables.ts'
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
  /** Above the bookings: a number with wrong check digits, and two banks where its code is another's. */
  misprinted: ReturnType<typeof misprintedIban>
  banks: ReturnType<typeof banksThatDiffer>
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
  const placed = judged ? placedRows(judged, lines, table, bounds) : [],
    rows = !table.areDaysDecided && table.areDaysOfTwo ? asBanksValue(placed) : placed
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
      reconciled: reconciledOf(judged, difference, rows, table),
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
    misprinted: misprintedIban(heads.filter(isAbove)),
    banks: banksThatDiffer(facts.iban, documentHeads.filter(isAbove), banks),
    titles: table.columns.flatMap((column) => column.titled ?? []),
  }
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
  rows: readonly PlacedRow[],
  table: Table,
): boolean | null {
  if (!judged) return difference === null ? null : difference === 0
  // Running balances check every booking against the one before it, and so the oldest only against an opening balance.
  if (judged.proven)
    return judged.proof.opening !== null &&
      (table.areDaysDecided || (table.areDaysOfTwo && isValuedAsBanksDo(rows))) &&
      table.areDaysPaired &&
      judged.areDaysUnique &&
      haveAlikeDays(table, judged.reading) &&
      daysAreBorneOut(rows.map((row) => datedRow(row, table)))
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

/** Lines that belong to no booking. */
function headsOf(lines: readonly Line[], rows: readonly PlacedRow[]): Line[] {
  const booked = new Set(rows.flatMap((row) => row.lines))
  return lines.filter((line) => !booked.has(line))
}

const codes = 'eur|chf|usd|gbp|huf|pln|czk|sek|dkk|nok|ron|bgn|try|jpy|cad|aud'
/** «Divisa del conto CHF», «Kontowährung: CHF», «conto in USD». */
const namedCurrency = new RegExp(
  `\\b(?:valuta|divisa|(?:konto)?wahrung|currency|conto in|konto in)(?: (?:del|di|of|des|the|conto|kontos|account))*:? (${codes})\\b`,
)
/** «Conto in franchi svizzeri», «Conto valutario USD», «Fremdwährungskonto USD». */
const spelledCurrencies: readonly (readonly [RegExp, string])[] = [
  [/\b(?:conto|konto|account) (?:corrente )?(?:in|auf) (?:franchi svizzeri|schweizer franken|swiss francs)\b/, 'CHF'],
  [/\b(?:conto|konto|account) (?:corrente )?(?:in|auf) (?:dollari|us dollar|us dollars)\b/, 'USD'],
  [/\b(?:conto|konto|account) (?:corrente )?(?:in|auf) (?:sterline|britische pfund|pounds)\b/, 'GBP'],
]
const foreignAccount = new RegExp(
  `\\b(?:conto valutario|fremdwahrungskonto|wahrungskonto|foreign currency account) (?:in )?(${codes})\\b`,
)

/** «Saldo CHF» above a column, «Kontostand (CHF)». */
const headedCurrency = new RegExp(
  `\\b(?:saldo|importo|dare|avere|kontostand|betrag|umsatz|balance|amount)(?: in)? \\(?(${codes})\\b`,
)

function currencyOf(lines: readonly Line[], amounts: readonly PlacedAmount[]): string {
  const found = (by: RegExp) => lines.flatMap((line) => by.exec(line.folded)?.[1] ?? [])
  const headed = new Set(found(headedCurrency))
  const [alone] = headed.size === 1 ? headed : []
  const spelled = spelledCurrencies.find(([by]) => lines.some((line) => by.test(line.folded)))?.[1]
  const code = found(namedCurrency)[0] ?? found(foreignAccount)[0] ?? spelled ?? alone
  return code?.toUpperCase() ?? markedCurrency(amounts) ?? 'EUR'
}

/** What most amounts of the bookings are marked with. */
function markedCurrency(amounts: readonly PlacedAmount[]): string | null {
  const marks = amounts.map(({ words }) => /CHF|GBP|£/.exec(words.map(({ text }) => text).join(' '))?.[0])
  const code = marks.find((mark) => mark !== undefined)
  return code !== undefined && marks.filter((mark) => mark === code).length * 2 > amounts.length
    ? code.replace('£', 'GBP')
    : null
}
