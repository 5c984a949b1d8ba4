/**
 * A reading with a person's review laid over it: the one place where the two meet. The reading itself is never changed.
 */
import type { Day } from '../day.ts'
import type { Account, Finding, ParseResult } from '../facts/parse-result.ts'
import { decimal } from '../money.ts'
import { isSetAside, type Correction, type Ruling } from './ruling.ts'
import { accountCloses, differenceOf, payslipCloses } from './sums.ts'

export interface Review {
  corrections: readonly Pick<Correction, 'path' | 'value'>[]
  rulings: readonly Pick<Ruling, 'code' | 'outcome'>[]
}

type Tree = { [key: string]: unknown }

/** Whole numbers in the result; on the wire they are text like everything else. */
const numbers: ReadonlySet<string> = new Set(['tax_year', 'days'])

/**
 * Sets what stands at a path that is there; gives false of one that is not, so that a correction can never add a
 * section or a row.
 */
function put(tree: Tree, path: string, value: string | null): boolean {
  const keys = path.split('.'),
    last = keys.pop()!
  let place: unknown = tree
  for (const key of keys)
    place = typeof place === 'object' && place !== null && Object.hasOwn(place, key) ? (place as Tree)[key] : undefined
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, last)) return false
  ;(place as Tree)[last] = value !== null && numbers.has(last) ? Number(value) : value
  return true
}

/** Returns what stands at a path of a reading, as text; undefined where the reading has no such place. */
export function valueAt(result: ParseResult, path: string): string | null | undefined {
  let place: unknown = result
  for (const key of path.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return undefined
    place = (place as Tree)[key]
  }
  return place === null || place === undefined ? null : String(place)
}

/** Returns the last word on each path. One that says what the reading says is none: so a correction is taken back. */
function standingCorrections<T extends Pick<Correction, 'path' | 'value'>>(
  result: ParseResult,
  corrections: readonly T[],
): T[] {
  const last = new Map(corrections.map((correction) => [correction.path, correction]))
  return [...last.values()].filter(({ path, value }) => {
    const read = valueAt(result, path)
    return read !== undefined && read !== value
  })
}

/** The last ruling on each finding. */
export const standingRulings = <T extends Pick<Ruling, 'code'>>(rulings: readonly T[]): T[] => [
  ...new Map(rulings.map((ruling) => [ruling.code, ruling])).values(),
]

/** «bank_statement.accounts.0.transactions.3.booked_on» */
const dayOfBooking = /\.transactions\.\d+\.booked_on$/
/** «bank_statement.accounts.0.opening_balance», «bank_statement.accounts.0.transactions.3.amount» */
const sumsOfAccount = /\.(?:opening_balance|closing_balance|amount|balance|booked_on)$/

/**
 * A person's word never proves a sum: what they correct must close by itself. Of pixels a day is proven by more than
 * sums, so that nothing new is proven there.
 */
function accountReconciled(
  account: Account,
  read: Account,
  { source }: ParseResult,
  paths: readonly string[],
): boolean | null {
  if (!paths.some((path) => sumsOfAccount.test(path))) return read.reconciled
  const closes = accountCloses(account)
  if (closes !== true) return closes
  if (source !== 'text') return read.reconciled === true && !paths.some((path) => dayOfBooking.test(path)) ? true : null
  // Its sums closed before, and yet the reading did not call it proven: it had another reason, which still stands.
  return read.reconciled === null && accountCloses(read) === true ? null : true
}

const sumsOfPayslip: readonly string[] = ['payslip.gross', 'payslip.deductions', 'payslip.net', 'payslip.payout']
const sumsOfTax: readonly string[] = [
  'tax_document.gross_income',
  'tax_document.taxable_income',
  'tax_document.tax',
  'tax_document.net_income',
]

/** Runs the proofs again over a result whose values were put right in place. */
function proveAnew(result: ParseResult, read: ParseResult, paths: readonly string[]): void {
  result.bank_statement?.accounts.forEach((account, index) => {
    account.reconciled = accountReconciled(
      account,
      read.bank_statement!.accounts[index]!,
      read,
      paths.filter((path) => path.startsWith(`bank_statement.accounts.${index}.`)),
    )
  })
  if (result.payslip && paths.some((path) => sumsOfPayslip.includes(path)))
    result.payslip.reconciled = payslipCloses(result.payslip, read.payslip!)
  // The sums behind a tax document's figures are not in the result: nothing can close them again, and what did not
  // close is not believed for having been changed.
  if (result.tax_document && paths.some((path) => sumsOfTax.includes(path)) && result.tax_document.reconciled === true)
    result.tax_document.reconciled = null
}

/** Returns the sums' own findings, made again; `incomplete` of a page that is missing is another one, and stays. */
function findingsOfSums({ type, source, bank_statement, payslip }: ParseResult): Finding[] {
  const broken =
    source === 'text' ? (bank_statement?.accounts ?? []).filter(({ reconciled }) => reconciled === false) : []
  const statements = broken.map((account): Finding => {
    const difference = differenceOf(account)
    return {
      code: 'bank_statement.incomplete',
      severity: 'error',
      message_key: 'Documents.BankStatement.incomplete',
      params: difference === null ? {} : { difference: decimal(difference) },
      evidence: null,
    }
  })
  return payslip?.reconciled === false
    ? [
        ...statements,
        {
          code: `${type}.not_reconciled`,
          severity: 'warning',
          message_key: 'Documents.Payslip.not_reconciled',
          params: {},
          evidence: null,
        },
      ]
    : statements
}

/**
 * A finding that follows from a value which was put right: the sums' are computed again, those about names, codes,
 * months and years are asked again of all the documents (`reconcile`). Any other stays until a reviewer rules on it.
 */
const restsOn: Readonly<Record<string, RegExp>> = {
  name_mismatch: /\.(?:employee|name|surname|given_names|holders\.\d+)$/,
  missing_name: /\.(?:surname|given_names)$/,
  too_old: /\.(?:tax_year|period\.to)$/,
  recency: /^payslip\.period$/,
}

function stillStands({ code, params }: Finding, result: ParseResult, paths: readonly string[]): boolean {
  const trouble = code.slice(code.indexOf('.') + 1)
  if (trouble === 'incomplete' && !('missing_pages' in params) && result.bank_statement)
    return !paths.some((path) => path.startsWith('bank_statement.'))
  if (trouble === 'not_reconciled' && result.payslip) return !paths.some((path) => sumsOfPayslip.includes(path))
  return !paths.some((path) => restsOn[trouble]?.test(path))
}

/**
 * The result that the rules go by: the reading, each correction in the place of the value read, its sums proven again,
 * findings that were set aside left out (the report lists them apart). Total: a correction of a place that the reading
 * does not have is passed over.
 */
export function reviewed(read: ParseResult, review: Review): ParseResult {
  const corrections = standingCorrections(read, review.corrections),
    rulings = standingRulings(review.rulings)
  if (corrections.length === 0 && rulings.length === 0) return read
  const result = structuredClone(read)
  const paths = corrections
    .filter(({ path, value }) => put(result as unknown as Tree, path, value))
    .map(({ path }) => path)
  proveAnew(result, read, paths)
  const kept = result.findings.filter((finding) => stillStands(finding, result, paths))
  const anew =
    paths.length === 0
      ? []
      : findingsOfSums(result).filter(({ code }) => !kept.some((finding) => finding.code === code))
  return { ...result, findings: [...kept, ...anew].filter(({ code }) => !isSetAside(rulings, code)) }
}

/** What of a corrected value a report says: what stood there before, why it was changed, and when. */
export interface CorrectedFrom {
  was: string | null
  reason: string
  on: Day
}

/** By the places in the result; empty where nothing was put right. */
export const correctedPlaces = (read: ParseResult, corrections: readonly Correction[]): Record<string, CorrectedFrom> =>
  Object.fromEntries(
    standingCorrections(read, corrections).map(({ path, reason, on }) => [
      path,
      { was: valueAt(read, path) ?? null, reason, on },
    ]),
  )
