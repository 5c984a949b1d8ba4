/** What a reading says of one document, and no longer holds once the person's other documents are beside it. */
import type { Account, Finding, ParseResult } from '../facts/parse-result.ts'

const saysOld: ReadonlySet<string> = new Set(['bank_statement.recency', 'bank_statement.too_old'])

const accountsIn = (result: ParseResult): readonly Account[] => result.bank_statement?.accounts ?? []
const endOf = ({ period, transactions }: Account): string | undefined =>
  period?.to ??
  transactions
    .map(({ booked_on }) => booked_on)
    .sort()
    .at(-1)

/** By the number; where one of the two prints none, by the bank. */
function isSameAccount(one: Account, other: Account): boolean {
  if (one.iban !== null && other.iban !== null) return one.iban === other.iban
  const [code, otherCode] = [one, other].map(({ abi, blz, bank }) => abi ?? blz ?? bank)
  return code !== null && code === otherCode
}

const endedOn = ({ params }: Finding): unknown => params['ends_on']
const isFit = ({ verdict, findings }: ParseResult): boolean =>
  (verdict === 'parsed' || verdict === 'partial') && !findings.some(({ severity }) => severity === 'error')

/** Whether another statement without a fault shows the same account up to a day that is recent enough. */
const goesOn = (account: Account, others: readonly ParseResult[]): boolean =>
  others.filter(isFit).some((other) =>
    accountsIn(other).some((next) => {
      const end = endOf(next)
      return (
        isSameAccount(account, next) &&
        end !== undefined &&
        end > (endOf(account) ?? '') &&
        !other.findings.some((finding) => saysOld.has(finding.code) && endedOn(finding) === end)
      )
    }),
  )

/** Beside a recent payslip an older one shows more: a thirteenth, or how the pay went. */
const isFollowed = ({ payslip }: ParseResult, others: readonly ParseResult[]): boolean =>
  others
    .filter(isFit)
    .some(
      (other) =>
        (other.payslip?.period ?? '') > (payslip?.period ?? '') &&
        !other.findings.some(({ code }) => code === 'payslip.recency'),
    )

/**
 * Returns the findings of a reading that stand beside everything else that was handed in. «Not recent» asks for the
 * latest statement or payslip: of two that follow one another only the newer has to be. A statement so old that it
 * serves no one (`too_old`) stays refused.
 */
export function standingFindings(result: ParseResult, all: readonly ParseResult[]): Finding[] {
  const others = all.filter((other) => other !== result)
  const isSettled = (finding: Finding) =>
    (finding.code === 'payslip.recency' && isFollowed(result, others)) ||
    (finding.code === 'bank_statement.recency' &&
      accountsIn(result)
        .filter((account) => endOf(account) === endedOn(finding))
        .every((account) => goesOn(account, others)))
  return result.findings.filter((finding) => !isSettled(finding))
}
