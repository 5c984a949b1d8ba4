/** Is the part of the price that no loan pays seen on the accounts? */
import type { SourceOfFunds } from '@attesta/contract/mortgage.ts'
import type { Check } from '@attesta/contract/report.ts'
import type { Figure } from '../facts/figure.ts'
import { decimal } from '../money.ts'
import { check, reason } from './check.ts'

/**
 * Passes when the average balance is at least the down payment. Short of it, it fails only where the account is named
 * as the one source; the rest may stand where no statement shows it.
 */
export function ownFundsSeen(downPayment: Figure, balance: Figure, sources: readonly SourceOfFunds[]): Check {
  const id = 'own_funds'
  if (downPayment.value === null) return check(id, 'unknown', [], [reason('Report.Check.own_funds.notSaid')])
  if (downPayment.value === 0) return check(id, 'passed', ['declared'])
  if (balance.value === null) return check(id, 'unknown', ['bank'], [reason('Report.Check.own_funds.noBalance')])
  const params = { balance: decimal(balance.value), needed: decimal(downPayment.value) }
  if (balance.value >= downPayment.value) return check(id, 'passed', ['bank'], [], balance.inputs)
  return sources.every((source) => source === 'bank_balance')
    ? check(id, 'failed', ['bank'], [reason('Report.Check.own_funds.short', params)], balance.inputs)
    : check(id, 'unknown', ['bank'], [reason('Report.Check.own_funds.elsewhere', params)], balance.inputs)
}
