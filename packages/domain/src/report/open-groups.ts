/** Who can settle an open point of a report: a person who looks, the applicant with a document, or its reader's judgement. */
import type { RentReport } from '@attesta/contract/report.ts'
import { atAGlance, type OpenPoint } from './at-a-glance.ts'
import { isContested } from './contested.ts'

export const openGroups = ['look', 'mend', 'weigh'] as const
export type OpenGroup = (typeof openGroups)[number]

/** What another document settles: none of these speaks against the one that was handed in. */
const mendable = new RegExp(
  `^Report\\.(Finding\\.\\w+\\.(${[
    'coverage|too_old|recency|date_range|payslip_month_missing|expired',
    'unreadable|locked|parse_failure|not_readable|corrupted|not_supported|insufficient_documents',
    'invalid_type|other_currency|wrong_bank|duplicate|several_\\w+|no_legal_value',
    'missing_\\w+',
  ].join('|')})|Check\\.(nothingRead|notGiven|consecutive\\.\\w+|identity\\.(none|unread)|\\w+\\.noBalance))$`,
)
/** What the reader decides on: amounts, and what nothing could show. */
const weighed = new RegExp(
  `^Report\\.(GuarantorCommitments|Finding\\.(${[
    'income_check\\.\\w+|bank_statement\\.(rent|salary)_missing|payslip\\.(employment_ends|last_pay|expenses',
    'loan|one_off|cession|paid_in_cash|contract_\\w+)',
    'report\\.((salary|paychecks|regular|rent|enforcement|garnishment|insolvency|arrears|year',
    'temporary|benefit|sent|money|loan|payment)_\\w+|pay_(fell|[stv]\\w+)|business_rests)',
  ].join('|')})|Check\\.(blocked|(deposit|own_funds)\\.\\w+|identity\\.(unchecked|documentOnly|notVerified)))$`,
)

const groupOfKey = (key: string): OpenGroup => (mendable.test(key) ? 'mend' : weighed.test(key) ? 'weigh' : 'look')

/** What is in no list, a contest, and whatever may be a sign of tampering waits for a person. */
export function groupOf(point: OpenPoint, { documents }: Pick<RentReport, 'documents'>): OpenGroup {
  if (point.kind === 'absence' || point.kind === 'person') return 'mend'
  if (point.kind === 'finding')
    return isContested({ msg: point.msg, document_ids: point.documentIds }, documents)
      ? 'look'
      : groupOfKey(point.msg.key)
  const isFailed = point.outcome === 'failed'
  if (isFailed ? point.name === 'Report.Check.anti_fraud' : point.isOpen) return 'look'
  const groups = new Set(point.reasons.map(({ key }) => groupOfKey(key)))
  return openGroups.find((group) => groups.has(group)) ?? 'weigh'
}

/** Returns the open points of a report by who can settle them; empty groups are left out. */
export const groupedPoints = (report: RentReport): [OpenGroup, OpenPoint[]][] => {
  const { open } = atAGlance(report)
  return openGroups
    .map((group): [OpenGroup, OpenPoint[]] => [group, open.filter((point) => groupOf(point, report) === group)])
    .filter(([, points]) => points.length > 0)
}
