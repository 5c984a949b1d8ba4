/** Holds what a reader made of a paper against what the paper says. */
import type { Account, ParseResult, Transaction } from '@attesta/domain/facts/parse-result.ts'

export interface Score { right: number; wrong: string[]; missing: string[]; /** The reader called figures proven that are not those of the paper. */ falselyProven: boolean }

type Fields = Record<string, unknown>

/** Letters and digits alone, umlauts and strokes spelt out: `Łucja MÜLLER` and `lucja mueller` are one name. */
const folded = (value: unknown): string => String(value).toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss').replaceAll('ł', 'l').normalize('NFD').replace(/[^\p{L}\d.-]/gu, '')

/** Judged apart from the figures, or not a fact of the paper. */
const UNJUDGED = new Set(['transactions', 'reconciled', 'mrz', 'pages', 'file', 'findings', 'trace'])

export function compare(expected: Partial<ParseResult>, found: ParseResult): Score {
  const score: Score = { right: 0, wrong: [], missing: [], falselyProven: false }
  const { bank_statement: statement, payslip, tax_document: tax, identity, ...plain } = expected
  compareFields(score, '', plain, { ...found })
  if (statement) {
    for (const [at, account] of statement.accounts.entries()) compareAccounts(score, `account ${at + 1}`, account, found.bank_statement?.accounts[at])
  }
  if (payslip) {
    const wrongBefore = score.wrong.length
    compareFields(score, 'payslip.', { ...payslip }, { ...found.payslip })
    score.falselyProven ||= found.payslip?.reconciled === true && score.wrong.slice(wrongBefore).some((field) => /gross|deductions|net|payout/.test(field))
  }
  if (tax) compareFields(score, 'tax.', { ...tax }, { ...found.tax_document })
  if (identity) compareIdentity(score, identity, found)
  return score
}

function compareFields(score: Score, path: string, expected: Fields, found: Fields): void {
  for (const [name, value] of Object.entries(expected)) {
    if (value === null || UNJUDGED.has(name)) continue
    const given = found[name]
    if (given === null || given === undefined || given === 'unknown') score.missing.push(path + name)
    else if (folded(given) === folded(value)) score.right++
    else score.wrong.push(`${path}${name}`)
  }
}

function compareAccounts(score: Score, path: string, expected: Account, found: Account | undefined): void {
  const wrongBefore = score.wrong.length, missingBefore = score.missing.length
  const flat = (account: Account | undefined): Fields => (account ? { ...account, holders: account.holders.join(' ') || null, period: account.period ? `${account.period.from} ${account.period.to}` : null } : {})
  compareFields(score, `${path} `, flat(expected), flat(found))
  compareRows(score, path, expected.transactions, found?.transactions ?? [])
  const figures = [...score.wrong.slice(wrongBefore), ...score.missing.slice(missingBefore)].some((field) => /balance|row/.test(field))
  score.falselyProven ||= found?.reconciled === true && figures
}

/** Rows are paired by day and amount; what is left over on either side is missing or wrong. */
function compareRows(score: Score, path: string, expected: readonly Transaction[], found: readonly Transaction[]): void {
  const left = [...found]
  for (const row of expected) {
    const at = left.findIndex((other) => other.booked_on === row.booked_on && other.amount === row.amount && describesAlike(other, row))
    const loose = at >= 0 ? at : left.findIndex((other) => other.booked_on === row.booked_on && other.amount === row.amount)
    const [paired] = loose < 0 ? [] : left.splice(loose, 1)
    if (!paired) score.missing.push(`${path} row`)
    else {
      score.right++
      if (at < 0) score.wrong.push(`${path} words of a transaction`)
      if (row.value_on && paired.value_on && paired.value_on !== row.value_on) score.wrong.push(`${path} value_on`)
      if (row.balance && paired.balance && paired.balance !== row.balance) score.wrong.push(`${path} running balance`)
    }
  }
  score.wrong.push(...left.map(() => `${path} row`))
}

/** Most of the printed words are there: a reader may leave out marks, never a party's name. */
function describesAlike(found: Transaction, expected: Transaction): boolean {
  const words = expected.description.split(/\s+/).filter((word) => word.length > 3)
  const given = folded(found.description)
  return words.filter((word) => given.includes(folded(word))).length >= words.length * 0.8
}

function compareIdentity(score: Score, expected: NonNullable<ParseResult['identity']>, found: ParseResult): void {
  const wrongBefore = score.wrong.length
  compareFields(score, 'identity.', { ...expected }, { ...found.identity })
  if (expected.mrz) {
    if (!found.identity?.mrz) score.missing.push('identity.mrz')
    else if (found.identity.mrz.valid) score.right++
    else score.missing.push('identity.mrz')
  }
  score.falselyProven ||= found.identity?.mrz?.valid === true && score.wrong.slice(wrongBefore).some((field) => /number|date_of_birth|expires_on/.test(field))
}
