/**
 * Holds what a reader made of a document against what the document says, fact by fact. `null` in the truth means that
 * the document does not print it: a value
 * given all the same is wrong. What the truth leaves out, or names as silent, is not judged.
 */
import type { Account, ParseResult, Transaction } from '@attesta/domain/facts/parse-result.ts'
import type { DrawnDocument } from '../drawn-document.ts'

export type Judgement = 'right' | 'wrong' | 'missing'
export type Judgements = Record<Judgement, number>

export interface Score {
  /** Each fact of the document, by name; those of one name (days of value of all rows) together. */
  facts: Map<string, Judgements>
  /** Transactions printed, read, and both: alike in day and amount. */
  rows: { printed: number; read: number; matched: number }
  /** What the reader says of its own figures; null where the document has nothing to prove them by. */
  isProven: boolean | null
  /** The reader called figures proven that are not those of the document. */
  isFalselyProven: boolean
}

type Truth = Pick<DrawnDocument, 'expected' | 'silentOn'>
type Values = Record<string, unknown>

/**
 * Letters and digits alone, accents off, umlauts and strokes spelt out: `Łucja MÜLLER` and `lucja mueller` are one
 * name, for old mainframes print the
 * latter. Digits, dots and minus signs stay, so no two amounts and no two days fold together.
 */
const folded = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'oe')
    .normalize('NFD')
    .replace(/[^\p{L}\d.-]/gu, '')

/** Judged apart (sections, proofs, zones), or no fact of the document. */
const UNJUDGED = new Set([
  'bank_statement',
  'payslip',
  'tax_document',
  'identity',
  'work_contract',
  'transactions',
  'reconciled',
  'mrz',
  'file',
  'findings',
  'trace',
])

const FIGURES = {
  payslip: ['gross', 'deductions', 'net', 'payout'],
  tax_document: ['gross_income', 'taxable_income', 'tax', 'net_income'],
} as const

export function compare({ expected, silentOn = [] }: Truth, found: ParseResult): Score {
  const score: Score = {
    facts: new Map(),
    rows: { printed: 0, read: 0, matched: 0 },
    isProven: null,
    isFalselyProven: false,
  }
  const judge = (path: string, truth: object, given: object | null | undefined) =>
    judgeValues(score, silentOn, path, { ...truth }, { ...given })
  judge('', expected, found)
  if (expected.bank_statement)
    compareAccounts(score, silentOn, expected.bank_statement.accounts, found.bank_statement?.accounts ?? [])
  for (const section of ['payslip', 'tax_document'] as const) {
    if (!expected[section]) continue
    const wrong = judge(`${section}.`, expected[section], found[section])
    score.isProven = found[section]?.reconciled ?? null
    score.isFalselyProven ||= score.isProven === true && FIGURES[section].some((field) => wrong.includes(field))
  }
  if (expected.work_contract) judge('work_contract.', expected.work_contract, found.work_contract)
  if (expected.identity) {
    const wrong = judge('identity.', expected.identity, found.identity),
      { mrz } = expected.identity,
      read = found.identity?.mrz
    if (mrz)
      tell(
        score,
        'identity.mrz',
        read?.valid && read.format === mrz.format ? 'right' : read?.valid ? 'wrong' : 'missing',
      )
    else if (read?.valid) tell(score, 'identity.mrz', 'wrong')
    score.isProven = read?.valid ?? null
    score.isFalselyProven ||=
      read?.valid === true && wrong.some((field) => ['number', 'date_of_birth', 'expires_on'].includes(field))
  }
  return score
}

function tell({ facts }: Score, name: string, judgement: Judgement): void {
  const all = facts.get(name) ?? { right: 0, wrong: 0, missing: 0 }
  all[judgement]++
  facts.set(name, all)
}

/** The facts that were judged so, each as often as it was. */
export const namesOf = ({ facts }: Score, judgement: Judgement): string[] =>
  [...facts].flatMap(([name, counts]) => Array.from({ length: counts[judgement] }, () => name))

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== 'unknown'

/** @returns the names of the fields that are wrong */
function judgeValues(score: Score, silentOn: readonly string[], path: string, truth: Values, found: Values): string[] {
  return Object.entries(truth).flatMap(([name, value]) => {
    if (UNJUDGED.has(name) || value === undefined || silentOn.includes(path + name)) return []
    const given = found[name]
    if (!isGiven(value) && !isGiven(given)) return []
    const judgement = !isGiven(given)
      ? 'missing'
      : isGiven(value) && folded(given) === folded(value)
        ? 'right'
        : 'wrong'
    tell(score, path + name, judgement)
    return judgement === 'wrong' ? [name] : []
  })
}

const flat = ({ holders, period, ...account }: Account): Values => ({
  ...account,
  holders: holders.length > 0 ? holders.join(' ') : null,
  period: period && `${period.from} ${period.to}`,
})

/**
 * Accounts are paired by their number, else by their balances, and what is left by its order: of two accounts of which
 * one was not found, the other is not taken for it.
 */
function pairedAccounts(
  expected: readonly Account[],
  found: readonly Account[],
): { pairs: Map<Account, Account>; left: Account[] } {
  const pairs = new Map<Account, Account>(),
    left = [...found]
  const pairBy = (isSame: (a: Account, b: Account) => boolean) => {
    for (const account of expected.filter((one) => !pairs.has(one))) {
      const at = left.findIndex((other) => isSame(account, other))
      if (at >= 0) pairs.set(account, left.splice(at, 1)[0]!)
    }
  }
  pairBy((a, b) => a.iban !== null && a.iban === b.iban)
  pairBy(
    (a, b) =>
      a.closing_balance !== null && a.closing_balance === b.closing_balance && a.opening_balance === b.opening_balance,
  )
  pairBy(() => true)
  return { pairs, left }
}

/** The rows of an account that is not there are no rows of the document. */
function compareAccounts(
  score: Score,
  silentOn: readonly string[],
  expected: readonly Account[],
  found: readonly Account[],
): void {
  const { pairs, left } = pairedAccounts(expected, found)
  const proofs = expected.map((account) => {
    const other = pairs.get(account)
    const wrong = judgeValues(score, silentOn, 'account.', flat(account), other ? flat(other) : {})
    const rowsAgree = compareRows(score, account.transactions, other?.transactions ?? [])
    score.isFalselyProven ||=
      other?.reconciled === true &&
      (!rowsAgree || wrong.includes('opening_balance') || wrong.includes('closing_balance'))
    return other?.reconciled ?? null
  })
  for (const account of left) {
    tell(score, 'account', 'wrong')
    score.rows.read += account.transactions.length
    score.isFalselyProven ||= account.reconciled === true
  }
  score.isProven = proofs.every((proof) => proof === true) ? true : proofs.includes(false) ? false : null
}

/**
 * Rows are paired by day and amount, like-worded ones first; what is left over on either side lowers recall or
 * precision.
 * @returns whether every row is there, none too many, and no running balance is another
 */
function compareRows(score: Score, expected: readonly Transaction[], found: readonly Transaction[]): boolean {
  const left = [...found],
    balances: Judgement[] = []
  let matched = 0
  for (const row of expected) {
    const isSame = (other: Transaction) => other.booked_on === row.booked_on && other.amount === row.amount
    const worded = left.findIndex((other) => isSame(other) && describesAlike(other, row)),
      at = worded >= 0 ? worded : left.findIndex(isSame)
    const [paired] = at < 0 ? [] : left.splice(at, 1)
    if (!paired) continue
    matched++
    tell(score, 'transaction.description', worded >= 0 ? 'right' : 'wrong')
    if (row.value_on || paired.value_on) tell(score, 'transaction.value_on', judgeCell(row.value_on, paired.value_on))
    if (row.counterparty && folded(paired.description).includes(folded(row.counterparty)))
      tell(
        score,
        'transaction.counterparty',
        judgeCell(folded(row.counterparty), paired.counterparty ? folded(paired.counterparty) : null),
      )
    if (row.balance || paired.balance) {
      balances.push(judgeCell(row.balance, paired.balance))
      tell(score, 'transaction.balance', balances.at(-1)!)
    }
  }
  score.rows.printed += expected.length
  score.rows.read += found.length
  score.rows.matched += matched
  return matched === expected.length && left.length === 0 && !balances.includes('wrong')
}

const judgeCell = (printed: string | null, read: string | null): Judgement =>
  read === null ? 'missing' : read === printed ? 'right' : 'wrong'

/**
 * Of the printed words longer than three letters four in five are there: a reader may leave out marks, never a party's
 * name.
 */
function describesAlike(found: Transaction, expected: Transaction): boolean {
  const words = expected.description.split(/\s+/).filter((word) => word.length > 3),
    given = folded(found.description)
  return words.filter((word) => given.includes(folded(word))).length >= words.length * 0.8
}
