/**
 * Which documents of a finished application serve another home. Source: decision 0025; the ages are those of
 * B5-statement-months, B5-payslip-old and B5-tax-old.
 */
import type { UploadType } from '@attesta/contract/document.ts'
import type { ApplicationType, EmploymentStatus, Region } from '@attesta/contract/fields.ts'
import type { LeftBehind } from '@attesta/contract/reuse.ts'
import { addMonths, firstDay, lastDay, monthOf, type Day } from '../day.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { needsOf } from '../journey/employment-statuses.ts'
import { lastFullMonths, periodsOf, windows } from '../journey/windows.ts'

/** What the new application is, as far as it decides on documents. */
export interface NewHome {
  type: ApplicationType
  region: Region
  employmentStatus: EmploymentStatus
}

/**
 * A document of the finished application. `result` null: it was never read. `isBlocked`: something on it keeps it from
 * being used, and the person does not contest that.
 */
export interface FormerDocument {
  type: UploadType
  result: ParseResult | null
  isBlocked: boolean
}

/** The oldest month of a payslip that can still be one of the three in a row: the newest may be two months old. */
const oldestPayslip = (today: Day) => addMonths(monthOf(today), -(windows.payslipMonths - 1) - 2)

const isLate = (last: Day | null | undefined, today: Day): boolean => last != null && last < today

function taxTooOld({ tax_document }: ParseResult, today: Day): LeftBehind | null {
  const year = tax_document?.tax_year
  return year != null && isLate(lastDay(addMonths(`${year}-12`, windows.taxMonths)), today) ? 'too_old' : null
}

function statementTooOld(result: ParseResult, today: Day, { employmentStatus }: NewHome): LeftBehind | null {
  const [oldest] = lastFullMonths(
    today,
    employmentStatus === 'Self-employed' ? windows.statementMonthsSelfEmployed : windows.statementMonths,
  )
  const ends = periodsOf(result)
    .map(({ to }) => to)
    .sort()
  return isLate(ends.at(-1), firstDay(oldest!)) ? 'too_old' : null
}

/** What age does to each kind of document; what carries no date is as good as it was. */
const agesOf: Record<UploadType, (result: ParseResult, today: Day, home: NewHome) => LeftBehind | null> = {
  national_id: ({ identity }, today) => (isLate(identity?.expires_on, today) ? 'expired' : null),
  payslip: ({ payslip }, today) =>
    payslip?.period != null && payslip.period < oldestPayslip(today) ? 'too_old' : null,
  bank_statement: statementTooOld,
  fiscal_doc: taxTooOld,
  cud: taxTooOld,
  other: () => null,
  mortgage_doc: () => null,
}

/**
 * Whether the new application asks for documents of a kind at all. The short form takes an identity document without
 * asking for it; in Germany it is no document that shows who one is.
 */
function asksFor(kind: UploadType, { type, region, employmentStatus }: NewHome): boolean {
  if (kind === 'national_id') return region === 'it'
  if (kind === 'other') return true
  if (kind === 'mortgage_doc') return type === 'mortgage'
  return needsOf(employmentStatus, region, type).some(({ anyOf }) => anyOf.includes(kind))
}

/** Why a document is not taken over; null when it is. What is not asked for is not handed on, whatever its age. */
export function leftBehind({ type, result, isBlocked }: FormerDocument, home: NewHome, today: Day): LeftBehind | null {
  if (!asksFor(type, home)) return 'not_asked'
  if (result === null || isBlocked) return 'unusable'
  return agesOf[type](result, today, home)
}
