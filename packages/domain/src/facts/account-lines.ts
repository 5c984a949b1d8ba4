/** The bookings of all statements, each once, with where they stand. */
import type { TraceRef } from '@attesta/contract/report.ts'
import { coveredMonths, periodTold, type Period } from '../journey/windows.ts'
import { monthOf, type Day, type Month } from '../day.ts'
import { median, sum, type Cents } from '../money.ts'
import { holdersAmong } from '../owner-match.ts'
import { compareNames, type PersonName } from '../person-name.ts'
import { movementOf, type Movement } from '../transactions/movement.ts'
import { foldWords } from '../transactions/fold.ts'
import { hasLegalForm } from '../transactions/payer.ts'
import { findSeries, rhythmOf, type Series } from '../transactions/recurrence.ts'
import { readFrom, type Support } from './figure.ts'
import { cite, type EvidenceDocument } from './evidence-document.ts'
import type { Account, Transaction } from './parse-result.ts'
import { compareBookings } from './fixed-order.ts'
import { areOneAccount } from './same-account.ts'

export interface AccountLine extends Movement {
  document: EvidenceDocument
  /** How well its account stands as the person's, with where the line is. */
  seen: Support
  /** The same without asking who holds the account: what pays a payslip to the cent is the person's pay. */
  read: Support
  /** Others hold the account too: what comes in may be theirs. */
  isJoint: boolean
  /** The one of them whom its words name; null where they name none or several. */
  namedHolder: string | null
  /** The account's key. */
  account: string
  ref: TraceRef
}

/** Equal for one booking of an account, whichever document shows it. */
export const bookingKey = ({ bookedOn, amount, description }: AccountLine): string =>
  [bookedOn, amount, description].join('|')

/** The bookings that stand on accounts which another person shows too. */
export function linesOnAccounts(
  series: readonly LineSeries[],
  documents: readonly EvidenceDocument[],
  accounts: readonly Account[],
): AccountLine[] {
  const shared = accountsOf(documents).filter(({ account }) => accounts.some((one) => areOneAccount(one, account)))
  const keys = new Set(shared.map(({ key }) => key))
  return series.flatMap(({ movements }) => movements.filter(({ account }) => keys.has(account)))
}

/** What the lines come to, signed. */
export const totalOf = (lines: readonly AccountLine[]): Cents => sum(lines.map(({ amount }) => amount))

export interface AccountOf {
  document: EvidenceDocument
  account: Account
  /** Where in the result it is: `bank_statement.accounts.0`. */
  place: string
  /** Equal for statements of one account. */
  key: string
}

/** The rules count in euros and change no money: an account in another currency counts for nothing. */
export function accountsOf(documents: readonly EvidenceDocument[]): AccountOf[] {
  const accounts = documents
    .flatMap((document) =>
      (document.result.bank_statement?.accounts ?? []).map((account, index) => ({
        document,
        account,
        place: `bank_statement.accounts.${index}`,
        key: account.iban ?? `${document.id}#${index}`,
      })),
    )
    .filter(({ account }) => account.currency === 'EUR')
    .map((one) => ({ ...one, account: asTold(one) }))
  return joinedByBookings(accounts)
}

/** What accounts in another currency show: it counts for nothing, and is not missing. */
export const foreignMovements = (documents: readonly EvidenceDocument[]): Movement[] =>
  documents
    .flatMap(({ result }) => result.bank_statement?.accounts ?? [])
    .filter(({ currency }) => currency !== 'EUR')
    .flatMap(({ transactions }) => transactions.map(movementOf))

const asTold = (one: Pick<AccountOf, 'document' | 'account'>): Account => ({
  ...one.account,
  holders: holdersAmong(one.account.holders),
  period: untilHandedIn(one),
})

/** The days after a document was handed in are told by nothing, whatever period it prints. */
function untilHandedIn({ document: { uploadedOn }, account }: Pick<AccountOf, 'document' | 'account'>): Period | null {
  const told = periodTold(account)
  if (told === null || told.to <= uploadedOn) return told
  return told.from > uploadedOn ? null : { from: told.from, to: uploadedOn }
}

/** Statements of one account have one key: one without an IBAN that of another document's, and two numbers the first's. */
function joinedByBookings(accounts: readonly AccountOf[]): AccountOf[] {
  const joined: AccountOf[] = []
  for (const one of accounts) {
    const candidates =
      one.account.iban === null ? [...joined, ...accounts.filter(({ account }) => account.iban !== null)] : joined
    const same = candidates.find(
      (other) => other.document !== one.document && areOneAccount(one.account, other.account),
    )
    joined.push(same ? { ...one, key: same.key } : one)
  }
  return joined
}

/** What a bank lists beside its bookings. */
const announced = /in attesa di (?:conferma|contabilizzazione)|non (?:ancora )?contabilizzat|vorgemerkt|\bpending\b/i

function namedAmong(holders: readonly string[], { description, counterparty }: Transaction): string | null {
  if (holders.length < 2) return null
  const said = foldWords(`${counterparty ?? ''} ${description}`)
  const named = holders.filter((holder) => foldWords(holder).every((word) => said.includes(word)))
  return named.length === 1 ? named[0]! : null
}

function linesOfAccount({ document, account, place, key }: AccountOf): AccountLine[] {
  return account.transactions.flatMap((transaction, index) => {
    // A booking that is only announced has not come.
    if (transaction.booked_on > document.uploadedOn || announced.test(transaction.description)) return []
    const ref = cite(document, `${place}.transactions.${index}.amount`, 'Report.Trace.booking', transaction.amount, {
      page: transaction.page,
      when: transaction.booked_on,
    })
    return {
      ...movementOf(transaction),
      document,
      seen: readFrom(document, account, [ref]),
      read: readFrom({ ...document, isUnheld: false }, account, [ref]),
      isJoint: account.holders.length > 1,
      namedHolder: namedAmong(account.holders, transaction),
      account: key,
      ref,
    }
  })
}

/**
 * The days that a statement tells whole. Where its sums do not close, its printed period may be more than its bookings.
 */
export function daysTold({ account: { period, reconciled, transactions } }: AccountOf): Period | null {
  const days = transactions.map(({ booked_on }) => booked_on).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (reconciled === true && period !== null) return period
  return first === undefined || last === undefined ? null : { from: first, to: last }
}

const isWithin = ({ from, to }: Period, day: Day) => day >= from && day <= to
const rankOf = ({ document, account }: AccountOf) =>
  Number(document.origin === 'connection') * 2 + Number(account.reconciled !== true)
/** Statements of one account, the one that is believed of a day first: the print, and sums that close. */
export const believedFirst = (statements: readonly AccountOf[]): AccountOf[] =>
  statements.toSorted((a, b) => rankOf(a) - rankOf(b))

/**
 * Returns every booking once, oldest first. Statements of one account may overlap: a day that one of them tells is
 * taken from it alone. Whether the others tell the same of that day: `reconcile/overlaps.ts`.
 */
export function accountLines(documents: readonly EvidenceDocument[]): AccountLine[] {
  const byAccount = Map.groupBy(accountsOf(documents), ({ key }) => key)
  const lines = [...byAccount.values()].flatMap((statements) => {
    const told: Period[] = []
    return believedFirst(statements).flatMap((statement) => {
      const isNew = ({ bookedOn }: AccountLine) => !told.some((period) => isWithin(period, bookedOn))
      const added = linesOfAccount(statement).filter(isNew)
      const days = daysTold(statement)
      if (days !== null) told.push(days)
      return added
    })
  })
  return lines.sort(compareBookings)
}

export interface LineSeries extends Series {
  movements: AccountLine[]
  /** For another: on a shared account a holder whom its lines name, or one of the household. */
  isOfAnother?: boolean
  /** The pay of another of the household, as their payslips show. */
  isOfHousehold?: boolean
  /** To or from one of the person's household: their money stays within it. */
  isWithin?: boolean
}

/**
 * Bookings that belong together, with their places. Money among the person's own accounts is known by the holders'
 * names.
 */
export function lineSeries(documents: readonly EvidenceDocument[]): LineSeries[] {
  const holders = [...new Set(accountsOf(documents).flatMap(({ account }) => account.holders))]
  const lines = accountLines(documents)
  const own = new Map<Movement, AccountLine>(lines.map((line) => [line, line]))
  return findSeries(lines, holders).map((series) => ({
    ...series,
    movements: series.movements.map((movement) => own.get(movement)!),
  }))
}

const withOnly = (series: LineSeries, movements: AccountLine[]): LineSeries => ({
  ...series,
  movements,
  rhythm: rhythmOf(movements),
  months: [...new Set(movements.map(({ bookedOn }) => monthOf(bookedOn)))],
  typicalAmount: median(movements.map(({ amount }) => amount))!,
})

/** Returns the lines that are another's in series of their own. */
export const setApart = (
  series: readonly LineSeries[],
  isOther: (line: AccountLine, of: LineSeries) => boolean,
  as: Pick<LineSeries, 'isOfHousehold'> = {},
): LineSeries[] =>
  series.flatMap((one) => {
    const [others, own] = [true, false].map((wanted) =>
      one.movements.filter((line) => isOther(line, one) === wanted),
    ) as [AccountLine[], AccountLine[]]
    if (others.length === 0) return [one]
    return [...(own.length > 0 ? [withOnly(one, own)] : []), { ...withOnly(one, others), ...as, isOfAnother: true }]
  })

/** Returns what comes in apart by whom its lines name: two holders of one account may be paid by one employer. */
export function byNamedHolder(series: readonly LineSeries[], name: PersonName): LineSeries[] {
  const credits = series.flatMap(({ movements }) => movements.filter(({ amount }) => amount > 0))
  const salaries = allSalarySeries(series).flatMap(({ movements }) => movements)
  const isNamedOther = ({ namedHolder }: AccountLine) =>
    namedHolder !== null && compareNames(namedHolder, name) === 'different'
  // Some banks print the first holder on each transfer; a refund to a card names no one.
  if ((salaries.length > 0 ? salaries : credits).every(isNamedOther)) return [...series]
  return setApart(series, (line) => line.amount > 0 && isNamedOther(line))
}

/** Returns what is another's pay in the household apart: it is told, and counts with them. */
export const withoutPayOfOthers = (
  series: readonly LineSeries[],
  isPayOfOther: (line: AccountLine) => boolean,
): LineSeries[] => setApart(series, isPayOfOther, { isOfHousehold: true })

/** Returns the series with what goes to and comes from others of the household marked, by their names. */
export const withinHousehold = (series: readonly LineSeries[], others: readonly string[]): LineSeries[] =>
  series.map((one) => {
    const { payer } = one
    const isWithin =
      payer !== null && !hasLegalForm(payer) && others.some((name) => compareNames(payer, name) === 'same')
    return isWithin ? { ...one, isWithin } : one
  })

/** It leaves or comes into the household. */
export const isWithOthers = ({ isWithin }: LineSeries): boolean => isWithin !== true

/** Returns what employers paid in, by payer, to any of an account's holders. */
export const allSalarySeries = (series: readonly LineSeries[]): LineSeries[] =>
  series.filter(({ category, typicalAmount }) => category === 'salary' && typicalAmount > 0)
/** It is not said to be another holder's. */
export const isOwn = ({ isOfAnother }: LineSeries): boolean => isOfAnother !== true
/** Without what is said to be another holder's. */
export const salarySeries = (series: readonly LineSeries[]): LineSeries[] => allSalarySeries(series).filter(isOwn)
export const salaryLines = (series: readonly LineSeries[]): AccountLine[] =>
  salarySeries(series).flatMap(({ movements }) => movements)

/** Months that some statement covers whole. */
export const statementMonths = (documents: readonly EvidenceDocument[]): Month[] =>
  coveredMonths(
    accountsOf(documents).flatMap(({ account }): Period[] => (account.period === null ? [] : [account.period])),
  )
