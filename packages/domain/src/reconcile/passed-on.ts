/** Pay ↔ what goes on to others as it comes. */
import { monthOf } from '../day.ts'
import { payPassedOn } from '../income/passed-on.ts'
import { decimal, sum } from '../money.ts'
import { crossFinding, type Reconciliation } from './cross-finding.ts'

/** Pay that goes on to private people as it comes: it may only go round. */
export const payIsKept: Reconciliation = ({ assessment: { series } }) => {
  const passed = payPassedOn(series)
  if (passed === null) return []
  const { pay, sent, people } = passed
  const months = new Set(pay.map(({ bookedOn }) => monthOf(bookedOn))).size
  return [
    crossFinding(
      'report.pay_passed_on',
      'warning',
      [...pay, ...sent].map(({ document }) => document),
      { amount: decimal(Math.round(-sum(sent.map(({ amount }) => amount)) / months)), count: people },
      [...pay, ...sent].map(({ ref }) => ref),
    ),
  ]
}
