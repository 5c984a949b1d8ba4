/**
 * What is wrong with a statement as such: sums that do not close, a holder who is not the applicant, a period long
 * past.
 */
import { addMonths, firstDay, monthOf } from '@attesta/domain/day.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Evidence, Finding } from '@attesta/domain/facts/parse-result.ts'
import { evidenceOf } from '../../layout/rows.ts'
import type { ReadingContext } from '../extraction.ts'
import { compareReadName } from '../labels/misread-name.ts'
import type { ReadAccount } from './account.ts'
import type { Line } from './line.ts'

/**
 * Full months before this one that statements must cover: employed, and self-employed (product rule «windows»). Which
 * one counts, and whether all files together cover it, is decided across documents.
 */
const SHORT_WINDOW = 3,
  LONG_WINDOW = 6

/** What findings are made of, whether the account was read from a page or from an export. */
export type Judgeable = Pick<ReadAccount, 'account' | 'difference' | 'closing' | 'places'> &
  Partial<Pick<ReadAccount, 'misprinted' | 'banks'>>

export const statementFinding = (
  code: string,
  severity: Finding['severity'],
  params: Finding['params'],
  evidence: Evidence | null,
): Finding => ({
  code: `bank_statement.${code}`,
  severity,
  message_key: `Documents.BankStatement.${code}`,
  params,
  evidence,
})

/** Sums of a scan that do not close may be misread: that it is no original is finding enough. */
export function findingsOf(accounts: readonly Judgeable[], context: ReadingContext): Finding[] {
  return accounts
    .flatMap((read) => [
      ...(context.source === 'text' ? [...incomplete(read), ...wrongNumber(read)] : []),
      ...otherHolder(read, context),
      ...tooOld(read, context),
    ])
    .concat(merged(accounts))
}

/** Statements of several banks in one file are several documents; several accounts of one bank may be one. */
function merged(accounts: readonly Judgeable[]): Finding[] {
  const banks = new Set(accounts.map(({ account }) => account.abi ?? account.blz).filter((code) => code !== null))
  return banks.size > 1 ? [statementFinding('merged', 'error', { banks: banks.size }, null)] : []
}

function incomplete({ account, difference, closing }: Judgeable): Finding[] {
  if (account.reconciled !== false) return []
  return [
    statementFinding(
      'incomplete',
      'error',
      difference === null ? {} : { difference: decimal(difference) },
      closing && evidenceOf({ page: closing.line.page, words: closing.amount.words }),
    ),
  ]
}

/** A bank prints its own accounts' numbers right, and its own code in them. */
function wrongNumber({ misprinted, banks, places }: Judgeable): Finding[] {
  const at = (line: Line | null) => line && evidenceOf(line)
  return [
    ...(misprinted
      ? [statementFinding('iban_invalid', 'warning', { ending: misprinted.iban.slice(-4) }, at(misprinted.line))]
      : []),
    ...(banks ? [statementFinding('iban_of_other_bank', 'warning', banks, at(places.iban))] : []),
  ]
}

/** Named only when every printed holder is certainly someone else: an unsure comparison is no mismatch. */
function otherHolder({ account, places }: Judgeable, { applicant, source }: ReadingContext): Finding[] {
  if (
    applicant === null ||
    account.holders.length === 0 ||
    account.holders.some((holder) => compareReadName(holder, applicant, source) !== 'different')
  )
    return []
  return [statementFinding('name_mismatch', 'error', {}, places.holders && evidenceOf(places.holders))]
}

/**
 * A statement that ends before the longest window serves no one; one before the shorter window may still serve the
 * self-employed.
 */
function tooOld({ account }: Judgeable, { today }: ReadingContext): Finding[] {
  const end =
    account.period?.to ??
    account.transactions
      .map((t) => t.booked_on)
      .sort()
      .at(-1)
  const windowStart = (months: number) => firstDay(addMonths(monthOf(today), -months))
  if (!end || end >= windowStart(SHORT_WINDOW)) return []
  return [
    end < windowStart(LONG_WINDOW)
      ? statementFinding('too_old', 'error', { ends_on: end }, null)
      : statementFinding('recency', 'warning', { ends_on: end }, null),
  ]
}
