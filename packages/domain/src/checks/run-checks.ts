/** The checks of the report, in the order in which a reader meets them. */
import type { Check } from '@attesta/contract/report.ts'
import type { DepositCover } from '../affordability/deposit-cover.ts'
import { decimal } from '../money.ts'
import type { CrossFinding, ReconcileContext } from '../reconcile/cross-finding.ts'
import { check, reason } from './check.ts'
import { monthsConsecutive, noSignOfForgery, documentsHeldByApplicant, documentsRecent, sumsClose } from './evidence.ts'
import { withAbsenceTold } from './absent-documents.ts'
import { identityShown, type IdentityProof } from './identity.ts'

function depositCovered({ outcome, needed, balance, short }: DepositCover): Check {
  const key =
    outcome === 'unknown'
      ? needed.value === null
        ? 'noRent'
        : 'noBalance'
      : outcome === 'failed'
        ? 'shortBy'
        : undefined
  const params =
    needed.value === null
      ? {}
      : {
          needed: decimal(needed.value),
          ...(balance === null ? {} : { balance: decimal(balance) }),
          ...(short === null ? {} : { short: decimal(short) }),
        }
  return check(
    'deposit',
    outcome,
    ['bank'],
    key === undefined ? [] : [reason(`Report.Check.deposit.${key}`, params)],
    needed.inputs,
  )
}

export const runChecks = (
  context: ReconcileContext,
  findings: readonly CrossFinding[],
  deposit: DepositCover,
  identity: IdentityProof,
): Check[] =>
  withAbsenceTold(context.applicant, [
    identityShown(context, findings, identity),
    documentsHeldByApplicant(context, findings),
    documentsRecent(context, findings),
    noSignOfForgery(context, findings),
    monthsConsecutive(context),
    sumsClose(context, findings),
    depositCovered(deposit),
  ])
