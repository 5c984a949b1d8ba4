import type { SealedBands } from '@attesta/contract/sealed-shortlist.ts'
import type { SealedShare } from '@attesta/contract/sealed-limits.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { criteriaOf } from '../report/criteria.ts'
import { summaryOf } from '../report/summary.ts'

/** `percentage`: 0–100 and above. */
function shareBand(percentage: number | null): SealedShare {
  if (percentage === null) return 'unknown'
  if (percentage <= 30) return 'up-to-30'
  return percentage <= 40 ? 'up-to-40' : 'above-40'
}

const answer = (is: boolean | null) => (is === null ? 'unknown' : is ? 'passed' : 'failed')

/**
 * Returns what may be judged of a household without knowing who they are: bands, and nothing that names a person, a
 * country, an age or an employer. In Germany no more than may be asked of everybody. `order`: as they applied, from 1.
 */
export function bandsOf(report: RentReport, order: number): SealedBands {
  const { share, affordable, genuine, identity, deposit, open_points, people, guarantors } = criteriaOf(report)
  return {
    share: shareBand(share),
    income: summaryOf(report).incomeState,
    affordable: answer(affordable.is_within),
    genuine: genuine.outcome,
    identity,
    deposit,
    complete: open_points === null ? null : answer(open_points === 0),
    people,
    has_guarantor: guarantors > 0,
    order,
  }
}
